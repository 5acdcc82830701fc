import type { ListingType } from '../../../domain/listing/listing-status'
import { formatDay } from '../../../lib/time/format-day'
import { counted } from '../../../lib/format/words'
import type { FormField } from './form-sections'
import { type RecordColumn, recordColumns } from './listing-record'

// When a home's certificates end, and what there is to do about it. Pure.

const dayShape = /^20\d\d-\d\d-\d\d$/
/** How long before its end a certificate is spoken of, in days. */
const noticeDays = 60

/** The days until a certificate ends, negative where it has; null while that is far off, or no day is known. */
function daysLeft(ends: string, today: string): number | null {
  if (!dayShape.test(ends)) return null
  const days = Math.round((Date.parse(ends) - Date.parse(today)) / 86_400_000)
  return Number.isNaN(days) || days > noticeDays ? null : days
}

/** What there is to do about a certificate that ends on a day; null while that is far off, or no day is known. */
export function certificateNotice(ends: string, today: string): string | null {
  const days = daysLeft(ends, today)
  if (days === null) return null
  if (days < 0) return `It ended on ${formatDay(ends)}. The home needs a new one.`
  return days === 0
    ? 'It ends today. The home needs a new one.'
    : `It ends on ${formatDay(ends)}, in ${counted(days, 'day')}. Book the next one.`
}

/** The same in the few words of a list: `Energy certificate ended on 1 May 2026`. */
export function energyNotice(ends: string, today: string): string | null {
  const days = daysLeft(ends, today)
  if (days === null) return null
  return `Energy certificate ${days < 0 ? 'ended' : 'ends'} ${days === 0 ? 'today' : `on ${formatDay(ends)}`}`
}

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
