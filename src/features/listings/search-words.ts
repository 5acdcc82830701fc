import { formatDay } from '../../lib/dates'
import type { ListingType } from '../../lib/listing-status'
import { formatPounds } from '../../lib/money'
import { counted } from '../../lib/words'
import { type FilterName, filterNames, type Search, type Sort, without, withArea } from './search'

// What the filters say: the steps of their choices, the chips of what is set, the way out of an empty list.

const steps: Record<ListingType, number[]> = {
  rent: [1000, 1500, 2000, 2500, 3000, 3500, 4000, 5000, 6000, 8000, 10_000],
  sale: [300_000, 400_000, 500_000, 600_000, 750_000, 1_000_000, 1_250_000, 1_500_000, 2_000_000, 3_000_000, 5_000_000],
}
/** The prices offered, in pounds; one that an address brought along stands among them. */
export const priceSteps = (type: ListingType, set?: number) => withSet(steps[type], set)
/** The numbers of rooms offered. */
export const roomSteps = (set?: number) => withSet([1, 2, 3, 4, 5], set)
const withSet = (offered: number[], set?: number) => (set === undefined || offered.includes(set) ? offered : [...offered, set].sort((a, b) => a - b))

export const sortWords: Record<Sort, string> = { newest: 'Newest', 'price-up': 'Lowest price', 'price-down': 'Highest price', size: 'Largest' }

/** What a set filter is called on the chip that takes it away again. */
function words(name: FilterName, search: Search): string {
  switch (name) {
    case 'min':
      return `From ${formatPounds(search.min!)}`
    case 'max':
      return `Up to ${formatPounds(search.max!)}`
    case 'beds':
      return `${search.beds}+ bedrooms`
    case 'baths':
      return `${search.baths}+ bathrooms`
    case 'furnished':
      return search.furnished ? 'Furnished' : 'Unfurnished'
    case 'available':
      return `Free by ${formatDay(search.available!)}`
    case 'q':
      return `“${search.q}”`
    case 'box':
      return 'The part on the map'
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
  q: 'Without the words',
  box: 'In the whole of London',
}

/** The single filters whose going would show homes, those that would show most first: `Without the price limit: 7 homes`. */
export const waysOut = (search: Search, counts: Record<string, number>): Chip[] =>
  filterNames(search)
    .filter((name) => (counts[name] ?? 0) > 0)
    .sort((a, b) => counts[b]! - counts[a]!)
    .map((name) => ({ label: `${relaxed[name]}: ${counted(counts[name]!, 'home')}`, then: without(search, name) }))

/** A price where there is little room: `£850`, `£4,750`, `£640k`, `£1.25m`. */
export function shortPrice(pounds: number): string {
  if (pounds >= 999_500) return `£${Math.round(pounds / 1e4) / 100}m`
  return pounds >= 100_000 ? `£${Math.round(pounds / 1000)}k` : formatPounds(pounds)
}
