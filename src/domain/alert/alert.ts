import { type ChoiceName, choiceNames, inLetter } from '../search/choice-filters.ts'
import { formatPounds } from '../../lib/format/money.ts'
import { counted, listOf } from '../../lib/format/words.ts'
import { formatDay } from '../../lib/time/format-day.ts'
import type { WatchedListing } from './watched-listing.ts'

/** How often an alert sends emails. */
export type Frequency = 'at_once' | 'daily'
export const frequencyLabels: Record<Frequency, string> = {
  at_once: 'As soon as a home is listed',
  daily: 'Once a day, at 8 am in London',
}

/** The filters of an alert, as `search_listings` takes them. */
export interface AlertFilters extends Partial<Record<ChoiceName, unknown>> {
  type: 'sale' | 'rent'
  areas?: string[]
  postcode?: string
  min?: number
  max?: number
  monthly?: number
  beds?: number | [fewest: number, most: number]
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
const isPlain = (text: string) => /^[\p{L}\p{N} ’'&-]{1,40}$/u.test(text)
const mostAreas = 5

/** The heading of an alert: `Homes to rent in Camden and Hackney`, `Homes for sale in SW7`. */
export function alertTitle({ type, areas = [], postcode = '' }: AlertFilters): string {
  const plain = areas.filter(isPlain)
  const more = plain.length - mostAreas
  const named = [...plain.slice(0, mostAreas), ...(more > 0 ? [counted(more, 'more area')] : [])]
  const places = [listOf(named), isPlain(postcode) ? postcode : ''].filter(Boolean).join(', ')
  return `Homes ${type === 'rent' ? 'to rent' : 'for sale'} in ${places || 'London'}`
}

function priceText({ min, max, type }: AlertFilters): string | undefined {
  const per = type === 'rent' ? ' a month' : ''
  if (min !== undefined && max !== undefined) return `${formatPounds(min)} to ${formatPounds(max)}${per}`
  if (max !== undefined) return `up to ${formatPounds(max)}${per}`
  return min === undefined ? undefined : `from ${formatPounds(min)}${per}`
}

function bedsText(beds: AlertFilters['beds']): string | undefined {
  if (beds === undefined) return undefined
  if (typeof beds === 'number') return `${counted(beds, 'bedroom')} or more`
  const [fewest, most] = beds
  if (fewest < most) return `${fewest} to ${counted(most, 'bedroom')}`
  return most === 0 ? 'a studio' : counted(most, 'bedroom')
}

/** The other filters of an alert as texts, in filter order. */
export function alertDetails(filters: AlertFilters): string[] {
  const { beds, baths, available, q } = filters
  const [home, ...others] = choiceNames.map((name) => inLetter(name, filters[name]))
  return [
    priceText(filters),
    filters.monthly !== undefined ? `up to ${formatPounds(filters.monthly)} a month with bills` : undefined,
    home,
    bedsText(beds),
    baths !== undefined ? `${counted(baths, 'bathroom')} or more` : undefined,
    ...others,
    available ? `free by ${formatDay(available)}` : undefined,
    filters.near ? 'within the walk you chose' : undefined,
    filters.train ? 'within the journey by train that you chose' : undefined,
    filters.drawn ? 'in the area you drew' : undefined,
    filters.box ? 'in the part of the map you chose' : undefined,
    q && isPlain(q) ? `the words “${q}”` : undefined,
  ].filter((part) => part !== undefined)
}
