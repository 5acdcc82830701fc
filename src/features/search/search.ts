import { tidyLine } from '../../lib/form/normalise'
import type { ListingType } from '../../domain/listing/listing-status'
import type { Bounds } from '../../lib/map/bounds'
import { amount } from '../../lib/format/parse-amount'
import { listPath } from '../../paths'
import { accessOptions, type furnishingOptions, homeOptions, outsideOptions, tenureOptions } from './filter-options'

/** What a visitor asks of a list: everything that its address says. */
export interface Search {
  type: ListingType
  areas: string[]
  /** Pounds; of a rental, a calendar month. */
  min?: number | undefined
  max?: number | undefined
  beds?: Rooms | undefined
  /** At least so many. */
  baths?: number | undefined
  /** The type of home. */
  home?: keyof typeof homeOptions | undefined
  outside?: keyof typeof outsideOptions | undefined
  /** Rentals only, as are `pets` and `available`. */
  furnished?: keyof typeof furnishingOptions | undefined
  /** Whether the landlord considers them. */
  pets?: true | undefined
  access?: keyof typeof accessOptions | undefined
  /** Sales only. */
  tenure?: keyof typeof tenureOptions | undefined
  /** A day, `2026-12-01`: free by then. */
  available?: string | undefined
  /** Words of its title, area, description or features. */
  q?: string | undefined
  /** Degrees: south, west, north, east. */
  box?: Bounds | undefined
  sort: Sort
  page: number
  view: 'list' | 'map'
}
/** At least so many, or the fewest and the most: exactly two is `[2, 2]`, a studio `[0, 0]`. */
export type Rooms = number | [fewest: number, most: number]
const sorts = ['newest', 'price-up', 'price-down', 'size'] as const
export type Sort = (typeof sorts)[number]
/** What an address says by one value each; areas come several times. */
type ParameterName = Exclude<keyof Search, 'type' | 'areas'>
/** The filters by the names that the database and the address give them. */
export type FilterName = Exclude<keyof Search, 'type' | 'sort' | 'page' | 'view'>

/** How many homes stand in an area; null where nobody knows. */
export interface AreaCount {
  name: string
  count: number | null
}

/** Homes on one page of a list, as the database pages them. */
export const pageSize = 24

const mostAreas = 20
// As long as the database lets an area's name be.
const longestArea = 80
const longestWords = 100
const mostPounds = 1_000_000_000
const mostRooms = 20

/** Every home of a type, newest first. */
export const defaultSearch = (type: ListingType, page = 1): Search => ({
  type,
  areas: [],
  sort: 'newest',
  page,
  view: 'list',
})

const whole = (text: string, most: number) =>
  /^\d{1,10}$/.test(text) && Number(text) >= 1 && Number(text) <= most ? Number(text) : undefined
// As people type it: `£1,500`, `650k`, `1.25m`. Pence are no part of a limit.
const money = (text: string) => whole(String(amount(text.slice(0, 40))), mostPounds)
const atLeast = (text: string) => whole(text, mostRooms)
function rooms(text: string): Rooms | undefined {
  const range = /^(\d{1,2})-(\d{1,2})$/.exec(text)
  if (!range) return atLeast(text)
  const [fewest, most] = range
    .slice(1)
    .map(Number)
    .sort((a, b) => a - b) as [number, number]
  return most <= mostRooms ? [fewest, most] : undefined
}
const short = (text: string, most: number) => [...tidyLine(text.toWellFormed())].slice(0, most).join('').trim()

// Round trip through a Date: 30 February is no day, and nobody waits for the year 20000.
const day = (text: string) => {
  const date = new Date(`${text}T00:00:00Z`)
  return /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
    ? text
    : undefined
}
// No index: `furnished=constructor` would find what every object has.
const oneOf =
  <Name extends string>(options: Record<Name, unknown>) =>
  (text: string) =>
    (Object.keys(options) as Name[]).find((name) => name === text.toLowerCase())
const isYes = (text: string) => /^(yes|true)$/i.test(text)
const furnishing = (text: string) =>
  isYes(text) ? 'yes' : /^(no|false)$/i.test(text) ? 'no' : /^part$/i.test(text) ? 'part' : undefined

