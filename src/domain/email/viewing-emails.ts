import { paths } from '../../paths.ts'
import { agency } from '#agency/agency.ts'
import { isEmailAddress } from '../../lib/form/email-address.ts'
import { shortLondonMoment } from '../../lib/time/format-moment.ts'
import { formatReplyDeadline } from '../enquiry/reply-deadline.ts'
import { calendarFile } from './calendar.ts'
import { agencyPhone, greeting, listingLink, type Block, type CalendarPart, type EmailContent } from './content.ts'
import type { EmailMessages } from './email-messages.ts'
import { promisedDeadline, visitorsQuote } from './enquiry-emails.ts'
import { enquiryReference, type QueuedViewingEmail, type ViewingData } from './queued-email.ts'
import { staffAddresses } from './staff-addresses.ts'
import { earlierOf, mainTexts } from './viewing-changes.ts'
import {
  hostOf,
  howOf,
  linkOf,
  meetingOf,
  momentIn,
  noteOf,
  placeOf,
  startOf,
  textsOf,
  titleOf,
  zoneOf,
} from './viewing-facts.ts'

// Viewing emails: the booking, changes, the cancellation and the reminder the day before.

/** The details of a calendar entry; a cancellation needs none. */
function calendarDetails(data: ViewingData, contact: string, messages: EmailMessages) {
  const { viewing } = messages
  const host = (data.kind === 'video' ? viewing.showsHome : textsOf(data, messages).meets)(hostOf(data, messages))
  return {
    location: data.kind === 'video' ? (linkOf(data) ?? viewing.video) : placeOf(data),
    description: [host, noteOf(data), contact].filter(Boolean).join('\n\n'),
  }
}

function calendarOf(
  { kind, data, department, recipient, enquiry_id: id }: QueuedViewingEmail,
  messages: EmailMessages,
): CalendarPart | undefined {
  const { viewing } = messages
  if (kind === 'viewing_reminder' || !recipient || !isEmailAddress(recipient)) return undefined
  // A time that waits for staff removes an earlier one from the calendar.
  const cancelled = kind === 'viewing_cancelled' || kind === 'viewing_requested'
  if (cancelled && !(data.in_calendar ?? kind === 'viewing_cancelled')) return undefined
  const method = cancelled ? 'CANCEL' : 'REQUEST'
  const contact = viewing.contact(agency.name, agencyPhone, enquiryReference(id))
  const content = calendarFile({
    uid: `viewing-${data.viewing_id}`,
    // The page's own entry is 0.
    sequence: data.sequence + 1,
    method,
    startsAt: startOf(data),
    minutes: data.minutes,
    changedAt: new Date(data.updated_at),
    summary:
      data.appointment === 'valuation'
        ? viewing.visitEntry(agency.name)
        : viewing.viewingEntry(titleOf(data, messages)),
    ...(cancelled ? { location: '', description: contact } : calendarDetails(data, contact, messages)),
    organiser: staffAddresses[department],
    attendee: recipient,
  })
  return { method, content }
}

/** How to change it. */
const changeText = (data: ViewingData, messages: EmailMessages) =>
  data.token ? textsOf(data, messages).linkWorks : messages.viewing.toChange

/** What to do about the entry of a calendar. */
function calendarText(email: QueuedViewingEmail, hasFile: boolean, messages: EmailMessages): Block[] {
  const { kind, data } = email
  const { file } = mainTexts(email, messages)
  if (hasFile) return file ? [{ paragraph: file }] : []
  const isGone = kind === 'viewing_cancelled' || (kind === 'viewing_requested' && data.moved)
  return isGone ? [{ paragraph: messages.viewing.deleteEntry }] : []
}

/** What the visitor wrote with the time, and by when we reply. A time that is booked needs no reply of its own. */
function enquiryOf({ kind, data }: QueuedViewingEmail, messages: EmailMessages): Block[] {
  const { enquiry } = data
  const deadline = enquiry && (enquiry.message || kind === 'viewing_requested') ? promisedDeadline(enquiry) : null
  if (!enquiry) return []
  const by = deadline && formatReplyDeadline(deadline, zoneOf(data, messages), messages.moments)
  return [...visitorsQuote(enquiry, 300, messages), ...(by ? [{ paragraph: messages.viewing.weReply(by) }] : [])]
}

/** What is agreed, and the links that belong to it. */
function detailsOf(
  { kind, data, enquiry_id: id }: QueuedViewingEmail,
  origin: string,
  messages: EmailMessages,
): Block[] {
  const { shared, viewing } = messages
  const reference = [shared.yourReference, enquiryReference(id)] as const
  const when = momentIn(data.starts_at, data, messages)
  if (kind === 'viewing_cancelled') return [{ facts: [[viewing.wasAt, when], reference] }]
  const [note, call] = [noteOf(data), linkOf(data)]
  const blocks: Block[] = [
    {
      facts: [
        [viewing.when, when],
        ...earlierOf(kind, data, messages),
        [viewing.howLong, viewing.minutes(data.minutes)],
        ...(kind === 'viewing_requested' ? howOf(data, messages) : meetingOf(data, messages)),
        reference,
      ],
    },
  ]
  if (note && note !== call) blocks.push({ quote: note })
  if (call) blocks.push({ link: { label: viewing.openCall, url: call } })
  if (data.token) {
    const url = `${origin}${paths.viewing}?token=${data.token}`
    blocks.push({ link: { label: textsOf(data, messages).moveOrCancel, url, quiet: Boolean(call) } })
  }
  if (data.listing) {
    const quiet = Boolean(call ?? data.token)
    blocks.push({ link: { ...listingLink(data.listing.slug, origin, messages), quiet } })
  }
  return blocks
}

/** A viewing email of any of the five kinds. */
export function viewingEmail(email: QueuedViewingEmail, origin: string, messages: EmailMessages): EmailContent {
  const { kind, data, department, enquiry_id: id } = email
  const { viewing, moments } = messages
  const texts = textsOf(data, messages)
  const { subject, heading, opening } = mainTexts(email, messages)
  const reference = enquiryReference(id)
  const calendar = calendarOf(email, messages)
  const before = kind === 'viewing_cancelled' ? viewing.unexpected : changeText(data, messages)
  return {
    subject: viewing.subject(subject, shortLondonMoment(startOf(data), moments), reference),
    heading,
    blocks: [
      { paragraph: greeting(data.name, messages) },
      { paragraph: opening(titleOf(data, messages), data.kind === 'video') },
      ...detailsOf(email, origin, messages),
      ...calendarText(email, calendar !== undefined, messages),
      { paragraph: viewing.callWithReference(before, agencyPhone, reference) },
      ...enquiryOf(email, messages),
      { paragraph: agency.name },
    ],
    reason: (kind === 'viewing_requested' ? texts.reasonRequested : texts.reason)(agency.name),
    replyTo: staffAddresses[department],
    ...(calendar && { calendar }),
  }
}
