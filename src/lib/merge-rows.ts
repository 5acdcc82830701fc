// Merges concurrent changes to a row. Pure.

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** The columns of `after` that differ from `before`. A save of these alone leaves a colleague's changes of others. */
export const changedColumns = <Row extends object>(before: Row, after: Row): Partial<Row> =>
  Object.fromEntries(
    Object.entries(after).filter(([column, value]) => !same(value, before[column as keyof Row])),
  ) as Partial<Row>

/**
 * Three-way merge of a row, column by column, relative to `base`. A column that both sides changed to different values
 * is a conflict: their value wins and the column is named.
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

/** The text appended to the base; the whole text if the base was changed. */
const added = (base: string, text: string) =>
  base !== '' && text.startsWith(base) ? text.slice(base.length).trim() : text

/** Merges two changed texts into one that contains both. */
export function mergeTexts(base: string, mine: string, theirs: string): string {
  if (mine === base || theirs.startsWith(mine)) return theirs
  if (theirs === base || mine.startsWith(theirs)) return mine
  const [myAddition, theirAddition] = [added(base, mine), added(base, theirs)]
  const theyAddedAlone = theirAddition !== theirs && myAddition === mine
  return theyAddedAlone ? `${mine}\n\n${theirAddition}` : `${theirs}\n\n${myAddition}`
}