function box(text: string): Bounds | undefined {
  const sides = text.split(',')
  if (sides.length !== 4 || !sides.every((side) => /^-?\d{1,3}(\.\d{1,12})?$/.test(side))) return undefined
  const [south, west, north, east] = sides.map((side) => Number(Number(side).toFixed(4))) as Bounds
  return south < north && west < east && south >= -90 && north <= 90 && west >= -180 && east <= 180
    ? [south, west, north, east]
    : undefined
}

/** A number of rooms as the address writes it: `2` for at least two, `2-2` for exactly two. */
export const formatRooms = (rooms: Rooms) => (typeof rooms === 'number' ? String(rooms) : rooms.join('-'))

interface Parameter<Value> {
  /** Reads a value; undefined for what is unknown, absurd or hostile. */
  read: (text: string) => Value | undefined
  /** Writes a value, where String does not. */
  write?: (value: Value) => string
  /** What counts where nothing is said, and is not written. A filter has none. */
  default?: Value
  /** The type of listing of which alone it can be asked. */
  only?: ListingType
}

/** Every parameter of an address but the areas, in its order. */
const parameters: { [Name in ParameterName]-?: Parameter<NonNullable<Search[Name]>> } = {
  min: { read: money },
  max: { read: money },
  home: { read: oneOf(homeOptions) },
  beds: { read: rooms, write: formatRooms },
  baths: { read: atLeast },
  outside: { read: oneOf(outsideOptions) },
  furnished: { read: furnishing, only: 'rent' },
  pets: { read: (text) => isYes(text) || undefined, write: () => 'yes', only: 'rent' },
  access: { read: oneOf(accessOptions) },
  tenure: { read: oneOf(tenureOptions), only: 'sale' },
  available: { read: day, only: 'rent' },
  q: { read: (text) => short(text, longestWords) || undefined },
  box: { read: box },
  sort: { read: (text) => sorts.find((sort) => sort === text), default: 'newest' },
  page: { read: (text) => whole(text, 100_000), default: 1 },
  view: { read: (text) => (text === 'map' ? text : undefined), default: 'list' },
}
const parameterNames = Object.keys(parameters) as ParameterName[]
const parameterOf = (name: ParameterName) => parameters[name] as Parameter<Search[ParameterName]>
const isFilter = (name: ParameterName): name is Exclude<FilterName, 'areas'> => parameterOf(name).default === undefined
const allFilters: FilterName[] = ['areas', ...parameterNames.filter(isFilter)]

/**
 * Reads an address. Whatever is unknown, absurd or hostile counts as not said: a negative price, a bedroom and a
 * half, a date that no calendar has. A name that comes twice counts at its first sensible value; areas may come up to
 * 20 times. A lowest price above the highest is taken for the two boxes mixed up: they change places.
 */
export function parseSearch(query: URLSearchParams, type: ListingType): Search {
  const areas = new Map(
    query
      .getAll('area')
      .slice(0, 10 * mostAreas)
      .map((area) => short(area, longestArea))
      .filter(Boolean)
      .map((area) => [area.toLowerCase(), area]),
  )
  const valueOf = (name: ParameterName) => {
    const { read, only = type, default: usual } = parameterOf(name)
    if (only !== type) return undefined
    const values = query.getAll(name).slice(0, mostAreas).map(read)
    return values.find((value) => value !== undefined) ?? usual
  }
  const search = {
    type,
    areas: [...areas.values()].slice(0, mostAreas).sort((a, b) => a.localeCompare(b, 'en-GB')),
    ...Object.fromEntries(parameterNames.map((name) => [name, valueOf(name)])),
  } as Search
  const { min, max } = search
  return min !== undefined && max !== undefined && min > max ? { ...search, min: max, max: min } : search
}

/** Whether no filter is set: the order, the page and the map may differ. */
export const isUnfiltered = (search: Search) => filterNames(search).length === 0

/** Whether this is the list as it was prerendered: every home, newest first, no map. */
export const isDefaultSearch = (search: Search) =>
  isUnfiltered(search) && search.sort === 'newest' && search.view === 'list'

