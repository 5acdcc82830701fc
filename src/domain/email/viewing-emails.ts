import { site } from '../../site.ts'
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

/** Where and with whom: only the visitor's emails and the staff have the address. */
function meetingOf(data: ViewingData): readonly (readonly [string, string])[] {
  if (data.kind === 'in_person')
    return [
      ['Where', placeOf(data)],
      ['Who meets you', hostOf(data)],
    ]
  const how = linkOf(data)
    ? 'Open the link below one minute before the start.'
    : 'We send you the link before the start.'
  return [
    ['Where', `By video. ${how}`],
    ['Who shows you the home', hostOf(data)],
  ]
}

const texts: Record<
  QueuedViewingEmail['kind'],
  { subject: string; heading: string; opening: (title: string) => string; file?: string }
> = {
  viewing_booked: {
    subject: 'Your viewing',
    heading: 'Your viewing is booked',
    opening: (title) => `We have booked your viewing of ${title}.`,
    file: 'The attached file adds the viewing to your calendar.',
  },
  viewing_changed: {
    subject: 'Changed: your viewing',
    heading: 'Your viewing has changed',
    opening: (title) => `We have changed your viewing of ${title}. These are the new details.`,
    file: 'The attached file changes the viewing in your calendar.',
  },
  viewing_cancelled: {
    subject: 'Cancelled: your viewing',
    heading: 'Your viewing is cancelled',
    opening: (title) => `Your viewing of ${title} is cancelled. To agree another time, reply to this email.`,
    file: 'The attached file removes the viewing from your calendar.',
  },
  viewing_reminder: {
    subject: 'Reminder: your viewing',
    heading: 'Reminder of your viewing',
    opening: (title) => `This is a reminder of your viewing of ${title}.`,
  },
}

/** The details of a calendar entry; a cancellation needs none. */
function calendarDetails(data: ViewingData, contact: string) {
  const host = data.kind === 'video' ? `${hostOf(data)} shows you the home.` : `${hostOf(data)} meets you there.`
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
  const cancelled = kind === 'viewing_cancelled'
  const method = cancelled ? 'CANCEL' : 'REQUEST'
  const contact = `${site.name}, ${site.phone.shown}. Your reference: ${enquiryReference(id)}`
  const content = calendarFile({
    uid: `viewing-${data.viewing_id}@${new URL(site.url).hostname}`,
    sequence: data.sequence,
    method,
    startsAt: startOf(data),
    minutes: data.minutes,
    changedAt: new Date(data.updated_at),
    summary: `Viewing: ${titleOf(data)}`,
    ...(cancelled ? { location: '', description: contact } : calendarDetails(data, contact)),
    organiser: { name: site.name, address: staffAddresses[department] },
    attendee: recipient,
  })
  return { method, content }
}

/** A viewing email of any of the four kinds. */
export function viewingEmail(email: QueuedViewingEmail, origin: string): EmailContent {
  const { kind, data, department, enquiry_id: id } = email
  const { subject, heading, opening, file } = texts[kind]
  const reference = enquiryReference(id)
  const cancelled = kind === 'viewing_cancelled'
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
            ...meetingOf(data),
            ['Your reference', reference],
          ],
        },
        ...(note && note !== call ? [{ quote: note }] : []),
        ...(call ? [{ link: { label: 'Open the video call', url: call } }] : []),
        ...(data.listing ? [{ link: { ...listingLink(data.listing.slug, origin), quiet: Boolean(call) } }] : []),
      ]
  return {
    subject: `${subject}, ${shortLondonMoment(startOf(data))} (${reference})`,
    heading,
    blocks: [
      { paragraph: greeting(data.name) },
      { paragraph: opening(titleOf(data)) },
      ...details,
      ...(calendar && file ? [{ paragraph: file }] : []),
      {
        paragraph:
          (cancelled ? 'If you did not expect this email, call' : 'To change or cancel, reply to this email or call') +
          ` ${site.phone.shown}. Please give your reference, ${reference}.`,
      },
      { paragraph: site.name },
    ],
    reason:
      `You get this email because you asked about a home on ${site.name}’s website and we agreed a viewing. If it ` +
      'was not you, reply and tell us: we then send no more emails.',
    replyTo: staffAddresses[department],
    ...(calendar && { calendar }),
  }
}
