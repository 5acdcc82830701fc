import { formatPounds } from '../../lib/format/money'
import { bedrooms, counted } from '../../lib/format/words'
import { formatDay } from '../../lib/time/format-day'
import {
  accessOptions,
  furnishingOptions,
  propertyTypeOptions,
  optionChip,
  outsideOptions,
  tenureOptions,
} from './filter-options'
import { filterNames, without, withArea } from './search'
import type { FilterName, Rooms, Search } from './search-type'
import { knownPlace } from './walk-places'
import type { WalkInstead } from './search.queries'

// What each set filter is called, with the search without it.

function bedChip(rooms: Rooms): string {
  if (typeof rooms === 'number') return `${rooms}+ bedrooms`
  const [fewest, most] = rooms
  if (most === 0) return bedrooms(0)
  return fewest < most ? `${fewest} to ${most} bedrooms` : counted(most, 'bedroom')
}

function walkChip(slug: string, minutes: number): string {
  const place = knownPlace(slug)
  return place ? `Within ${minutes} minutes’ walk of ${place.name}` : `Near “${slug}”`
}

/** What a set filter is called on the chip that takes it away again. */
function chipText(name: FilterName, search: Search): string {
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
      return optionChip(propertyTypeOptions[search.home!])
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
    case 'near':
      return walkChip(search.near!, search.walk)
    case 'box':
      return 'Map area'
    case 'drawn':
      return 'Area you drew'
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
      : [{ label: chipText(name, search), then: without(search, name) }],
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
  near: 'However long the walk',
  box: 'In the whole of London',
  drawn: 'Beyond the area that you drew',
}

/** The walks instead of one that leads to no home: a longer one, and those to the next stations. */
export const otherWalks = (search: Search, walks: WalkInstead[] = []): Chip[] =>
  walks.map(({ near, name, walk, total }) => {
    const text = near === search.near ? `A walk of up to ${walk} minutes` : `Near ${name} instead`
    return { label: `${text}: ${counted(total, 'home')}`, then: { ...search, near, walk, page: 1 } }
  })

/**
 * The single filters whose going would show homes, those that would show most first: `Without the price limit: 7
 * homes`.
 */
export const relaxedSearches = (search: Search, counts: Record<string, number>): Chip[] =>
  filterNames(search)
    .filter((name) => (counts[name] ?? 0) > 0)
    .sort((a, b) => counts[b]! - counts[a]!)
    .map((name) => ({ label: `${relaxed[name]}: ${counted(counts[name]!, 'home')}`, then: without(search, name) }))
