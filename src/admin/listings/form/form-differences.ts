import { type FactColumn, factColumns, factField } from '../../../domain/listing/facts/fact-fields'
import { recordLabels, rentalRecordColumns } from '../../../domain/listing/record-columns'
import { uncapitalised } from '../../../lib/format/words'
import { ofKind, pictureKinds } from '../pictures/pictures'
import { emptyFact } from './fact-entries'
import { factOf, type FormField, recordColumnOf } from './form-sections'
import type { FieldName, ListingValues } from './property-form'
import { ownFields, type OwnField } from './own-fields'

// The fields in which two versions of a listing differ. Pure.

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
