import type { Brand } from '../../../src/schemas/brand.ts'

export const brand: Brand = {
  colours: {
    stucco: '#f2f5f7',
    paper: '#ffffff',
    ink: '#141a24',
    ink2: '#4b5768',
    line: '#cfd6de',
    green: '#1d2f52',
    brick: '#8a2b62',
    brick2: '#7a2256',
    surfaceMuted: '#dde3ea',
  },
  map: {
    ground: '#ece5d7',
    park: '#d2dcc5',
    parkName: '#4f6343',
    water: '#bccdd2',
    hairline: '#dcd3c0',
    placeName: '#675f50',
    quiet: '#4d5854',
  },
}
