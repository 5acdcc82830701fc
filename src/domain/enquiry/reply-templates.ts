import { internationalPhone } from '../../lib/format/phone.ts'
import { formatMoment } from '../../lib/time/format-moment.ts'
import { daysAfter, daysFrom } from '../../lib/time/day-ms.ts'
import { knownTimeZone, londonDay, parseLondonTime } from '../../lib/time/london-time.ts'
import type { SpecialDay } from '../../lib/time/office-clock.ts'
import { daysSearched } from '../../lib/time/opening-hours.ts'
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

interface Template {
  value: string
  label: string
  /** The kinds of enquiries that it suits; every kind by default. */
  kinds?: readonly Kind[]
  paragraphs: (context: ReplyContext) => string[]
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

const timeText = (at: Date, { timeZone }: ReplyContext) => formatMoment(at, knownTimeZone(timeZone))
const times = (context: ReplyContext) =>
  nextTimes(context.now, context.specialDays).map((at) => `– ${timeText(at, context)}`)
const listingPhrase = ({ about }: ReplyContext) => about || 'the home'
const viewingPhrase = (context: ReplyContext) => listingPhrase(context) + (context.byVideo ? ' by video' : '')

const templates: readonly Template[] = [
  {
    value: 'thanks',
    label: 'Thank you',
    paragraphs: (context) => [
      context.kind === 'inquiry'
        ? `Thank you for your enquiry about ${listingPhrase(context)}.`
        : `Thank you for contacting ${agency.name}.`,
      'I am happy to help.',
    ],
  },
  {
    value: 'confirm',
    label: 'Yes to the viewing asked for',
    kinds: ['inquiry'],
    paragraphs: (context) => [
      context.requestedViewing
        ? `Yes, you can see ${viewingPhrase(context)} on ${timeText(context.requestedViewing, context)}.`
        : `Yes, you can see ${viewingPhrase(context)}.`,
      `I will send the booking with the ${context.byVideo ? 'link' : 'address'} and an entry for your calendar.`,
    ],
  },
  {
    value: 'times',
    label: 'Offer viewing times',
    kinds: ['inquiry', 'message'],
    paragraphs: (context) => [
      `I would be glad to show you ${viewingPhrase(context)}. Would one of these times suit you?`,
      times(context).join('\n'),
      (context.byVideo ? '' : 'If you are abroad, we can also do it by video. ') +
        'Tell me which you prefer, and I will book it.',
    ],
  },
  {
    value: 'gone',
    label: 'No longer available',
    kinds: ['inquiry'],
    paragraphs: (context) => [
      `Thank you for asking about ${listingPhrase(context)}. I am sorry, it is no longer available.`,
      'Would you like me to look for something similar? Tell me which area, how many bedrooms and what price suit you.',
    ],
  },
  {
    value: 'phone',
    label: 'Ask for a phone number',
    paragraphs: () => [
      'Thank you for your enquiry. It is easiest to talk about this by phone.',
      'Which number may I call, and when is a good time? Please tell me if you are not in London.',
    ],
  },
  {
    value: 'valuation',
    label: 'Offer a valuation visit',
    kinds: ['booking', 'request', 'message'],
    paragraphs: (context) => [
      context.about
        ? `Thank you for asking us to value your property in ${context.about}.`
        : 'Thank you for asking us to value your property.',
      'I would like to visit for about half an hour. Would one of these times suit you?',
      times(context).join('\n'),
      'The visit is free, and you do not have to decide anything afterwards.',
    ],
  },
]

/** The templates for a kind of enquiry. */
export const templatesFor = (kind: Kind) =>
  templates.filter(({ kinds }) => !kinds || kinds.includes(kind)).map(({ value, label }) => ({ value, label }))

/** Only a reply without a template can be in Chinese: the templates are in English. */
const isInChinese = (template: string, { readsChinese }: ReplyContext) => readsChinese && template === ''
type Frame = Pick<ReplyContext, 'name' | 'author'>
const greeting = ({ name }: Frame, isChinese: boolean) => (isChinese ? `${name}，您好：` : `Dear ${name},`)
const signature = ({ author }: Frame, isChinese: boolean) =>
  [
    isChinese ? '祝好' : 'Kind regards',
    '',
    ...[author, agency.name, internationalPhone(agency.phone.shown)].filter(Boolean),
  ].join('\n')
/** The signature that a body still has, in either language. */
const signatureIn = (body: string, context: ReplyContext) =>
  [true, false].map((isChinese) => signature(context, isChinese)).find((end) => body.includes(end))

const framed = (text: string, frame: Frame, isChinese: boolean) =>
  [greeting(frame, isChinese), text, signature(frame, isChinese)].join('\n\n')

/** A reply without a template: its greeting and its signature. */
export const blankReply = (context: Frame & Pick<ReplyContext, 'readsChinese'>) =>
  framed('', context, context.readsChinese)

/** What a template writes between greeting and signature; nothing without one. */
export const templateText = (template: string, context: ReplyContext) =>
  templates
    .find(({ value }) => value === template)
    ?.paragraphs(context)
    .join('\n\n') ?? ''

/** The text of a reply from a template; an empty body without one. */
export const replyText = (template: string, context: ReplyContext) =>
  framed(templateText(template, context), context, isInChinese(template, context))

/** Where staff write on in a reply: above its signature, or at the end without one. */
export function bodyCaret(body: string, context: ReplyContext): number {
  const end = signatureIn(body, context)
  return end && body.endsWith(`\n\n${end}`) ? body.length - end.length - 2 : body.length
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
  const end = signatureIn(body, context)
  return end ? inPlaceOf(end, body, `${text}\n\n${end}`) : `${body.trimEnd()}\n\n${text}`
}
