import type { Database } from '../../lib/database.types'
import { lengthOf, tidyLine, tidyText } from '../../lib/form/normalise'
import { elsewhere, isTimeZone, londonWall, parseLondonTime } from '../../lib/time/london-time'
import { parseTimestamp } from '../../lib/time/parse-timestamp'
import { formatLondonTime } from '../../domain/staff/format-moments'
import { findValue } from '../../domain/enquiry/enquiry-labels'
import { type Enquiry } from './inbox'
import { toText } from '../../lib/format/to-text'
import { required } from '../../lib/required'

// Viewings booked by staff: texts and rules. Pure; the database has the same limits.

export const viewingKinds = [
  { value: 'in_person', label: 'In person' },
  { value: 'video', label: 'By video' },
] as const
const viewingStates = [{ value: 'booked' }, { value: 'cancelled' }] as const

const maxMeetingPlace = 300
const maxHost = 100
const maxViewingNote = 300
const usualMinutes = [15, 30, 45, 60, 90]

/** The form's values: a day (`2026-12-01`) and a time (`10:30`), both in London. */
export interface ViewingValues {
  day: string
  time: string
  minutes: string
  kind: (typeof viewingKinds)[number]['value']
  /** The full address, for a viewing in person. */
  meetingPlace: string
  /** The name of whoever meets the visitor. */
  host: string
  note: string
}

export interface Viewing {
  id: string
  startsAt: Date
  minutes: number
  kind: ViewingValues['kind']
  /** Empty for a viewing by video. */
  meetingPlace: string
  host: string
  note: string
  state: (typeof viewingStates)[number]['value']
  /** Incremented with each change. */
  sequence: number
}

type Row = Pick<
  Database['public']['Tables']['viewings']['Row'],
  'id' | 'starts_at' | 'minutes' | 'kind' | 'meeting_place' | 'host' | 'note' | 'state' | 'sequence'
>

export const parseViewings = (rows: Row[]): Viewing[] =>
  rows.flatMap(({ id, starts_at: at, minutes, meeting_place: meetingPlace, host, note, sequence, ...row }) => {
    const [kind, state] = [findValue(viewingKinds, row.kind), findValue(viewingStates, row.state)]
    if (!kind || !state) return []
    return [{ id, startsAt: parseTimestamp(at), minutes, kind, meetingPlace, host, note, state, sequence }]
  })

const wallClockValues = (moment: Date) => {
  const wall = londonWall(moment)
  return { day: wall.slice(0, 10), time: wall.slice(11) }
}

/** The initial values for a change. */
export const viewingValues = ({ startsAt, minutes, kind, meetingPlace, host, note }: Viewing): ViewingValues => ({
  ...wallClockValues(startsAt),
  minutes: String(minutes),
  kind,
  meetingPlace,
  host,
  note,
})

/** The address of a listing's private record, for an email: `4 Cornwall Gardens, London SW7 4AJ`. */
export function recordedPlace({ address_line: line, postcode }: RecordedAddress): string {
  const street = tidyLine(line ?? '')
  if (!street) return ''
  const city = /\blondon\b/i.test(street) ? '' : 'London'
  const end = postcode && !street.includes(postcode) ? [city, postcode].filter(Boolean).join(' ') : city
  return end ? `${street}, ${end}` : street
}
type RecordedAddress = Record<'address_line' | 'postcode', string | null>

/**
 * The initial values for a first booking: the visitor's request, if it is in the future.
 * @param usual the listing's recorded address, and who usually meets a visitor
 */
export function requestedViewing(
  { details }: Pick<Enquiry, 'details'>,
  now: Date,
  usual: Pick<ViewingValues, 'meetingPlace' | 'host'>,
): ViewingValues {
  const at = parseTimestamp(toText(details['preferred_viewing_date']))
  return {
    ...(at > now ? wallClockValues(at) : { day: '', time: '' }),
    minutes: '30',
    kind: findValue(viewingKinds, details['viewing_kind']) ?? 'in_person',
    ...usual,
    note: '',
  }
}

/** Offered durations, including the current one. */
export const minuteChoices = (minutes: string) =>
  [...new Set([...usualMinutes, Number(minutes)])]
    .sort((a, b) => a - b)
    .map((each) => ({ value: String(each), label: `${each} minutes` }))

/** The start time of the values; null if invalid. */
export const startOf = ({ day, time }: Pick<ViewingValues, 'day' | 'time'>) =>
  parseLondonTime(`${day}T${time.slice(0, 5)}`)

