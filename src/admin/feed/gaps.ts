import * as v from 'valibot'
import { isFactColumn } from '../../domain/listing/facts/fact-fields'
import { statesInPlace } from '../../domain/listing/facts/missing-facts'
import {
  isEmpty,
  publishLabel,
  type PublishColumn,
  type PublishProblem,
  publishProblems,
} from '../../domain/listing/facts/publish-check'
import { isStatus, type ListingType } from '../../domain/listing/listing-status'
import { amount } from '../../lib/format/parse-amount'
import { toText } from '../../lib/format/to-text'
import { checkFields } from '../ui/check-fields'
import { emptyFact, factErrors, factRow } from '../listings/form/fact-entries'

// Homes that their feed publishes and that lack something. Pure.

/** A gap as typed. Several choices are comma-separated. */
export interface GapValue {
  value: string
  isRequested: boolean
}
export type GapValues = Partial<Record<PublishColumn, GapValue>>

export const emptyGap: GapValue = { value: '', isRequested: false }

/** Reads the rows of `feed_gaps` and the number of all; rows without a status of the feed are skipped. */
export function parseGaps(data: unknown) {
  const rows = Array.isArray(data) ? (data as Readonly<Record<string, unknown>>[]) : []
  const listings = rows.flatMap(parseGap)
  return { listings, total: Number(rows[0]?.['total'] ?? 0) - rows.length + listings.length }
}

function parseGap(row: Readonly<Record<string, unknown>>) {
  const status = row['feed_status']
  if (!isStatus(status) || status === 'draft') return []
  return [
    {
      id: toText(row['id']),
      updatedAt: toText(row['updated_at']),
      reference: toText(row['reference']),
      row,
      title: toText(row['title']) || 'Untitled listing',
      type: row['listing_type'] === 'rent' ? ('rent' as const) : ('sale' as const),
      /** The status that it gets when it is published. */
      feedStatus: status,
    },
  ]
}
/** A draft that its feed publishes. */
export type GapListing = ReturnType<typeof parseGap>[number]

/** Columns that need more room than this screen has: texts and pictures. */
const formOnlyColumns: readonly PublishColumn[] = ['title', 'slug', 'gallery', 'description', 'features']
const numbers: readonly PublishColumn[] = ['price', 'beds', 'baths']

/** Whether a problem is solved here, in a field, and not in the listing's form. */
export const isField = ({ column, problem }: PublishProblem) =>
  problem === 'missing' && !formOnlyColumns.includes(column)

/** Whether a gap may wait for the owner. */
export const canBeRequested = (column: PublishColumn, type: ListingType) =>
  isFactColumn(column) && statesInPlace(column, type).includes('asked')

const isFilled = ({ value, isRequested }: GapValue) => isRequested || value !== ''
type Gap = readonly [column: PublishColumn, gap: GapValue]
/** The filled gaps; the form also has undefined ones. */
const filledGaps = (values: GapValues): Gap[] =>
  (Object.entries(values) as [PublishColumn, GapValue | undefined][]).flatMap(([column, gap]) =>
    gap && isFilled(gap) ? [[column, gap] as const] : [],
  )

/** The filled gaps that are still open: a colleague may have filled one since it was typed, and keeps that value. */
function openGaps({ row }: GapListing, values: GapValues): Gap[] {
  const stored = publishProblems(row).map(({ column }) => column)
  return filledGaps(values).filter(([column]) => stored.includes(column) || isEmpty(row[column]))
}

/** The typed values of the gaps that are still open. */
export const openValues = (listing: GapListing, values: GapValues): GapValues =>
  Object.fromEntries(openGaps(listing, values))

/** Whether anything is filled in. */
export const hasGaps = (values: GapValues) => filledGaps(values).length > 0

/** The typed values that differ from those that were sent: typed during the save. */
export const unsentGaps = (values: GapValues, sent: GapValues): GapValues =>
  Object.fromEntries(filledGaps(values).filter(([column, gap]) => !isSame(gap, sent[column])))
const isSame = (gap: GapValue, sent: GapValue | undefined) =>
  gap.value === sent?.value && gap.isRequested === sent.isRequested

/** The typed value for its column; undefined if it is not valid. */
function columnValue(column: PublishColumn, { value }: GapValue, type: ListingType): unknown {
  if (isFactColumn(column))
    return (factRow({ [column]: { ...emptyFact, value } }, type) as Record<string, unknown>)[column]
  if (numbers.includes(column)) return amount(value, null) ?? undefined
  return value
}

/** The columns that the typed values change, with the notes of facts that wait. */
export function gapRow(listing: GapListing, values: GapValues, today: string): Record<string, unknown> {
  const { row, type } = listing
  const notes = { ...(row['fact_notes'] as Record<string, unknown> | null) }
  const filled = openGaps(listing, values)
  for (const [column, { isRequested }] of filled) {
    if (isRequested) notes[column] = { state: 'asked', checked_on: today }
    else if (column in notes) delete notes[column]
  }
  const columns = filled.flatMap(([column, gap]) => (gap.isRequested ? [] : [[column, columnValue(column, gap, type)]]))
  return {
    ...(Object.fromEntries(columns) as Record<string, unknown>),
    ...(filled.some(([column]) => isFactColumn(column)) && { fact_notes: notes }),
  }
}

/** What a listing still lacks, with the typed values. */
export const remainingProblems = (listing: GapListing, values: GapValues, today: string): PublishProblem[] =>
  publishProblems({ ...listing.row, ...gapRow(listing, values, today) })

/**
 * The columns to show: those that the stored row lacks, and those that a typed value newly needs, such as the number
 * of a licence.
 */
export function gapColumns(listing: GapListing, values: GapValues, today: string): PublishColumn[] {
  const stored = publishProblems(listing.row).filter(isField)
  const needed = remainingProblems(listing, values, today).filter(isField)
  const filled = openGaps(listing, values).map(([column]) => column)
  return [...new Set([...stored, ...needed].map(({ column }) => column).concat(filled))]
}

/** Problems that only the listing's form can solve. */
export const formProblems = (listing: GapListing): PublishProblem[] =>
  publishProblems(listing.row).filter((problem) => !isField(problem))

/** The error of a typed value; empty if it is valid or missing. */
function valueError(column: PublishColumn, gap: GapValue, { type, row }: GapListing): string {
  if (gap.isRequested || gap.value === '') return ''
  if (isFactColumn(column)) {
    const price = row['price'] === null || row['price'] === undefined ? null : Number(row['price'])
    const tenancy = { ...emptyFact, value: toText(row['tenancy']) }
    return factErrors({ tenancy, [column]: { ...emptyFact, value: gap.value } }, { type, price })[column] ?? ''
  }
  if (!numbers.includes(column)) return ''
  const number = amount(gap.value, null)
  const [min, max] = column === 'price' ? [1, 99_999_999] : [column === 'baths' ? 1 : 0, 50]
  const isValid = number !== null && number >= min && number <= max && (column === 'price' || Number.isInteger(number))
  return isValid
    ? ''
    : `Enter ${publishLabel(column).toLowerCase()} as a ${column === 'price' ? 'number' : 'whole number'}.`
}

/** The form of one listing's gaps: every typed value is valid. */
export const gapSchema = (listing: GapListing) =>
  v.pipe(
    v.custom<GapValues>((values) => typeof values === 'object' && values !== null),
    checkFields((values) =>
      Object.fromEntries(openGaps(listing, values).map(([column, gap]) => [column, valueError(column, gap, listing)])),
    ),
  )
