// How a typed place is compared with names: spelling, abbreviations, one wrong letter. Pure.

/** Longer input is no place; it is cut before any work. */
const maxQueryLength = 100

/** Lower case, without accents, apostrophes and signs: `King’s Cross St. Pancras` is `kings cross st pancras`. */
export const normaliseWhere = (text: string): string =>
  text
    .slice(0, maxQueryLength)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}'’‘`ʼ]/gu, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const abbreviations = new Map([
  ['ave', 'avenue'],
  ['av', 'avenue'],
  ['cl', 'close'],
  ['cres', 'crescent'],
  ['crt', 'court'],
  ['ct', 'court'],
  ['gdn', 'gardens'],
  ['gdns', 'gardens'],
  ['grdns', 'gardens'],
  ['gr', 'grove'],
  ['grn', 'green'],
  ['ln', 'lane'],
  ['nth', 'north'],
  ['pk', 'park'],
  ['pl', 'place'],
  ['rd', 'road'],
  ['sq', 'square'],
  ['sta', 'station'],
  ['sth', 'south'],
  ['str', 'street'],
  ['ter', 'terrace'],
  ['terr', 'terrace'],
  ['uni', 'university'],
  ['x', 'cross'],
])

/** The ways to read a typed text: as it is, and with its abbreviations in full. `St` is Street except at the start. */
export function spellingVariants(normalised: string): string[] {
  const full = normalised
    .split(' ')
    .map((word, n) => (word === 'saint' ? 'st' : word === 'st' && n > 0 ? 'street' : (abbreviations.get(word) ?? word)))
    .join(' ')
  // A station’s or an area’s kind is no part of its name, in English or Chinese.
  const plain = full.replace(/ ((tube|underground) )?station$/, '').replace(/^(\p{Script=Han}+?)(地铁站|站|区)$/u, '$1')
  return [...new Set([normalised, full, plain])]
}

/** Whether one missing, added or wrong letter, or two swapped ones, make one text the other. Linear. */
export function differsByOneLetter(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  return left.length <= 1 && right.length <= 1
    ? true
    : left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}
