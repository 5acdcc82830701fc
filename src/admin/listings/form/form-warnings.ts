import { leaseholdTenures } from '../../../domain/listing/facts/fact-fields'
import { formatDay } from '../../../lib/time/format-day'
import { counted } from '../../../lib/format/words'
import { londonDay } from '../../../lib/time/london-time'
import { normaliseRecord } from '../listing-record'
import { isOutsideLondon, placeHint } from './coordinates'
import type { FormField } from './form-sections'
import type { ListingValues } from './property-form'
import { rowOf } from './form-row'
import { serverDate } from '../../../lib/time/server-time'

/** A valid but unlikely value, which the form asks to confirm. */
export interface FormWarning {
  field: FormField
  message: string
}

/** The unlikely values. */
export function formWarnings(values: ListingValues, today = londonDay(serverDate())): FormWarning[] {
  const row = rowOf(values)
  const warnings: FormWarning[] = []
  if (row.lease_end && row.lease_end < today)
    warnings.push({ field: 'lease_end', message: `The lease ended on ${formatDay(row.lease_end)}.` })
  if (row.service_charge === 0 && leaseholdTenures.includes(row.tenure ?? ''))
    warnings.push({ field: 'service_charge', message: 'The service charge of this leasehold is £0.' })
  const [english, chinese] = [row.features.length, row.features_zh.length]
  if (chinese > 0 && chinese !== english)
    warnings.push({
      field: 'features_zh',
      message: `The listing has ${counted(chinese, 'feature')} in Chinese, but ${english} in English.`,
    })
  const { postcode } = normaliseRecord(values.record)
  if (isOutsideLondon(postcode)) warnings.push({ field: 'postcode', message: `${postcode} is not a London postcode.` })
  const place = placeHint(values)
  if (place) warnings.push({ field: 'latitude', message: place })
  return warnings
}

/** Warnings that a previous save has not confirmed. */
export function newWarnings(values: ListingValues, stored: ListingValues): FormWarning[] {
  const before = new Set(formWarnings(stored).map(({ message }) => message))
  return formWarnings(values).filter(({ message }) => !before.has(message))
}
