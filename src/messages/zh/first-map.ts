import type { SameMessages } from '../same-messages.ts'

// The script of the first map imports this file: constants alone, so that it stays no file of its own.

export const mapOfHomes = '房源地图'

null satisfies SameMessages<typeof import('../en/first-map.ts'), typeof import('./first-map.ts')>
