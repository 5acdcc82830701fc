import * as v from 'valibot'
import { listingTypes } from '../../domain/listing/listing-status'
import { isSlug, json } from '../../domain/saved/saved-storage'

/** The limits of stored and shared data; saved-storage.ts has those of viewed listings. */
export const limits = { saved: 100, note: 500, compare: 4, shared: 20 } as const

// The maximum Date.
const endOfTime = 8.64e15

/** A saved listing, with its data at that time. */
const savedListingSchema = v.object({
  slug: v.custom<string>(isSlug),
  title: v.pipe(
    v.string(),
    v.check((title) => title.trim() !== ''),
    v.transform((title) => title.slice(0, 200)),
  ),
  type: v.picklist(listingTypes),
  /** Pounds when saved; a rental's is the monthly rent. */
  price: v.pipe(v.number(), v.gtValue(0), v.ltValue(1e12)),
  /** When it was saved, in milliseconds since 1970; 0 if unknown. */
  at: v.fallback(v.pipe(v.number(), v.gtValue(0), v.maxValue(endOfTime)), 0),
  note: v.fallback(
    v.pipe(
      v.string(),
      v.transform((note) => note.slice(0, limits.note)),
    ),
    '',
  ),
})
export type SavedListing = v.InferOutput<typeof savedListingSchema>

/** A removed listing and its position, for an undo. */
export interface Removed {
  listing: SavedListing
  position: number
}

/** Parses stored data from any source: drops invalid entries and duplicates. */
export function parseSaved(text: string | null): SavedListing[] {
  const list = json(text)
  const results = (Array.isArray(list) ? list : []).map((value) => v.safeParse(savedListingSchema, value))
  const listings = results.flatMap(({ success, output }) => (success ? [[output.slug, output] as const] : []))
  return [...new Map(listings).values()].slice(0, limits.saved)
}

/** The listings, then those that only the others contain, up to the limit. */
export const merged = (listings: SavedListing[], others: SavedListing[]) =>
  [...listings, ...others.filter(({ slug }) => listings.every((each) => each.slug !== slug))].slice(0, limits.saved)

/** Adds a listing at the front; null if the list is full. An existing entry stays unchanged. */
export function withListing(listings: SavedListing[], added: SavedListing): SavedListing[] | null {
  if (listings.some(({ slug }) => slug === added.slug)) return listings
  return listings.length < limits.saved ? [added, ...listings] : null
}

/** The list without a listing, and the data for an undo. */
export function withoutListing(
  listings: SavedListing[],
  slug: string,
): { listings: SavedListing[]; removed: Removed | null } {
  const position = listings.findIndex((each) => each.slug === slug)
  const removedListing = listings[position]
  return removedListing
    ? { listings: listings.filter((_, n) => n !== position), removed: { listing: removedListing, position } }
    : { listings, removed: null }
}

/** Restores a removed listing, at its position or the nearest possible. */
export const withRemoved = (listings: SavedListing[], { listing: restored, position }: Removed) =>
  listings.some(({ slug }) => slug === restored.slug)
    ? listings
    : [...listings.slice(0, position), restored, ...listings.slice(position)].slice(0, limits.saved)

/** Sets a listing's note, truncated to the limit. */
export const withNote = (listings: SavedListing[], slug: string, note: string) =>
  listings.map((each) => (each.slug === slug ? { ...each, note: note.slice(0, limits.note) } : each))
