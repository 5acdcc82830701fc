import { atom, type ReadableAtom } from 'nanostores'

/**
 * The selected rows of a list, by key. Rows of other pages stay selected; other filters clear the selection, so that
 * nobody changes unseen rows.
 * @param $place the filters of the list, with the page
 * @param isSameList whether two places have the same rows, on any page and in any order
 */
export function createSelection<Row, Place>(
  keyOf: (row: Row) => string,
  $place: ReadableAtom<Place>,
  isSameList: (a: Place, b: Place) => boolean,
) {
  const $rows = atom<ReadonlyMap<string, Row>>(new Map())
  /** The row that was selected last: Shift extends the selection from it. */
  let anchor = ''
  const byKey = (rows: readonly Row[]) => rows.map((row) => [keyOf(row), row] as const)

  /** Selects or deselects several rows, such as those of a page. */
  function selectAll(rows: readonly Row[], selected: boolean) {
    const next = new Map($rows.get())
    for (const [key, row] of byKey(rows)) {
      if (selected) next.set(key, row)
      else next.delete(key)
    }
    $rows.set(next)
  }
  function clear() {
    anchor = ''
    if ($rows.get().size > 0) $rows.set(new Map())
  }
  $place.listen((place, before) => {
    if (before && !isSameList(place, before)) clear()
  })
  return {
    $rows,
    selectAll,
    /** Selects what filters matched, unless the selection was cleared meanwhile, such as by other filters. */
    selectFiltered(place: Place, rows: readonly Row[]) {
      if ($rows.get().size > 0 && isSameList(place, $place.get())) $rows.set(new Map(byKey(rows)))
    },
    /**
     * Selects or deselects a row.
     * @param shown the rows of the page, to include those since the last one
     */
    select(row: Row, selected: boolean, shown: readonly Row[] = []) {
      const [from = -1, to = -1] = [anchor, keyOf(row)].map((key) => shown.findIndex((each) => keyOf(each) === key))
      const isRange = from >= 0 && to >= 0
      selectAll(isRange ? shown.slice(Math.min(from, to), Math.max(from, to) + 1) : [row], selected)
      anchor = keyOf(row)
    },
    clear,
  }
}
