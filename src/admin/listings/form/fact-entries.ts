import { factLabels } from '#messages/fact-labels.ts'
import * as v from 'valibot'
import type { Database } from '../../../lib/database.types'
import { tidyLine } from '../../../lib/form/normalise'
import { amount } from '../../../lib/format/parse-amount'
import { formatPence } from '../../../lib/format/money'
import type { ListingType } from '../../../domain/listing/listing-status'
import { type FactColumn, factColumns, factField } from '../../../domain/listing/facts/fact-fields'
import { type FactNote, type Facts, factSchema, parseFacts } from '../../../domain/listing/facts/fact-schema'
import { maxDeposits } from '../../../domain/listing/deposits'
import type { ListingRow } from '../listing-row'
import { shownPrice } from '../price'
import { toText } from '../../../lib/format/to-text'
import { uncapitalised } from '../../../lib/format/words'

// A listing's facts in the form: texts, with their notes.

export interface FactEntry {
  /** As typed; several choices are comma-separated, networks are `EE:good,O2:limited`. */
  value: string
  state: FactNote['state']
  source: string
  checkedOn: string
}
export type FactEntries = Partial<Record<FactColumn, FactEntry>>

type PictureColumn = 'floor_plans' | 'epc_documents'
type WrittenColumn = Exclude<FactColumn, PictureColumn>
/** Typed facts; pictures are edited with the listing's pictures. */
const writtenColumns = factColumns.filter((column): column is WrittenColumn => factField(column).kind !== 'pictures')

export const emptyFact: FactEntry = { value: '', state: 'known', source: '', checkedOn: '' }

const yearly: readonly FactColumn[] = [
  ...(['ground_rent', 'service_charge', 'estate_charge'] as const),
  ...(['council_tax_charge', 'energy_cost', 'parking_charge'] as const),
]
/** Typed pounds; null if invalid or of another period than the fact's. */
const poundsOf = (column: FactColumn, typed: string) => amount(typed, yearly.includes(column) ? 'year' : null)

/** A formatted amount; invalid text unchanged. */
const shownAmount = (column: FactColumn, written: string) => {
  const pounds = poundsOf(column, written)
  return pounds === null ? written : shownPrice(pounds)
}

/** Formats typed amounts. */
export const normaliseFacts = (entries: FactEntries): FactEntries =>
  Object.fromEntries(
    Object.entries(entries).map(([column, entry]) => [
      column,
      factField(column as FactColumn).kind === 'pounds'
        ? { ...entry, value: shownAmount(column as FactColumn, entry.value) }
        : entry,
    ]),
  )

const written = (column: FactColumn, value: unknown): string => {
  const { kind } = factField(column)
  if (value === null || value === undefined) return ''
  if (kind === 'yes_no') return value === true ? 'yes' : 'no'
  if (kind === 'pounds') return shownAmount(column, toText(value))
  if (kind === 'networks')
    return Object.entries(value as Record<string, unknown>)
      .map(([name, signal]) => `${name}:${toText(signal)}`)
      .join()
  // An empty list is a value too: known to be none.
  if (Array.isArray(value)) return value.length === 0 ? '-' : value.map(toText).join()
  return toText(value)
}

/** The facts of a row in the form; invalid values are shown unchanged, so that they can be corrected. */
export function factEntriesOf(row: ListingRow): FactEntries {
  const columns = row as Record<string, unknown>
  const { values, notes } = parseFacts(columns)
  const entries: FactEntries = {}
  for (const column of writtenColumns) {
    const note = notes[column]
    const value = written(column, values[column] ?? columns[column])
    if (value !== '' || note)
      entries[column] = {
        value,
        state: note?.state ?? 'known',
        source: note?.source ?? '',
        checkedOn: note?.checked_on ?? '',
      }
  }
  return entries
}

/** The column value of a text, for schema validation; null if empty. */
function valueOf(column: FactColumn, typed: string): unknown {
  const { kind } = factField(column)
  const line = tidyLine(typed)
  if (line === '') return null
  if (kind === 'yes_no') return line === 'yes'
  if (kind === 'pounds') return poundsOf(column, line) ?? NaN
  if (kind === 'integer') return amount(line, null) ?? NaN
  if (kind === 'choices') return line === '-' ? [] : line.split(',')
  if (kind === 'networks') return Object.fromEntries(line.split(',').map((pair) => pair.split(':')))
  return line
}

const isOfType = (column: FactColumn, type: ListingType) => factField(column).needs[type] !== undefined

type Row = Database['public']['Tables']['properties']['Update']
type FactRow = Pick<Row, WrittenColumn | 'fact_notes'>

/** The columns of the entries, for `factErrors`. Columns of the other listing type are null. */
export function factRow(entries: FactEntries, type: ListingType): FactRow {
  const row: Record<string, unknown> = {}
  const notes: Record<string, unknown> = {}
  for (const column of writtenColumns) {
    const { value, state, source, checkedOn } = entries[column] ?? emptyFact
    const applies = isOfType(column, type)
    row[column] = applies && state === 'known' ? valueOf(column, value) : null
    if (applies && (state !== 'known' || source || checkedOn))
      notes[column] = {
        state,
        ...(source && { source: tidyLine(source) }),
        ...(checkedOn && { checked_on: checkedOn }),
      }
  }
  return { ...row, fact_notes: notes } as FactRow
}

/** The facts that the property page would show. */
export const factsOf = (entries: FactEntries, type: ListingType): Facts => parseFacts({ ...factRow(entries, type) })

const errorTexts: Record<ReturnType<typeof factField>['kind'], (label: string, max?: number) => string> = {
  text: (label, max) => `${label} can have ${max} characters at most.`,
  yes_no: (label) => `Choose yes or no for ${label}.`,
  pounds: (label) => `Enter the ${label} in pounds, such as 1,250 or 1250.50.`,
  integer: (label) => `Enter the ${label} as a whole number.`,
  day: (label) => `Enter the date for ${label}, with the year.`,
  choice: (label) => `Choose a value for ${label}.`,
  choices: (label) => `Choose values for ${label}.`,
  networks: (label) => `Choose the ${label} for each network.`,
  address: (label) => `Enter the whole address of the ${label}, beginning with https://`,
  pictures: (label) => `Enter the addresses of the ${label} one per line, each beginning with https:// or /`,
}

/** The errors of the entries, by column. A deposit above the legal maximum states it. */
export function factErrors(
  entries: FactEntries,
  { type, price }: { type: ListingType; price: number | null },
): Partial<Record<FactColumn, string>> {
  const row: Record<string, unknown> = { ...factRow(entries, type) }
  const errors: Partial<Record<FactColumn, string>> = {}
  for (const column of writtenColumns) {
    const label = factLabels[column]
    const { kind, max } = factField(column)
    const value = row[column]
    if (value !== null && !v.safeParse(factSchema(column), value).success)
      errors[column] = errorTexts[kind](kind === 'text' ? label : uncapitalised(label), max)
  }
  if (type === 'rent' && price) {
    const { deposit, holding_deposit: holding } = maxDeposits(price, toText(row['tenancy']))
    if (Number(row['deposit']) > deposit)
      errors.deposit = `The deposit must be ${formatPence(deposit)} or less, for a rent of ${formatPence(price)}.`
    if (Number(row['holding_deposit']) > holding)
      errors.holding_deposit = `The holding deposit must be ${formatPence(holding)} or less: one week’s rent.`
  }
  return errors
}
