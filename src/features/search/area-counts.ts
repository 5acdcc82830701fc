import { sameArea } from './search'
import type { Search } from './search-type'

/** The number of listings in an area; null if unknown. */
export interface AreaCount {
  name: string
  count: number | null
}

/**
 * The offered areas with their counts under the other filters: empty areas stay with 0, so that the list is stable;
 * areas new since the build are added. Without counts from the database only names show: the build's counts would
 * contradict a newer total.
 */
export function areaCounts(published: AreaCount[], filtered: AreaCount[] | null): AreaCount[] {
  if (!filtered) return published.map(({ name }) => ({ name, count: null }))
  const added = filtered.filter(({ name }) => !published.some((area) => sameArea(area.name, name)))
  return [...published, ...added]
    .map(({ name }) => ({ name, count: filtered.find((area) => sameArea(area.name, name))?.count ?? 0 }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en-GB'))
}

/** The listings of all areas under the other filters: the sum of their counts or, if unknown, the total. */
export function inEveryArea({ areas: chosen }: Search, areas: AreaCount[], total: number | null): number | null {
  const sum = areas.reduce<number | null>(
    (before, { count }) => (before === null || count === null ? null : before + count),
    0,
  )
  return sum ?? (chosen.length === 0 ? total : null)
}
