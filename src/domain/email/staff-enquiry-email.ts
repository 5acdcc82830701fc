import { paths } from '../../paths.ts'
import { agency } from '#agency/agency.ts'
import { formatReplyDeadline } from '../enquiry/reply-deadline.ts'
import { formatMoment } from '../../lib/time/format-moment.ts'
import { knownTimeZone } from '../../lib/time/london-time.ts'
import { countryAbroad } from '../enquiry/phone-country.ts'
import { enquiryKey, propertyTypesText, stateLabel } from '../enquiry/enquiry-labels.ts'
import { answerIn, listingLink, namedFacts, oneLine, plainLines, type EmailContent } from './content.ts'
import { staffMessages } from './email-messages.ts'
import { promisedDeadline, requestedViewing, writtenText } from './enquiry-emails.ts'
import { hoursToCall, phoneZone, visitorsZone } from './phone-zone.ts'
import { enquiryReference, type QueuedEnquiryEmail, type SentEnquiry } from './queued-email.ts'

// The notice of an enquiry, to staff.

const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' })

const valuations: Record<string, string> = {
  sale: 'for a sale',
  sales: 'for a sale',
  rental: 'for a letting',
  switch: 'for a change of agent',
}
const listingTitle = ({ listing, property_title: title }: SentEnquiry) => oneLine(listing?.title ?? title ?? 'a home')
function subjectForStaff({ enquiry_kind: kind, data }: QueuedEnquiryEmail): string {
  const name = oneLine(data.name, 60)
  if (kind === 'inquiry') return `${name} asks about ${listingTitle(data)}`
  if (kind === 'message') return `${name} sent us a message`
  return `${name} asks for a valuation in ${oneLine(data.postcode ?? '', 20)}`
}

function nextStep({ enquiry_kind: kind, data }: QueuedEnquiryEmail): string {
  if (kind === 'message') return 'Next step: reply, and note what you said.'
  if (kind !== 'inquiry') return 'Next step: agree a day for the valuation.'
  if (data.slot === 'requested')
    return 'Next step: confirm the viewing in the enquiry. We are holding this time for the visitor.'
  if (data.slot === 'booked') return 'The viewing is booked. The visitor chose a time that needs no confirmation.'
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
  const country = countryAbroad(data.phone)
  const text = writtenText(data)
  const deadline = promisedDeadline(data)
  const by = deadline ? formatReplyDeadline(deadline) : 'as soon as we can'
  const facts = namedFacts([
    ['Name', data.name],
    ['Home', kind === 'inquiry' ? listingTitle(data) : null],
    ['Valuation', kind === 'booking' || kind === 'request' ? (valuations[data.type ?? ''] ?? null) : null],
    ['Property type', data.property_types?.length ? propertyTypesText(data.property_types) : null],
    ['Address', [data.address?.trim().replace(/[\s,]*\n[\s,]*/g, ', '), data.postcode].filter(Boolean).join(', ')],
    ['Bedrooms', data.bedrooms],
    [
      data.slot ? 'Viewing' : 'Viewing asked for',
      requestedViewing(data, knownTimeZone(data.viewer_time_zone), staffMessages, visitorsZone),
    ],
    ['Wants to move in', data.preferred_move_date ? day.format(new Date(data.preferred_move_date)) : null],
    ['Answer in', answerIn(data)],
    ['Email', data.email],
    ['Phone', data.phone],
    ['Country of the phone', country === 'elsewhere' ? null : country],
    ['Good time to call', zone ? `${hoursToCall(zone, received)} (from the country code)` : null],
    ['Received', formatMoment(received)],
    ['Reference', enquiryReference(id)],
  ])
  return {
    subject: `${subjectForStaff(email)} (${enquiryReference(id)})`,
    heading: subjectForStaff(email),
    blocks: [
      {
        paragraph: `We told the sender that we reply ${by}. ${nextStep(email)}`,
      },
      ...(text ? [{ quote: plainLines(text, 5000) }] : []),
      { facts },
      { link: { label: 'Open the enquiry', url: origin + paths.adminEnquiry(enquiryKey({ kind, id })) } },
      ...(data.listing ? [{ link: { ...listingLink(data.listing.slug, origin, staffMessages), quiet: true } }] : []),
      { paragraph: 'If you reply to this email, your reply goes to the sender of the enquiry.' },
    ],
    reason:
      `You get this email because enquiries of this kind go to your team at ${agency.name}. ` +
      'The enquiry is also in the inbox.',
  }
}
