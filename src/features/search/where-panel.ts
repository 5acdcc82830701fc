import { areaName } from '#messages/formats.ts'
import * as messages from '#messages/where.ts'
import { readPostcode, type Suggestion, suggestPlaces, type WherePlaces } from '../../domain/search/where'
import type { ListingType } from '../../domain/listing/listing-status'
import type { ReferencedListing } from './where.queries'

// What the “where” box offers for a text, and how it looks. Plain elements and not React: the home page has no React,
// and both pages share this.

/** One row: a place, a listing by its reference, or the text itself as words. */
export type WhereOption = { place: Suggestion } | { listing: ReferencedListing; reference: string } | { words: string }

export interface WhereOffer {
  options: WhereOption[]
  /** A sentence above the options. */
  note?: string | undefined
}

const areasAlone = (places: WherePlaces): WhereOffer => ({
  note: messages.ourAreas,
  options: places.areas.map(([name = '']) => ({ place: { kind: 'Area', name, filter: 'area', value: name } })),
})

function noteOf(places: Suggestion[], text: string): string | undefined {
  const postcode = readPostcode(text)
  if (postcode?.rest && places[0]) return messages.firstPart(places[0].name, text.trim().toUpperCase())
  if (places.length > 0) return undefined
  return postcode ? messages.unknownPostcode(postcode.outcode) : messages.unknownName
}

/** The offer for a text. `places` is null if they could not be loaded; words are then still offered. */
export function whereOffer(
  places: WherePlaces | null,
  typed: string,
  type: ListingType,
  listing?: { listing: ReferencedListing; reference: string } | null,
): WhereOffer {
  const text = typed.trim()
  if (!text) return places ? areasAlone(places) : { options: [] }
  const words: WhereOption = { words: text.slice(0, 100) }
  if (listing) return { options: [listing, words] }
  if (!places) return { options: [words], note: messages.placesLost }
  const suggestions = suggestPlaces(places, text, type)
  // An unknown reference is no place either, and says so.
  const note = listing === null && suggestions.length === 0 ? messages.unknownReference : noteOf(suggestions, text)
  return { options: [...suggestions.map((place) => ({ place })), words], note }
}

const lists: Record<ListingType, string> = { rent: messages.toRent, sale: messages.forSale }

function textsOf(option: WhereOption, type: ListingType): { name: string; detail?: string | undefined; kind: string } {
  if ('words' in option)
    return { name: messages.quoted(option.words), detail: messages.searchWords, kind: messages.words }
  if ('listing' in option)
    return {
      name: option.listing.title,
      detail: messages.detailWithList(option.reference, lists[option.listing.listing_type]),
      kind: messages.reference,
    }
  const { name, detail, kind, type: only } = option.place
  const withList = only && only !== type ? messages.detailWithList(detail ?? '', lists[only]) : detail
  return { name: areaName(name), detail: withList, kind: messages.kinds[kind] }
}

const element = (name: string, className: string, text?: string) =>
  Object.assign(document.createElement(name), { className, ...(text !== undefined && { textContent: text }) })

/** An option’s row: its name, what it filters by, and its kind. */
export function optionRow(option: WhereOption, id: string, type: ListingType): HTMLElement {
  const { name, detail, kind } = textsOf(option, type)
  const row = element(
    'li',
    'flex min-h-11 cursor-pointer items-center justify-between gap-4 px-3.5 py-1.5 leading-[1.3] text-ink ' +
      'hover:bg-surface-muted aria-selected:bg-green aria-selected:text-paper forced-colors:aria-selected:outline-2',
  )
  row.id = id
  row.setAttribute('role', 'option')
  row.setAttribute('aria-selected', 'false')
  const text = element('span', 'min-w-0 wrap-anywhere')
  text.append(element('span', 'block font-medium', name))
  if (detail) text.append(element('span', 'block text-tiny', detail))
  row.append(text, element('span', 'shrink-0 text-tiny', kind))
  return row
}

/** The offer in words, for screen readers. */
export function offerText({ options, note }: WhereOffer): string {
  const places = options.filter((option) => !('words' in option)).length
  return [note, places > 0 ? messages.suggestions(places) : messages.wordsInstead].filter(Boolean).join(' ')
}
