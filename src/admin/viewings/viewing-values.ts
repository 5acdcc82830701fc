import * as v from 'valibot'
import { findValue, type Kind } from '../../domain/enquiry/enquiry-labels'
import { formatLondonTime } from '../../domain/staff/format-moments'
import { appointments, type AppointmentType } from '../../domain/viewing/feedback'
import { type Viewing, viewingKinds } from '../../domain/viewing/viewing'
import { visitorTime } from '../../domain/viewing/visitor-time'
import { tidyLine, tidyText } from '../../lib/form/normalise'
import { toText } from '../../lib/format/to-text'
import { required } from '../../lib/required'
import { londonWallTime, parseLondonTime } from '../../lib/time/london-time'
import { parseTimestamp } from '../../lib/time/parse-timestamp'
import type { Enquiry } from '../../domain/enquiry/enquiry'

// The values of the viewing form, and their texts. Pure.

const defaultDurations = [15, 30, 45, 60, 90]

/** The parts of an enquiry that a viewing needs. */
export type BookableEnquiry = Pick<Enquiry, 'kind' | 'id' | 'name' | 'email' | 'about' | 'details' | 'assignedTo'>
/** An enquiry that a viewing can be booked for from the diary. */
export type RecentEnquiry = BookableEnquiry & Pick<Enquiry, 'type' | 'createdAt'>

/** The form's values: a day (`2026-12-01`) and a time (`10:30`), both in London. */
export const viewingValuesSchema = v.object({
  appointment: v.picklist(appointments.map(({ value }) => value)),
  /** The id of the listing to show; empty for a valuation visit. */
  listing: v.string(),
  day: v.string(),
  time: v.string(),
  minutes: v.string(),
  kind: v.picklist(viewingKinds.map(({ value }) => value)),
  /** The full address, for a viewing in person. */
  meetingPlace: v.string(),
  /** The id of the account that attends; empty for somebody else. */
  attendee: v.string(),
  /** The name of whoever meets the visitor. */
  host: v.string(),
  note: v.string(),
})
export type ViewingValues = v.InferOutput<typeof viewingValuesSchema>

const wallClockValues = (moment: Date) => {
  const wall = londonWallTime(moment)
  return { day: wall.slice(0, 10), time: wall.slice(11) }
}

/** The initial values for a change. */
export const viewingValues = (viewing: Viewing): ViewingValues => ({
  ...wallClockValues(viewing.startsAt),
  appointment: viewing.appointment,
  listing: viewing.listingId,
  minutes: String(viewing.minutes),
  kind: viewing.kind,
  meetingPlace: viewing.meetingPlace,
  attendee: viewing.attendeeId,
  host: viewing.host,
  note: viewing.note,
})

type RecordedAddress = Record<'address_line' | 'postcode', string | null>
/** The address of a listing's private record, for an email: `4 Cornwall Gardens, London SW7 4AJ`. */
export function recordedAddressText({ address_line: line, postcode }: RecordedAddress): string {
  const street = tidyLine(line ?? '')
  if (!street) return ''
  const city = /\blondon\b/i.test(street) ? '' : 'London'
  const locality = postcode && !street.includes(postcode) ? [city, postcode].filter(Boolean).join(' ') : city
  return locality ? `${street}, ${locality}` : street
}

/** Whether an owner requested a valuation. */
export const isValuationEnquiry = (kind: Kind) => kind === 'booking' || kind === 'request'

/** The words for an appointment and its client: `viewing` and `visitor`, or `valuation visit` and `owner`. */
export const appointmentWords = (appointment: AppointmentType) =>
  appointment === 'valuation'
    ? { appointmentWord: 'valuation visit', personWord: 'owner' }
    : { appointmentWord: 'viewing', personWord: 'visitor' }

/**
 * The initial values for a first booking: the visitor's request, if it is in the future. An owner who requested a
 * valuation is visited at the address in the request.
 * @param attendee the account that usually attends
 */
