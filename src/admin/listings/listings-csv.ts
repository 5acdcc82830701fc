import { factLabels } from '#messages/fact-labels.ts'
import { type FactColumn, factColumns, factField } from '../../domain/listing/facts/fact-fields'
import { type Facts, parseFacts } from '../../domain/listing/facts/fact-schema'
import { badge, isStatus, statusLabels } from '../../domain/listing/listing-status'
import { csvLine, escapeFormula } from '../../lib/format/csv'
import { londonDay } from '../../lib/time/london-time'
import { parseTimestamp } from '../../lib/time/parse-timestamp'
import { factValueText, numberOrText } from '../../domain/listing/facts/fact-value-text'
import { ownerColumns, type RecordColumn, recordLabels } from '../../domain/listing/record-columns'
import type { ListingRow } from './listing-row'
import { toText, toTexts } from '../../lib/format/to-text'

// Listings as CSV: every fact under its form label, days as 2026-12-01, amounts as plain numbers. Pure.

/** The private record of a listing; empty if unknown. */
export type RecordRow = { [Column in RecordColumn]?: unknown }
/** A cell: numbers unchanged, texts escaped against formulas. */
type Cell = string | number
type Column = [head: string, cell: (row: ListingRow, record: RecordRow, facts: Facts) => Cell]

const day = (value: unknown): Cell => {
  const moment = parseTimestamp(toText(value))
  return Number.isNaN(moment.getTime()) ? toText(value) : londonDay(moment)
}

/** The note of a fact without a value, with its day or reason. */
function stateText(column: FactColumn, { notes }: Facts): string {
  const { state, source, checked_on: checked } = notes[column] ?? {}
  if (state === 'asked') return checked ? `Waiting for owner since ${checked}` : 'Waiting for owner'
  if (state === 'not_applicable') return source ? `Not needed: ${source}` : 'Not needed'
  return ''
}

function factCell(column: FactColumn, row: ListingRow, facts: Facts): Cell {
  const value: unknown = facts.values[column]
  // An invalid value is written unchanged, so that staff can correct it.
  if (value === undefined) return stateText(column, facts) || toText(row[column])
  return factValueText(column, value)
}

const headings: Partial<Record<FactColumn, string>> = {
  floor_plans: 'Floor plans (number)',
  epc_documents: 'Pages of the energy certificate (number)',
}
const factColumn = (column: FactColumn): Column => {
  const label = factLabels[column]
  return [
    headings[column] ?? (factField(column).kind === 'pounds' ? `${label} (£)` : label),
    (row, _, facts) => factCell(column, row, facts),
  ]
}
// Notes and the owner's contact are excluded: files get forwarded, and notes may say where keys are.
const excludedColumns: readonly string[] = ['vendor_notes', ...ownerColumns]
const recordColumns = Object.keys(recordLabels).filter((column) => !excludedColumns.includes(column)) as RecordColumn[]

const columns: Column[] = [
  factColumn('reference'),
  ['Listing type', ({ listing_type: type }) => badge(type === 'rent' ? 'rent' : 'sale')],
  ['Status', ({ status }) => statusLabels[isStatus(status) ? status : 'live']],
  ['Title', ({ title }) => toText(title)],
  ['Web address', ({ slug }) => toText(slug)],
  ['Area', ({ area }) => toText(area)],
  ['Outcode', ({ outcode }) => toText(outcode)],
  ['Price, or rent a month (£)', ({ price }) => numberOrText(price)],
  ['Bedrooms', ({ beds }) => numberOrText(beds)],
  ['Bathrooms', ({ baths }) => numberOrText(baths)],
  ['Floor size (sq ft)', ({ floor_size: size }) => numberOrText(size)],
  ['Available from', ({ date_available: from }) => toText(from)],
  ...factColumns.filter((column) => column !== 'reference').map(factColumn),
  ['Latitude', ({ latitude }) => numberOrText(latitude)],
  ['Longitude', ({ longitude }) => numberOrText(longitude)],
  ['Pictures (number)', ({ gallery }) => toTexts(gallery).length],
  ['Description', ({ description }) => toText(description)],
  ['Features', ({ features }) => toTexts(features).join('; ')],
  ['Description in Chinese', ({ description_zh: text }) => toText(text)],
  ['Features in Chinese', ({ features_zh: texts }) => toTexts(texts).join('; ')],
  ['Rightmove URL', ({ rightmove_url: address }) => toText(address)],
  ['Added', ({ created_at: at }) => day(at)],
  ['Changed', ({ updated_at: at }) => day(at)],
  ...recordColumns.map((column): Column => [recordLabels[column], (_, record) => toText(record[column])]),
]

const written = (cell: Cell) => (typeof cell === 'number' ? String(cell) : escapeFormula(cell))

/** The file: a header, then one line per listing, with its record by id. */
export const listingsCsv = (rows: readonly ListingRow[], records: ReadonlyMap<string, RecordRow>): string =>
  csvLine(columns.map(([head]) => head)) +
  rows
    .map((row) => {
      const facts = parseFacts(row)
      return csvLine(columns.map(([, cell]) => written(cell(row, records.get(toText(row.id)) ?? {}, facts))))
    })
    .join('')
