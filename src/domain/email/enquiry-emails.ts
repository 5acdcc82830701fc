import { paths } from '../../paths.ts'
import { agency } from '#agency/agency.ts'
import { replyDeadline, formatReplyDeadline } from '../enquiry/reply-deadline.ts'
import { formatMoment } from '../../lib/time/format-moment.ts'
import { knownTimeZone } from '../../lib/time/london-time.ts'
import { stateLabel } from '../enquiry/enquiry-labels.ts'
import {
  greeting,
  listingLink,
  oneLine,
  plainLines,
  withoutAddresses,
  type Block,
  type EmailContent,
} from './content.ts'
import { hoursToCall, phoneZone, visitorsZone } from './phone-zone.ts'
import { enquiryReference, type QueuedEnquiryEmail, type SentEnquiry } from './queued-email.ts'

// Enquiry emails: one to the staff and one to the sender.

const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' })

const valuations: Record<string, string> = {
  sale: 'for a sale',
  sales: 'for a sale',
  rental: 'for a letting',
  switch: 'for a change of agent',
}
const teams = {
  sales: 'Our sales team',
  lettings: 'Our lettings team',
  unknown: `Our office in ${agency.address.district}`,
}

type Facts = [label: string, value: string][]
const named = (facts: [string, string | null | undefined][]) =>
  facts.flatMap(([label, value]): Facts => (value ? [[label, oneLine(value, 500)]] : []))

/** The free text of an enquiry; empty if there is none. */
export const writtenText = ({ message, comments }: SentEnquiry) => message ?? comments ?? ''
const listingTitle = ({ listing, property_title: title }: SentEnquiry) => oneLine(listing?.title ?? title ?? 'a home')
/** The requested viewing. `withoutCity` names the visitor's time zone if it has no city. */
function viewingOf(
  { preferred_viewing_date: at, viewing_kind: kind, viewer_time_zone: zone }: SentEnquiry,
  withoutCity?: string,
): string | null {
  if (!at) return null
  const how = kind === 'video' ? ', by video' : kind === 'in_person' ? ', in person' : ''
  return formatMoment(new Date(at), knownTimeZone(zone), { withoutCity }) + how
}

function subjectForStaff({ enquiry_kind: kind, data }: QueuedEnquiryEmail): string {
  const name = oneLine(data.name, 60)
  if (kind === 'inquiry') return `${name} asks about ${listingTitle(data)}`
  if (kind === 'message') return `${name} sent us a message`
  return `${name} asks for a valuation in ${oneLine(data.postcode ?? '', 20)}`
}

function nextStep({ enquiry_kind: kind, data }: QueuedEnquiryEmail): string {
  if (kind === 'message') return 'Next step: reply, and note what you said.'
  if (kind !== 'inquiry') return 'Next step: agree a day for the valuation.'
  if (data.slot === 'requested') return 'Next step: confirm the viewing in the enquiry. The visitor holds this time.'
  if (data.slot === 'booked') return 'The viewing is booked. The visitor chose a time that confirms itself.'
  return data.preferred_viewing_date
    ? 'Next step: book the viewing in the enquiry, or offer another time. Booking sets the status to ' +
        `“${stateLabel('viewing_booked')}”.`
    : 'Next step: offer a viewing, in person or by video.'
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
    ['Valuation', kind === 'booking' || kind === 'request' ? (valuations[data.type ?? ''] ?? null) : null],
    ['Address', [data.address?.replace(/\s*\n\s*/g, ', '), data.postcode].filter(Boolean).join(', ')],
    ['Bedrooms', data.bedrooms],
    [data.slot ? 'Viewing' : 'Viewing asked for', viewingOf(data, visitorsZone)],
    ['Wants to move in', data.preferred_move_date ? day.format(new Date(data.preferred_move_date)) : null],
    ['Email', data.email],
    ['Phone', data.phone],
    ['Good time to call', zone ? `${hoursToCall(zone, received)} (from the country code)` : null],
    ['Received', formatMoment(received)],
    ['Reference', enquiryReference(id)],
  ])
  return {
    subject: `${subjectForStaff(email)} (${enquiryReference(id)})`,
    heading: subjectForStaff(email),
    blocks: [
      {
        paragraph:
          `We told the sender that we reply ${formatReplyDeadline(replyDeadline(received))}. ` + nextStep(email),
      },
      ...(text ? [{ quote: plainLines(text, 5000) }] : []),
      { facts },
      {
        link: { label: 'Open the enquiry', url: `${origin}${paths.adminEnquiries}?open=${kind}:${id}` },
      },
      ...(data.listing ? [{ link: { ...listingLink(data.listing.slug, origin), quiet: true } }] : []),
      { paragraph: 'If you reply to this email, your reply goes to the sender of the enquiry.' },
    ],
    reason:
      `You get this email because enquiries of this kind go to your team at ${agency.name}. ` +
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

/** An enquiry in a few words: `your message`. */
export const enquirySummary = (kind: QueuedEnquiryEmail['enquiry_kind'], data: SentEnquiry) => summaries[kind](data)

/** The acknowledgement to the sender, with the reply deadline. */
export function receivedEmail({ data, department, ...email }: QueuedEnquiryEmail, origin: string): EmailContent {
  const deadline = replyDeadline(new Date(data.created_at))
  const by = formatReplyDeadline(deadline, knownTimeZone(data.viewer_time_zone) ?? phoneZone(data.phone))
  const reference = enquiryReference(email.enquiry_id)
  const what = summaries[email.enquiry_kind](data)
  const text = withoutAddresses(plainLines(writtenText(data), 300))
  const facts = named([
    ['Viewing you asked for', viewingOf(data)],
    ['Your reference', reference],
  ])
  const blocks: Block[] = [
    { paragraph: greeting(data.name) },
    { paragraph: `Thank you for ${what}. ${teams[department]} will reply ${by}.` },
    ...(text ? [{ paragraph: 'You wrote:' }, { quote: text }] : []),
    { facts },
    ...(data.preferred_viewing_date
      ? [{ paragraph: 'Your viewing is not booked yet. We send you another email when we book it.' }]
      : []),
    ...(data.listing ? [{ link: listingLink(data.listing.slug, origin) }] : []),
    {
      paragraph:
        `To add or correct something, reply to this email or call ${agency.phone.shown}. Please give your reference, ` +
        `${reference}. If you want us to erase what you sent, tell us in the same way.`,
    },
    { paragraph: agency.name },
  ]
  return {
    subject: `We received ${what} (${reference})`,
    heading: `We reply ${formatReplyDeadline(deadline)}`,
    blocks,
    reason:
      (data.source?.channel
        ? `You get this email because somebody gave this address to ${agency.name}. `
        : `You get this email because somebody entered this address on ${agency.name}’s website. `) +
      'If it was not you, you can ignore this email. If you want us to erase the address, reply and tell us.',
  }
}
