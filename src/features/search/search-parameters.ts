import type { ListingType } from '../../domain/listing/listing-status'
import { accessOptions, propertyTypeOptions, outsideOptions, tenureOptions } from './filter-options'
import { formatDrawn, parseDrawn } from './drawn-area'
import {
  atLeast,
  box,
  day,
  formatRooms,
  furnishing,
  isYes,
  money,
  oneOf,
  rooms,
  short,
  integer,
} from './parameter-values'
import { type FilterName, type Search, sorts } from './search-type'
import { usualWalk, walkSteps } from './walk-places'

const maxTextLength = 100
const longestPlace = 60

/** What an address says by one value each; areas come several times. */
export type ParameterName = Exclude<keyof Search, 'type' | 'areas'>
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
  home: { read: oneOf(propertyTypeOptions) },
  beds: { read: rooms, write: formatRooms },
  baths: { read: atLeast },
  outside: { read: oneOf(outsideOptions) },
  furnished: { read: furnishing, only: 'rent' },
  pets: { read: (text) => isYes(text) || undefined, write: () => 'yes', only: 'rent' },
  access: { read: oneOf(accessOptions) },
  tenure: { read: oneOf(tenureOptions), only: 'sale' },
  available: { read: day, only: 'rent' },
  q: { read: (text) => short(text, maxTextLength) || undefined },
  near: { read: (text) => short(text, longestPlace).toLowerCase() || undefined },
  walk: { read: (text) => walkSteps.find((minutes) => String(minutes) === text), default: usualWalk },
  box: { read: box },
  drawn: { read: parseDrawn, write: formatDrawn },
  sort: { read: (text) => sorts.find((sort) => sort === text), default: 'newest' },
  page: { read: (text) => integer(text, 100_000), default: 1 },
  view: { read: (text) => (text === 'map' ? text : undefined), default: 'list' },
}
export const parameterNames = Object.keys(parameters) as ParameterName[]
export const parameterOf = (name: ParameterName) => parameters[name] as Parameter<Search[ParameterName]>
const isFilter = (name: ParameterName): name is Exclude<FilterName, 'areas'> => parameterOf(name).default === undefined
/** The filters in the order of an address. */
export const filterOrder: FilterName[] = ['areas', ...parameterNames.filter(isFilter)]
