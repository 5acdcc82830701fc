import { formatDay } from '../../lib/time/format-day'
import type { ListingType } from '../../domain/listing/listing-status'
import { formatPounds } from '../../lib/format/money'
import { amount } from '../../lib/format/parse-amount'
import { bedrooms, counted } from '../../lib/format/words'
import {
  accessOptions,
  furnishingOptions,
  homeOptions,
  optionChip,
  outsideOptions,
  tenureOptions,
} from './filter-options'
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

const withSet = <T extends number | string>(offered: T[], set?: T) =>
  set === undefined || offered.includes(set) ? offered : [...offered, set].sort((a, b) => (a < b ? -1 : 1))

const suggested: Record<ListingType, number[]> = {
  rent: [1000, 1500, 2000, 2500, 3000, 4000, 5000, 7500, 10_000],
  sale: [300_000, 500_000, 750_000, 1_000_000, 1_500_000, 2_000_000, 3_000_000, 5_000_000],
}

/** Prices to pick from, in pounds; any other can be typed. */
export const suggestedPrices = (type: ListingType) => suggested[type]

// A rent or a price below this is one that is still being typed.
const least: Record<ListingType, number> = { rent: 100, sale: 10_000 }

/** Whether a price, as typed so far, may be what somebody wants to ask for: `12` on its way to `1,250` is not. */
export function isWholePrice(text: string, type: ListingType): boolean {
  const pounds = amount(text)
  return text.trim() === '' || (pounds !== null && pounds >= least[type])
}

/** What stands for the two prices in a line: `Any price`, `Up to £2,000`, `£1m to £1.5m`. */
export function priceWords({ min, max }: Pick<Search, 'min' | 'max'>): string {
  if (min !== undefined && max !== undefined) return `${shortPrice(min)} to ${shortPrice(max)}`
  if (max !== undefined) return `Up to ${shortPrice(max)}`
  return min === undefined ? 'Any price' : `From ${shortPrice(min)}`
}

/** The numbers of bathrooms offered, each as the fewest. */
export const bathSteps = (set?: number) => withSet([1, 2, 3, 4, 5], set)

/** The numbers of bedrooms offered: so many or more, and exactly so many. */
export function bedSteps(set?: Rooms): Rooms[] {
  const offered: Rooms[] = [1, 2, 3, 4, 5, ...[0, 1, 2, 3, 4, 5].map((beds): Rooms => [beds, beds])]
  const isOffered = (set: Rooms) => offered.some((rooms) => formatRooms(rooms) === formatRooms(set))
  return set === undefined || isOffered(set) ? offered : [...offered, set]
}

/** The words of a choice of bedrooms: `2 beds or more`, `Exactly 2 beds`, `2 to 3 beds`. */
export function bedWords(rooms: Rooms): string {
  if (typeof rooms === 'number') return `${counted(rooms, 'bed')} or more`
  const [fewest, most] = rooms
  if (fewest < most) return `${fewest} to ${most} beds`
  return most === 0 ? bedrooms(0) : `Exactly ${counted(most, 'bed')}`
}

/** The words of a choice of bathrooms: `2 baths or more`. */
export const bathWords = (fewest: number) => `${counted(fewest, 'bath')} or more`

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

const behindMore = ['home', 'outside', 'access', 'furnished', 'tenure', 'pets', 'available', 'q'] as const

/** What the bar calls the filters that have no place in its line: `More`, or how many of them are set. */
export function morePanel(search: Search): { label: string; set: boolean } {
  const count = behindMore.filter((name) => search[name] !== undefined).length
  return { label: count > 0 ? `More (${count})` : 'More', set: count > 0 }
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
      return optionChip(furnishingOptions[search.furnished!])
    case 'home':
      return optionChip(homeOptions[search.home!])
    case 'outside':
      return optionChip(outsideOptions[search.outside!])
    case 'pets':
      return 'Pets considered'
    case 'access':
      return optionChip(accessOptions[search.access!])
    case 'tenure':
      return optionChip(tenureOptions[search.tenure!])
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
  home: 'Any type of home',
  outside: 'With or without outside space',
  furnished: 'Furnished or not',
  pets: 'Whether or not pets are considered',
  access: 'With or without a lift or steps',
  tenure: 'Any tenure',
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
