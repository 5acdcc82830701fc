import { areaName } from '#messages/formats.ts'
import * as messages from '#messages/search.ts'
import { filterOf, type OneValueName } from './filters'
import { filterNames, without, withArea } from './search'
import type { FilterName, Search } from './search-type'
import type { WalkInstead } from './search.queries'

// The chip of each active filter, with the search without it.

function chipText(name: OneValueName, search: Search): string {
  const value = search[name]
  return value === undefined ? '' : filterOf(name).chip(value, search)
}

export interface Chip {
  label: string
  /** The search after a press: without the filter, or with another one. */
  nextSearch: Search
}

/** One chip per active filter and area. */
export const activeChips = (search: Search): Chip[] =>
  filterNames(search).flatMap((name) =>
    name === 'areas'
      ? search.areas.map((area) => ({ label: areaName(area), nextSearch: withArea(search, area) }))
      : [{ label: chipText(name, search), nextSearch: without(search, name) }],
  )

const relaxedText = (name: FilterName) => (name === 'areas' ? messages.inEveryArea : filterOf(name).relaxed)

/** Alternatives to a walk without results: a longer one, and those to the next stations. */
export const otherWalks = (search: Search, walks: WalkInstead[] = []): Chip[] =>
  walks.map(({ near, name, walk, total }) => {
    const text = near === search.near ? messages.walkUpTo(walk) : messages.nearInstead(name)
    return {
      label: messages.withCount(text, messages.homeCount(total)),
      nextSearch: { ...search, near, walk, page: 1 },
    }
  })

/** Filters whose removal would show results, most first: `Without the price limit: 7 homes`. */
export const relaxedSearches = (search: Search, counts: Record<string, number>): Chip[] =>
  filterNames(search)
    .map((name) => ({ name, count: counts[name] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ name, count }) => ({
      label: messages.withCount(relaxedText(name), messages.homeCount(count)),
      nextSearch: without(search, name),
    }))