/** The filters that are set, in the order of the address. */
export const filterNames = (search: Search): FilterName[] =>
  allFilters.filter((name) => (name === 'areas' ? search.areas.length > 0 : search[name] !== undefined))

/** The same search without one filter, from its first page. */
export const without = (search: Search, name: FilterName): Search => ({
  ...search,
  page: 1,
  [name]: name === 'areas' ? [] : undefined,
})

/** The same search with an area chosen, or no longer. */
export const withArea = (search: Search, area: string): Search => {
  const others = search.areas.filter((other) => !sameArea(other, area))
  return {
    ...search,
    page: 1,
    areas: others.length < search.areas.length ? others : [...others, area].sort((a, b) => a.localeCompare(b, 'en-GB')),
  }
}
export const sameArea = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/**
 * The areas that are offered, with the homes that each has under the other filters: one that has none stays, with 0, so
 * that no line of the list comes and goes; one that is new since the build comes in. A database that does not say them
 * leaves the names alone: the build's counts would stand beside a newer total.
 */
export function areaCounts(published: AreaCount[], found: AreaCount[] | null): AreaCount[] {
  if (!found) return published.map(({ name }) => ({ name, count: null }))
  const added = found.filter(({ name }) => !published.some((area) => sameArea(area.name, name)))
  return [...published, ...added]
    .map(({ name }) => ({ name, count: found.find((area) => sameArea(area.name, name))?.count ?? 0 }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en-GB'))
}

/**
 * The homes of all areas under the other filters: their counts together or, where nobody knows those, all that were
 * found.
 */
export function inEveryArea({ areas: chosen }: Search, areas: AreaCount[], found: number | null): number | null {
  const sum = areas.reduce<number | null>(
    (before, { count }) => (before === null || count === null ? null : before + count),
    0,
  )
  return sum ?? (chosen.length === 0 ? found : null)
}

/** A search as the query of an address, in one order whatever the order of choosing; empty for the plain list. */
export function searchQuery(search: Search): string {
  const query = new URLSearchParams(search.areas.map((area) => ['area', area]))
  for (const name of parameterNames) {
    const { write = String, default: usual } = parameterOf(name)
    const value = search[name]
    if (value !== undefined && value !== usual) query.set(name, write(value))
  }
  return query.toString().replaceAll('%2C', ',')
}

/**
 * The address of a search. A plain page that was prerendered, `/rent/2`, keeps its own; `prerendered` says how many
 * were.
 */
export function searchHref(search: Search, prerendered = 1): string {
  const path = listPath(search.type)
  if (isDefaultSearch(search) && search.page <= prerendered) return search.page > 1 ? `${path}/${search.page}` : path
  return `${path}?${searchQuery(search)}`
}

/** The search at an address, `/rent/2` and `/rent?area=camden` alike; an area that is known is called by its name. */
export function parseSearchAddress(
  { pathname, search }: { pathname: string; search: string },
  type: ListingType,
  known: string[] = [],
): Search {
  const query = new URLSearchParams(search)
  const page = pathname.slice(listPath(type).length + 1)
  if (page && !query.has('page')) query.set('page', page)
  const found = parseSearch(query, type)
  return { ...found, areas: found.areas.map((area) => known.find((name) => sameArea(name, area)) ?? area) }
}

const databaseOrder: Record<Sort, string> = {
  newest: 'newest',
  'price-up': 'price',
  'price-down': '-price',
  size: 'size',
}

/** What `search_homes` is asked: filters under its own names (absent where not set), the order, the page. */
export function searchRequest(search: Search) {
  const { type, areas, min, max, home, beds, baths, outside, furnished, pets, access, tenure } = search
  const { available, q, box, sort, page } = search
  return {
    filters: {
      type,
      ...(areas.length > 0 && { areas }),
      min,
      max,
      home: home && [...homeOptions[home].fits],
      beds,
      baths,
      outside: outside && [...outsideOptions[outside].fits],
      furnished: furnished === 'part' ? furnished : furnished && furnished === 'yes',
      pets,
      access: access && accessOptions[access].fits[0],
      tenure: tenure && [...tenureOptions[tenure].fits],
      available,
      q,
      box,
    },
    sort: databaseOrder[sort],
    page,
  }
}
