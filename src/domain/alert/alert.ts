import { type ChoiceName, choiceNames, inLetter } from '../search/choice-filters.ts'
import { formatPounds } from '../../lib/format/money.ts'
import { counted, listOf } from '../../lib/format/words.ts'
import { formatDay } from '../../lib/time/format-day.ts'
import type { WatchedListing } from './watched-listing.ts'

/** How often the letters of an alert come. */
export type Frequency = 'at_once' | 'daily'
export const frequencyLabels: Record<Frequency, string> = {
  at_once: 'As each home comes',
  daily: 'Once a day, at 8 am in London',
}

/** The filters of an alert, as `search_homes` takes them. */
export interface AlertFilters extends Partial<Record<ChoiceName, unknown>> {
  type: 'sale' | 'rent'
  areas?: string[]
  min?: number
  max?: number
  beds?: number | [fewest: number, most: number]
  baths?: number
  available?: string
  q?: string
  box?: unknown
  near?: unknown
  drawn?: unknown
}

export interface SearchAlert {
  /** Not there in a letter that was written before there was another kind. */
  kind?: 'search'
  frequency: Frequency
  filters: AlertFilters
  /** The query of the list that shows the same search. */
  address: string
}

export interface ListingsAlert {
  kind: 'listings'
  /** The homes that it still watches, and that can be seen. */
  watched: WatchedListing[]
}

/**
 * An alert as whoever has its token may know it: on the new homes of a search, or on what becomes of homes that were
 * saved.
 */
export type Alert = { state: 'unconfirmed' | 'active' | 'ended' } & (SearchAlert | ListingsAlert)

/** Somebody else may have typed what goes to a mailbox: words that could be an address or an offer are left out. */
const isPlain = (text: string) => /^[\p{L}\p{N} ’'&-]{1,40}$/u.test(text)
const mostAreas = 5

/** What an alert looks for, as a heading: `Homes to rent in Camden and Islington`. */
export function alertTitle({ type, areas = [] }: AlertFilters): string {
  const plain = areas.filter(isPlain)
  const more = plain.length - mostAreas
  const named = [...plain.slice(0, mostAreas), ...(more > 0 ? [counted(more, 'more area')] : [])]
  return `Homes ${type === 'rent' ? 'to rent' : 'for sale'} in ${named.length > 0 ? listOf(named) : 'London'}`
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

/** What else an alert asks of a home, in the order of the filters. */
export function alertDetails(filters: AlertFilters): string[] {
  const { beds, baths, available, q } = filters
  const [home, ...others] = choiceNames.map((name) => inLetter(name, filters[name]))
  return [
    priceText(filters),
    home,
    bedsText(beds),
    baths !== undefined ? `${counted(baths, 'bathroom')} or more` : undefined,
    ...others,
    available ? `free by ${formatDay(available)}` : undefined,
    filters.near ? 'within the walk you chose' : undefined,
    filters.drawn ? 'in the area you drew' : undefined,
    filters.box ? 'in the part of the map you chose' : undefined,
    q && isPlain(q) ? `the words “${q}”` : undefined,
  ].filter((part) => part !== undefined)
}
