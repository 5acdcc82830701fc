import { agency } from '#agency/agency.ts'
import { londonWallTime } from '../../lib/time/london-time.ts'

// Calendar entries (RFC 5545, RFC 5546): invitations, changes and cancellations. Pure.

interface CalendarEvent {
  /** Identical for an entry, its changes and its cancellation; the file adds our domain. */
  uid: string
  /** Incremented with each change. */
  sequence: number
  cancelled: boolean
  /** Not confirmed yet. */
  tentative?: boolean
  startsAt: Date
  minutes: number
  /** The time of the last change. */
  changedAt: Date
  summary: string
  /** Empty without a place. */
  location: string
  description: string
}

/** An invitation to one visitor. */
export interface CalendarEntry extends Omit<CalendarEvent, 'cancelled'> {
  method: 'REQUEST' | 'CANCEL'
  /** Both are plain addresses. */
  organiser: string
  attendee: string
}

const zone = 'Europe/London'

// The daylight saving rule since 1996, for calendars that do not know zones by name.
const timeZone = [
  'BEGIN:VTIMEZONE',
  `TZID:${zone}`,
  'BEGIN:DAYLIGHT',
  'DTSTART:19960331T010000',
  'TZNAME:BST',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19961027T020000',
  'TZNAME:GMT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
]

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')
const mailto = (address: string) => `mailto:${address.replace(/[%?#&^`{}]/g, encodeURIComponent)}`
const local = (moment: Date) => `${londonWallTime(moment).replace(/[-:]/g, '')}00`
const utc = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '')

const encoder = new TextEncoder()
/** Folds a line into pieces of at most 75 octets without splitting a character. */
function folded(line: string): string {
  const pieces = ['']
  let octets = 0
  for (const sign of line) {
    const more = encoder.encode(sign).length
    if (octets + more > 75) {
      pieces.push('')
      // The leading space of a continuation line counts.
      octets = 1
    }
    pieces[pieces.length - 1] += sign
    octets += more
  }
  return pieces.join('\r\n ')
}

/** An event; `people` are its organiser and attendee lines. */
function eventLines(event: CalendarEvent, people: string[] = []): string[] {
  const { uid, sequence, cancelled, tentative, startsAt, minutes, changedAt } = event
  return [
    'BEGIN:VEVENT',
    `UID:${uid}@${new URL(agency.url).hostname}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(changedAt)}`,
    `DTSTART;TZID=${zone}:${local(startsAt)}`,
    `DTEND;TZID=${zone}:${local(new Date(startsAt.getTime() + minutes * 60_000))}`,
    `SUMMARY:${escaped(event.summary)}`,
    ...(event.location ? [`LOCATION:${escaped(event.location)}`] : []),
    `DESCRIPTION:${escaped(event.description)}`,
    ...people,
    `STATUS:${cancelled ? 'CANCELLED' : tentative ? 'TENTATIVE' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ]
}

/** A `text/calendar` file with the method REQUEST, CANCEL or PUBLISH. */
function calendar(method: string, lines: string[]): string {
  const all = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(agency.name)}//Viewings//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...lines,
    'END:VCALENDAR',
  ]
  return `${all.map(folded).join('\r\n')}\r\n`
}

/** The entry as a `text/calendar` file. */
export function calendarFile({ method, organiser, attendee, ...event }: CalendarEntry): string {
  const people = [
    `ORGANIZER;CN="${agency.name.replaceAll('"', "'")}":${mailto(organiser)}`,
    `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:${mailto(attendee)}`,
  ]
  const lines = eventLines({ ...event, cancelled: method === 'CANCEL' }, people)
  return calendar(method, [...timeZone, ...lines])
}

/** An event for the visitor's own calendar, without invitations. */
export const calendarNote = (event: Omit<CalendarEvent, 'sequence' | 'cancelled'>): string =>
  calendar('PUBLISH', [...timeZone, ...eventLines({ ...event, sequence: 0, cancelled: false })])

/** Events for a calendar subscription with a name; asks for a refresh every fifteen minutes. */
export const calendarFeed = (name: string, events: readonly CalendarEvent[]): string =>
  calendar('PUBLISH', [
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    'X-PUBLISHED-TTL:PT15M',
    ...timeZone,
    ...events.flatMap((event) => eventLines(event)),
  ])
