import { byteOrderMark, csvLine, escapeFormula } from '../../lib/format/csv.ts'
import { FeedError, type FeedFile, type FeedProblem, type FeedRecord } from './feed-file.ts'

// The same feed as a table: a line of BLM's field names, then a line for each home. Pure.

/** What divides cells: a comma, a spreadsheet's semicolon where the comma is of numbers, a tab where it is UTF-16. */
const dividers = [',', ';', '\t'] as const
type Divider = (typeof dividers)[number]

interface TableLine {
  line: number
  cells: string[]
}

/**
 * The cells of a table as RFC 4180 writes it, each line with its number. An open quote ends with the file.
 * @param most how many lines are read
 */
function cellsOf(text: string, divider: Divider, most = Infinity): TableLine[] {
  const lines: TableLine[] = []
  const cellEnd = new RegExp(`[${divider}\\r\\n]|$`, 'g')
  let [line, begins, at, cells] = [1, 1, 0, [] as string[]]
  while (at < text.length && lines.length < most) {
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
    }
    cellEnd.lastIndex = at
    const end = cellEnd.exec(text)?.index ?? text.length
    cell += text.slice(at, end)
    at = end
    cells.push(cell)
    if (text[at] === divider) {
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

/** A spreadsheet's own line that says what divides its cells. */
const dividerLine = /^sep=.\r?\n/i

/** The names of the fields and the lines below them, by whatever divides them; null where none gives an AGENT_REF. */
function tableOf(text: string): { names: string[]; lines: TableLine[] } | null {
  const dividerLength = dividerLine.exec(text)?.[0].length ?? 0
  const table = text.slice(dividerLength)
  const heads = dividers.map((divider) => ({
    divider,
    names: cellsOf(table, divider, 1)[0]?.cells.map((name) => name.trim().toUpperCase()) ?? [],
  }))
  const head = heads.find(({ names }) => names.includes('AGENT_REF'))
  if (!head) return null
  const [, ...lines] = cellsOf(table, head.divider)
  return {
    names: head.names,
    lines: dividerLength ? lines.map(({ line, cells }) => ({ line: line + 1, cells })) : lines,
  }
}

/** An apostrophe that keeps a spreadsheet from running a text is none of the text's. */
const withoutGuard = (cell: string) =>
  cell.startsWith("'") && escapeFormula(cell.slice(1)) === cell ? cell.slice(1) : cell

/**
 * Reads a table of BLM's fields. Nothing says that a table is whole: what it does not hold is not withdrawn.
 * @throws FeedError where its first line names no fields of BLM
 */
export function parseFeedCsv(text: string): FeedFile {
  const table = tableOf(text)
  if (!table)
    throw new FeedError(
      'The first line of the table does not name AGENT_REF and the other fields, with a comma, semicolon or tab ' +
        'between them.',
    )
  const { names, lines } = table
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
    names.forEach((name, place) => (values[name] ||= withoutGuard(cells[place] ?? '').trim()))
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
