import { isSlug, json } from '../../domain/saved/saved-storage'

/** How much is kept, and how much of it travels; of homes looked at, saved-storage.ts says. */
export const limits = { saved: 100, note: 500, compare: 4, shared: 20 } as const

/** A home that somebody saved, as it was then. */
export interface SavedListing {
  slug: string
  title: string
  type: 'sale' | 'rent'
  /** Pounds, on the day it was saved; a rental's is a calendar month's rent. */
  price: number
  /** When it was saved, in milliseconds since 1970. */
  at: number
  note: string
}

/** A home taken out, and where it stood: enough to put it back. */
export interface Removed {
  listing: SavedListing
  position: number
}

function listing(value: unknown): SavedListing | null {
  const { slug, title, type, price, at, note } = (value ?? {}) as Record<keyof SavedListing, unknown>
  if (!isSlug(slug) || typeof title !== 'string' || title.trim() === '' || (type !== 'sale' && type !== 'rent'))
    return null
  if (typeof price !== 'number' || !(price > 0 && price < 1e12)) return null
  return {
    slug,
    type,
    price,
    title: title.slice(0, 200),
    // 8.64e15 is the last millisecond that a Date can say.
    at: typeof at === 'number' && at > 0 && at <= 8.64e15 ? at : 0,
    note: typeof note === 'string' ? note.slice(0, limits.note) : '',
  }
}

/** Reads what a browser kept, whoever wrote it: what does not fit is left out, and each home stands once. */
export function parseSaved(text: string | null): SavedListing[] {
  const list = json(text)
  const listings = new Map(
    (Array.isArray(list) ? list : []).flatMap((value) => listing(value) ?? []).map((each) => [each.slug, each]),
  )
  return [...listings.values()].slice(0, limits.saved)
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
    ? { listings: listings.toSpliced(position, 1), removed: { listing: taken, position } }
    : { listings, removed: null }
}

/** A home put back where it stood, or as near as the list still goes. */
export const withRemoved = (listings: SavedListing[], { listing: back, position }: Removed) =>
  listings.some(({ slug }) => slug === back.slug)
    ? listings
    : listings.toSpliced(position, 0, back).slice(0, limits.saved)

/** A home's note, cut at what is kept. */
export const withNote = (listings: SavedListing[], slug: string, note: string) =>
  listings.map((each) => (each.slug === slug ? { ...each, note: note.slice(0, limits.note) } : each))
