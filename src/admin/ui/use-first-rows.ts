import { useDeferredValue } from 'react'

// About what a screen shows: most of the time until the first row is painted is that of the rows below the fold.
const firstPaintRowCount = 12

/** The rows of a list as it appears: those at the top of a screen, and once they are painted all. */
export function useFirstRows<Row>(rows: readonly Row[]): readonly Row[] {
  const isPainted = useDeferredValue(true, false)
  return isPainted ? rows : rows.slice(0, firstPaintRowCount)
}
