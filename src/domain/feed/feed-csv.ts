import { byteOrderMark, csvLine, escapeFormula } from '../../lib/format/csv.ts'
import { FeedError, type FeedFile, type FeedProblem, type FeedRecord } from './feed-file.ts'

// The same feed as a table: a line of BLM's field names, then a line for each home. Pure.

/** The cells of a table as RFC 4180 writes it, each line with its number. An open quote ends with the file. */
function cellsOf(text: string): { line: number; cells: string[] }[] {
  const lines: { line: number; cells: string[] }[] = []
  let [line, begins, at, cells] = [1, 1, 0, [] as string[]]
  while (at < text.length) {
    let cell = ''
    if (text[at] === '"') {
      for (at += 1; at < text.length; at++) {
        if (text[at] === '\n') line += 1
        if (text[at] !== '"') cell += text[at]
        else if (text[at + 1] === '"') {
          cell += '"'
          at += 1
        } else break
      }
      at += 1
    } else {
      const end = /[,\r\n]|$/.exec(text.slice(at))!.index
      cell = text.slice(at, at + end)
      at += end
    }
    cells.push(cell)
    if (text[at] === ',') {
      at += 1
      if (at < text.length) continue
      cells.push('')
    }
    if (text[at] === '\r') at += 1
    if (text[at] === '\n') {
      at += 1
      line += 1
    }
    if (cells.some((each) => each.trim() !== '')) lines.push({ line: begins, cells })
    ;[begins, cells] = [line, []]
  }
  return lines
}

/** An apostrophe that keeps a spreadsheet from running a text is none of the text's. */
const withoutGuard = (cell: string) =>
  cell.startsWith("'") && escapeFormula(cell.slice(1)) === cell ? cell.slice(1) : cell

/**
 * Reads a table of BLM's fields. Nothing says that a table is whole: what it does not hold is not withdrawn.
 * @throws FeedError where its first line names no fields of BLM
 */
export function parseFeedCsv(text: string): FeedFile {
  const [head, ...lines] = cellsOf(text)
  const names = head?.cells.map((name) => name.trim().toUpperCase()) ?? []
  if (!names.includes('AGENT_REF'))
    throw new FeedError('The first line of the table does not name AGENT_REF and the other fields.')
  const refused: FeedProblem[] = []
  const records = lines.flatMap(({ line, cells }): FeedRecord[] => {
    if (cells.length !== names.length) {
      refused.push({
        line,
        field: '',
        reason: `It has ${cells.length} cells where the first line has ${names.length}.`,
      })
      return []
    }
    const values = Object.create(null) as Record<string, string>
    names.forEach((name, place) => (values[name] ||= withoutGuard(cells[place]!).trim()))
    return [{ line, values }]
  })
  return { fields: new Set(names), records, refused, remarks: [], complete: false, notices: [] }
}

/** Writes records of these fields as a table that a spreadsheet opens, and runs nothing of. */
export const writeFeedCsv = (fields: readonly string[], records: readonly Readonly<Record<string, string>>[]): string =>
  byteOrderMark +
  [fields, ...records.map((record) => fields.map((field) => escapeFormula(record[field] ?? '')))]
    .map((cells) => csvLine([...cells]))
    .join('')
