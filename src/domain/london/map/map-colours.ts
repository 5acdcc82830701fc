import { brand } from '#agency/brand.ts'

const { ink, paper, brick, brick2 } = brand.colours

/** The map's colours: a drawing keeps them in every context. */
export const mapColours = { ...brand.map, ink, paper, brick, ringName: brick2 }
