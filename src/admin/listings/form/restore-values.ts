import { isStatus } from '../../../domain/listing/listing-status'
import { isFactEntries } from './fact-entries'
import { isRecordValues } from '../listing-record'
import { type Picture, type PictureKind, pictureKinds } from '../pictures/pictures'
import type { ListingValues, FieldName } from './property-form'

const isPicture = (value: unknown) => {
  const { key, kind, url, alt } = (value ?? {}) as Record<keyof Picture, unknown>
  return [key, url, alt].every((each) => typeof each === 'string') && pictureKinds.includes(kind as PictureKind)
}

/** Overlays stored draft values; invalid ones are dropped. */
export function restoreValues(saved: Record<string, unknown>, stored: ListingValues): ListingValues {
  const fits = ([name, value]: [string, unknown]) =>
    Object.hasOwn(stored, name) &&
    (name === 'pictures'
      ? Array.isArray(value) && value.every(isPicture)
      : name === 'facts'
        ? isFactEntries(value)
        : name === 'record'
          ? isRecordValues(value)
          : typeof value === typeof stored[name as FieldName])
  const values = { ...stored, ...Object.fromEntries(Object.entries(saved).filter(fits)) }
  return {
    ...values,
    record: { ...stored.record, ...values.record },
    listingType: values.listingType === 'rent' ? 'rent' : 'sale',
    status: isStatus(values.status) ? values.status : stored.status,
  }
}
