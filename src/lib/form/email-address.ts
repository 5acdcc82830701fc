import { compatibleLine } from './normalise.ts'

// The one rule for email addresses, shared by forms, the database (private.is_address) and the email worker.

// Beyond ASCII, letters, marks and digits of any script are allowed. PostgreSQL has no class like \p{L}.
const unfit =
  String.raw`\u0080-\u00B6\u00B8-\u00BF\u00D7\u00F7\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F` +
  String.raw`\u2000-\u2BFF\u2E00-\u2E7F\u3000-\u3004\u3008-\u3020\u3030\u3164\uD800-\uF8FF\uFE00-\uFE1F\uFE30-\uFE6F` +
  String.raw`\uFEFF\uFF00-\uFFFF\u{1D173}-\u{1D17A}\u{1F000}-\u{1FAFF}\u{E0000}-\u{10FFFF}`
const asciiLocal = String.raw`\0- "(),:-<>@[-\]\x60|\x7F`
const asciiDomain = String.raw`\0-,\/:-@[-\x60{-\x7F`
const sign = (ascii: string) => `[^${ascii}${unfit}]`
const letter = sign(String.raw`${asciiDomain}.\-`)
const label = `${letter}(?:${sign(`${asciiDomain}.`)}*${letter})?`

const shape = new RegExp(String.raw`^${sign(asciiLocal)}{1,64}@(?![0-9.]+$)${label}(?:\.${label})+$`, 'u')
const longest = 254

/**
 * Whether a text is exactly one address, with nothing that a mail program reads as a second address, a name or a
 * header.
 */
export const isEmailAddress = (text: string) => [...text].length <= longest && shape.test(text)

/**
 * Extracts the email address from typed or pasted text: `<ada@example.com>,`, `mailto:ada@example.com`,
 * `ada＠example。com`. Removes wrapping punctuation and spaces beside the @ and dots.
 * @returns null unless the text has exactly one address
 */
export function email(text: string): string | null {
  const line = compatibleLine(text).replaceAll('。', '.').replaceAll('｡', '.')
  const [, inBrackets] = /^[^@<>]*<([^<>]*)>[\s,.;]*$/.exec(line) ?? []
  const address = (inBrackets ?? line)
    .replace(/^[\s"]+|[\s",.;]+$/g, '')
    .replace(/^mailto:/i, '')
    .replace(/\?.*$/, '')
    .replace(/\s*([@.])\s*/g, '$1')
  return isEmailAddress(address) ? address : null
}
