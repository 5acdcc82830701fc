import { hasMap } from '../../parts'
import { type ChoiceName, choiceFilter, choiceNames } from '../../domain/search/choice-filters'
import { filterOrder } from '../../domain/search/filter-order'
import type { ListingSummary } from '../../domain/listing/listing'
import type { ListingType } from '../../domain/listing/listing-status'
import type { TrainReach } from '../../domain/london/trains/train-reach'
import type { Walk } from '../../domain/london/walk'
import { formatPounds } from '../../lib/format/money'
import { bedrooms, counted, listOf } from '../../lib/format/words'
import { formatDay } from '../../lib/time/format-day'
import { formatDrawn, parseDrawn } from './drawn-area'
import { atLeast, box, day, formatRooms, money, oneOf, outcode, rooms, short } from './parameter-values'
import { roomDifference, roomsApart } from './rooms'
import type { FilterName, Rooms, Search } from './search-type'
import { knownPlace } from './walk-places'

const maxTextLength = 100
const maxPlaceLength = 60

/** The parts of a request that need the map's data. */
export interface MapFilters {
  near?: Walk | undefined
  train?: TrainReach | undefined
}

/** A filter's declaration. */
export interface Filter<Value> {
  /** Parses an address value; undefined if unknown, implausible or hostile. */
  read: (text: string) => Value | undefined
  /** Formats a value for the address, if String does not. */
  write?: (value: Value) => string
  /** The only listing type that has it. */
  only?: ListingType | undefined
  /** On the chip that removes it. */
  chip: (value: Value, search: Search) => string
  /** The link that removes it from an empty search. */
  relaxed: string
  /** Why a listing narrowly misses it. */
  missed: (value: Value, listing: ListingSummary) => string
  /** Its value for `search_listings`, if it differs. */
  query?: (value: Value, map: MapFilters) => unknown
}

function bedChip(value: Rooms): string {
  if (typeof value === 'number') return `${value}+ bedrooms`
  const [fewest, most] = value
  if (most === 0) return bedrooms(0)
  return fewest < most ? `${fewest} to ${most} bedrooms` : counted(most, 'bedroom')
}

function walkChip(slug: string, minutes: number): string {
  const place = knownPlace(slug)
  return place ? `Within ${minutes} minutes’ walk of ${place.name}` : `Near “${slug}”`
}

function trainChip({ train = '', also, within }: Search): string {
  const places = [train, ...(also ? [also] : [])].map((slug) => knownPlace(slug)?.name)
  return places.every(Boolean)
    ? `Within ${within} minutes of ${listOf(places as string[])} by train`
    : `By train to “${train}”`
}

function choice(name: ChoiceName): Filter<string> {
  const { options, only, relaxed, missed } = choiceFilter(name)
  const read = oneOf(options)
  // eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- `read` accepts only the names of options.
  const optionOf = (value: string) => options[value]!
  return {
    // Older addresses have `pets=true`.
    read: (text) => read(/^true$/i.test(text) ? 'yes' : /^false$/i.test(text) ? 'no' : text),
    only,
    chip: (value) => optionOf(value).chip ?? optionOf(value).label,
    relaxed,
    missed: (value) => optionOf(value).missed ?? missed,
    query: (value) => optionOf(value).query,
  }
}

/** A filter with one value in the address; areas have several. */
export type OneValueName = Exclude<FilterName, 'areas'>
type Filters = { [Name in OneValueName]: Filter<NonNullable<Search[Name]>> }

const choices = Object.fromEntries(choiceNames.map((name) => [name, choice(name)])) as unknown as Pick<
  Filters,
  ChoiceName
>

const filters: Filters = {
  postcode: {
    read: outcode,
    chip: (district) => `Postcode ${district}`,
    relaxed: 'In any postcode district',
    missed: (district) => `not in ${district}`,
  },
  min: {
    read: money,
    chip: (pounds) => `From ${formatPounds(pounds)}`,
    relaxed: 'Without the lowest price',
    missed: (pounds, { price }) => `${formatPounds(pounds - price)} below your lowest price`,
  },
  max: {
    read: money,
    chip: (pounds) => `Up to ${formatPounds(pounds)}`,
    relaxed: 'Without the price limit',
    missed: (pounds, { price }) => `${formatPounds(price - pounds)} above your price`,
  },
  monthly: {
    read: money,
    only: 'rent',
    chip: (pounds) => `Rent and bills up to ${formatPounds(pounds)}`,
    relaxed: 'Without the limit on rent and bills',
    missed: (pounds) => `above ${formatPounds(pounds)} with bills`,
  },
  beds: {
    read: rooms,
    write: formatRooms,
    chip: bedChip,
    relaxed: 'Without the number of bedrooms',
    missed: (value, { beds }) => roomsApart(roomDifference(beds, value), 'bedroom'),
  },
  baths: {
    read: atLeast,
    chip: (fewest) => `${fewest}+ bathrooms`,
    relaxed: 'Without the number of bathrooms',
    missed: (fewest, { baths }) => roomsApart(baths - fewest, 'bathroom'),
  },
  ...choices,
  available: {
    read: day,
    only: 'rent',
    chip: (value) => `Available by ${formatDay(value)}`,
    relaxed: 'Without the date',
    missed: () => 'available after your date',
  },
  q: {
    read: (text) => short(text, maxTextLength) || undefined,
    chip: (text) => `“${text}”`,
    relaxed: 'Without the keywords',
    missed: (text) => `does not mention “${text}”`,
  },
  near: {
    read: (text) => short(text, maxPlaceLength).toLowerCase() || undefined,
    chip: (slug, { walk }) => walkChip(slug, walk),
    relaxed: 'With a longer walk',
    missed: () => 'a longer walk',
    query: (_, { near }) => near,
  },
  train: {
    read: (text) => short(text, maxPlaceLength).toLowerCase() || undefined,
    chip: (_, search) => trainChip(search),
    relaxed: 'With a longer journey',
    missed: () => 'a longer journey',
    query: (_, { train }) => train,
  },
  box: {
    read: (text) => (hasMap() ? box(text) : undefined),
    chip: () => 'Map area',
    relaxed: 'In all of London',
    missed: () => 'outside the map area',
  },
  drawn: {
    read: (text) => (hasMap() ? parseDrawn(text) : undefined),
    write: formatDrawn,
    chip: () => 'Area you drew',
    relaxed: 'Outside the area that you drew',
    missed: () => 'outside the area you drew',
  },
}

export const oneValueNames = filterOrder.filter((name) => name !== 'areas')
export const filterOf = (name: OneValueName) => filters[name] as Filter<NonNullable<Search[OneValueName]>>
