import * as messages from '#messages/search.ts'
import { readReference, resolvePlace, type Suggestion } from '../../domain/search/where'
import { paths } from '../../paths'
import { shortLine } from '../../lib/form/normalise'
import { searchHref } from './search-address'
import { defaultSearch, without, withArea, sameArea } from './search'
import type { Search } from './search-type'
import { listingOfReference, readPlaces } from './where.queries'

/**
 * A search at a chosen place, instead of the earlier one: a walk, a postcode or a street replaces areas, and an area
 * replaces those but joins other areas. What was drawn or framed on the map goes.
 */
export function withPlace(search: Search, { filter, value }: Pick<Suggestion, 'filter' | 'value'>): Search {
  const elsewhere: Search = {
    ...without(search, 'near'),
    postcode: undefined,
    box: undefined,
    drawn: undefined,
  }
  if (filter === 'area')
    return elsewhere.areas.some((area) => sameArea(area, value)) ? elsewhere : withArea(elsewhere, value)
  // The minutes of an earlier walk apply to the next one.
  if (filter === 'near') return { ...elsewhere, areas: [], walk: search.walk, sort: search.sort, near: value }
  return { ...elsewhere, areas: [], [filter]: value }
}

/** The address of a place in a list of its own type. */
export const placeHref = (search: Search, place: Suggestion) =>
  place.type && place.type !== search.type ? searchHref(withPlace(defaultSearch(place.type), place)) : undefined

/** What a text without a choice leads to: a search, with a notice why it is one for words, or another page. */
export type WhereResult = { search: Search; notice?: string } | { href: string }

/**
 * Interprets a text that was sent without a choice: a place, a reference, else words.
 * @param current the search, which other filters may change meanwhile
 */
export async function searchWhere(current: () => Search, text: string): Promise<WhereResult> {
  const reference = readReference(text)
  const listing = reference ? await listingOfReference(reference) : undefined
  if (listing?.ok && listing.value) return { href: paths.property(listing.value.slug) }
  const places = await readPlaces()
  const search = current()
  const place = places.ok && resolvePlace(places.value, text, search.type)
  if (place) return { search: withPlace(search, place) }
  const words = shortLine(text, 100)
  const lost = !places.ok || listing?.ok === false
  const notice = (lost ? messages.placeLost : messages.unknownPlace)(words)
  return { search: { ...search, page: 1, q: words }, notice }
}
