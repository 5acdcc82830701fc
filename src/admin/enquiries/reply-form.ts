import * as v from 'valibot'
import { agency } from '#agency/agency.ts'
import { lengthOf } from '../../lib/form/normalise'
import { parseTimestamp } from '../../lib/time/parse-timestamp'
import { toText } from '../../lib/format/to-text'
import { blankReply, type ReplyContext, replySubject } from '../../domain/enquiry/reply-templates'
import { greetingName } from '../../domain/enquiry/contact-links'
import type { Enquiry } from '../../domain/enquiry/enquiry'
import { readsChinese } from './language'

// Replies that staff write in the inbox. Pure.

const maxReplyLength = 5000

export const replySchema = v.object({
  body: v.pipe(
    v.string(),
    v.check((body) => body.trim() !== '', 'Please write a reply.'),
    v.check((body) => lengthOf(body) <= maxReplyLength, 'Please use 5,000 characters or fewer for the reply.'),
  ),
})

/** What the templates fill in. */
export function replyContext(
  enquiry: Enquiry,
  { author, now, specialDays }: Pick<ReplyContext, 'author' | 'now' | 'specialDays'>,
): ReplyContext {
  const viewing = parseTimestamp(toText(enquiry.details['preferred_viewing_date']))
  return {
    kind: enquiry.kind,
    name: greetingName(enquiry.name),
    readsChinese: readsChinese(enquiry),
    about: enquiry.about,
    requestedViewing: viewing > now ? viewing : null,
    byVideo: enquiry.details['viewing_kind'] === 'video',
    timeZone: toText(enquiry.details['viewer_time_zone']),
    author,
    now,
    specialDays,
  }
}

/** A reply in the own email program: recipient, subject, greeting and signature. */
export function replyLink(enquiry: Enquiry): string {
  const frame = { name: greetingName(enquiry.name), author: '', readsChinese: readsChinese(enquiry) }
  const text = `${blankReply(frame)}\n${agency.url}`
  const body = text.replaceAll('\n', '\r\n')
  const subject = replySubject({ ...enquiry, ...frame })
  const to = encodeURIComponent(enquiry.email).replace('%40', '@')
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
