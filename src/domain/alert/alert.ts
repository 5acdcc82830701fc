import { atOnce, daily } from '#messages/alert-subject.ts'
import { type ChoiceName, choiceNames, optionWith, type TextsOfChoice } from '../search/choice-filters.ts'
import { formatPounds } from '../../lib/format/money.ts'
import { uncapitalised } from '../../lib/format/words.ts'
import { formatDay } from '../../lib/time/format-day.ts'
import { type AlertMessages, editionAlertMessages } from './alert-messages.ts'
import type { WatchedListing } from './watched-listing.ts'

/** How often an alert sends emails. */
export type Frequency = 'at_once' | 'daily'
export const frequencyLabels: Record<Frequency, string> = { at_once: atOnce, daily }

/** The filters of an alert, as `search_listings` takes them. */
export interface AlertFilters extends Partial<Record<ChoiceName, unknown>> {
  type: 'sale' | 'rent'
  areas?: string[]
  postcode?: string
  min?: number
  max?: number
  monthly?: number
  beds?: number | [min: number, max: number]
  baths?: number
  available?: string
  q?: string
  box?: unknown
  near?: unknown
  train?: unknown
  drawn?: unknown
}

export interface SearchAlert {
  /** Missing in emails queued before the second kind existed. */
  kind?: 'search'
  frequency: Frequency
  filters: AlertFilters
  /** The query string of the same search. */
  address: string
}

export interface ListingsAlert {
  kind: 'listings'
  /** The watched listings that are public. */
  watched: WatchedListing[]
}

/** An alert as its token's holder sees it: new listings of a search, or changes of saved listings. */
export type Alert = { state: 'unconfirmed' | 'active' | 'ended' } & (SearchAlert | ListingsAlert)

/** The mailbox may belong to somebody else, so text that could be an address or an advert is left out. */
const isSafeText = (text: string) => /^[\p{L}\p{N} ’'&-]{1,40}$/u.test(text)
const isDistrict = (text: string) => /^[A-Z]{1,2}\d[A-Z\d]?$/.test(text)
const maxAreas = 5

/** The heading of an alert: `Homes to rent in Camden and Hackney`, `Homes for sale in SW7`. */
export function alertTitle(
  { type, areas = [], postcode = '' }: AlertFilters,
  { subject, areaName }: AlertMessages = editionAlertMessages,
): string {
  const named = areas.filter(isSafeText).slice(0, maxAreas).map(areaName)
  const others = areas.length - named.length
  const othersText = named.length > 0 ? subject.moreAreas(others) : subject.areas(others)
  const list = subject.list(others > 0 ? [...named, othersText] : named)
  const places = [list, isDistrict(postcode) ? postcode : ''].filter(Boolean).join(subject.separator)
  return (type === 'rent' ? subject.homesToRent : subject.homesForSale)(places || subject.london)
}

function priceText({ min, max, type }: AlertFilters, { subject }: AlertMessages): string | undefined {
  const per = type === 'rent' ? subject.aMonth : String
  if (min !== undefined && max !== undefined) return per(subject.between(formatPounds(min), formatPounds(max)))
  if (max !== undefined) return per(subject.upTo(formatPounds(max)))
  return min === undefined ? undefined : per(subject.from(formatPounds(min)))
}

function bedsText(beds: AlertFilters['beds'], { subject }: AlertMessages): string | undefined {
  if (beds === undefined) return undefined
  if (typeof beds === 'number') return subject.bedsOrMore(beds)
  const [min, max] = beds
  if (min < max) return subject.bedsBetween(min, max)
  return max === 0 ? subject.studio : subject.beds(max)
}

function choiceText(name: ChoiceName, query: unknown, { choices }: AlertMessages): string | undefined {
  const { options }: TextsOfChoice = choices[name]
  const words = options[optionWith(name, query) ?? '']
  return words && (words.inAlert ?? uncapitalised(words.label))
}

/** The other filters of an alert as texts, in filter order. */
export function alertDetails(filters: AlertFilters, messages: AlertMessages = editionAlertMessages): string[] {
  const { beds, baths, available, q } = filters
  const { subject, tag } = messages
  const [propertyTypeText, ...others] = choiceNames.map((name) => choiceText(name, filters[name], messages))
  return [
    priceText(filters, messages),
    filters.monthly !== undefined ? subject.withBills(formatPounds(filters.monthly)) : undefined,
    propertyTypeText,
    bedsText(beds, messages),
    baths !== undefined ? subject.bathsOrMore(baths) : undefined,
    ...others,
    available ? subject.freeBy(formatDay(available, tag)) : undefined,
    filters.near ? subject.withinWalk : undefined,
    filters.train ? subject.withinTrain : undefined,
    filters.drawn ? subject.inDrawnArea : undefined,
    filters.box ? subject.inMapPart : undefined,
    q && isSafeText(q) ? subject.words(q) : undefined,
  ].filter((part) => part !== undefined)
}
