import * as v from 'valibot'
import { listingTypes } from '../../domain/listing/listing-status'
import { isSlug, json } from '../../domain/saved/saved-storage'

/** How much is kept, and how much of it travels; of homes looked at, saved-storage.ts says. */
export const limits = { saved: 100, note: 500, compare: 4, shared: 20 } as const

// The last millisecond that a Date can hold.
const endOfTime = 8.64e15

/** A home that somebody saved, as it was then. */
const savedListingSchema = v.object({
  slug: v.custom<string>(isSlug),
  title: v.pipe(
    v.string(),
    v.check((title) => title.trim() !== ''),
    v.transform((title) => title.slice(0, 200)),
  ),
  type: v.picklist(listingTypes),
  /** Pounds, on the day it was saved; a rental's is a calendar month's rent. */
  price: v.pipe(v.number(), v.gtValue(0), v.ltValue(1e12)),
  /** When it was saved, in milliseconds since 1970; 0 where nobody knows. */
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

/** A home taken out, and where it stood: enough to put it back. */
export interface Removed {
  listing: SavedListing
  position: number
}

/** Reads what a browser kept, whoever wrote it: what does not fit is left out, and each home stands once. */
export function parseSaved(text: string | null): SavedListing[] {
  const list = json(text)
  const results = (Array.isArray(list) ? list : []).map((value) => v.safeParse(savedListingSchema, value))
  const listings = results.flatMap(({ success, output }) => (success ? [[output.slug, output] as const] : []))
  return [...new Map(listings).values()].slice(0, limits.saved)
}

/** The latest home first; null when there is no room. One that is there already stays as it is. */
export function withListing(listings: SavedListing[], added: SavedListing): SavedListing[] | null {
  if (listings.some(({ slug }) => slug === added.slug)) return listings
  return listings.length < limits.saved ? [added, ...listings] : null
}

/** The list without a home, and what it takes to put that home back. */
export function withoutListing(
  listings: SavedListing[],
  slug: string,
): { listings: SavedListing[]; removed: Removed | null } {
  const position = listings.findIndex((each) => each.slug === slug)
  const taken = listings[position]
  return taken
    ? { listings: listings.filter((_, n) => n !== position), removed: { listing: taken, position } }
    : { listings, removed: null }
}

/** A home put back where it stood, or as near as the list still goes. */
export const withRemoved = (listings: SavedListing[], { listing: back, position }: Removed) =>
  listings.some(({ slug }) => slug === back.slug)
    ? listings
    : [...listings.slice(0, position), back, ...listings.slice(position)].slice(0, limits.saved)

/** A home's note, cut at what is kept. */
export const withNote = (listings: SavedListing[], slug: string, note: string) =>
  listings.map((each) => (each.slug === slug ? { ...each, note: note.slice(0, limits.note) } : each))
