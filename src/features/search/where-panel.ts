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
  note: 'Our areas. Or type a station, a university, a postcode or a street.',
  options: places.areas.map(([name = '']) => ({ place: { kind: 'Area', name, filter: 'area', value: name } })),
})

function noteOf(places: Suggestion[], text: string): string | undefined {
  const postcode = readPostcode(text)
  if (postcode?.rest && places[0])
    return (
      'We publish only the first part of a home’s postcode. ' +
      `${places[0].name} is the first part of ${text.trim().toUpperCase()}.`
    )
  if (places.length > 0) return undefined
  return postcode ? `We do not know the postcode ${postcode.outcode}.` : 'We do not know a place with this name.'
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
  if (!places) return { options: [words], note: 'The places could not be loaded. You can search for words.' }
  const suggestions = suggestPlaces(places, text, type)
  // An unknown reference is no place either, and says so.
  const note =
    listing === null && suggestions.length === 0 ? 'We have no home with this reference.' : noteOf(suggestions, text)
  return { options: [...suggestions.map((place) => ({ place })), words], note }
}

const lists: Record<ListingType, string> = { rent: 'to rent', sale: 'for sale' }

function textsOf(option: WhereOption, type: ListingType): { name: string; detail?: string | undefined; kind: string } {
  if ('words' in option) return { name: `“${option.words}”`, detail: 'Search the words of our homes', kind: 'Words' }
  if ('listing' in option)
    return {
      name: option.listing.title,
      detail: `${option.reference}, ${lists[option.listing.listing_type]}`,
      kind: 'Reference',
    }
  const { name, detail, kind, type: only } = option.place
  return { name, detail: only && only !== type ? `${detail}, ${lists[only]}` : detail, kind }
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
  const count = places === 1 ? '1 suggestion' : places > 1 ? `${places} suggestions` : 'Search for words instead'
  return [note, `${count}.`].filter(Boolean).join(' ')
}
