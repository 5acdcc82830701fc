import { tidyLine } from './answers'

// Amounts as people type them in a hurry.

const scales: Record<string, number> = { k: 1e3, thousand: 1e3, m: 1e6, mn: 1e6, million: 1e6, bn: 1e9, billion: 1e9, 万: 1e4, 萬: 1e4 }

/**
 * A number as typed: `£650k`, `650,000`, `1.2m`, `2 800.50`, `65万`; also with `pcm` or `a month` behind it.
 * @returns the number, cut to two decimals; null for what is none, for one below nothing, or one beyond a thousand billion
 */
export function amount(text: string): number | null {
  const plain = tidyLine(text.normalize('NFKC')).toLowerCase().replace(/^(gbp|£)/, '').replace(/(gbp|pcm|pm|p\.?c\.?m\.?|(a|per) (calendar )?(month|year)|pa)$/, '').replace(/[£,\s_’']/g, '')
  const [, digits, scale] = /^(\d{1,15}(?:\.\d*)?|\.\d+)([a-z万萬]*)$/.exec(plain) ?? []
  if (digits === undefined || (scale && !(scale in scales))) return null
  const value = Math.floor(Number(digits) * (scale ? scales[scale]! : 1) * 100 + 1e-6) / 100
  return value <= 1e12 ? value : null
}

/** A percentage as typed: `5`, `5.25 %`, `5,25`; null for what is none. */
export function percentage(text: string): number | null {
  const plain = tidyLine(text.normalize('NFKC')).replace(/\s|%|per cent$/g, '').replace(/,(\d{1,3})$/, '.$1')
  return /^\d{1,6}(\.\d*)?$|^\.\d+$/.test(plain) ? Number(plain) : null
}
