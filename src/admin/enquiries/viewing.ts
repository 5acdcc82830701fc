import type { Database } from '../../lib/database.types'
import { lengthOf } from '../../lib/form/normalise'
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

const maxViewingNote = 300
const usualMinutes = [15, 30, 45, 60, 90]

/** The form's values: a day (`2026-12-01`) and a time (`10:30`), both in London. */
export interface ViewingValues {
  day: string
  time: string
  minutes: string
  kind: (typeof viewingKinds)[number]['value']
  note: string
}

export interface Viewing {
  id: string
  startsAt: Date
  minutes: number
  kind: ViewingValues['kind']
  note: string
  state: (typeof viewingStates)[number]['value']
  /** Incremented with each change. */
  sequence: number
}

type Row = Pick<
  Database['public']['Tables']['viewings']['Row'],
  'id' | 'starts_at' | 'minutes' | 'kind' | 'note' | 'state' | 'sequence'
>

export const parseViewings = (rows: Row[]): Viewing[] =>
  rows.flatMap(({ id, starts_at: at, minutes, note, sequence, ...row }) => {
    const [kind, state] = [findValue(viewingKinds, row.kind), findValue(viewingStates, row.state)]
    return kind && state ? [{ id, startsAt: parseTimestamp(at), minutes, note, sequence, kind, state }] : []
  })

const wallClockValues = (moment: Date) => {
  const wall = londonWall(moment)
  return { day: wall.slice(0, 10), time: wall.slice(11) }
}

/** The initial values for a change. */
export const viewingValues = ({ startsAt, minutes, kind, note }: Viewing): ViewingValues => ({
  ...wallClockValues(startsAt),
  minutes: String(minutes),
  kind,
  note,
})

/** The initial values for a first booking: the visitor's request, if it is in the future. */
export function requestedViewing({ details }: Pick<Enquiry, 'details'>, now: Date): ViewingValues {
  const at = parseTimestamp(toText(details['preferred_viewing_date']))
  return {
    ...(at > now ? wallClockValues(at) : { day: '', time: '' }),
    minutes: '30',
    kind: findValue(viewingKinds, details['viewing_kind']) ?? 'in_person',
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

/** The errors of the values; empty if valid. An unchanged past time is valid. */
export function viewingErrors(
  values: ViewingValues,
  now: Date,
  before?: Viewing,
): Partial<Record<keyof ViewingValues, string>> {
  const errors: Partial<Record<keyof ViewingValues, string>> = {}
  const { day, time, note } = values
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
  if (lengthOf(note) > maxViewingNote) errors.note = 'Please use 300 characters or fewer for the note.'
  return errors
}

export const isSameViewing = (viewing: Viewing, values: ViewingValues) =>
  viewing.state === 'booked' &&
  viewing.startsAt.getTime() === startOf(values)?.getTime() &&
  String(viewing.minutes) === values.minutes &&
  viewing.kind === values.kind &&
  viewing.note === values.note

/** The visitor's local time if it differs: `18:30 in Shanghai`; else empty. */
export function visitorClock({ details }: Pick<Enquiry, 'details'>, moment: Date): string {
  const zone = details['viewer_time_zone']
  const both = typeof zone === 'string' && isTimeZone(zone) ? elsewhere(moment, zone) : null
  return both ? both.slice(both.indexOf(', ') + 2) : ''
}

const kindLabels = { in_person: 'in person', video: 'by video' }

/** `Tuesday 1 December 2026, 10:30, 30 minutes, in person` */
export const viewingText = ({ startsAt, minutes, kind }: Pick<Viewing, 'startsAt' | 'minutes' | 'kind'>) =>
  `${formatLondonTime(startsAt.toISOString())}, ${minutes} minutes, ${kindLabels[kind]}`

/** The values in the same format. */
export const valuesText = (values: ViewingValues) =>
  viewingText({ startsAt: bookedStart(values), minutes: Number(values.minutes), kind: values.kind })

const endOf = ({ startsAt, minutes }: Pick<Viewing, 'startsAt' | 'minutes'>) =>
  new Date(startsAt.getTime() + minutes * 60_000)

/** Booked viewings of a listing that overlap this one. */
export function clashing(values: ViewingValues, others: Viewing[]): Viewing[] {
  const mine = { startsAt: bookedStart(values), minutes: Number(values.minutes) }
  return others.filter((other) => other.startsAt < endOf(mine) && mine.startsAt < endOf(other))
}
