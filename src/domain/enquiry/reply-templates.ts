import * as englishMoments from '#messages/moments.ts'
import * as englishTexts from '#messages/reply.ts'
import { ownLanguageName } from '../../lib/format/language-name.ts'
import { internationalPhone } from '../../lib/format/phone.ts'
import { formatMoment } from '../../lib/time/format-moment.ts'
import { daysAfter, daysFrom } from '../../lib/time/day-ms.ts'
import { knownTimeZone, londonDay, parseLondonTime } from '../../lib/time/london-time.ts'
import type { SpecialDay } from '../../lib/time/office-clock.ts'
import { daysSearched } from '../../lib/time/opening-hours.ts'
import type { MessagesLike } from '../../messages/same-messages.ts'
import { defaultTimeZone } from '../../messages/zh/email.ts'
import * as chineseMoments from '../../messages/zh/moments.ts'
import * as chineseTexts from '../../messages/zh/reply.ts'
import { agency } from '#agency/agency.ts'
import type { Kind } from './enquiry-labels.ts'
import { inViewingHours, withinViewingHours } from './viewing-hours.ts'

// Prepared replies to an enquiry. Pure. Staff edit the text before they send it.

export interface ReplyContext {
  kind: Kind
  /** The name for the greeting. */
  name: string
  /** Whether the visitor reads Chinese. */
  readsChinese: boolean
  /** The listing's title, or the property's address; empty without one. */
  about: string
  /** The viewing that the visitor requested. */
  requestedViewing: Date | null
  /** Whether the visitor asked for a viewing by video. */
  byVideo: boolean
  /** The visitor's time zone; empty if unknown. */
  timeZone: string
  /** Who writes. */
  author: string
  now: Date
  specialDays: readonly SpecialDay[]
}

const english = { texts: englishTexts, moments: englishMoments, defaultTimeZone: undefined }
const chinese = { texts: chineseTexts, moments: chineseMoments, defaultTimeZone }
/** The language of a reply is the visitor's. */
const languageOf = ({ readsChinese }: Pick<ReplyContext, 'readsChinese'>) => (readsChinese ? chinese : english)

type Texts = MessagesLike<typeof englishTexts>
interface Template {
  value: string
  /** In English, for staff. */
  label: string
  /** The kinds of enquiries that it suits; every kind by default. */
  kinds?: readonly Kind[]
  paragraphs: (context: ReplyContext, texts: Texts) => string[]
}

const offeredTimes = ['10:30', '16:00']

/** The next two possible viewing times, on different days from tomorrow on; fewer if the office hardly opens. */
export function nextTimes(now: Date, specialDays: readonly SpecialDay[]): Date[] {
  const times: Date[] = []
  for (const day of daysFrom(daysAfter(londonDay(now), 1), daysSearched)) {
    if (times.length === offeredTimes.length) break
    const wall = withinViewingHours(`${day}T${offeredTimes[times.length]}`, specialDays)
    const moment = inViewingHours(wall, specialDays) ? parseLondonTime(wall) : null
    if (moment) times.push(moment)
  }
  return times
}

function timeText(at: Date, context: ReplyContext) {
  const { moments: messages, defaultTimeZone } = languageOf(context)
  return formatMoment(at, knownTimeZone(context.timeZone) ?? defaultTimeZone, { messages })
}
const times = (context: ReplyContext) =>
  nextTimes(context.now, context.specialDays)
    .map((at) => `– ${timeText(at, context)}`)
    .join('\n')

