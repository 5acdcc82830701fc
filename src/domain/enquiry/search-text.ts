import { tidyLine } from '../../lib/form/normalise'

// What somebody looks for, folded as the database folds what it looks in (private.folded, private.folded_phone). Pure.

// Without a lookbehind, which the oldest browsers refuse (browser-floor.ts).
const postcodes = /(^|[^a-z0-9])([a-z]{1,2}[0-9][a-z0-9]?) +([0-9][a-z]{2})(?![a-z0-9])/g
const plainLetters: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i' }

/** Small letters without accents or the marks that people set or leave out, and postcodes without their space. */
export const foldText = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f().+'‘’ʼ-]/g, '')
    .replace(/[łøđı]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(postcodes, '$1$2$3')

/** A number as it stands in another: without the noughts that stand for one's own country, or for the way out of it. */
const normaliseNumber = (word: string) =>
  /^\d{4,}$/.test(word) ? word.replace(/^0+(?=\d\d)/, '').replace(/^440/, '44') : word

/**
 * What the database looks for: each word anywhere in an enquiry's text. `*` is a wildcard to the backend, and cannot be
 * told otherwise: any one character stands for it.
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

/** Texts as one Postgres array, for a filter that asks for all of them. */
export const postgresArray = (texts: string[]) =>
  `{${texts.map((text) => `"${text.replace(/[\\"]/g, '\\$&')}"`).join()}}`