export function initialBookingValues(
  { kind, about, details }: Pick<BookableEnquiry, 'kind' | 'about' | 'details'>,
  now: Date,
  attendee: { id: string; name: string },
): ViewingValues {
  const requestedAt = parseTimestamp(toText(details['preferred_viewing_date']))
  const isVisit = isValuationEnquiry(kind)
  return {
    ...(requestedAt > now ? wallClockValues(requestedAt) : { day: '', time: '' }),
    appointment: isVisit ? 'valuation' : 'viewing',
    listing: kind === 'inquiry' ? toText(details['property_id']) : '',
    minutes: isVisit ? '60' : '30',
    kind: findValue(viewingKinds, details['viewing_kind']) ?? 'in_person',
    meetingPlace: isVisit ? tidyLine(about) : '',
    attendee: attendee.id,
    host: attendee.name,
    note: '',
  }
}

/** Offered durations, including the current one. */
export const durationChoices = (minutes: string) =>
  [...new Set([...defaultDurations, Number(minutes)])]
    .sort((a, b) => a - b)
    .map((each) => ({ value: String(each), label: `${each} minutes` }))

/** The start time of the values; null if invalid. */
export const parseStart = ({ day, time }: Pick<ViewingValues, 'day' | 'time'>) =>
  parseLondonTime(`${day}T${time.slice(0, 5)}`)

/** The start of a viewing whose values passed `viewingErrors`. */
const requiredStart = (values: Pick<ViewingValues, 'day' | 'time'>) =>
  required(parseStart(values), 'the day and time of a viewing')

/** The values to store, without those of the other kind of appointment. */
export const normaliseViewing = (values: ViewingValues): ViewingValues => ({
  ...values,
  listing: values.appointment === 'valuation' ? '' : values.listing,
  meetingPlace: values.kind === 'video' ? '' : tidyLine(values.meetingPlace),
  host: tidyLine(values.host),
  note: tidyText(values.note),
})

/** The label of the field that says who attends. */
export function attendeeLabel({ appointment, kind }: Pick<ViewingValues, 'appointment' | 'kind'>) {
  if (appointment === 'valuation') return 'Who visits'
  return kind === 'video' ? 'Who shows the home' : 'Who meets the visitor'
}

/** The row of values that passed `viewingErrors`, without what a change leaves. */
export const rowOf = (values: ViewingValues) => ({
  starts_at: requiredStart(values).toISOString(),
  minutes: Number(values.minutes),
  kind: values.kind,
  meeting_place: values.meetingPlace,
  attendee_id: values.attendee || null,
  host: values.host,
  note: values.note,
})

export const isSameViewing = (viewing: Viewing, values: ViewingValues) =>
  viewing.state === 'booked' && JSON.stringify(rowOf(viewingValues(viewing))) === JSON.stringify(rowOf(values))

/** The visitor's local time if it differs: `18:30 in Shanghai`; else empty. */
export const visitorLocalTime = ({ details }: Pick<BookableEnquiry, 'details'>, moment: Date) =>
  visitorTime({ startsAt: moment, timeZone: toText(details['viewer_time_zone']) })

/** `Tuesday 1 December 2026, 10:30, 30 minutes, with Priya Nair at 4 Cornwall Gardens` */
export const viewingText = ({
  startsAt,
  minutes,
  kind,
  meetingPlace,
  host,
}: Pick<Viewing, 'startsAt' | 'minutes' | 'kind' | 'meetingPlace' | 'host'>) =>
  `${formatLondonTime(startsAt.toISOString())}, ${minutes} minutes, with ${host}` +
  (kind === 'video' ? ' by video' : meetingPlace && ` at ${meetingPlace}`)

/** The values in the same format. */
export const valuesText = (values: ViewingValues) =>
  viewingText({ ...values, startsAt: requiredStart(values), minutes: Number(values.minutes) })
