import type { Brand } from '../schemas/brand.ts'

export const brand: Brand = {
  colours: {
    stucco: '#f5f1e8',
    paper: '#fffdf9',
    ink: '#1b201e',
    ink2: '#55605c',
    line: '#d9d2c3',
    green: '#24392f',
    brick: '#b5482a',
    brick2: '#943619',
    surfaceMuted: '#e3e1d8',
  },
  map: {
    ground: '#ece5d7',
    park: '#d2dcc5',
    parkName: '#4f6343',
    water: '#bccdd2',
    hairline: '#dcd3c0',
    placeName: '#675f50',
    quiet: '#4d5854',
    shade: '#8a5a12',
  },
}
