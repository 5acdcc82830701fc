import { html, Tokenizer, TokenizerMode } from 'parse5'
import { tidyLine, tidyText } from '../../lib/form/normalise.ts'

// Converts a feed's simple HTML to plain text. The HTML itself is never shown. Pure.

/** Block elements. */
const blocks = new Set(
  (
    'address article aside blockquote center dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 ' +
    'header hr li main nav ol p pre section table tbody tfoot thead tr ul'
  ).split(' '),
)
const cells = new Set(['td', 'th'])
/** Elements whose content is dropped. */
const hidden = new Set(['script', 'style', 'iframe', 'object', 'svg', 'math', 'template', 'noscript'])

const attribute = String.raw`\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?`
const tag = String.raw`<(/?)([a-z][^\s<>/"'=]*)(?:(?:${attribute})*\s*/?>|[^<>]*>)`
/** A comment, a tag, or an unclosed tag. */
const markup = new RegExp(String.raw`<!--[^]*?(?:-->|$)|${tag}|<(/?)([a-z][^\s<>/"'=]*)([^<>]*)`, 'gi')
const isElement = (name: string) => html.getTagID(name.toLowerCase()) !== html.TAG_ID.UNKNOWN

/** HTML with plain tags: without comments, attributes and stray `<`. */
const bareTags = (text: string) =>
  text.replace(markup, (_, slash?: string, name?: string, end?: string, begun?: string, rest = '') => {
    if (name) return `<${slash}${name}>`
    // An unclosed tag has attributes or nothing after its name; otherwise the `<` is text.
    if (!begun || (isElement(begun) && (end || /=|^\s*$/.test(rest as string)))) return ''
    return `&lt;${end}${begun}${rest}`
  })

// Invalid character references would show as a replacement character. Normalises the case of named ones.
const tidyReferences = (text: string) =>
  text
    .replace(/&#(?:x([0-9a-f]+)|(\d+));?/gi, (match, hex?: string, decimal?: string) => {
      const code = hex ? parseInt(hex, 16) : Number(decimal)
      return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? match : ''
    })
    .replace(/&(NBSP|POUND|EURO|BULL|HELLIP|[NM]DASH|[LR][SD]QUO|FRAC\d\d|SUP[23]);/g, (name) => name.toLowerCase())

/** The text of HTML as a browser parses it; blocks start and end lines. */
function withoutTags(source: string): string {
  let text = ''
  let skipped: { name: string; depth: number } | null = null
  const write = ({ chars }: { chars: string }) => {
    if (!skipped) text += chars
  }
  const endLine = () => {
    if (text !== '' && !text.endsWith('\n')) text += '\n'
  }
  const tokenizer = new Tokenizer(
    {},
    {
      onStartTag({ tagName }) {
        if (skipped) {
          if (tagName === skipped.name) skipped.depth += 1
        } else if (hidden.has(tagName)) {
          skipped = { name: tagName, depth: 1 }
          if (tagName === 'script') tokenizer.state = TokenizerMode.SCRIPT_DATA
          else if (tagName === 'style') tokenizer.state = TokenizerMode.RAWTEXT
        } else if (tagName === 'br') text += '\n'
        else if (cells.has(tagName)) text += ' '
        else if (blocks.has(tagName)) {
          endLine()
          if (tagName === 'li') text += '• '
        }
      },
      onEndTag({ tagName }) {
        if (skipped) {
          if (tagName === skipped.name) skipped.depth -= 1
          if (skipped.depth === 0) skipped = null
        } else if (blocks.has(tagName)) endLine()
      },
      onCharacter: write,
      onWhitespaceCharacter: write,
      onNullCharacter: write,
      onComment() {},
      onDoctype() {},
      onEof() {},
    },
  )
  tokenizer.write(bareTags(tidyReferences(source)), true)
  return text
}

/** Tidies paragraphs, lines and spaces of plain text. */
const tidyParagraphs = (text: string) =>
  tidyText(text)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')

/** Converts HTML to plain text. Entity-escaped tags stay as literal text. */
export const plainText = (source: string) => tidyParagraphs(/[<&]/.test(source) ? withoutTags(source) : source)

/** Converts HTML to one line of plain text. */
export const plainLine = (source: string) => tidyLine(plainText(source).replaceAll('\n', ' '))

const escaped = (plain: string) => plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Plain text as feed HTML, with line breaks. */
export const htmlText = (plain: string) => escaped(tidyParagraphs(plain)).replaceAll('\n', '<br />')

/** A line for a field without HTML; escapes entities only where an HTML parser would read something else. */
export function feedLine(plain: string): string {
  const line = tidyLine(plain)
  return plainLine(line) === line ? line : escaped(line)
}
