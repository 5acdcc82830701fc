import { agency } from '#agency/agency.ts'
import { listingLink, oneLine, plainLines, type Block, type EmailContent } from './content.ts'
import { enquirySummary, writtenText } from './enquiry-emails.ts'
import { enquiryReference, type QueuedReply } from './queued-email.ts'

/** The paragraphs of a text, divided by empty lines; single line breaks stay. */
const paragraphs = (text: string): Block[] =>
  plainLines(text, 5000)
    .split(/\n{2,}/)
    .map((paragraph) => ({ paragraph }))

/** A reply of staff to an enquiry: their own words, then what the visitor wrote. */
export function replyEmail({ data, enquiry_kind: kind, enquiry_id: id }: QueuedReply, origin: string): EmailContent {
  const { body, author } = data.reply
  const reference = enquiryReference(id)
  const text = plainLines(writtenText(data), 500)
  const what = enquirySummary(kind, data)
  return {
    subject: `${what.charAt(0).toUpperCase()}${what.slice(1)} (${reference})`,
    heading: author ? `A reply from ${oneLine(author, 60)}` : `A reply from ${agency.name}`,
    blocks: [
      ...paragraphs(body),
      ...(data.listing ? [{ link: { ...listingLink(data.listing.slug, origin), quiet: true } }] : []),
      ...(text ? [{ paragraph: 'You wrote:' }, { quote: text }] : []),
      { facts: [['Your reference', reference]] },
      { paragraph: `To answer, reply to this email or call ${agency.phone.shown}.` },
    ],
    reason: `You get this email because you wrote to ${agency.name}, or asked us to write to you.`,
  }
}
