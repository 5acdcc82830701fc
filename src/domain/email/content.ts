import { agency } from '#agency/agency.ts'
import { languageName } from '../../lib/format/language-name.ts'
import { internationalPhone } from '../../lib/format/phone.ts'
import { paths } from '../../paths.ts'
import type { EmailMessages } from './email-messages.ts'

/** One block of an email. All text is plain; the layout escapes it. */
export type Block =
  | { paragraph: string }
  | { facts: readonly (readonly [label: string, value: string])[] }
  /** Text of the sender, with line breaks. */
  | { quote: string }
  /** A button; a plain link if `quiet`. */
  | { link: { label: string; url: string; quiet?: boolean } }
  /** Listings, each with the texts of a card. */
  | { listings: readonly { title: string; url: string; lines: readonly string[] }[] }

/** The base addresses of links in emails. */
export interface EmailOrigins {
  /** The site's origin: `https://www.example.org`. */
  origin: string
  /** The base address of the Edge Functions: `https://<ref>.supabase.co/functions/v1`. */
  functionsUrl: string
}

/** The content of an email; text and HTML are both rendered from it. */
export interface EmailContent {
  subject: string
  heading: string
  blocks: readonly Block[]
  /** Why the reader receives this email, and what to do if it is unexpected. */
  reason: string
  /** Where the reader unsubscribes. */
  unsubscribe?: { page: string; oneClick: string }
  /** The address for replies, if it is not the sender. */
  replyTo?: string
  calendar?: CalendarPart
}

/** A calendar entry: an alternative part and an attachment. */
export interface CalendarPart {
  method: 'REQUEST' | 'CANCEL'
  content: string
}

/** An email, ready to send. */
export interface Email {
  subject: string
  text: string
  html: string
  /** Additional headers. */
  headers?: Record<string, string>
  replyTo?: string
  calendar?: CalendarPart
}

const invisible = /[\p{Cc}\p{Zl}\p{Zp}\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+/gu

/** A text as one line, safe for a header: without line breaks and direction overrides. */
export const oneLine = (text: string, limit = 150) =>
  clipped(text.toWellFormed().replace(invisible, ' ').replace(/\s+/g, ' ').trim(), limit)

/** A multi-line text without other control characters. */
export const plainLines = (text: string, limit: number) =>
  clipped(
    text
      .toWellFormed()
      .split(/\r\n?|\n/)
      .map((line) => line.replace(invisible, ' ').trimEnd())
      .join('\n')
      .trim(),
    limit,
  )

/** Truncates a text with an ellipsis, without splitting a character. */
function clipped(text: string, limit: number): string {
  const signs = [...text]
  return signs.length > limit ? `${signs.slice(0, limit).join('').trimEnd()} …` : text
}

/** Text that a mail program turns into a link: a web or email address, with or without scheme. */
const isLinked = (word: string) => /:\/\/|@|\bwww[.．․｡]|[^\s.．․｡][.．․｡]\p{L}\p{M}*\p{L}/iu.test(word)

/**
 * Adds the space that is missing between two sentences or initials: `great.Is`, `J.Smith`. Without it, mail programs
 * show a link. Addresses with a capital letter lose their link too.
 */
const withSpaces = (text: string) =>
  text.replace(/\S+/g, (word) =>
    /[/@]|:\d|\bwww[.．․｡]/iu.test(word) ? word : word.replace(/([.．․｡])(?=\p{Lu}\p{M}*\p{Ll})/gu, '$1 '),
  )

/**
 * Removes addresses from a stranger's text: the mailbox may belong to somebody else, so our emails carry no foreign
 * links.
 */
export const withoutAddresses = (text: string, { shared }: EmailMessages) =>
  withSpaces(text).replace(/\S+/g, (word) => (isLinked(word) ? shared.addressLeftOut : word))

/** A greeting line. Omits a name that contains a web address: a stranger may have typed somebody's email. */
export function greeting(name: string, { shared }: EmailMessages): string {
  const line = withSpaces(oneLine(name, 60))
  return isLinked(line) || /[/:\\]/.test(line) ? shared.greetingWithoutName : shared.greeting(line)
}

/** Facts of an email, without those that have no value. */
export const namedFacts = (facts: [string, string | null | undefined][]) =>
  facts.flatMap(([label, value]): [label: string, value: string][] => (value ? [[label, oneLine(value, 500)]] : []))

/** The agency's number with the country's code: an email's language does not tell where it is read. */
export const agencyPhone = internationalPhone(agency.phone.shown)

/** The language to answer in, for staff; null for English. */
export const answerIn = ({ locale }: { locale?: string }) => (locale && locale !== 'en' ? languageName(locale) : null)

/** A listing in the list of an email. */
export const listingEntry = ({ slug, title }: { slug: string; title: string }, origin: string, lines: string[]) => ({
  title,
  url: origin + paths.property(slug),
  lines,
})

/** The link to a listing's page. */
export const listingLink = (slug: string, origin: string, { shared }: EmailMessages) => ({
  label: shared.seeHome,
  url: origin + paths.property(slug),
})