/** The start of a viewing whose values passed `viewingErrors`. */
export const bookedStart = (values: Pick<ViewingValues, 'day' | 'time'>) =>
  required(startOf(values), 'the day and time of a viewing')

/** The values as they are stored. The address typed for a viewing in person is dropped if it is by video. */
export const tidyViewing = (values: ViewingValues): ViewingValues => ({
  ...values,
  meetingPlace: values.kind === 'video' ? '' : tidyLine(values.meetingPlace),
  host: tidyLine(values.host),
  note: tidyText(values.note),
})

/** The errors of the values; empty if valid. An unchanged past time is valid. */
export function viewingErrors(
  values: ViewingValues,
  now: Date,
  before?: Viewing,
): Partial<Record<keyof ViewingValues, string>> {
  const errors: Partial<Record<keyof ViewingValues, string>> = {}
  const { day, time, kind, meetingPlace, host, note } = values
  const start = startOf(values)
  const lastDay = new Date(now)
  lastDay.setUTCFullYear(lastDay.getUTCFullYear() + 1)
  if (day === '') errors.day = 'Please choose a day.'
  if (time === '') errors.time = 'Please choose a time.'
  else if (day !== '' && !start) errors.time = 'Please choose another time: the clocks change that night.'
  if (start && start.getTime() !== before?.startsAt.getTime()) {
    if (start <= now) errors[day < londonWall(now).slice(0, 10) ? 'day' : 'time'] = 'Please choose a time to come.'
    if (start > lastDay) errors.day = 'Please choose a day within a year.'
  }
  if (kind === 'in_person' && meetingPlace === '')
    errors.meetingPlace = 'Please enter the address. The visitor’s emails and calendar entry give it.'
  if (lengthOf(meetingPlace) > maxMeetingPlace)
    errors.meetingPlace = 'Please use 300 characters or fewer for the address.'
  if (host === '') {
    const role = kind === 'video' ? 'shows the home' : 'meets the visitor'
    errors.host = `Please enter who ${role}. The visitor’s emails give the name.`
  }
  if (lengthOf(host) > maxHost) errors.host = 'Please use 100 characters or fewer for the name.'
  if (lengthOf(note) > maxViewingNote) errors.note = 'Please use 300 characters or fewer for the note.'
  return errors
}

export const isSameViewing = (viewing: Viewing, values: ViewingValues) =>
  viewing.state === 'booked' &&
  viewing.startsAt.getTime() === startOf(values)?.getTime() &&
  String(viewing.minutes) === values.minutes &&
  viewing.kind === values.kind &&
  viewing.meetingPlace === values.meetingPlace &&
  viewing.host === values.host &&
  viewing.note === values.note

/** The visitor's local time if it differs: `18:30 in Shanghai`; else empty. */
export function visitorClock({ details }: Pick<Enquiry, 'details'>, moment: Date): string {
  const zone = details['viewer_time_zone']
  const both = typeof zone === 'string' && isTimeZone(zone) ? elsewhere(moment, zone) : null
  return both ? both.slice(both.indexOf(', ') + 2) : ''
}

/** `Tuesday 1 December 2026, 10:30, 30 minutes, with Priya Nair at 4 Cornwall Gardens` */
export const viewingText = ({
  startsAt,
  minutes,
  kind,
  meetingPlace,
  host,
}: Pick<Viewing, 'startsAt' | 'minutes' | 'kind' | 'meetingPlace' | 'host'>) =>
  `${formatLondonTime(startsAt.toISOString())}, ${minutes} minutes, with ${host} ` +
  (kind === 'video' ? 'by video' : `at ${meetingPlace}`)

/** The values in the same format. */
export const valuesText = (values: ViewingValues) =>
  viewingText({ ...values, startsAt: bookedStart(values), minutes: Number(values.minutes) })

const endOf = ({ startsAt, minutes }: Pick<Viewing, 'startsAt' | 'minutes'>) =>
  new Date(startsAt.getTime() + minutes * 60_000)

/** Booked viewings of a listing that overlap this one. */
export function clashing(values: ViewingValues, others: Viewing[]): Viewing[] {
  const mine = { startsAt: bookedStart(values), minutes: Number(values.minutes) }
  return others.filter((other) => other.startsAt < endOf(mine) && mine.startsAt < endOf(other))
}
