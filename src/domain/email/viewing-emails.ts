import { paths } from '../../paths.ts'
import { agency } from '#agency/agency.ts'
import { isEmailAddress } from '../../lib/form/email-address.ts'
import { formatMoment, shortLondonMoment } from '../../lib/time/format-moment.ts'
import { knownTimeZone } from '../../lib/time/london-time.ts'
import { calendarFile } from './calendar.ts'
import {
  greeting,
  listingLink,
  oneLine,
  plainLines,
  type Block,
  type CalendarPart,
  type EmailContent,
} from './content.ts'
import { enquiryReference, type QueuedViewingEmail, type ViewingData } from './queued-email.ts'
import { staffAddresses } from './staff-addresses.ts'

// Viewing emails: the booking, changes, the cancellation and the reminder the day before.

const startOf = ({ starts_at: at }: ViewingData) => new Date(at)
const whenOf = (data: ViewingData) => formatMoment(startOf(data), knownTimeZone(data.viewer_time_zone))

const titleOf = ({ listing }: ViewingData) => (listing ? oneLine(listing.title, 100) : 'the home you asked about')
const noteOf = ({ note }: ViewingData) => plainLines(note, 300)
const hostOf = ({ host }: ViewingData) => oneLine(host, 100)
const placeOf = ({ meeting_place: place }: ViewingData) => oneLine(place, 300)
const linkOf = (data: ViewingData) =>
  data.kind === 'video' ? /https?:\/\/[^\s<>"]+/.exec(noteOf(data))?.[0] : undefined

const isValuation = ({ appointment }: ViewingData) => appointment === 'valuation'

/** Where and with whom: only the visitor's emails and the staff have the address. */
function meetingOf(data: ViewingData): readonly (readonly [string, string])[] {
  if (data.kind === 'in_person')
    return [
      ['Where', placeOf(data)],
      [isValuation(data) ? 'Who visits you' : 'Who meets you', hostOf(data)],
    ]
  const how = linkOf(data)
    ? 'Open the link below one minute before the start.'
    : 'We send you the link before the start.'
  return [
    ['Where', `By video. ${how}`],
    [isValuation(data) ? 'Who calls you' : 'Who shows you the home', hostOf(data)],
  ]
}

/** Before staff confirm it, the visitor does not get the address. */
const howOf = ({ kind }: ViewingData): [string, string][] => [['How', kind === 'video' ? 'By video' : 'In person']]

interface Texts {
  subject: string
  heading: string
  opening: (subject: string) => string
  file?: (what: string) => string
}

/** The texts of each email. `what` is `viewing` or `valuation visit`; `subject` also names the home. */
const textsOf = (kind: QueuedViewingEmail['kind'], what: string, isVisit: boolean): Texts => {
  switch (kind) {
    case 'viewing_booked':
      return {
        subject: `Your ${what}`,
        heading: `Your ${what} is booked`,
        opening: (subject) => `We have booked your ${subject}.`,
        file: (name) => `The attached file adds the ${name} to your calendar.`,
      }
    case 'viewing_requested':
      return {
        subject: `We hold a time for your ${what}`,
        heading: `We hold a time for your ${what}`,
        opening: (subject) =>
          `Thank you for your enquiry. We hold this time for your ${subject}. It is not confirmed yet: we send you ` +
          `another email, with ${isVisit ? 'the name of our valuer' : 'the address'}, when we confirm it.`,
        file: (name) => `The attached file removes the earlier time of the ${name} from your calendar.`,
      }
    case 'viewing_changed':
      return {
        subject: `Changed: your ${what}`,
        heading: `Your ${what} has changed`,
        opening: (subject) => `We have changed your ${subject}. These are the new details.`,
        file: (name) => `The attached file changes the ${name} in your calendar.`,
      }
    case 'viewing_cancelled':
      return {
        subject: `Cancelled: your ${what}`,
        heading: `Your ${what} is cancelled`,
        opening: (subject) => `Your ${subject} is cancelled. To agree another time, reply to this email.`,
        file: (name) => `The attached file removes the ${name} from your calendar.`,
      }
    case 'viewing_reminder':
      return {
        subject: `Reminder: your ${what}`,
        heading: `Reminder of your ${what}`,
        opening: (subject) => `This is a reminder of your ${subject}.`,
      }
  }
}

/** `viewing of Cornwall Gardens Apartment`, or `valuation visit`. */
const subjectOf = (data: ViewingData) => (isValuation(data) ? 'valuation visit' : `viewing of ${titleOf(data)}`)

/** The details of a calendar entry; a cancellation needs none. */
function calendarDetails(data: ViewingData, contact: string) {
  const does = isValuation(data) ? 'visits you' : 'meets you there'
  const host = data.kind === 'video' ? `${hostOf(data)} shows you the home.` : `${hostOf(data)} ${does}.`
  return {
    location: data.kind === 'video' ? (linkOf(data) ?? 'By video') : placeOf(data),
    description: [host, noteOf(data), contact].filter(Boolean).join('\n\n'),
  }
}

function calendarOf({
  kind,
  data,
  department,
  recipient,
  enquiry_id: id,
}: QueuedViewingEmail): CalendarPart | undefined {
  if (kind === 'viewing_reminder' || !recipient || !isEmailAddress(recipient)) return undefined
  // A time that waits for staff removes an earlier one from the calendar.
  const cancelled = kind === 'viewing_cancelled' || kind === 'viewing_requested'
  if (cancelled && !(data.in_calendar ?? kind === 'viewing_cancelled')) return undefined
  const method = cancelled ? 'CANCEL' : 'REQUEST'
  const contact = `${agency.name}, ${agency.phone.shown}. Your reference: ${enquiryReference(id)}`
  const content = calendarFile({
    uid: `viewing-${data.viewing_id}@${new URL(agency.url).hostname}`,
    sequence: data.sequence,
    method,
    startsAt: startOf(data),
    minutes: data.minutes,
    changedAt: new Date(data.updated_at),
    summary: isValuation(data) ? `Valuation visit by ${agency.name}` : `Viewing: ${titleOf(data)}`,
    ...(cancelled ? { location: '', description: contact } : calendarDetails(data, contact)),
    organiser: { name: agency.name, address: staffAddresses[department] },
    attendee: recipient,
  })
  return { method, content }
}

const changeUrl = (token: string, origin: string) => `${origin}${paths.viewing}?token=${token}`

/** How to change it. */
const changeText = ({ token, appointment }: ViewingData) =>
  token
    ? `The link works without a password until the ${appointment === 'valuation' ? 'visit' : 'viewing'} begins, for ` +
      '30 days at most. You can also reply to this email or call'
    : 'To change or cancel, reply to this email or call'

/** A viewing email of any of the five kinds. */
export function viewingEmail(email: QueuedViewingEmail, origin: string): EmailContent {
  const { kind, data, department, enquiry_id: id } = email
  const what = isValuation(data) ? 'valuation visit' : 'viewing'
  const { subject, heading, opening, file } = textsOf(kind, what, isValuation(data))
  const reference = enquiryReference(id)
  const cancelled = kind === 'viewing_cancelled'
  const agreed = kind === 'viewing_requested' ? 'chose a time for' : 'we agreed'
  const [note, call] = [noteOf(data), linkOf(data)]
  const calendar = calendarOf(email)
  const details: Block[] = cancelled
    ? [
        {
          facts: [
            ['Was booked for', whenOf(data)],
            ['Your reference', reference],
          ],
        },
      ]
    : [
        {
          facts: [
            ['When', whenOf(data)],
            ['How long', `${data.minutes} minutes`],
            ...(kind === 'viewing_requested' ? howOf(data) : meetingOf(data)),
            ['Your reference', reference],
          ],
        },
        ...(note && note !== call ? [{ quote: note }] : []),
        ...(call ? [{ link: { label: 'Open the video call', url: call } }] : []),
        ...(data.token
          ? [
              {
                link: {
                  label: `Move or cancel the ${isValuation(data) ? 'visit' : 'viewing'}`,
                  url: changeUrl(data.token, origin),
                  quiet: Boolean(call),
                },
              },
            ]
          : []),
        ...(data.listing
          ? [{ link: { ...listingLink(data.listing.slug, origin), quiet: Boolean(call ?? data.token) } }]
          : []),
      ]
  return {
    subject: `${subject}, ${shortLondonMoment(startOf(data))} (${reference})`,
    heading,
    blocks: [
      { paragraph: greeting(data.name) },
      { paragraph: opening(subjectOf(data)) },
      ...details,
      ...(calendar && file ? [{ paragraph: file(what) }] : []),
      {
        paragraph:
          (cancelled ? 'If you did not expect this email, call' : changeText(data)) +
          ` ${agency.phone.shown}. Please give your reference, ${reference}.`,
      },
      { paragraph: agency.name },
    ],
    reason:
      `You get this email because you ${isValuation(data) ? 'asked us for a valuation' : 'asked about a home'} on ` +
      `${agency.name}’s website and ${agreed} a ${what}. If it ` +
      'was not you, reply and tell us: we then send no more emails.',
    replyTo: staffAddresses[department],
    ...(calendar && { calendar }),
  }
}
