import { tidyLine } from '../../lib/form/normalise'

// Normalises search text like the database's index (private.folded, private.folded_phone). Pure.

// No lookbehind: the oldest supported browsers reject it (browser-floor.ts).
const postcodes = /(^|[^a-z0-9])([a-z]{1,2}[0-9][a-z0-9]?) +([0-9][a-z]{2})(?![a-z0-9])/g
const plainLetters: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i' }

/** Lower case, without accents and optional punctuation; postcodes without their space. */
export const foldText = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f().+'‘’ʼ-]/g, '')
    .replace(/[łøđı]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(postcodes, '$1$2$3')

/** Removes national and international prefix zeros, so that a number matches its other notations. */
const normaliseNumber = (word: string) =>
  /^\d{4,}$/.test(word) ? word.replace(/^0+(?=\d\d)/, '').replace(/^440/, '44') : word

/**
 * The LIKE patterns: each word may be anywhere in an enquiry's text. PostgREST treats `*` as a wildcard and cannot
 * escape it, so a single-character wildcard replaces it.
 */
export const likePatterns = (q: string) =>
  foldText(tidyLine(q))
    .split(' ')
    .filter(Boolean)
    .slice(0, 8)
    .map(
      (word) =>
        `%${normaliseNumber(word)
          .replace(/[\\%_]/g, '\\$&')
          .replaceAll('*', '_')}%`,
    )

/** Texts as one Postgres array, for a filter that requires all of them. */
export const postgresArray = (texts: string[]) =>
  `{${texts.map((text) => `"${text.replace(/[\\"]/g, '\\$&')}"`).join()}}`
