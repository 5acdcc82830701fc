import { tidyLine, tidyText } from '../../lib/form/normalise.ts'

// A feed's light HTML as the plain text that our pages show. Nothing of it is ever shown as HTML. Pure.

const named: Record<string, string> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: '’', nbsp: ' ', pound: '£', euro: '€', hellip: '…' },
  ...{ ndash: '–', mdash: '–', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', bull: '•', eacute: 'é', deg: '°' },
  ...{ frac12: '½', frac14: '¼', frac34: '¾', sup2: '²', times: '×' },
}

const decodeEntities = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z0-9]{2,10}));/gi, (whole, decimal, hex, name) => {
    if (name) return named[(name as string).toLowerCase()] ?? whole
    const code = decimal ? Number(decimal) : parseInt(hex as string, 16)
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ''
  })

const withoutTags = (html: string) =>
  html
    .replace(/<(script|style|iframe|object|svg)\b[^]*?(<\/\1\s*>|$)/gi, '')
    .replace(/<!--[^]*?(-->|$)/g, '')
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/(p|div|li|h[1-6]|tr)\s*>/gi, '\n')
    .replace(/<li\b[^>]*>/gi, '• ')
    .replace(/<\/?[a-z][^<>]*(>|$)/gi, '')

/** Paragraphs and lines of a text without tags, with single spaces. */
const tidyParagraphs = (text: string) =>
  tidyText(text)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')

/** The same of HTML. A text that hides tags behind entities keeps them as the signs that they are. */
export const plainText = (html: string) => tidyParagraphs(decodeEntities(withoutTags(html)))

/** HTML in one line of plain text. */
export const plainLine = (html: string) => tidyLine(plainText(html).replaceAll('\n', ' '))

const escaped = (plain: string) => plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Paragraphs and lines as the HTML that feeds take. */
export const htmlText = (plain: string) => escaped(tidyParagraphs(plain)).replaceAll('\n', '<br />')

/** One line for a field without HTML: with entities only where a reader of HTML would read something else. */
export function feedLine(plain: string): string {
  const line = tidyLine(plain)
  return plainLine(line) === line ? line : escaped(line)
}
