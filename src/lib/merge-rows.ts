// Two people change the same row: what comes of it. Pure.

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/**
 * Three-way merge of a row, column by column. Each side's own changes since `base` are taken; a column that both
 * changed to different values is a conflict, keeps their value, and is named.
 */
export function mergeRows<Row extends object>(
  base: Row,
  mine: Row,
  theirs: Row,
): { row: Row; conflicts: (keyof Row)[] } {
  const row = { ...theirs }
  const conflicts: (keyof Row)[] = []
  for (const column of Object.keys(base) as (keyof Row)[]) {
    if (same(mine[column], base[column]) || same(mine[column], theirs[column])) continue
    if (same(theirs[column], base[column])) row[column] = mine[column]
    else conflicts.push(column)
  }
  return { row, conflicts }
}

/** What a text adds to the one of before; all of it where that was changed. */
const added = (base: string, text: string) =>
  base !== '' && text.startsWith(base) ? text.slice(base.length).trim() : text

/** Two texts that were both changed since `base`, as one text that holds all that either says. */
export function mergeTexts(base: string, mine: string, theirs: string): string {
  if (mine === base || theirs.startsWith(mine)) return theirs
  if (theirs === base || mine.startsWith(theirs)) return mine
  const [myAddition, theirAddition] = [added(base, mine), added(base, theirs)]
  const theyAddedAlone = theirAddition !== theirs && myAddition === mine
  return theyAddedAlone ? `${mine}\n\n${theirAddition}` : `${theirs}\n\n${myAddition}`
}