const templates: readonly Template[] = [
  {
    value: 'thanks',
    label: 'Thank you',
    paragraphs: ({ kind, about }, texts) => [
      kind === 'inquiry' ? texts.thanksForEnquiry(about) : texts.thanksForContact(agency.name),
      texts.happyToHelp,
    ],
  },
  {
    value: 'confirm',
    label: 'Yes to the viewing asked for',
    kinds: ['inquiry'],
    paragraphs: (context, texts) => {
      const { about, byVideo, requestedViewing } = context
      const at = requestedViewing ? timeText(requestedViewing, context) : ''
      return [texts.viewingConfirmed(about, byVideo, at), texts.bookingFollows(byVideo)]
    },
  },
  {
    value: 'times',
    label: 'Offer viewing times',
    kinds: ['inquiry', 'message'],
    paragraphs: (context, texts) => [
      texts.viewingOffered(context.about, context.byVideo),
      times(context),
      texts.chooseTime(context.byVideo),
    ],
  },
  {
    value: 'gone',
    label: 'No longer available',
    kinds: ['inquiry'],
    paragraphs: ({ about }, texts) => [texts.homeGone(about), texts.similarOffered],
  },
  {
    value: 'phone',
    label: 'Ask for a phone number',
    paragraphs: (_, texts) => [texts.betterByPhone, texts.whichNumber],
  },
  {
    value: 'valuation',
    label: 'Offer a valuation visit',
    kinds: ['booking', 'request', 'message'],
    paragraphs: (context, texts) => [
      texts.thanksForValuation(context.about),
      texts.visitOffered,
      times(context),
      texts.visitIsFree,
    ],
  },
]

/** A name for staff, with the language of the reply if that is not English: `Thank you (中文)`. */
export const templateLabel = (label: string, { readsChinese }: Pick<ReplyContext, 'readsChinese'>) =>
  readsChinese ? `${label} (${ownLanguageName('zh')})` : label

/** The templates for an enquiry. */
export const templatesFor = (context: Pick<ReplyContext, 'kind' | 'readsChinese'>) =>
  templates
    .filter(({ kinds }) => !kinds || kinds.includes(context.kind))
    .map(({ value, label }) => ({ value, label: templateLabel(label, context) }))

/** The subject of a reply in staff's own email program. */
export function replySubject(context: Pick<ReplyContext, 'kind' | 'about' | 'readsChinese'>) {
  const { texts } = languageOf(context)
  if (context.kind === 'inquiry') return texts.subjectHome(context.about)
  return context.kind === 'message' ? texts.subjectMessage(agency.name) : texts.subjectValuation
}

type Frame = Pick<ReplyContext, 'name' | 'author' | 'readsChinese'>
const signature = (frame: Frame) =>
  [
    languageOf(frame).texts.closing,
    '',
    ...[frame.author, agency.name, internationalPhone(agency.phone.shown)].filter(Boolean),
  ].join('\n')

const framed = (text: string, frame: Frame) =>
  [languageOf(frame).texts.greeting(frame.name), text, signature(frame)].join('\n\n')

/** A reply without a template: its greeting and its signature. */
export const blankReply = (frame: Frame) => framed('', frame)

/** What a template writes between greeting and signature; nothing without one. */
export const templateText = (template: string, context: ReplyContext) =>
  templates
    .find(({ value }) => value === template)
    ?.paragraphs(context, languageOf(context).texts)
    .join('\n\n') ?? ''

/** The text of a reply from a template; an empty body without one. */
export const replyText = (template: string, context: ReplyContext) => framed(templateText(template, context), context)

/** Where staff write on in a reply: above its signature, or at the end without one. */
export function bodyCaret(body: string, context: ReplyContext): number {
  const end = signature(context)
  return body.endsWith(`\n\n${end}`) ? body.length - end.length - 2 : body.length
}

/** The body with a text in the place of a part, as paragraphs of its own. */
function inPlaceOf(part: string, body: string, text: string): string {
  const start = body.lastIndexOf(part)
  const paragraphs = [body.slice(0, start).trimEnd(), text, body.slice(start + part.length).trimStart()]
  return paragraphs.filter(Boolean).join('\n\n')
}

/**
 * A reply after a template was chosen for it. What staff have written stays: the template's text comes above the
 * signature, or replaces the inserted text of the template chosen before.
 */
export function withTemplate(body: string, chosen: { inserted: string; template: string }, context: ReplyContext) {
  const isUnedited = ['', ...templates.map(({ value }) => value)].some((each) => replyText(each, context) === body)
  if (isUnedited || body.trim() === '') return replyText(chosen.template, context)
  const text = templateText(chosen.template, context)
  const { inserted } = chosen
  if (inserted && body.includes(inserted)) return inPlaceOf(inserted, body, text)
  if (!text) return body
  const end = signature(context)
  return body.includes(end) ? inPlaceOf(end, body, `${text}\n\n${end}`) : `${body.trimEnd()}\n\n${text}`
}
