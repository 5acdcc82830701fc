import { columnLabel } from '../../../domain/listing/column-label'
import { noteText, valueText } from '../../../domain/listing/column-text'
import { type FactColumn, factColumns, isFactColumn } from '../../../domain/listing/facts/fact-fields'
import { fittingStatus } from '../../../domain/listing/listing-status'
import { isRecordColumn, rentalRecordColumns } from '../../../domain/listing/record-columns'
import { counted, uncapitalised } from '../../../lib/format/words'
import { ofKind, pictureKinds } from '../pictures/pictures'
import { emptyFact, factRow } from './fact-entries'
import { type FormField, ownColumns } from './form-sections'
import type { ListingValues } from './property-form'

// The fields of a listing: their names, and their values in words, compared, and taken from another version. Pure.

const pictureFacts: readonly FactColumn[] = ['floor_plans', 'epc_documents']
/** Every field of both listing types. Plans and certificates are among the pictures. */
export const allFields: readonly FormField[] = [
  ...ownColumns,
  ...factColumns.filter((column) => !pictureFacts.includes(column)),
  ...rentalRecordColumns,
]

/** A field's name within a sentence: `council tax`. */
export const fieldName = (field: FormField) => uncapitalised(columnLabel(field))

/** A field's value in a form that can be compared. An emptied fact equals a missing one. */
function comparable(values: ListingValues, field: FormField): string {
  if (isFactColumn(field)) {
    const { value, state, source, checkedOn } = values.facts[field] ?? emptyFact
    return JSON.stringify([value, state, source, checkedOn])
  }
  if (isRecordColumn(field)) return values.record[field]
  if (field !== 'gallery') return values[field]
  return JSON.stringify(
    pictureKinds.flatMap((kind) => ofKind(values.pictures, kind).map(({ url, alt }) => [kind, url, alt])),
  )
}

export const isSame = (field: FormField, a: ListingValues, b: ListingValues) =>
  comparable(a, field) === comparable(b, field)

/** The fields that differ. */
export const changedFields = (a: ListingValues, b: ListingValues) => allFields.filter((field) => !isSame(field, a, b))

/** The values with one field of another version. */
export function withField(values: ListingValues, field: FormField, from: ListingValues): ListingValues {
  if (isRecordColumn(field)) return { ...values, record: { ...values.record, [field]: from.record[field] } }
  if (isFactColumn(field)) return { ...values, facts: { ...values.facts, [field]: from.facts[field] ?? emptyFact } }
  if (field === 'gallery') return { ...values, pictures: from.pictures }
  const changed = { ...values, [field]: from[field] }
  if (field === 'slug') changed.slugByHand = true
  return { ...changed, status: fittingStatus(changed.status, changed.listing_type) }
}

/** A fact with its note: `Mains, Deeds, checked 3 November 2026`. A value that cannot be stored is shown as typed. */
function factText({ facts, listing_type: type }: ListingValues, column: FactColumn): string {
  const { value, state, source, checkedOn } = facts[column] ?? emptyFact
  const { [column]: stored = null } = factRow(facts, type) as Record<string, unknown>
  const text = stored === null || Number.isNaN(stored) ? value : valueText(column, stored)
  return [text, noteText({ state, source, checked_on: checkedOn })].filter(Boolean).join(', ') || '(empty)'
}

/** A field's value as people read it. */
export function fieldText(values: ListingValues, field: FormField): string {
  if (isFactColumn(field)) return factText(values, field)
  if (isRecordColumn(field)) return valueText(field, values.record[field].replace('T', ', '))
  return field === 'gallery' ? counted(values.pictures.length, 'picture') : valueText(field, values[field])
}
