import { isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml'
import { typographic } from './format/typographic.ts'

export type Fields = Record<string, unknown>
/** The names of a value, from its entry: `['epc', 'source', 'url']`. */
export type Path = readonly (string | number)[]

export interface ListFile {
  /** By their names; those of a sequence by their `id`. */
  entries: Record<string, Fields>
  lineOf: (path: Path) => number
}

/** What makes a file no list. */
export interface ListFault {
  line: number
  message: string
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Curls the apostrophes of texts, not those of addresses and ids. */
export const curl = (name: unknown, value: unknown) =>
  typeof value !== 'string' || /^(email|url|id)$/.test(String(name)) || /@|:\/\//.test(value)
    ? value
    : typographic(value)

const idOf = (entry: unknown) => (isFields(entry) && typeof entry['id'] === 'string' ? entry['id'] : '')

/**
 * Reads a YAML file of entries: the lists of the agency, and London's figures.
 * @param single the name of the only entry, if the file has its fields alone
 */
export function parseList(text: string, single?: string): ListFile | ListFault {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter })
  const [error] = document.errors
  if (error)
    return {
      line: lineCounter.linePos(error.pos[0]).line,
      message:
        `is no YAML: ${error.message.split(/ at line |\n/)[0]}. Look for a quotation mark, a tab, a missing space ` +
        'after a colon, or a name that stands twice',
    }
  const data: unknown = document.toJS({ reviver: curl })
  const ids = Array.isArray(data) ? data.map(idOf) : null
  const lineOf: ListFile['lineOf'] = ([name = '', ...path]) => {
    const keys = [...(single === undefined ? [ids ? ids.indexOf(String(name)) : name] : []), ...path]
    // A value that is missing has the line of what would contain it.
    while (keys.length > 0 && !document.hasIn(keys)) keys.pop()
    const parent = document.getIn(keys.slice(0, -1), true)
    const pair = isMap(parent) && parent.items.find(({ key }) => isScalar(key) && key.value === keys.at(-1))
    const node = pair ? pair.key : document.getIn(keys, true)
    return lineCounter.linePos((isNode(node) && node.range?.[0]) || 0).line
  }
  const unnamed = ids?.find((id, n) => !id || ids.indexOf(id) !== n)
  if (unnamed !== undefined)
    return { line: lineOf([unnamed]), message: 'needs an id of its own for each entry, as text' }
  const entries = ids ? Object.fromEntries(ids.map((id, n) => [id, (data as unknown[])[n]])) : data
  if (!isFields(entries)) return { line: 1, message: 'has no entries; write {} if that is on purpose' }
  if (single !== undefined) return { entries: { [single]: entries }, lineOf }
  const nameWithoutFields = Object.keys(entries).find((name) => !isFields(entries[name]))
  return nameWithoutFields === undefined
    ? { entries: entries as ListFile['entries'], lineOf }
    : {
        line: lineOf([nameWithoutFields]),
        message: `${nameWithoutFields}: has no fields; write them, or delete the name`,
      }
}
