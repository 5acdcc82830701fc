import * as v from 'valibot'
import { type RecordColumn, rentalRecordColumns, saleRecordColumns } from '../../domain/listing/record-columns'
import { optionalLine } from '../../domain/enquiry/fields'
import type { Database } from '../../lib/database.types'
import { londonWallTime, parseLondonTime } from '../../lib/time/london-time'
import { parseTimestamp } from '../../lib/time/parse-timestamp'
import { email } from '../../lib/form/email-address'
import { compatibleLine, phone, postcode, tidyLine, tidyText } from '../../lib/form/normalise'
import type { ListingType } from '../../domain/listing/listing-status'
import { toText } from '../../lib/format/to-text'
import { readColumns } from '../../lib/read-columns'

// The private record of a listing: address, certificates and notes. Pure.

/** The columns of a listing type, in form order; a sale has no tenancy certificates. */
export const recordColumns = (type: ListingType): readonly RecordColumn[] =>
  type === 'rent' ? rentalRecordColumns : saleRecordColumns

/** Texts as typed; `publish_at` is London time, `2026-12-01T09:30`. */
export type RecordValues = Record<RecordColumn, string>

// The database's limits (listing_records).
export const recordLimits = {
  address_line: 200,
  owner_name: 200,
  owner_phone: 40,
  prs_reference: 60,
  vendor_notes: 5000,
}
const postcodeShape = /^[A-Z]{1,2}\d[\dA-Z]? \d[A-Z]{2}$/
// A two-digit year is a typo.
const dayShape = /^20\d\d-\d\d-\d\d$/

const atMost = (column: keyof typeof recordLimits, what: string, tidy = tidyLine) => {
  const limit = recordLimits[column]
  return optionalLine(limit, `${what} can have ${limit.toLocaleString('en-GB')} characters at most.`, tidy)
}
/** An optional value that a function parses; invalid text is unchanged, and refused with the message. */
const readBy = (read: (written: string) => string | null, message: string) =>
  v.pipe(
    v.string(),
    v.transform(compatibleLine),
    v.check((written) => written === '' || read(written) !== null, message),
    v.transform((written) => read(written)),
  )
const day = (what: string) =>
  readBy((written) => dayShape.exec(written)?.[0] ?? null, `Enter the expiry date of ${what}, with the year.`)
const recordSchema = v.object({
  publish_at: readBy(
    (written) => parseLondonTime(written)?.toISOString() ?? null,
    'Enter a date and time in London, or leave both empty.',
  ),
  address_line: atMost('address_line', 'The address'),
  postcode: readBy(
    (written) => postcodeShape.exec(postcode(written) ?? '')?.[0] ?? null,
    'Enter a full UK postcode, such as N1 2XX, or leave it empty.',
  ),
  owner_name: atMost('owner_name', 'The owner’s name'),
  owner_email: readBy(email, 'Enter one whole email address, such as name@example.com, or leave it empty.'),
  owner_phone: readBy(phone, 'Enter a phone number with at least seven digits, or leave it empty.'),
  gas_safety_expires: day('the gas safety record'),
  eicr_expires: day('the electrical report'),
  prs_reference: atMost('prs_reference', 'The reference'),
  vendor_notes: atMost('vendor_notes', 'The notes', tidyText),
})

/** The form values of a `listing_records` row; empty without one. */
export const recordValuesOf = (row: { [Column in RecordColumn]?: unknown } | null): RecordValues => ({
  ...readColumns(row ?? {}, rentalRecordColumns, toText),
  publish_at: wallTime(toText(row?.publish_at)),
})
export const noRecord = recordValuesOf(null)

/** The London time of a database timestamp; empty without one. */
function wallTime(written: string): string {
  const moment = parseTimestamp(written)
  return Number.isNaN(moment.getTime()) ? '' : londonWallTime(moment)
}

/** Formats a complete postcode like the Royal Mail, and reads the address of a pasted email link. */
export const normaliseRecord = (values: RecordValues): RecordValues => ({
  ...values,
  owner_email: email(values.owner_email) ?? values.owner_email,
  postcode: postcode(values.postcode) ?? values.postcode,
})

/** The errors of the values, by column. */
export function recordErrors(values: RecordValues, type: ListingType): Partial<Record<RecordColumn, string>> {
  const { issues = [] } = v.safeParse(recordSchema, values)
  const columns = recordColumns(type)
  return Object.fromEntries(
    issues.flatMap(({ path, message }) => {
      const column = path?.[0].key as RecordColumn
      return columns.includes(column) ? [[column, message]] : []
    }),
  )
}

export type RecordChanges = Omit<Database['public']['Tables']['listing_records']['Update'], 'property_id'>

/** The changed columns of valid values; null if there are none. */
export function recordChanges(values: RecordValues, stored: RecordValues, type: ListingType): RecordChanges | null {
  const now = v.parse(recordSchema, values)
  const changed = recordColumns(type).filter((column) =>
    column === 'publish_at' ? values[column] !== stored[column] : (now[column] ?? '') !== stored[column],
  )
  return changed.length > 0 ? Object.fromEntries(changed.map((column) => [column, now[column]])) : null
}
