import type { SameMessages } from '../same-messages.ts'

// Words in the drawings of maps.

export const primeMeridian = '本初子午线，0°'
/** On a circle around a home. */
export const minutes = (count: number) => `${count} 分钟`
/** Beside a station. */
export const aboutMinutes = (count: number) => `约 ${count} 分钟`

null satisfies SameMessages<typeof import('../en/map-drawing.ts'), typeof import('./map-drawing.ts')>
