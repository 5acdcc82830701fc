// What people type, made plain before it is judged. Pure: no form, no browser.

// Invisible, but for the variants of a letter, and for a joiner between two signs that are no ASCII: Persian, the
// Indian scripts and families of emoji are spelt with it.
const joiner = String.raw`[\u200C\u200D]`
const invisible = String.raw`(?!\p{VS})[\p{Cf}\p{DI}]`
const sign = String.raw`(?!${invisible})[^\0-\x7F\p{Z}\p{C}]`
// A joiner is put back with the sign before it: a lookbehind is younger than the oldest browsers (browser-floor.ts).
const needless = new RegExp(String.raw`(${sign}${joiner})(?=${sign})|${invisible}`, 'gu')
// Half of a pair alone: `toWellFormed` is as young.
const wellFormed = (text: string) => text.replace(/\p{Cs}/gu, '\uFFFD')
// What can be seen by itself: no space, no filler and no mark without a letter. U+2800 is the blank of Braille.
const visible = /[^\p{Z}\p{C}\p{M}\p{DI}\u2800]/u
const unlessBlank = (text: string) => (visible.test(text) ? text : '')

/**
 * Without spaces at the ends, without invisible characters (a zero-width space comes along with a copied address), with
 * single spaces inside; empty where nothing of it can be seen. The database refuses what is taken out here.
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

/** The same in ASCII where that means the same: `＠`, `０７` and the wide space of Chinese keyboards. For no prose. */
export const compatibleLine = (text: string) => tidyLine(text.normalize('NFKC'))

/**
 * Lines kept, invisible control characters gone, and those that turn words round; empty where nothing of it can be
 * seen.
 */
export const tidyText = (text: string) =>
  unlessBlank(
    wellFormed(text)
      .normalize('NFC')
      .replace(/\r\n?/g, '\n')
      .replace(/(?!\n)\p{Cc}/gu, ' ')
      .replace(/[\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/g, '')
      .trim(),
  )

/** How long a text is as people, and the database, count it: by characters, not by halves of them. */
export const lengthOf = (text: string) => [...text].length

/** A text, or null where nothing was said: unset answers go to the database as null. */
export const orNull = (text: string) => text || null

const postcodeShape = /^([A-Z]{1,2}[0-9][A-Z0-9]?|GIR)([0-9][A-Z]{2})$/

/** A UK postcode as the Royal Mail writes it (`wc1x8lu` → `WC1X 8LU`); null for what is none. `GIR 0AA` counts. */
export function postcode(text: string): string | null {
  const match = compatibleLine(text)
    .toUpperCase()
    .replace(/[\s.-]/g, '')
    .match(postcodeShape)
  return match ? `${match[1]} ${match[2]}` : null
}

/** A phone number of any country, as typed: at least 7 of digits, plus, space, parentheses, dot, hyphen; else null. */
export function phone(text: string): string | null {
  const number = compatibleLine(text).replace(/[‐-―]/g, '-')
  return /^[0-9+ ().-]{7,40}$/.test(number) && /[0-9]/.test(number) ? number : null
}

/** The most characters of a name, as people and the database count them. */
const longestName = 200

// More marks on one letter than any language writes.
const scrawl = /[\u0300-\u036F\u0483-\u0489\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]{5}/

// Chinese, Japanese and Korean write a whole name in two characters. The database knows the same scripts
// (booking_valuations_name_shape).
const shortNameScripts = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー가-힣]+$/u
const shortestName = 2

/**
 * A name of at least so many characters (as people count them), or of two where its script needs no more, which can be
 * seen and read; else null.
 */
export function name(text: string, least: number): string | null {
  const tidy = tidyLine(text)
  const needed = shortNameScripts.test(tidy) ? shortestName : least
  return lengthOf(tidy) >= needed && lengthOf(tidy) <= longestName && !scrawl.test(tidy) ? tidy : null
}

/**
 * What to say of a name that will not do: that it is too long, how short its script may be, or else the form's own
 * words.
 */
export function nameProblem(text: string, tooShort: string): string {
  const tidy = tidyLine(text)
  if (lengthOf(tidy) > longestName) return 'Please use 200 characters or fewer for your full name.'
  return shortNameScripts.test(tidy) ? 'Please enter your full name (minimum 2 characters).' : tooShort
}
