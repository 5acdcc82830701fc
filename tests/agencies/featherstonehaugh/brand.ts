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
    ground: '#e4e9ee',
    park: '#cfdccf',
    parkName: '#3f5c45',
    water: '#b4c9de',
    hairline: '#d0d7df',
    placeName: '#545d69',
    quiet: '#475160',
    shade: '#7a4a10',
  },
}
