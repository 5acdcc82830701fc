import { formatDay } from '../../lib/time/format-day'
import { londonWallTime } from '../../lib/time/london-time'
import { languageName } from '../../lib/format/language-name'
import { formatPounds } from '../../lib/format/money'
import type { SpecialDay } from '../../lib/time/office-clock'
import { isOpenAt } from '../../lib/time/opening-hours'
import { parseTimestamp } from '../../lib/time/parse-timestamp'
import { visitorTime } from '../../domain/viewing/visitor-time'
import type { Enquiry } from '../../domain/enquiry/enquiry'
import { labelFrom } from '../../domain/enquiry/enquiry-labels'
import { formatLondonTime, formatCsvTimestamp } from '../../domain/staff/format-moments'
import { toText } from '../../lib/format/to-text'
import { codedDetails } from '../../domain/enquiry/coded-details'

// Every field of an enquiry as text, in reading order. Pure.

const valuations: Record<string, string> = {
  sale: 'An upcoming sale',
  rental: 'A letting',
  switch: 'Thinking of switching agent',
  sales: 'A sale',
}

type Details = Pick<Enquiry, 'details'>

interface Row extends Details {
  /** The days with other office hours. */
  specialDays: readonly SpecialDay[]
}

/** Whether the requested viewing is outside office hours. */
export function isOutsideOfficeHours({ details }: Details, specialDays: readonly SpecialDay[]): boolean {
  const at = parseTimestamp(toText(details['preferred_viewing_date']))
  return !Number.isNaN(at.getTime()) && !isOpenAt(londonWallTime(at), specialDays)
}

function formatViewing(value: unknown, { details, specialDays }: Row) {
  const startsAt = parseTimestamp(String(value))
  const localTime = visitorTime({ startsAt, timeZone: toText(details['viewer_time_zone']) })
  const isOutside = isOutsideOfficeHours({ details }, specialDays)
  return [formatLondonTime(String(value)), localTime && `(${localTime})`, isOutside && '(outside office hours)']
    .filter(Boolean)
    .join(' ')
}

interface Column {
  label: string
  format?: (value: unknown, row: Row) => string
  /** The sortable form for a spreadsheet. */
  sheetLabel?: string
  csvFormat?: (value: unknown) => string
}
/** Columns of the four tables, in display order. */
export const columns: Record<string, Column> = {
  postcode: { label: 'Postcode' },
  address: { label: 'Address' },
  bedrooms: { label: 'Bedrooms' },
  property_types: codedDetails.property_types,
  employment_status: codedDetails.employment_status,
  current_position: { label: 'Position' },
  annual_income: { label: 'Annual income', format: (value) => formatPounds(Number(value)) },
  viewing_kind: codedDetails.viewing_kind,
  preferred_viewing_date: {
    label: 'Viewing',
    format: formatViewing,
    sheetLabel: 'Viewing (London)',
    csvFormat: (value) => formatCsvTimestamp(String(value)),
  },
  preferred_move_date: { label: 'Move in', format: (value) => formatDay(String(value)), csvFormat: String },
  locale: {
    label: 'Answer in',
    format: (value) => (value === 'en' ? '' : languageName(String(value))),
    sheetLabel: 'Language',
    csvFormat: (value) => languageName(String(value)),
  },
  source: codedDetails.source,
}

// Shown elsewhere on the screen, or of no use to staff.
const shownElsewhere = [
  'id',
  'created_at',
  'type',
  'name',
  'email',
  'phone',
  'message',
  'comments',
  'property_id',
  'property_title',
  'viewer_time_zone',
  'viewing_slot',
]
const isUnset = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
const plain = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : toText(value))

const formatColumn = (row: Row, column: string, format: NonNullable<Column['format']>) =>
  isUnset(row.details[column]) ? '' : format(row.details[column], row)

/** A column's text; empty without a value. */
const columnText = (row: Row, column: string) => formatColumn(row, column, columns[column]?.format ?? plain)

/** A column's text for a spreadsheet. */
export const csvCell = ({ details }: Details, column: string) =>
  formatColumn({ details, specialDays: [] }, column, columns[column]?.csvFormat ?? columns[column]?.format ?? plain)

/** The fields of an enquiry, besides sender and message. An unknown column shows under its own name. */
export function fieldsOf(
  { kind, type, details }: Pick<Enquiry, 'kind' | 'type' | 'details'>,
  specialDays: readonly SpecialDay[],
): { label: string; value: string }[] {
  const purpose =
    kind === 'booking' || kind === 'request' ? [{ label: 'Valuation for', value: labelFrom(valuations)(type) }] : []
  const knownColumns = Object.keys(columns)
  const others = Object.keys(details).filter((name) => !knownColumns.includes(name) && !shownElsewhere.includes(name))
  const fields = [...knownColumns, ...others].map((name) => ({
    label: columns[name]?.label ?? name.replaceAll('_', ' '),
    value: columnText({ details, specialDays }, name),
  }))
  return [...purpose, ...fields.filter(({ value }) => value !== '')]
}

// In one line only ambiguous values need a label. The property's place and the valuation's purpose are shown beside it.
const labelledValue = ({ label, value }: { label: string; value: string }) =>
  ['Valuation for', 'Postcode', 'Address', 'Answer in', 'Source'].includes(label)
    ? []
    : [['Viewing', 'Move in', 'Bedrooms'].includes(label) ? `${label} ${value}` : value]

/** One line for the list: the message, or else the form's values. */
export const summaryLine = (enquiry: Enquiry, specialDays: readonly SpecialDay[]) =>
  (enquiry.message || fieldsOf(enquiry, specialDays).flatMap(labelledValue).join(' · '))
    .replace(/\s+/g, ' ')
    .slice(0, 240)
