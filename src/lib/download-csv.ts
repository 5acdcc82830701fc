import { byteOrderMark } from './format/csv'
import { saveFile } from './save-file'
import { londonDay } from './time/london-time'
import { serverDate } from './time/server-time'

/** Downloads a spreadsheet, named after its content and today: `enquiries-2026-11-22.csv`. */
export const downloadCsv = (what: string, ...lines: string[]): void =>
  saveFile(`${what}-${londonDay(serverDate())}.csv`, [byteOrderMark, ...lines], 'text/csv;charset=utf-8')
