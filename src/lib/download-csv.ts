import { byteOrderMark } from './format/csv'
import { londonDay } from './time/london-time'

/** Hands the browser a spreadsheet to save, named after what it holds and today: `enquiries-2026-11-22.csv`. */
export function downloadCsv(what: string, lines: string): void {
  const address = URL.createObjectURL(new Blob([byteOrderMark + lines], { type: 'text/csv;charset=utf-8' }))
  Object.assign(document.createElement('a'), {
    href: address,
    download: `${what}-${londonDay(new Date())}.csv`,
  }).click()
  // Not at once: a browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
