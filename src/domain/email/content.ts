/** One part of a letter. Each is plain text: whoever lays it out escapes it. */
export type Block =
  | { paragraph: string }
  | { facts: readonly (readonly [label: string, value: string])[] }
  /** What somebody wrote, with its lines. */
  | { quote: string }
  | { link: { label: string; url: string } }
  /** Homes, each with what a card says of it. */
  | { listings: readonly { title: string; url: string; lines: readonly string[] }[] }

/** What the links of a letter begin with. */
export interface EmailOrigins {
  /** Where the site stands: `https://www.example.org`. */
  origin: string
  /** Where the Edge Functions stand: `https://<ref>.supabase.co/functions/v1`. */
  functionsUrl: string
}

/** What a letter says, laid out as text and as HTML from this one source. */
export interface EmailContent {
  subject: string
  heading: string
  blocks: readonly Block[]
  /** Why the reader gets this letter, and what to do if they should not. */
  reason: string
  /** Where the reader ends letters of this kind. */
  unsubscribe?: { page: string; oneClick: string }
  /** Who gets the answer to it, where that is not who sends it. */
  replyTo?: string
  calendar?: CalendarPart
}

/** An entry for the reader's calendar: it comes beside the text, and as a file. */
export interface CalendarPart {
  method: 'REQUEST' | 'CANCEL'
  content: string
}

/** A letter as it is sent. */
export interface Email {
  subject: string
  text: string
  html: string
  /** Headers of its own. */
  headers?: Record<string, string>
  replyTo?: string
  calendar?: CalendarPart
}

const invisible = /[\p{Cc}\p{Zl}\p{Zp}\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+/gu

/** A text as one line, fit for a header: without line breaks and without what turns the words around it. */
export const oneLine = (text: string, limit = 150) =>
  clipped(text.toWellFormed().replace(invisible, ' ').replace(/\s+/g, ' ').trim(), limit)

/** A text of several lines without other control characters. */
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

/** The first signs of a text, and three dots where there are more; no sign is cut in two. */
function clipped(text: string, limit: number): string {
  const signs = [...text]
  return signs.length > limit ? `${signs.slice(0, limit).join('').trimEnd()} …` : text
}

/** What a mail program makes a link of: an address of the web or of a mailbox, with or without its scheme. */
const isLinked = (word: string) => /:\/\/|@|[\p{L}\p{N}][.．․｡]\p{L}{2}/u.test(word)

/**
 * A stranger's words without the addresses in them: a letter of ours to a mailbox that anybody may have typed carries
 * nobody's links.
 */
export const withoutAddresses = (text: string) =>
  text.replace(/\S+/g, (word) => (isLinked(word) ? '(address left out)' : word))

/** A line to greet by. A name with an address of the web in it is none: a stranger may have typed somebody's e-mail. */
export function greeting(name: string): string {
  const line = oneLine(name, 60)
  return isLinked(line) || /[/:\\]/.test(line) ? 'Good day,' : `Dear ${line},`
}
