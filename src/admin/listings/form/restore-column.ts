import { type FactColumn, isFactColumn } from '../../../domain/listing/facts/fact-fields'
import type { FactNote } from '../../../domain/listing/facts/fact-schema'
import { isRecordColumn } from '../../../domain/listing/record-columns'
import { toText, toTexts } from '../../../lib/format/to-text'
import { recordValuesOf } from '../listing-record'
import { columnsOfKind, picturesOf } from '../pictures/picture-columns'
import { type Picture, pictureKinds } from '../pictures/pictures'
import { emptyFact, factEntriesOf } from './fact-entries'
import { isSame, withField } from './field-values'
import { type FormField, ownColumns } from './form-sections'
import { listingValues } from './form-row'
import type { ListingValues } from './property-form'

// An earlier value of a column, from the history, in the form. Pure.

/** The kind of pictures that have a column, and whether it has their addresses. */
function pictureColumn(column: string) {
  const kind = pictureKinds.find((one) => (columnsOfKind[one] as readonly (string | null)[]).includes(column))
  return kind && { kind, isList: columnsOfKind[kind][0] === column }
}

function withPictures(pictures: readonly Picture[], column: string, value: unknown): Picture[] {
  const { kind, isList } = pictureColumn(column) ?? {}
  if (isList) {
    const earlier = picturesOf({ [column]: value })
    const next = earlier.map((one) => pictures.find(({ kind: is, url }) => is === kind && url === one.url) ?? one)
    // Uploads under way have no address yet.
    return [...pictures.filter((one) => one.kind !== kind || !one.url), ...next]
  }
  let index = 0
  const texts = toTexts(value)
  return pictures.map((one) => (one.kind === kind ? { ...one, alt: texts[index++] ?? '' } : one))
}

function withFact(values: ListingValues, column: FactColumn, changes: Partial<(typeof values.facts)[FactColumn]>) {
  return { ...values, facts: { ...values.facts, [column]: { ...(values.facts[column] ?? emptyFact), ...changes } } }
}

/** The field of a column and the values with its earlier value; null if the form does not edit the column. */
function restored(values: ListingValues, column: string, value: unknown) {
  if (pictureColumn(column))
    return { field: 'gallery', values: { ...values, pictures: withPictures(values.pictures, column, value) } } as const
  const own = ownColumns.find((each) => each === column)
  if (own) return { field: own, values: withField(values, own, listingValues({ [own]: value })) }
  if (isRecordColumn(column)) {
    const record = { ...values.record, [column]: recordValuesOf({ [column]: value })[column] }
    return { field: column, values: { ...values, record } }
  }
  const [before, noteColumn = ''] = column.split('.')
  if (before === 'fact_notes' && isFactColumn(noteColumn)) {
    const { state = 'known', source, checked_on: day } = (value ?? {}) as Partial<FactNote>
    const note = { state, source: toText(source), checkedOn: toText(day) }
    return { field: noteColumn, values: withFact(values, noteColumn, note) }
  }
  if (!isFactColumn(column)) return null
  const entry = factEntriesOf({ [column]: value })[column]
  const changes = entry ? { value: entry.value, state: 'known' as const } : { value: '' }
  return { field: column, values: withFact(values, column, changes) }
}

/** The form's values with an earlier value of a column; null if that changes nothing. */
export function restoreColumn(
  values: ListingValues,
  column: string,
  value: unknown,
): { field: FormField; values: ListingValues } | null {
  const result = restored(values, column, value)
  return result && !isSame(result.field, result.values, values) ? result : null
}
