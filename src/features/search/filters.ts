import { hasMap } from '../../parts'
import { type ChoiceName, choiceFilter, choiceNames, type TextsOfChoice } from '../../domain/search/choice-filters'
import { filterOrder } from '../../domain/search/filter-order'
import type { ListingSummary } from '../../domain/listing/listing'
import type { ListingType } from '../../domain/listing/listing-status'
import type { TrainReach } from '../../domain/london/trains/train-reach'
import type { Walk } from '../../domain/london/walk'
import { shortLine } from '../../lib/form/normalise'
import { formatPounds } from '../../lib/format/money'
import { bedrooms } from '../../lib/format/words'
import { formatDay } from '../../lib/time/format-day'
import { formatDrawn, parseDrawn } from './drawn-area'
import { atLeast, box, day, formatRooms, money, oneOf, outcode, rooms } from './parameter-values'
import { choices as choiceTexts } from '#messages/choices.ts'
import * as messages from '#messages/search.ts'
import { roomDifference } from './rooms'
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
  if (typeof value === 'number') return messages.bedroomsOrMore(value)
  const [min, max] = value
  if (max === 0) return bedrooms(0)
  return min < max ? messages.bedroomsRange(min, max) : messages.bedroomCount(max)
}

function walkChip(slug: string, minutes: number): string {
  const place = knownPlace(slug)
  return place ? messages.withinWalk(minutes, place.name) : messages.nearUnknown(slug)
}

function trainChip({ train = '', also, within }: Search): string {
  const places = [train, ...(also ? [also] : [])].map((slug) => knownPlace(slug)?.name)
  return places.every(Boolean)
    ? messages.withinTrain(within, messages.list(places as string[]))
    : messages.trainUnknown(train)
}

function choice(name: ChoiceName): Filter<string> {
  const { options, only } = choiceFilter(name)
  const texts: TextsOfChoice = choiceTexts[name]
  const read = oneOf(options)
  // eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- `read` accepts only the names of options.
  const textsOf = (value: string) => texts.options[value]!
  return {
    // Older addresses have `pets=true`.
    read: (text) => read(/^true$/i.test(text) ? 'yes' : /^false$/i.test(text) ? 'no' : text),
    only,
    chip: (value) => textsOf(value).chip ?? textsOf(value).label,
    relaxed: texts.relaxed,
    missed: (value) => textsOf(value).missed ?? texts.missed,
    query: (value) => options[value],
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
    chip: messages.postcode,
    relaxed: messages.anyPostcode,
    missed: messages.notInPostcode,
  },
  min: {
    read: money,
    chip: (pounds) => messages.priceFrom(formatPounds(pounds)),
    relaxed: messages.withoutLowest,
    missed: (pounds, { price }) => messages.belowLowest(formatPounds(pounds - price)),
  },
  max: {
    read: money,
    chip: (pounds) => messages.priceUpTo(formatPounds(pounds)),
    relaxed: messages.withoutLimit,
    missed: (pounds, { price }) => messages.aboveLimit(formatPounds(price - pounds)),
  },
  monthly: {
    read: money,
    only: 'rent',
    chip: (pounds) => messages.billsUpTo(formatPounds(pounds)),
    relaxed: messages.withoutBills,
    missed: (pounds) => messages.aboveBills(formatPounds(pounds)),
  },
  beds: {
    read: rooms,
    write: formatRooms,
    chip: bedChip,
    relaxed: messages.withoutBedrooms,
    missed: (value, { beds }) => messages.bedroomsApart(roomDifference(beds, value)),
  },
  baths: {
    read: atLeast,
    chip: messages.bathroomsOrMore,
    relaxed: messages.withoutBathrooms,
    missed: (min, { baths }) => messages.bathroomsApart(baths - min),
  },
  ...choices,
  available: {
    read: day,
    only: 'rent',
    chip: (value) => messages.availableByDay(formatDay(value)),
    relaxed: messages.withoutDate,
    missed: () => messages.afterDate,
  },
  q: {
    read: (text) => shortLine(text, maxTextLength) || undefined,
    chip: messages.quoted,
    relaxed: messages.withoutKeywords,
    missed: messages.notMentioned,
  },
  near: {
    read: (text) => shortLine(text, maxPlaceLength).toLowerCase() || undefined,
    chip: (slug, { walk }) => walkChip(slug, walk),
    relaxed: messages.withLongerWalk,
    missed: () => messages.longerWalk,
    query: (_, { near }) => near,
  },
  train: {
    read: (text) => shortLine(text, maxPlaceLength).toLowerCase() || undefined,
    chip: (_, search) => trainChip(search),
    relaxed: messages.withLongerJourney,
    missed: () => messages.longerJourney,
    query: (_, { train }) => train,
  },
  box: {
    read: (text) => (hasMap() ? box(text) : undefined),
    chip: () => messages.mapArea,
    relaxed: messages.inAllLondon,
    missed: () => messages.outsideMap,
  },
  drawn: {
    read: (text) => (hasMap() ? parseDrawn(text) : undefined),
    write: formatDrawn,
    chip: () => messages.drawnArea,
    relaxed: messages.outsideDrawn,
    missed: () => messages.outsideDrawnArea,
  },
}

export const oneValueNames = filterOrder.filter((name) => name !== 'areas')
export const filterOf = (name: OneValueName) => filters[name] as Filter<NonNullable<Search[OneValueName]>>
