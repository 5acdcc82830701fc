import { agency } from '#agency/agency.ts'
import { formatReplyDeadline, replyDeadline } from '../enquiry/reply-deadline.ts'
import { formatMoment } from '../../lib/time/format-moment.ts'
import { knownTimeZone } from '../../lib/time/london-time.ts'
import { serverDate } from '../../lib/time/server-time.ts'
import {
  agencyPhone,
  greeting,
  listingLink,
  namedFacts,
  plainLines,
  withoutAddresses,
  type Block,
  type EmailContent,
} from './content.ts'
import type { EmailMessages } from './email-messages.ts'
import { phoneZone } from './phone-zone.ts'
import { enquiryReference, type QueuedEnquiryEmail, type SentEnquiry } from './queued-email.ts'

// The acknowledgement of an enquiry, to its sender.

const london = 'Europe/London'

type WrittenEnquiry = Pick<SentEnquiry, 'message' | 'comments' | 'source'>

/** The free text of an enquiry; empty if there is none. */
export const writtenText = ({ message, comments }: WrittenEnquiry) => message ?? comments ?? ''

/** Whether staff added the enquiry of somebody who called or came in. Its text is theirs. */
const isAdded = ({ source }: Pick<SentEnquiry, 'source'>) => Boolean(source?.channel)

/** The sender's own words as a quote, shortened; nothing without any. */
export function visitorsQuote(data: WrittenEnquiry, maxLength: number, messages: EmailMessages): Block[] {
  const text = isAdded(data) ? '' : withoutAddresses(plainLines(writtenText(data), maxLength), messages)
  return text ? [{ paragraph: messages.shared.youWrote }, { quote: text }] : []
}

/** The reader's time zone: the browser's, else that of the phone number, else the usual one of the language. */
const zoneOf = ({ viewer_time_zone: zone, phone }: SentEnquiry, { shared }: EmailMessages) =>
  knownTimeZone(zone) ?? phoneZone(phone) ?? shared.defaultTimeZone

/** The requested viewing; null without one. */
export function requestedViewing(
  { preferred_viewing_date: at, viewing_kind: kind }: SentEnquiry,
  timeZone: string | undefined,
  { moments, enquiry }: EmailMessages,
  withoutCity?: string,
): string | null {
  if (!at) return null
  const moment = formatMoment(new Date(at), timeZone, { messages: moments, withoutCity })
  if (kind === 'video') return enquiry.byVideo(moment)
  return kind === 'in_person' ? enquiry.inPerson(moment) : moment
}

/** An enquiry in a few words: `your enquiry`. */
export function enquirySummary(
  kind: QueuedEnquiryEmail['enquiry_kind'],
  { listing }: SentEnquiry,
  { enquiry }: EmailMessages,
): string {
  if (kind === 'message') return enquiry.aboutMessage
  if (kind !== 'inquiry') return enquiry.aboutValuation
  // A listing's title is ours; a title sent with the enquiry is not repeated.
  return listing ? enquiry.aboutHome(listing.title) : enquiry.aboutSomeHome
}

const teamOf = (department: QueuedEnquiryEmail['department'], { enquiry, alertWords }: EmailMessages) =>
  ({
    sales: enquiry.salesTeam,
    lettings: enquiry.lettingsTeam,
    unknown: enquiry.office(alertWords.areaName(agency.address.district)),
  })[department]

/**
 * The deadline that the acknowledgement promises; null if there is none, or if it has passed when the email is sent
 * late, or again.
 */
export function promisedDeadline({
  created_at: receivedAt,
  special_days: specialDays,
}: Pick<SentEnquiry, 'created_at' | 'special_days'>): Date | null {
  const deadline = replyDeadline(new Date(receivedAt), specialDays)
  return deadline && deadline > serverDate() ? deadline : null
}

/** The acknowledgement to the sender, with the reply deadline. */
export function receivedEmail(
  { data, department, ...email }: QueuedEnquiryEmail,
  origin: string,
  messages: EmailMessages,
): EmailContent {
  const { shared, moments, enquiry: texts } = messages
  const deadline = promisedDeadline(data)
  const zone = zoneOf(data, messages)
  const reference = enquiryReference(email.enquiry_id)
  const what = enquirySummary(email.enquiry_kind, data, messages)
  const facts = namedFacts([
    [
      texts.viewingAskedFor,
      requestedViewing(data, knownTimeZone(data.viewer_time_zone) ?? shared.defaultTimeZone, messages),
    ],
    [shared.yourReference, reference],
  ])
  const by = deadline && formatReplyDeadline(deadline, zone, moments)
  const blocks: Block[] = [
    { paragraph: greeting(data.name, messages) },
    { paragraph: texts.thanks(what, teamOf(department, messages), by) },
    ...visitorsQuote(data, 300, messages),
    { facts },
    ...(data.preferred_viewing_date ? [{ paragraph: texts.notBooked }] : []),
    ...(data.listing ? [{ link: listingLink(data.listing.slug, origin, messages) }] : []),
    { paragraph: texts.addOrCorrect(agencyPhone, reference) },
    { paragraph: agency.name },
  ]
  return {
    subject: texts.received(what, reference),
    // In English the heading has London's time alone.
    heading: texts.weReply(
      deadline && shared.defaultTimeZone === london ? formatReplyDeadline(deadline, london, moments) : by,
    ),
    blocks,
    reason: texts.addressGiven(agency.name),
  }
}
