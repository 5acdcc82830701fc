import { tidyLine } from '../../lib/form/normalise'

// Known areas, and matching typed ones. Pure.

/** An area's comparison form: without case, accents and punctuation. */
const folded = (area: string) =>
  tidyLine(area)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[\s-]+/g, ' ')

/** Distinct areas in their first spelling, sorted. */
export function distinctAreas(areas: readonly string[]): string[] {
  const spellings = new Map<string, string>()
  for (const area of areas.map(tidyLine)) if (area && !spellings.has(folded(area))) spellings.set(folded(area), area)
  return [...spellings.values()].sort((a, b) => a.localeCompare(b, 'en-GB'))
}

/** The known area for a typed one, in its own spelling: `camden ` is Camden. Undefined for a new one. */
export const findKnownArea = (typed: string, known: readonly string[]) =>
  known.find((area) => folded(area) === folded(typed))

const entry = (row: readonly number[], at: number) => row[at] ?? Infinity

/** The Damerau–Levenshtein distance of two words. */
function distance(a: string, b: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, n) => n)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = entry(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swap =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? entry(before, j - 2) + 1 : Infinity
      row[j] = Math.min(change, entry(last, j) + 1, entry(row, j - 1) + 1, swap)
    }
    ;[before, last] = [last, row]
  }
  return entry(last, b.length)
}

/** The known area of which a new one may be a typo: at most one letter in four differs. */
export function nearestArea(typed: string, known: readonly string[]): string | undefined {
  const word = folded(typed)
  const near = known
    .map((area) => ({ area, off: distance(word, folded(area)) }))
    .filter(({ area, off }) => off <= Math.max(1, Math.floor(Math.min(word.length, area.length) / 4)))
  return near.sort((a, b) => a.off - b.off)[0]?.area
}
