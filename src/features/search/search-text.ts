import { formatDay } from '../../lib/time/format-day'
import type { ListingType } from '../../domain/listing/listing-status'
import { formatPounds } from '../../lib/format/money'
import { bedrooms, counted } from '../../lib/format/words'
import {
  type FilterName,
  filterNames,
  type Rooms,
  type Search,
  type Sort,
  without,
  withArea,
  formatRooms,
} from './search'

// What the filters say: the steps of their choices, the chips of what is set, the way out of an empty list.

type Band = [from: number, step: number]
// Each band reaches as far as the next one begins; the last one ends its list.
const bands: Record<ListingType, Band[]> = {
  rent: [
    [1000, 200],
    [2000, 250],
    [4000, 500],
    [6000, 1000],
    [10_000, 5000],
    [20_000, 0],
  ],
  sale: [
    [100_000, 50_000],
    [1_000_000, 100_000],
    [1_500_000, 250_000],
    [3_000_000, 500_000],
    [5_000_000, 1_000_000],
    [10_000_000, 0],
  ],
}
const pricesOf = (type: ListingType) =>
  bands[type].flatMap(([from, step], n, { [n + 1]: next }) =>
    next ? Array.from({ length: Math.ceil((next[0] - from) / step) }, (_, i) => from + i * step) : [from],
  )

const withSet = <T extends number | string>(offered: T[], set?: T) =>
  set === undefined || offered.includes(set) ? offered : [...offered, set].sort((a, b) => (a < b ? -1 : 1))

/** The prices offered, in pounds; one that an address brought along stands among them. */
export const priceSteps = (type: ListingType, set?: number) => withSet(pricesOf(type), set)

/** The numbers of bathrooms offered, each as the fewest. */
export const bathSteps = (set?: number) => withSet([1, 2, 3, 4, 5], set)

/** The numbers of bedrooms offered: so many or more, and exactly so many. */
export function bedSteps(set?: Rooms): Rooms[] {
  const offered: Rooms[] = [1, 2, 3, 4, 5, ...[0, 1, 2, 3, 4, 5].map((beds): Rooms => [beds, beds])]
  const isOffered = (set: Rooms) => offered.some((rooms) => formatRooms(rooms) === formatRooms(set))
  return set === undefined || isOffered(set) ? offered : [...offered, set]
}

/** The words of a choice of bedrooms: `2 or more`, `Exactly 2`, `2 to 3`. */
export function bedWords(rooms: Rooms): string {
  if (typeof rooms === 'number') return `${rooms} or more`
  const [fewest, most] = rooms
  if (fewest < most) return `${fewest} to ${most}`
  return most === 0 ? bedrooms(0) : `Exactly ${most}`
}

const monthsOffered = 4

/** The days offered to move in by: today, then the first of each month, for four months. */
export function daySteps(today: string, set?: string): string[] {
  const [year, thisMonth] = today.split('-').map(Number)
  const month = (n: number) => new Date(Date.UTC(year!, thisMonth! - 1 + n)).toISOString().slice(0, 7)
  const days = Array.from({ length: monthsOffered }, (_, n) => `${month(n + 1)}-01`)
  return withSet([today, ...days], set)
}

export const sortWords: Record<Sort, string> = {
  newest: 'Newest',
  'price-up': 'Lowest price',
  'price-down': 'Highest price',
  size: 'Largest',
}

function bedChip(rooms: Rooms): string {
  if (typeof rooms === 'number') return `${rooms}+ bedrooms`
  const [fewest, most] = rooms
  if (most === 0) return bedrooms(0)
  return fewest < most ? `${fewest} to ${most} bedrooms` : counted(most, 'bedroom')
}

/** What a set filter is called on the chip that takes it away again. */
function words(name: FilterName, search: Search): string {
  switch (name) {
    case 'min':
      return `From ${formatPounds(search.min!)}`
    case 'max':
      return `Up to ${formatPounds(search.max!)}`
    case 'beds':
      return bedChip(search.beds!)
    case 'baths':
      return `${search.baths}+ bathrooms`
    case 'furnished':
      return search.furnished ? 'Furnished' : 'Unfurnished'
    case 'available':
      return `Available by ${formatDay(search.available!)}`
    case 'q':
      return `“${search.q}”`
    case 'box':
      return 'Map area'
    case 'areas':
      return search.areas.join(', ')
  }
}

export interface Chip {
  label: string
  /** The search once it is gone. */
  then: Search
}

/** One chip for every filter that is set, and for every area. */
export const chips = (search: Search): Chip[] =>
  filterNames(search).flatMap((name) =>
    name === 'areas'
      ? search.areas.map((area) => ({ label: area, then: withArea(search, area) }))
      : [{ label: words(name, search), then: without(search, name) }],
  )

const relaxed: Record<FilterName, string> = {
  areas: 'In every area',
  min: 'Without the lowest price',
  max: 'Without the price limit',
  beds: 'Without the number of bedrooms',
  baths: 'Without the number of bathrooms',
  furnished: 'Furnished or not',
  available: 'Without the date',
  q: 'Without the keywords',
  box: 'In the whole of London',
}

/**
 * The single filters whose going would show homes, those that would show most first: `Without the price limit: 7
 * homes`.
 */
export const relaxedSearches = (search: Search, counts: Record<string, number>): Chip[] =>
  filterNames(search)
    .filter((name) => (counts[name] ?? 0) > 0)
    .sort((a, b) => counts[b]! - counts[a]!)
    .map((name) => ({ label: `${relaxed[name]}: ${counted(counts[name]!, 'home')}`, then: without(search, name) }))

/** A price where there is little room: `£850`, `£4,750`, `£640k`, `£1.25m`. */
export function shortPrice(pounds: number): string {
  if (pounds >= 999_500) return `£${Math.round(pounds / 1e4) / 100}m`
  return pounds >= 100_000 ? `£${Math.round(pounds / 1000)}k` : formatPounds(pounds)
}
