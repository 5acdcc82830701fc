import { tidyLine } from '../form/normalise.ts'
import { asciiDigits } from './ascii-digits.ts'

// Parses amounts as people and other programs write them: in forms, addresses and feeds. Pure.

const scales: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mn: 1e6,
  million: 1e6,
  bn: 1e9,
  billion: 1e9,
  万: 1e4,
  萬: 1e4,
}

const calendar = String.raw`(?:a |per |/ ?)(?:calendar )?`
/** The periods that an amount can name. */
const periods = {
  week: new RegExp(String.raw`(?:pw|p\.w\.?|${calendar}week|weekly)$`),
  month: new RegExp(String.raw`(?:pcm|pm|p\.c\.m\.?|p\.m\.?|${calendar}month|monthly|(?:每|/ ?)月)$`),
  quarter: new RegExp(String.raw`(?:pq|p\.q\.?|${calendar}quarter|quarterly)$`),
  year: new RegExp(String.raw`(?:pa|p\.a\.?|${calendar}(?:year|annum)|annually|(?:每|/ ?)年)$`),
} as const
export type Period = keyof typeof periods
const periodNames = Object.keys(periods) as Period[]

// Digits, or groups of three with one consistent separator: `1,2,3` and `5,25` are ambiguous.
const english = /^(\d{1,15}(?:\.\d*)?|\d{1,3}([,\s_’'])\d{3}(?:\2\d{3})*(?:\.\d*)?|\.\d+)\s?([a-z万萬]*)$/
// Continental notation where it is unambiguous: `1.250.000`, `450.000,00`, `1 250 000,5`, `450000,50`.
const continental = /^(?:\d{1,3}(?:\.\d{3}){2,}|\d{1,3}([.\s’'])\d{3}(?:\1\d{3})*,\d{1,2}|\d{4,15},\d{1,2})$/
// Either a thousand with a separator or a decimal fraction.
const ambiguous = /^\d{1,3}\.\d{3}$/
const maxAmount = 1e12

/** In ASCII, with the separators of Arabic digits as well: `٦٥٠٬٠٠٠`, `٥٫٢٥٪`. */
const asciiLine = (text: string) =>
  asciiDigits(tidyLine(text.normalize('NFKC')))
    // The end of a pasted sentence.
    .replace(/[。、,]$/, '')
    .replaceAll('٬', ',')
    .replaceAll('٫', '.')
    .replaceAll('٪', '%')

/** The number and its scale; null if invalid or ambiguous. */
function unscaled(text: string): { number: number; scale: number } | null {
  if (continental.test(text)) return { number: Number(text.replace(/[.\s’']/g, '').replace(',', '.')), scale: 1 }
  const [, digits, , scale] = english.exec(text) ?? []
  if (digits === undefined || (scale && !Object.hasOwn(scales, scale))) return null
  if (!scale && ambiguous.test(digits)) return null
  return { number: Number(digits.replace(/[,\s_’']/g, '')), scale: (scale && scales[scale]) || 1 }
}

/**
 * Reads a whole text as pounds and a period: `£650k`, `650,000`, `1.2m`, `2 800.50 pcm`, `65万`, `12,500 pa`. Partial
 * matches are rejected: `575-650`, `1.25E+06` and `450,000 ono` are no amounts.
 * @returns the number, cut to two decimals; null if invalid, ambiguous (`1,2,3`, `450.000`), negative or above a
 *   thousand billion
 */
export function readAmount(text: string): { value: number; per: Period | null } | null {
  // `450000¹` has a footnote mark, not another digit.
  if (/\p{No}/u.test(text)) return null
  const line = asciiLine(text).toLowerCase()
  const per = periodNames.find((period) => periods[period].test(line)) ?? null
  const plain = (per ? line.replace(periods[per], '').trim() : line)
    .replace(/^(gbp|£)\s?/, '')
    .replace(/\s?(gbp|£|英?镑)$/, '')
  const read = unscaled(plain)
  if (!read) return null
  const value = Math.floor(read.number * read.scale * 100 + 1e-6) / 100
  return value <= maxAmount ? { value, per } : null
}

/**
 * The pounds of a text, for a field with a fixed period.
 * @param per the period that the text may name: a monthly rent accepts `2,800` and `2,800 pcm`, but not `575 pw`
 */
export function amount(text: string, per: Period | null = 'month'): number | null {
  const read = readAmount(text)
  return read && (read.per === null || read.per === per) ? read.value : null
}

/** A percentage as typed: `5`, `5.25 %`, `5,25`; null if invalid. */
export function percentage(text: string): number | null {
  const plain = asciiLine(text)
    .replace(/\s|%|per cent$/g, '')
    .replace(/,(\d{1,3})$/, '.$1')
  return /^\d{1,6}(\.\d*)?$|^\.\d+$/.test(plain) ? Number(plain) : null
}
