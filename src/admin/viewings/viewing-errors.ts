import * as v from 'valibot'
import type { Viewing } from '../../domain/viewing/viewing'
import { lengthOf } from '../../lib/form/normalise'
import { londonWallTime } from '../../lib/time/london-time'
import { checkFields } from '../ui/check-fields'
import {
  appointmentWords,
  attendeeLabel,
  parseStart,
  normaliseViewing,
  viewingValuesSchema,
  type ViewingValues,
} from './viewing-values'

// The rules of the viewing form. Pure; the database has the same limits.

const maxMeetingPlace = 300
const maxHost = 100
const maxViewingNote = 300

type Errors = Partial<Record<keyof ViewingValues, string>>

/** The latest start: a year from now, as the database counts it. A year after a leap day is 28 February. */
export function latestStart(now: Date): Date {
  const latest = new Date(now)
  latest.setUTCFullYear(latest.getUTCFullYear() + 1)
  if (latest.getUTCDate() !== now.getUTCDate()) latest.setUTCDate(0)
  return latest
}

/** The errors of the values; empty if valid. An unchanged past time is valid. */
export function viewingErrors(values: ViewingValues, now: Date, before?: Viewing): Errors {
  const errors: Errors = {}
  const { appointment, listing, day, time, kind, meetingPlace, host, note } = values
  const start = parseStart(values)
  const { personWord } = appointmentWords(appointment)
  if (appointment === 'viewing' && listing === '') errors.listing = 'Please choose the home to show.'
  if (day === '') errors.day = 'Please choose a day.'
  if (time === '') errors.time = 'Please choose a time.'
  else if (day !== '' && !start) errors.time = 'Please choose another time: the clocks change that night.'
  if (start && start.getTime() !== before?.startsAt.getTime()) {
    if (start <= now) errors[day < londonWallTime(now).slice(0, 10) ? 'day' : 'time'] = 'Choose a time in the future.'
    if (start > latestStart(now)) errors.day = 'Please choose a day within a year.'
  }
  if (kind === 'in_person' && meetingPlace === '')
    errors.meetingPlace = `Please enter the address. The ${personWord}’s emails and calendar entry give it.`
  if (lengthOf(meetingPlace) > maxMeetingPlace)
    errors.meetingPlace = 'Please use 300 characters or fewer for the address.'
  if (host === '') {
    const role = attendeeLabel(values).replace(/^W/, 'w')
    errors.host = `Please enter ${role}. The ${personWord}’s emails give the name.`
  }
  if (lengthOf(host) > maxHost) errors.host = 'Please use 100 characters or fewer for the name.'
  if (lengthOf(note) > maxViewingNote) errors.note = 'Please use 300 characters or fewer for the note.'
  return errors
}

/** The form's schema. Its output is tidy. */
export const viewingSchema = (now: () => Date, before?: Viewing) =>
  v.pipe(
    viewingValuesSchema,
    v.transform(normaliseViewing),
    checkFields((values) => viewingErrors(values, now(), before)),
  )
