import * as v from 'valibot'
import { requestedState } from '../../../domain/listing/facts/fact-schema'
import { listingTypes, statuses } from '../../../domain/listing/listing-status'
import { pictureKinds } from '../pictures/pictures'
import type { ListingValues } from './property-form'

const text = v.string()
const state = v.picklist(['known', requestedState, 'not_applicable'])
// The other values have the type of the stored ones.
const schemas: Partial<Record<string, v.GenericSchema>> = {
  listing_type: v.picklist(listingTypes),
  status: v.picklist(statuses),
  pictures: v.array(v.object({ key: text, kind: v.picklist(pictureKinds), url: text, alt: text })),
  facts: v.record(text, v.object({ value: text, state, source: text, checkedOn: text })),
  // An earlier version of the form may have stored fewer columns.
  record: v.record(text, text),
}

/** The drafts of 1.0.0, which an open tab may hold during an upgrade, name columns in camel case. */
const nameOf = (name: string) =>
  name === 'slugByHand' ? name : name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Overlays stored draft values; invalid ones are dropped. */
export function restoreValues(saved: Record<string, unknown>, stored: ListingValues): ListingValues {
  const fits = ([name, value]: [string, unknown]) =>
    Object.hasOwn(stored, name) &&
    (schemas[name] ? v.is(schemas[name], value) : typeof value === typeof stored[name as keyof ListingValues])
  const named = Object.entries(saved).map(([name, value]): [string, unknown] => [nameOf(name), value])
  const values = { ...stored, ...Object.fromEntries(named.filter(fits)) }
  return { ...values, record: { ...stored.record, ...values.record } }
}
