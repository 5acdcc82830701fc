import { atom } from 'nanostores'
import { formerKey, parseViewed, savedKey, viewedKey } from '../../domain/saved/saved-storage'
import { readStorage, removeStorage, writeStorage } from '../../lib/storage/safe-storage'
import {
  merged,
  parseSaved,
  type Removed,
  type SavedListing,
  withListing,
  withNote,
  withoutListing,
  withRemoved,
} from './saved'

/** The saved listings, latest first. */
export const $saved = atom<SavedListing[]>([])
/** Recently viewed listings, latest first; null if the visitor turned the history off. */
export const $viewed = atom<string[] | null>([])
/** Whether storage works. Without it, changes last until the page closes. */
export const $isStored = atom(true)

/** The stored text; undefined if storage is forbidden. */
function stored(key: string): string | null | undefined {
  const text = readStorage('localStorage', key) ?? readStorage('localStorage', formerKey(key))
  if (text === undefined) $isStored.set(false)
  return text
}

function write(key: string, value: unknown) {
  $isStored.set(writeStorage('localStorage', key, JSON.stringify(value)))
  removeStorage('localStorage', formerKey(key))
}

// Another tab may have written since, so each change starts from the stored data. After a failed write, as of a full
// storage, memory has homes that storage does not.
function current() {
  const text = stored(savedKey)
  if (text === undefined) return $saved.get()
  return $isStored.get() ? parseSaved(text) : merged($saved.get(), parseSaved(text))
}

function refresh() {
  $saved.set(current())
  const viewed = stored(viewedKey)
  if (viewed !== undefined && $isStored.get()) $viewed.set(parseViewed(viewed))
}

function change(listings: SavedListing[]) {
  write(savedKey, listings)
  $saved.set(listings)
}

/**
 * Saves a listing.
 * @returns false if a hundred are saved already
 */
export function save(listing: Omit<SavedListing, 'at' | 'note'>): boolean {
  const listings = withListing(current(), { ...listing, at: Date.now(), note: '' })
  if (listings) change(listings)
  return listings !== null
}

/**
 * Removes a listing.
 * @returns the data for an undo, or null if it was not saved
 */
export function remove(slug: string): Removed | null {
  const { listings, removed } = withoutListing(current(), slug)
  if (removed) change(listings)
  return removed
}

export const restore = (removed: Removed) => change(withRemoved(current(), removed))

export const keepNote = (slug: string, note: string) => change(withNote(current(), slug, note))

/** Clears the viewed listings; `wanted` false turns the history off. */
export function forgetViewed(wanted: boolean) {
  write(viewedKey, wanted ? [] : false)
  $viewed.set(wanted ? [] : null)
}

refresh()
// Another tab changed the data, or this page was restored from the back/forward cache.
addEventListener('storage', ({ key }) => (key === null || key === savedKey || key === viewedKey) && refresh())
addEventListener('pageshow', ({ persisted }) => persisted && refresh())
