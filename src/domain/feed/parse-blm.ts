import { FeedError, type FeedFile, type FeedProblem, type FeedRecord } from './feed-file.ts'

// Reads BLM version 3, the trade's batch format. It has no escapes: a delimiter inside a text shifts the fields of its
// record, which is then refused instead of guessed. Pure.

const tag = (name: string) => new RegExp(`^[ \\t]*#${name}#[ \\t]*`, 'im')
const headerLine = /^[ \t]*([^:\r\n]+?)[ \t]*:[ \t]*(.*?)[ \t]*$/gm
/** One character between quotes of any kind. */
const delimiterShape = /^['‘’"“”](.)['‘’"“”]$/u
// Old systems append Ctrl-Z or zeros.
const fileEnd = /#END#[\s\p{Cc}]*$/iu
/** Alternative field names. */
const aliases: Record<string, string> = {
  LET_BILL_INC_TV_LICIENCE: 'LET_BILL_INC_TV_LICENCE',
  EXACT_LONGDITUDE: 'EXACT_LONGITUDE',
}

function headerOf(text: string): Map<string, string> {
  return new Map([...text.matchAll(headerLine)].map(([, name = '', value = '']) => [name.toLowerCase(), value]))
}

function delimiter(header: Map<string, string>, name: string): string {
  const [, sign] = delimiterShape.exec(header.get(name) ?? '') ?? []
  if (!sign) throw new FeedError(`The header does not name the character for ${name.toUpperCase()}.`)
  return sign
}

/** The field names; a trailing delimiter is optional. */
function fieldNames(definition: string, eof: string, eor: string): string[] {
  const end = definition.indexOf(eor)
  const names = (end < 0 ? definition : definition.slice(0, end)).split(eof).map((name) => name.trim().toUpperCase())
  if (names.at(-1) === '') names.pop()
  return names.map((name) => aliases[name] ?? name)
}

/** Values by field name. For a duplicate field the first non-empty value wins. */
function valuesOf(names: string[], cells: string[]): { values: Record<string, string>; twice: string[] } {
  // A field may be called __proto__, so the record has no prototype.
  const values = Object.create(null) as Record<string, string>
  const twice: string[] = []
  names.forEach((name, index) => {
    const value = cells[index]?.trim() ?? ''
    if (values[name] && value && values[name] !== value) twice.push(name)
    values[name] ||= value
  })
  return { values, twice }
}

/**
 * Reads a BLM file. Line numbers refer to the original file.
 * @throws FeedError if a required section is missing
 */
export function parseBlm(text: string): FeedFile {
  const [header, definition, data] = ['HEADER', 'DEFINITION', 'DATA'].map((name) => tag(name).exec(text))
  if (!header || !definition || !data)
    throw new FeedError('This is not a BLM file: #HEADER#, #DEFINITION# or #DATA# is missing.')
  const head = headerOf(text.slice(header.index + header[0].length, definition.index))
  if (/^(3i|h1)$/i.test(head.get('version') ?? ''))
    throw new FeedError('This file is for homes abroad (version 3i), which we do not list.')
  const [eof, eor] = [delimiter(head, 'eof'), delimiter(head, 'eor')]
  if (eof === eor) throw new FeedError('The header has the same character for fields and records.')
  const names = fieldNames(text.slice(definition.index + definition[0].length, data.index), eof, eor)
  if (names.length < 2) throw new FeedError('The definition names no fields.')

  const begins = data.index + data[0].length
  // Text may contain #END#, so only the last one, followed by nothing, ends the file.
  const end = fileEnd.exec(text)
  const body = text.slice(begins, end?.index)
  const records: FeedRecord[] = []
  const refused: FeedFile['refused'] = []
  const remarks: FeedProblem[] = []
  let at = 0
  let line = text.slice(0, begins).split('\n').length
  let cut = false
  let unknown = false
  for (const piece of body.split(eor)) {
    const last = at + piece.length >= body.length
    const start = line + (/^\s*/.exec(piece)?.[0].match(/\n/g)?.length ?? 0)
    line += piece.match(/\n/g)?.length ?? 0
    at += piece.length + eor.length
    if (piece.trim() === '') continue
    if (last) {
      cut = true
      refused.push({ line: start, field: '', reason: 'The file ends inside this record.' })
      continue
    }
    const cells = piece.trimStart().split(eof)
    if (cells.length === names.length + 1 && cells.at(-1)?.trim() === '') cells.pop()
    if (cells.length !== names.length) {
      // A first field precedes the damage. Elsewhere, or in two joined records, the listing cannot be known.
      unknown ||= names[0] !== 'AGENT_REF' || cells.length >= names.length * 2 - 1
      refused.push({
        line: start,
        field: '',
        agentRef: /^\S{1,100}$/.exec(cells[0]?.trim() ?? '')?.[0] ?? '',
        reason:
          `This record has ${cells.length} fields, but the definition has ${names.length}. ` +
          'A text may contain the character that separates fields.',
      })
      continue
    }
    const { values, twice } = valuesOf(names, cells)
    for (const field of twice)
      remarks.push({ line: start, field, reason: 'The field has two different values. We use the first.' })
    records.push({ line: start, values })
  }
  const counted = head.get('property count')
  const total = records.length + refused.length
  const lacks = counted !== undefined && /^\d+$/.test(counted) && Number(counted) > total
  const notices = [
    ...(end ? [] : ['#END# is missing. The file may be cut off.']),
    ...(lacks ? [`The header counts ${counted} listings, but the file has ${total}.`] : []),
    ...(unknown ? ['A damaged record does not tell which listing it means.'] : []),
    ...(records.length === 0 ? ['No listing could be read.'] : []),
  ]
  return {
    fields: new Set(names),
    records,
    refused,
    remarks,
    complete: end !== null && !cut && !lacks && !unknown && records.length > 0,
    notices,
  }
}
