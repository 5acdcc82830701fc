// What the script of sortable tables says to screen readers. Loaded by its page, so it stays small.

export const sorted = (column: string, isAscending: boolean) =>
  `Sorted by ${column}, ${isAscending ? 'ascending' : 'descending'}`
