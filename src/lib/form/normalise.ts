import * as messages from '#messages/form.ts'
import { asciiDigits } from '../format/ascii-digits.ts'

// Normalises typed text before validation. Pure: no form, no browser.

// Invisible characters, except variation selectors and joiners between two non-ASCII characters: Persian, Indian
// scripts and emoji families need those.
const joiner = String.raw`[\u200C\u200D]`
const invisible = String.raw`(?!\p{VS})[\p{Cf}\p{DI}]`
const sign = String.raw`(?!${invisible})[^\0-\x7F\p{Z}\p{C}]`
// Captures the preceding character instead of a lookbehind, which the oldest supported browsers lack
// (browser-floor.ts).
const needless = new RegExp(String.raw`(${sign}${joiner})(?=${sign})|${invisible}`, 'gu')
// A lone surrogate. The oldest supported browsers lack `toWellFormed` as well.
const wellFormed = (text: string) => text.replace(/\p{Cs}/gu, '\uFFFD')
// A character that is visible by itself: no space, filler or mark without a letter. U+2800 is the Braille blank.
const visible = /[^\p{Z}\p{C}\p{M}\p{DI}\u2800]/u
const unlessBlank = (text: string) => (visible.test(text) ? text : '')

/**
 * Trims a line, collapses its spaces and removes invisible characters (copied addresses bring zero-width spaces).
 * Returns an empty text if nothing visible is left. The database rejects the characters removed here.
 */
export const tidyLine = (text: string) =>
  unlessBlank(
    wellFormed(text)
      .normalize('NFC')
      .replace(needless, '$1')
      .replace(/[\p{Cc}\u2800]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )

/** A tidy line of at most so many code points: half a character cannot be stored. */
export const shortLine = (text: string, maxLength: number) => [...tidyLine(text)].slice(0, maxLength).join('').trim()

/** Also maps compatible characters to ASCII: `＠`, `０７`, the wide space of Chinese keyboards. Not for prose. */
export const compatibleLine = (text: string) => tidyLine(text.normalize('NFKC'))

/** Keeps lines; removes invisible control characters and direction overrides. Empty if nothing visible is left. */
export const tidyText = (text: string) =>
  unlessBlank(
    wellFormed(text)
      .normalize('NFC')
      .replace(/\r\n?/g, '\n')
      .replace(/(?!\n)\p{Cc}/gu, ' ')
      .replace(/[\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/g, '')
      .trim(),
  )

/** The length of a text in code points, as the database counts it, not in UTF-16 units. */
export const lengthOf = (text: string) => [...text].length

/** A text, or null when empty: the database stores unset values as null. */
export const orNull = (text: string) => text || null

const postcodeShape = /^([A-Z]{1,2}[0-9][A-Z0-9]?|GIR)([0-9][A-Z]{2})$/

/** A UK postcode in Royal Mail format (`wc1x8lu` → `WC1X 8LU`); null if invalid. `GIR 0AA` is valid. */
export function postcode(text: string): string | null {
  const match = asciiDigits(compatibleLine(text))
    .toUpperCase()
    .replace(/[\s.-]/g, '')
    .match(postcodeShape)
  return match ? `${match[1]} ${match[2]}` : null
}

/** A phone number in ASCII digits, without the label of a copied one. */
export const phoneLine = (text: string) => asciiDigits(compatibleLine(text)).replace(/^tel[:.]\s*/i, '')

/**
 * A phone number of any country, as typed: digits, plus, spaces, parentheses, dots and hyphens, at least 7 characters;
 * else null. An extension becomes `(12)`, two numbers are separated by a hyphen, and a note in parentheses is removed.
 */
export function phone(text: string): string | null {
  const number = phoneLine(text)
    .replace(/[‐-―]/g, '-')
    .replace(/\s*(?:ext\.?|extension|x)\s*([0-9]+)$/i, ' ($1)')
    .replace(/\s*\([^()0-9]+\)/g, '')
    .replace(/[\s,;/.]+$/, '')
    .replace(/\s*[,;/]\s*/g, ' - ')
  return /^[0-9+ ().-]{7,40}$/.test(number) && /[0-9]/.test(number) ? number : null
}

/** The maximum length of a name, in code points. */
const maxNameLength = 200

// More combining marks on one letter than any language uses.
const scrawl = /[\u0300-\u036F\u0483-\u0489\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]{5}/

// Chinese, Japanese and Korean names can have two characters. The database knows the same scripts
// (booking_valuations_name_shape).
const shortNameScripts = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー가-힣]+$/u
const minLengthInShortScripts = 2

/** A visible name of at least `minLength` characters, or of two where its script allows that; else null. */
export function name(text: string, minLength: number): string | null {
  const tidy = tidyLine(text)
  const needed = shortNameScripts.test(tidy) ? minLengthInShortScripts : minLength
  return lengthOf(tidy) >= needed && lengthOf(tidy) <= maxNameLength && !scrawl.test(tidy) ? tidy : null
}

/** The message for an invalid name: too long, too short for its script, or the form's own text. */
export function nameProblem(text: string, tooShort: string): string {
  const tidy = tidyLine(text)
  if (lengthOf(tidy) > maxNameLength) return messages.nameTooLong
  return shortNameScripts.test(tidy) ? messages.enterName : tooShort
}
