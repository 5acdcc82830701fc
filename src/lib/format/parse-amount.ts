import { tidyLine } from '../form/normalise'

// Amounts as people type them in a hurry.

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
const units = /\s?(gbp|£|pcm|pm|p\.c\.m\.?|(a|per) (calendar )?(month|year)|pa)$/
// Digits, or groups of three of them with one kind of separator throughout: `1,2,3` and `5,25` may mean anything.
const shape = /^(\d{1,15}(?:\.\d*)?|\d{1,3}([,\s_’'])\d{3}(?:\2\d{3})*(?:\.\d*)?|\.\d+)\s?([a-z万萬]*)$/

/**
 * A number as typed: `£650k`, `650,000`, `1.2m`, `2 800.50`, `65万`; also with `pcm` or `a month` behind it.
 * @returns the number, cut to two decimals; null for what is none or can be read in two ways (`1,2,3`, `1.250`), for
 *   one below nothing, or one beyond a thousand billion
 */
export function amount(text: string): number | null {
  const plain = tidyLine(text.normalize('NFKC'))
    .toLowerCase()
    .replace(/^(gbp|£)\s?/, '')
    .replace(units, '')
  const [, digits, , scale] = shape.exec(plain) ?? []
  if (digits === undefined || (scale && !Object.hasOwn(scales, scale))) return null
  // A thousand and a quarter as the Continent writes it, or a pound and a quarter?
  if (!scale && /^\d{1,3}\.\d{3}$/.test(digits)) return null
  const number = Number(digits.replace(/[,\s_’']/g, ''))
  const value = Math.floor(number * (scale ? scales[scale]! : 1) * 100 + 1e-6) / 100
  return value <= 1e12 ? value : null
}

/** A percentage as typed: `5`, `5.25 %`, `5,25`; null for what is none. */
export function percentage(text: string): number | null {
  const plain = tidyLine(text.normalize('NFKC'))
    .replace(/\s|%|per cent$/g, '')
    .replace(/,(\d{1,3})$/, '.$1')
  return /^\d{1,6}(\.\d*)?$|^\.\d+$/.test(plain) ? Number(plain) : null
}
