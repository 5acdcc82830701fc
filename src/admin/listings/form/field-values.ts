import { type FactColumn, factColumns, factField } from '../../../domain/listing/facts/fact-fields'
import { factValueText } from '../../../domain/listing/facts/fact-value-text'
import { noteStateLabels } from '../../../domain/listing/column-label'
import { badge, fittingStatus, statusLabels } from '../../../domain/listing/listing-status'
import { recordLabels, rentalRecordColumns } from '../../../domain/listing/record-columns'
import { counted, uncapitalised } from '../../../lib/format/words'
import { formatDay } from '../../../lib/time/format-day'
import { isDay } from '../../../lib/time/parse-day'
import { ofKind, pictureKinds } from '../pictures/pictures'
import { emptyFact, factRow } from './fact-entries'
import { factOf, type FormField, recordColumnOf } from './form-sections'
import { type OwnField, ownFields } from './own-fields'
import type { FieldName, ListingValues } from './property-form'

// The fields of a listing: their names, and their values in words, compared, and taken from another version. Pure.

const pictureFacts: readonly FactColumn[] = ['floor_plans', 'epc_documents']
/** Every field of both listing types. Plans and certificates are among the pictures. */
export const allFields: readonly FormField[] = [
  ...(Object.keys(ownFields) as OwnField[]),
  ...factColumns.filter((column) => !pictureFacts.includes(column)).map((column) => `fact-${column}` as const),
  ...rentalRecordColumns.map((column) => `record-${column}` as const),
]

/** A field's name within a sentence: `council tax`. */
export function fieldName(field: FormField): string {
  const [column, recordColumn] = [factOf(field), recordColumnOf(field)]
  if (column) return uncapitalised(factField(column).label)
  return recordColumn ? uncapitalised(recordLabels[recordColumn]) : ownFields[field as OwnField].name
}

/** A field's value in a form that can be compared. An emptied fact equals a missing one. */
function comparable(values: ListingValues, field: FormField): string {
  const [column, recordColumn] = [factOf(field), recordColumnOf(field)]
  if (column) {
    const { value, state, source, checkedOn } = values.facts[column] ?? emptyFact
    return JSON.stringify([value, state, source, checkedOn])
  }
  if (recordColumn) return values.record[recordColumn]
  if (field === 'pictures')
    return JSON.stringify(
      pictureKinds.flatMap((kind) => ofKind(values.pictures, kind).map(({ url, alt }) => [kind, url, alt])),
    )
  return String(values[field as Exclude<FieldName, 'facts' | 'record' | 'pictures'>])
}

export const isSame = (field: FormField, a: ListingValues, b: ListingValues) =>
  comparable(a, field) === comparable(b, field)

/** The fields that differ. */
export const changedFields = (a: ListingValues, b: ListingValues) => allFields.filter((field) => !isSame(field, a, b))

/** The values with one field of another version. */
export function withField(values: ListingValues, field: FormField, from: ListingValues): ListingValues {
  const [column, recordColumn] = [factOf(field), recordColumnOf(field)]
  if (recordColumn) return { ...values, record: { ...values.record, [recordColumn]: from.record[recordColumn] } }
  if (column) return { ...values, facts: { ...values.facts, [column]: from.facts[column] ?? emptyFact } }
  const changed = { ...values, [field]: from[field as keyof ListingValues] }
  if (field === 'slug') changed.slugByHand = true
  return { ...changed, status: fittingStatus(changed.status, changed.listingType) }
}

const plain = (text: string) => (isDay(text) ? formatDay(text) : text)

/** A fact with its note: `Mains, Deeds, 3 November 2026`. */
function factText({ facts, listingType }: ListingValues, column: NonNullable<ReturnType<typeof factOf>>): string {
  const { value, state, source, checkedOn } = facts[column] ?? emptyFact
  const stored = factRow(facts, listingType)[column as keyof ReturnType<typeof factRow>]
  const amount = factField(column).kind === 'pounds' && value ? `£${value}` : ''
  const text =
    amount || (stored === null || stored === undefined ? value : plain(String(factValueText(column, stored))))
  const stateLabel = state === 'known' ? '' : uncapitalised(noteStateLabels[state])
  return [text, stateLabel, source, checkedOn && `checked ${formatDay(checkedOn)}`].filter(Boolean).join(', ')
}

/** A field's value as people read it. */
export function fieldText(values: ListingValues, field: FormField): string {
  const [column, recordColumn] = [factOf(field), recordColumnOf(field)]
  if (column) return factText(values, column) || '(empty)'
  if (recordColumn) return plain(values.record[recordColumn].replace('T', ', ')) || '(empty)'
  if (field === 'pictures') return counted(values.pictures.length, 'picture')
  if (field === 'status') return statusLabels[values.status]
  if (field === 'listingType') return badge(values.listingType)
  const text = values[field as Exclude<FieldName, 'pictures' | 'facts' | 'record'>]
  return text === '' ? '(empty)' : field === 'price' ? `£${String(text)}` : plain(String(text))
}
