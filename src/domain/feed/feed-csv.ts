import { byteOrderMark, csvLine, escapeFormula } from '../../lib/format/csv.ts'
import { FeedError, type FeedFile, type FeedProblem, type FeedRecord } from './feed-file.ts'

// The same feed as a table: a header of BLM field names, then one line per listing. Pure.

/** Column separators: comma, semicolon (spreadsheets with decimal commas) and tab (UTF-16). */
const dividers = [',', ';', '\t'] as const
type Divider = (typeof dividers)[number]

interface TableLine {
  line: number
  cells: string[]
}

/**
 * The cells of a table by RFC 4180, with line numbers. An unclosed quote ends with the file.
 * @param maxLines the maximum number of lines
 */
function cellsOf(text: string, divider: Divider, maxLines = Infinity): TableLine[] {
  const lines: TableLine[] = []
  const cellEnd = new RegExp(`[${divider}\\r\\n]|$`, 'g')
  let [line, begins, at, cells] = [1, 1, 0, [] as string[]]
  while (at < text.length && lines.length < maxLines) {
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

/** A spreadsheet's header line that declares the separator. */
const dividerLine = /^sep=.\r?\n/i

/** The field names and lines, by whichever separator fits; null without an AGENT_REF column. */
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

/** Removes the apostrophe that prevents a spreadsheet from running a text as a formula. */
const withoutGuard = (cell: string) =>
  cell.startsWith("'") && escapeFormula(cell.slice(1)) === cell ? cell.slice(1) : cell

/**
 * Reads a table of BLM fields. A table cannot prove completeness, so nothing is withdrawn.
 * @throws FeedError if the first line has no BLM fields
 */
export function parseFeedCsv(text: string): FeedFile {
  const table = tableOf(text)
  if (!table)
    throw new FeedError(
      'The first line must name AGENT_REF and the other fields, separated by commas, semicolons or tabs.',
    )
  const { names, lines } = table
  const refused: FeedProblem[] = []
  const records = lines.flatMap(({ line, cells }): FeedRecord[] => {
    if (cells.length !== names.length) {
      refused.push({
        line,
        field: '',
        reason: `It has ${cells.length} cells, but the first line has ${names.length}.`,
      })
      return []
    }
    const values = Object.create(null) as Record<string, string>
    names.forEach((name, index) => (values[name] ||= withoutGuard(cells[index] ?? '').trim()))
    return [{ line, values }]
  })
  return { fields: new Set(names), records, refused, remarks: [], complete: false, notices: [] }
}

/** Writes records as a table that is safe to open in a spreadsheet. */
export const writeFeedCsv = (fields: readonly string[], records: readonly Readonly<Record<string, string>>[]): string =>
  byteOrderMark +
  [fields, ...records.map((record) => fields.map((field) => escapeFormula(record[field] ?? '')))]
    .map((cells) => csvLine([...cells]))
    .join('')
