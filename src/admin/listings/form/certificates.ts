import { certificateNotice } from '../../../domain/listing/certificates'
import type { ListingType } from '../../../domain/listing/listing-status'
import type { FormField } from './form-sections'
import { type RecordColumn } from '../../../domain/listing/record-columns'
import { recordColumns } from '../listing-record'

// When a listing's certificates expire, and what to do. Pure.

const names: Partial<Record<RecordColumn, string>> = {
  gas_safety_expires: 'Gas safety record',
  eicr_expires: 'Electrical report',
}

interface CertificateNotice {
  field: FormField
  label: string
  notice: string
}

/** Expired and expiring certificates of a listing, each with its field. */
export function certificateNotices(
  ends: Partial<Record<RecordColumn, string>> & { epc_expires: string },
  type: ListingType,
  today: string,
): CertificateNotice[] {
  const certificates: [FormField, string, string | undefined][] = [
    ['fact-epc_expires', 'Energy certificate', ends.epc_expires],
    ...recordColumns(type).flatMap((column): [FormField, string, string | undefined][] => {
      const name = names[column]
      return name ? [[`record-${column}`, name, ends[column]]] : []
    }),
  ]
  return certificates.flatMap(([field, label, end = '']) => {
    const notice = certificateNotice(end, today)
    return notice ? [{ field, label, notice }] : []
  })
}
