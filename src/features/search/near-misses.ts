import type { ListingSummary } from '../../domain/listing/listing'
import { formatPounds } from '../../lib/format/money'
import { outsideOptions } from './filter-options'
import type { FilterName, Rooms, Search } from './search-type'

// Homes that miss a search by few filters, and by how much. Pure.

/** A home that misses a search. */
export interface NearMiss {
  listing: ListingSummary
  /** By what: `£50 above your price`. */
  reason: string
}

const numerals = ['no', 'one', 'two', 'three', 'four']
/** `two bedrooms fewer`. */
const roomsApart = (difference: number, room: string) => {
  const count = Math.abs(difference)
  return `${numerals[count] ?? count} ${room}${count === 1 ? '' : 's'} ${difference < 0 ? 'fewer' : 'more'}`
}
const roomRange = (rooms: Rooms): [number, number] => (typeof rooms === 'number' ? [rooms, Infinity] : rooms)
/** How many more rooms than asked for; negative for fewer. */
function roomDifference(count: number, rooms: Rooms): number {
  const [fewest, most] = roomRange(rooms)
  return count < fewest ? count - fewest : Math.max(0, count - most)
}

const reasons: Record<FilterName, (search: Search, listing: ListingSummary) => string> = {
  areas: (_, { area }) => `in ${area}`,
  min: ({ min = 0 }, { price }) => `${formatPounds(min - price)} below your lowest price`,
  max: ({ max = 0 }, { price }) => `${formatPounds(price - max)} above your price`,
  beds: ({ beds = 0 }, listing) => roomsApart(roomDifference(listing.beds, beds), 'bedroom'),
  baths: ({ baths = 0 }, listing) => roomsApart(listing.baths - baths, 'bathroom'),
  home: () => 'another type of home',
  outside: ({ outside = 'any' }) => `${outsideOptions[outside].label.toLowerCase().replace(/^(any|a) /, 'no ')} listed`,
  furnished: () => 'furnished otherwise',
  pets: () => 'pets: not yet agreed',
  access: ({ access }) => (access === 'lift' ? 'no lift listed' : 'not listed as step-free'),
  tenure: () => 'another tenure',
  available: () => 'free later than your date',
  q: ({ q }) => `does not mention “${q}”`,
  near: () => 'a longer walk',
  box: () => 'outside the map area',
  drawn: () => 'outside the area you drew',
}

/** By what a listing misses a search whose filters of these names it does not fit: `In Fulham, one bedroom fewer`. */
export function missReason(search: Search, missed: FilterName[], listing: ListingSummary): string {
  const text = missed.map((name) => reasons[name](search, listing)).join(', ')
  return text[0]!.toUpperCase() + text.slice(1)
}

/** How far a listing is from a filter: a tenth of the price weighs as much as half a bedroom. */
function distance({ min, max, beds, baths }: Search, name: FilterName, listing: ListingSummary): number {
  const { price } = listing
  if (name === 'max' && max) return (price - max) / max
  if (name === 'min' && min) return (min - price) / min
  if (name === 'beds' && beds !== undefined) return Math.abs(roomDifference(listing.beds, beds)) / 5
  if (name === 'baths' && baths) return (baths - listing.baths) / 8
  return 0.25
}

/** The listings nearest to a search, each once; those that come with fewer missed filters first. */
export function nearestMisses(
  search: Search,
  candidates: { listing: ListingSummary; missed: FilterName[] }[],
  limit = 3,
): NearMiss[] {
  const unique = [...new Map([...candidates].reverse().map((miss) => [miss.listing.id, miss])).values()]
  const weigh = ({ missed, listing }: (typeof unique)[number]) =>
    missed.length * 100 + missed.reduce((sum, name) => sum + distance(search, name, listing), 0)
  return unique
    .sort((a, b) => weigh(a) - weigh(b))
    .slice(0, limit)
    .map(({ listing, missed }) => ({ listing, reason: missReason(search, missed, listing) }))
}
