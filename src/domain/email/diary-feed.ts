import { parseTimestamp } from '../../lib/time/parse-timestamp.ts'
import { paths } from '../../paths.ts'
import { agency } from '#agency/agency.ts'
import { enquiryKey } from '../enquiry/enquiry-labels.ts'
import { meetingPlaceText } from '../viewing/meeting-place.ts'
import { calendarFeed } from './calendar.ts'

/** A viewing as the database returns it for a calendar key. */
export interface DiaryRow {
  id: string
  starts_at: string
  minutes: number
  kind: string
  state: string
  sequence: number
  updated_at: string
  meeting_place: string
  host: string
  note: string
  enquiry_kind: string
  enquiry_id: string
  appointment: string
  name: string
  phone: string
  title: string
  area: string
  address_line: string
  postcode: string
}

function summaryOf({ appointment, kind, title, name }: DiaryRow) {
  if (appointment === 'valuation') return `Valuation visit: ${name}`
  return `${kind === 'video' ? 'Video viewing' : 'Viewing'}: ${title}, ${name}`
}

/** The diary as a `text/calendar` file; links start with `origin`. */
export const diaryFeed = (rows: readonly DiaryRow[], origin: string): string =>
  calendarFeed(
    `${agency.name} viewings`,
    rows.map((row) => ({
      uid: `viewing-${row.id}`,
      sequence: row.sequence,
      cancelled: row.state === 'cancelled',
      startsAt: parseTimestamp(row.starts_at),
      minutes: row.minutes,
      changedAt: parseTimestamp(row.updated_at),
      summary: summaryOf(row),
      location: row.kind === 'video' ? 'By video' : meetingPlaceText({ ...row, meetingPlace: row.meeting_place }),
      description: [
        `Host: ${row.host}`,
        `${row.appointment === 'valuation' ? 'Owner' : 'Visitor'}: ${row.name}${row.phone && `, ${row.phone}`}`,
        row.kind === 'video' &&
          row.title &&
          `Home: ${[row.address_line, row.postcode || row.area].filter(Boolean).join(', ')}`,
        row.note && `Note for the visitor: ${row.note}`,
        origin + paths.adminEnquiry(enquiryKey({ kind: row.enquiry_kind, id: row.enquiry_id })),
      ]
        .filter(Boolean)
        .join('\n'),
    })),
  )
