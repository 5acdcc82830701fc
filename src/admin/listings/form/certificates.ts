import { certificateNotice } from '../../../domain/listing/certificates'
import type { ListingType } from '../../../domain/listing/listing-status'
import type { FormField } from './form-sections'
import { recordColumns } from '../listing-record'

// When a listing's certificates expire, and what to do. Pure.

const names: Partial<Record<FormField, string>> = {
  epc_expires: 'Energy certificate',
  gas_safety_expires: 'Gas safety record',
  eicr_expires: 'Electrical report',
}

/** Expired and expiring certificates of a listing, each with its field. */
export function certificateNotices(ends: Partial<Record<string, string>>, type: ListingType, today: string) {
  return (['epc_expires', ...recordColumns(type)] as const).flatMap((field) => {
    const [label, notice] = [names[field], certificateNotice(ends[field] ?? '', today)]
    return label && notice ? [{ field, label, notice }] : []
  })
}
