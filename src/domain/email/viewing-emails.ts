import { paths } from '../../paths.ts'
import { site } from '../../site.ts'
import { isEmailAddress } from '../../lib/form/email-address.ts'
import { elsewhere, isTimeZone } from '../../lib/time/london-time.ts'
import { calendarFile } from './calendar.ts'
import { greeting, oneLine, plainLines, type CalendarPart, type EmailContent } from './content.ts'
import { enquiryReference, type QueuedViewingEmail, type ViewingData } from './queued-email.ts'
import { staffAddresses } from './staff-addresses.ts'

// Viewing emails: the booking, changes, the cancellation and the reminder the day before.

const inLondon = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'Europe/London' })
const longDay = inLondon({ weekday: 'long', day: 'numeric', month: 'long' })
const shortDay = inLondon({ weekday: 'short', day: 'numeric', month: 'short' })
const clock = inLondon({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

const startOf = ({ starts_at: at }: ViewingData) => new Date(at)
const longMoment = (data: ViewingData) =>
  `${longDay.format(startOf(data)).replace(',', '')}, ${clock.format(startOf(data))}`
const shortMoment = (data: ViewingData) =>
  `${shortDay.format(startOf(data)).replace(',', '')}, ${clock.format(startOf(data))}`

/** `Tuesday 1 December, 10:30 in London`, with the reader's local time if it differs. */
function whenOf(data: ViewingData): string {
  const zone = data.viewer_time_zone
  const there = zone && isTimeZone(zone) ? elsewhere(startOf(data), zone) : null
  // The second half of `10:30 in London, 18:30 in Shanghai`.
  const own = there?.slice(there.indexOf(', ') + 2)
  return `${longMoment(data)} in London${own ? ` (${own})` : ''}`
}

const titleOf = ({ listing }: ViewingData) => (listing ? oneLine(listing.title, 100) : 'the home you asked about')
const noteOf = ({ note }: ViewingData) => plainLines(note, 300)

/** The meeting place: listings show only the area, never the full address. */
function whereOf({ kind, listing, note }: ViewingData): string {
  if (kind === 'video')
    return /https?:\/\//.test(note)
      ? 'By video. Open the link below a minute before we begin.'
      : 'By video. We send the link before we begin.'
  return listing ? `In person, at the door. ${oneLine(listing.title, 100)}, ${oneLine(listing.area, 80)}` : 'In person'
}

const texts: Record<
  QueuedViewingEmail['kind'],
  { subject: string; heading: string; opening: (title: string) => string }
> = {
  viewing_booked: {
    subject: 'Your viewing',
    heading: 'Your viewing is booked',
    opening: (title) => `We have booked your viewing of ${title}.`,
  },
  viewing_changed: {
    subject: 'Changed: your viewing',
    heading: 'Your viewing has changed',
    opening: (title) => `We have changed your viewing of ${title}. This is how it stands now.`,
  },
  viewing_cancelled: {
    subject: 'Cancelled: your viewing',
    heading: 'Your viewing is cancelled',
    opening: (title) => `Your viewing of ${title} will not take place. To agree another time, reply to this letter.`,
  },
  viewing_reminder: {
    subject: 'Reminder: your viewing',
    heading: 'Your viewing is near',
    opening: (title) => `A reminder of your viewing of ${title}.`,
  },
}

function calendarOf({
  kind,
  data,
  department,
  recipient,
  enquiry_id: id,
}: QueuedViewingEmail): CalendarPart | undefined {
  if (kind === 'viewing_reminder' || !recipient || !isEmailAddress(recipient)) return undefined
  const method = kind === 'viewing_cancelled' ? 'CANCEL' : 'REQUEST'
  const note = noteOf(data)
  const link = data.kind === 'video' ? /https?:\/\/[^\s<>"]+/.exec(note)?.[0] : undefined
  const content = calendarFile({
    uid: `viewing-${data.viewing_id}@${new URL(site.url).hostname}`,
    sequence: data.sequence,
    method,
    startsAt: startOf(data),
    minutes: data.minutes,
    changedAt: new Date(data.updated_at),
    summary: `Viewing: ${titleOf(data)}`,
    location: data.kind === 'video' ? (link ?? 'By video') : whereOf(data),
    description: [note, `${site.name}, ${site.phone.shown}. Your reference: ${enquiryReference(id)}`]
      .filter(Boolean)
      .join('\n\n'),
    organiser: { name: site.name, address: staffAddresses[department] },
    attendee: recipient,
  })
  return { method, content }
}

/** A viewing email of any of the four kinds. */
export function viewingEmail(email: QueuedViewingEmail, origin: string): EmailContent {
  const { kind, data, department, enquiry_id: id } = email
  const { subject, heading, opening } = texts[kind]
  const reference = enquiryReference(id)
  const stands = kind !== 'viewing_cancelled'
  const note = stands ? noteOf(data) : ''
  const calendar = calendarOf(email)
  return {
    subject: `${subject}, ${shortMoment(data)} (${reference})`,
    heading: kind === 'viewing_reminder' ? `${heading}: ${longMoment(data)}` : heading,
    blocks: [
      { paragraph: greeting(data.name) },
      { paragraph: opening(titleOf(data)) },
      {
        facts: [
          [stands ? 'When' : 'It was to be', whenOf(data)],
          ...(stands
            ? ([
                ['How long', `${data.minutes} minutes`],
                ['Where', whereOf(data)],
              ] as const)
            : []),
          ['Your reference', reference],
        ],
      },
      ...(note ? [{ quote: note }] : []),
      ...(stands && data.listing
        ? [{ link: { label: 'See the home again', url: origin + paths.property(data.listing.slug) } }]
        : []),
      {
        paragraph:
          (calendar ? `The file with this letter ${stands ? 'puts it in' : 'takes it out of'} your calendar. ` : '') +
          (stands ? 'To change or cancel it, reply to this letter or' : 'If you had not heard of this before,') +
          ` call ${site.phone.shown} and say ${reference}.`,
      },
      { paragraph: site.name },
    ],
    reason:
      `You get this because you asked on ${site.name}’s website about a home and we agreed a viewing with you. If it ` +
      'was not you, reply and say so: no more letters follow.',
    replyTo: staffAddresses[department],
    ...(calendar && { calendar }),
  }
}
