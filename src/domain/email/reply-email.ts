import { agency } from '#agency/agency.ts'
import { agencyPhone, listingLink, oneLine, plainLines, type Block, type EmailContent } from './content.ts'
import type { EmailMessages } from './email-messages.ts'
import { enquirySummary, visitorsQuote } from './enquiry-emails.ts'
import { enquiryReference, type QueuedReply } from './queued-email.ts'

/** The paragraphs of a text, divided by empty lines; single line breaks stay. */
const paragraphs = (text: string): Block[] =>
  plainLines(text, 5000)
    .split(/\n{2,}/)
    .map((paragraph) => ({ paragraph }))

/** A reply of staff to an enquiry: their own words, then what the visitor wrote. */
export function replyEmail(
  { data, enquiry_kind: kind, enquiry_id: id }: QueuedReply,
  origin: string,
  messages: EmailMessages,
): EmailContent {
  const { shared, enquiry: texts } = messages
  const { body, author } = data.reply
  const reference = enquiryReference(id)
  return {
    subject: texts.replySubject(enquirySummary(kind, data, messages), reference),
    heading: texts.replyFrom(author ? oneLine(author, 60) : agency.name),
    blocks: [
      ...paragraphs(body),
      ...(data.listing ? [{ link: { ...listingLink(data.listing.slug, origin, messages), quiet: true } }] : []),
      ...visitorsQuote(data, 500, messages),
      { facts: [[shared.yourReference, reference]] },
      { paragraph: texts.toAnswer(agencyPhone) },
    ],
    reason: texts.replyReason(agency.name),
  }
}
