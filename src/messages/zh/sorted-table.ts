import type { SameMessages } from '../same-messages.ts'

// What the script of sortable tables says to screen readers. Loaded by its page, so it stays small.

export const sorted = (column: string, isAscending: boolean) => `已按${column}${isAscending ? '升序' : '降序'}排列`

null satisfies SameMessages<typeof import('../en/sorted-table.ts'), typeof import('./sorted-table.ts')>
