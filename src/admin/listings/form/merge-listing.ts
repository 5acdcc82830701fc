import { fittingStatus } from '../../../domain/listing/listing-status'
import { emptyFact } from './fact-entries'
import { allFields, isSame } from './form-differences'
import { factOf, type FormField, recordColumnOf } from './form-sections'
import type { ListingValues } from './property-form'

// Two people changed a listing from the same version: their changes are merged field by field. Pure.

/** The values with one field of another version. */
export function withField(values: ListingValues, field: FormField, from: ListingValues): ListingValues {
  const [column, recordColumn] = [factOf(field), recordColumnOf(field)]
  if (recordColumn) return { ...values, record: { ...values.record, [recordColumn]: from.record[recordColumn] } }
  if (column)
    return {
      ...values,
      facts: { ...values.facts, [column]: from.facts[column] ?? emptyFact },
      // The specification's boolean follows.
      ...(column === 'furnishing' && { furnished: from.furnished }),
    }
  const changed = { ...values, [field]: from[field as keyof ListingValues] }
  if (field === 'slug') changed.slugByHand = true
  return { ...changed, status: fittingStatus(changed.status, changed.listingType) }
}

export interface Merge {
  /** Ours, with the fields that only they changed. Where both changed a field, it is still ours. */
  values: ListingValues
  /** The fields that only they changed. */
  taken: FormField[]
  /** The fields that both changed, and not in the same way. */
  conflicts: FormField[]
}

/**
 * Merges two versions of a listing.
 * @param base the version that both began with
 */
export function mergeListing(base: ListingValues, ours: ListingValues, theirs: ListingValues): Merge {
  const changedByThem = allFields.filter((field) => !isSame(field, base, theirs) && !isSame(field, ours, theirs))
  const taken = changedByThem.filter((field) => isSame(field, base, ours))
  return {
    values: taken.reduce((values, field) => withField(values, field, theirs), ours),
    taken,
    conflicts: changedByThem.filter((field) => !taken.includes(field)),
  }
}
