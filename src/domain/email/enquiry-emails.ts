import { paths } from '../../paths.ts'
import { site } from '../../site.ts'
import { replyDeadline, formatReplyDeadline } from '../enquiry/reply-deadline.ts'
import { elsewhere, isTimeZone } from '../../lib/time/london-time.ts'
import { greeting, oneLine, plainLines, withoutAddresses, type Block, type EmailContent } from './content.ts'
import { hoursToCall, phoneZone } from './phone-zone.ts'
import { enquiryReference, type QueuedEnquiryEmail, type SentEnquiry } from './queued-email.ts'

// Enquiry emails: one to the staff and one to the sender.

const london = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
})
const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' })

const valuations: Record<string, string> = {
  sale: 'for a sale',
  sales: 'for a sale',
  rental: 'for a letting',
  switch: 'from somebody who thinks of changing agent',
}
const teams = { sales: 'Our sales team', lettings: 'Our lettings team', unknown: 'Somebody at our desk in Islington' }

type Facts = [label: string, value: string][]
const named = (facts: [string, string | null | undefined][]) =>
  facts.flatMap(([label, value]): Facts => (value ? [[label, oneLine(value, 500)]] : []))

/** The free text of an enquiry; empty if there is none. */
const writtenText = ({ message, comments }: SentEnquiry) => message ?? comments ?? ''
const listingTitle = ({ listing, property_title: title }: SentEnquiry) => oneLine(listing?.title ?? title ?? 'a home')
function viewingOf({ preferred_viewing_date: at, viewing_kind: kind, viewer_time_zone: zone }: SentEnquiry) {
  if (!at) return null
  const moment = new Date(at)
  const how = kind === 'video' ? ', by video' : kind === 'in_person' ? ', in person' : ''
  const there = zone && isTimeZone(zone) ? elsewhere(moment, zone) : null
  return `${london.format(moment)}, London${how}${there ? ` (${there})` : ''}`
}

function subjectForStaff({ enquiry_kind: kind, data }: QueuedEnquiryEmail): string {
  const name = oneLine(data.name, 60)
  if (kind === 'inquiry') return `${name} asks about ${listingTitle(data)}`
  if (kind === 'message') return `${name} has written to us`
  return `${name} asks for a valuation in ${oneLine(data.postcode ?? '', 20)}`
}

function nextStep({ enquiry_kind: kind, data }: QueuedEnquiryEmail): string {
  if (kind === 'inquiry')
    return data.preferred_viewing_date
      ? 'confirm the viewing, or offer another half-hour, and mark the enquiry “viewing booked”'
      : 'offer a viewing, in person or by video'
  return kind === 'message' ? 'answer, and note what was said' : 'agree a day for the valuation'
}

/** The email that notifies the staff of an enquiry. */
export function staffEmail(email: QueuedEnquiryEmail, origin: string): EmailContent {
  const { data, enquiry_kind: kind, enquiry_id: id } = email
  const received = new Date(data.created_at)
  const zone = phoneZone(data.phone)
  const text = writtenText(data)
  const facts = named([
    ['Name', data.name],
    ['Home', kind === 'inquiry' ? listingTitle(data) : null],
    ['Page', data.listing ? origin + paths.property(data.listing.slug) : null],
    ['Valuation', kind === 'booking' || kind === 'request' ? (valuations[data.type ?? ''] ?? null) : null],
    ['Address', [data.address?.replace(/\s*\n\s*/g, ', '), data.postcode].filter(Boolean).join(', ')],
    ['Bedrooms', data.bedrooms],
    ['Viewing asked for', viewingOf(data)],
    ['Wants to move in', data.preferred_move_date ? day.format(new Date(data.preferred_move_date)) : null],
    ['E-mail', data.email],
    ['Telephone', data.phone],
    ['By the number, a good time to call', zone ? hoursToCall(zone, received) : null],
    ['Received', `${london.format(received)}, London`],
    ['Reference', enquiryReference(id)],
  ])
  return {
    subject: `${subjectForStaff(email)} (${enquiryReference(id)})`,
    heading: subjectForStaff(email),
    blocks: [
      {
        paragraph:
          `They have been told: an answer ${formatReplyDeadline(replyDeadline(received))}. ` +
          `Next: ${nextStep(email)}.`,
      },
      ...(text ? [{ quote: plainLines(text, 5000) }] : []),
      { facts },
      {
        link: { label: 'Open the enquiry', url: `${origin}${paths.adminEnquiries}?open=${kind}:${id}` },
      },
      { paragraph: 'A reply to this letter goes to them.' },
    ],
    reason:
      `You get this because enquiries of this kind come to your desk at ${site.name}. ` +
      'The enquiry is also in the inbox.',
  }
}

const summaries: Record<QueuedEnquiryEmail['enquiry_kind'], (data: SentEnquiry) => string> = {
  // A listing's title is ours; a title sent with the enquiry is not repeated.
  inquiry: ({ listing }) => (listing ? `your enquiry about ${listing.title}` : 'your enquiry about one of our homes'),
  booking: () => 'your request for a valuation',
  request: () => 'your request for a valuation',
  message: () => 'your message',
}

/** The acknowledgement to the sender, with the reply deadline. */
export function receivedEmail({ data, department, ...email }: QueuedEnquiryEmail, origin: string): EmailContent {
  const by = formatReplyDeadline(replyDeadline(new Date(data.created_at)), phoneZone(data.phone))
  const reference = enquiryReference(email.enquiry_id)
  const what = summaries[email.enquiry_kind](data)
  const text = withoutAddresses(plainLines(writtenText(data), 300))
  const facts = named([
    ['Viewing you asked for', viewingOf(data)],
    ['Your reference', reference],
  ])
  const blocks: Block[] = [
    { paragraph: greeting(data.name) },
    { paragraph: `Thank you: ${what} has reached us. ${teams[department]} will answer ${by}.` },
    ...(text ? [{ paragraph: 'You wrote:' }, { quote: text }] : []),
    { facts },
    ...(data.listing
      ? [{ link: { label: 'See the home again', url: origin + paths.property(data.listing.slug) } }]
      : []),
    {
      paragraph:
        `To add or correct something, reply to this letter or call ${site.phone.shown} and say ${reference}. ` +
        'If you would rather we erased what you sent, tell us in the same way.',
    },
    { paragraph: site.name },
  ]
  return {
    subject: `We have ${what} (${reference})`,
    heading: `You will hear from us ${by}`,
    blocks,
    reason:
      `You get this because somebody sent us this address on ${site.name}’s website. If it was not you, ` +
      'you need do nothing: no more letters follow, and a reply has it erased.',
  }
}
