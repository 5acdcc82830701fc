import type { SameMessages } from '../same-messages.ts'

// What the script of the area guide says to screen readers. Loaded by its page, so it stays small.

export const shownBelow = (area: string) => `${area}：详情见下方`

null satisfies SameMessages<typeof import('../en/area-choice.ts'), typeof import('./area-choice.ts')>
