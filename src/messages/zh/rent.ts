import type { SameMessages } from '../same-messages.ts'

// Sums of rent in weeks.

/** One to six weeks’ rent in words. */
export const weekCounts = ['一周', '两周', '三周', '四周', '五周', '六周']
/** After a sum, or after the name of one. */
export const weeksOfRent = (weeks: string) => `，${weeks}租金`

null satisfies SameMessages<typeof import('../en/rent.ts'), typeof import('./rent.ts')>
