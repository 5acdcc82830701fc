import { byteOrderMark } from './format/csv'
import { saveFile } from './save-file'
import { londonDay } from './time/london-time'
import { serverDate } from './time/server-time'

/** Hands the browser a spreadsheet to save, named after what it holds and today: `enquiries-2026-11-22.csv`. */
export const downloadCsv = (what: string, lines: string): void =>
  saveFile(`${what}-${londonDay(serverDate())}.csv`, [byteOrderMark + lines], 'text/csv;charset=utf-8')
