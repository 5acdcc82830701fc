import { sameArea } from './search'
import type { Search } from './search-type'

/** How many homes stand in an area; null where nobody knows. */
export interface AreaCount {
  name: string
  count: number | null
}

/**
 * The areas that are offered, with the homes that each has under the other filters: one that has none stays, with 0, so
 * that no line of the list comes and goes; one that is new since the build comes in. A database that does not say them
 * leaves the names alone: the build's counts would stand beside a newer total.
 */
export function areaCounts(published: AreaCount[], filtered: AreaCount[] | null): AreaCount[] {
  if (!filtered) return published.map(({ name }) => ({ name, count: null }))
  const added = filtered.filter(({ name }) => !published.some((area) => sameArea(area.name, name)))
  return [...published, ...added]
    .map(({ name }) => ({ name, count: filtered.find((area) => sameArea(area.name, name))?.count ?? 0 }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en-GB'))
}

/**
 * The homes of all areas under the other filters: their counts together or, where nobody knows those, all that were
 * found.
 */
export function inEveryArea({ areas: chosen }: Search, areas: AreaCount[], total: number | null): number | null {
  const sum = areas.reduce<number | null>(
    (before, { count }) => (before === null || count === null ? null : before + count),
    0,
  )
  return sum ?? (chosen.length === 0 ? total : null)
}
