import { hasMap } from '../../parts'
import { shortLine } from '../../lib/form/normalise'
import { filterOf, oneValueNames, type OneValueName } from './filters'
import { integer } from './parameter-values'
import { type Search, sorts } from './search-type'
import { journeySteps, defaultJourneyMinutes } from './train-places'
import { defaultWalkMinutes, walkSteps } from './walk-places'
import type { ListingType } from '../../domain/listing/listing-status'

/** The single-value parameters of an address; areas are repeated. */
export type ParameterName = Exclude<keyof Search, 'type' | 'areas'>
interface Parameter<Value> {
  /** Parses a value; undefined if unknown, implausible or hostile. */
  read: (text: string) => Value | undefined
  /** Formats a value, if String does not. */
  write?: (value: Value) => string
  /** The default, which is not written. Filters have none. */
  default?: Value
  only?: ListingType | undefined
}

// Parameters that are no filters: how a list is shown.
const settings: { [Name in Exclude<ParameterName, OneValueName>]-?: Parameter<NonNullable<Search[Name]>> } = {
  walk: { read: (text) => walkSteps.find((minutes) => String(minutes) === text), default: defaultWalkMinutes },
  also: { read: (text) => shortLine(text, 60).toLowerCase() || undefined },
  within: { read: (text) => journeySteps.find((minutes) => String(minutes) === text), default: defaultJourneyMinutes },
  sort: { read: (text) => sorts.find((sort) => sort === text), default: 'newest' },
  page: { read: (text) => integer(text, 100_000), default: 1 },
  view: { read: (text) => (text === 'map' && hasMap() ? text : undefined), default: 'list' },
}
const isSetting = (name: ParameterName): name is keyof typeof settings => name in settings

/** Every parameter of an address except areas, in order. */
export const parameterNames: ParameterName[] = [
  ...oneValueNames,
  ...(Object.keys(settings) as (keyof typeof settings)[]),
]
export const parameterOf = (name: ParameterName) =>
  (isSetting(name) ? settings[name] : filterOf(name)) as Parameter<Search[ParameterName]>
