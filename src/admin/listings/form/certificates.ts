import { certificateNotice } from '../../../domain/listing/certificates'
import type { ListingType } from '../../../domain/listing/listing-status'
import type { FormField } from './form-sections'
import { type RecordColumn } from '../../../domain/listing/record-columns'
import { recordColumns } from '../listing-record'

// When a home's certificates end, and what there is to do about it. Pure.

const names: Partial<Record<RecordColumn, string>> = {
  gas_safety_expires: 'Gas safety record',
  eicr_expires: 'Electrical report',
}

interface CertificateNotice {
  field: FormField
  label: string
  notice: string
}

/** The certificates of a home that have ended or soon will, each with its field. */
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
