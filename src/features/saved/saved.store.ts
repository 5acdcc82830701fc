import { atom } from 'nanostores'
import { parseViewed, savedKey, viewedKey } from '../../domain/saved/saved-storage'
import { readStorage, writeStorage } from '../../lib/storage/safe-storage'
import {
  parseSaved,
  type Removed,
  type SavedListing,
  withListing,
  withNote,
  withoutListing,
  withRemoved,
} from './saved'

/** The saved homes, the latest first. */
export const $saved = atom<SavedListing[]>([])
/** The homes last looked at, the latest first; null where the visitor wants none kept. */
export const $viewed = atom<string[] | null>([])
/** Whether this browser keeps what it is given. Where it does not, all lasts as long as the page. */
export const $keeps = atom(true)

// Another tab may have written since: each change begins with what is there now.
function stored(key: string): string | null {
  const text = readStorage('localStorage', key)
  if (text === undefined) $keeps.set(false)
  return text ?? null
}

const write = (key: string, value: unknown) => $keeps.set(writeStorage('localStorage', key, JSON.stringify(value)))

function refresh() {
  const [saved, viewed] = [stored(savedKey), stored(viewedKey)]
  if (!$keeps.get()) return
  $saved.set(parseSaved(saved))
  $viewed.set(parseViewed(viewed))
}

const current = () => {
  const text = stored(savedKey)
  return $keeps.get() ? parseSaved(text) : $saved.get()
}

function change(listings: SavedListing[]) {
  write(savedKey, listings)
  $saved.set(listings)
}

/** Saves a home. @returns false when a hundred are saved already */
export function save(listing: Omit<SavedListing, 'at' | 'note'>): boolean {
  const listings = withListing(current(), { ...listing, at: Date.now(), note: '' })
  if (listings) change(listings)
  return listings !== null
}

/** Takes a home out. @returns what puts it back, or null when it was not there */
export function remove(slug: string): Removed | null {
  const { listings, removed } = withoutListing(current(), slug)
  if (removed) change(listings)
  return removed
}

export const restore = (removed: Removed) => change(withRemoved(current(), removed))

export const keepNote = (slug: string, note: string) => change(withNote(current(), slug, note))

/** Forgets the homes looked at; with `wanted` false, none is kept from now on. */
export function forgetViewed(wanted: boolean) {
  write(viewedKey, wanted ? [] : false)
  $viewed.set(wanted ? [] : null)
}

refresh()
// Another tab changed something, or this page comes back from the browser's memory.
addEventListener('storage', ({ key }) => (key === null || key === savedKey || key === viewedKey) && refresh())
addEventListener('pageshow', ({ persisted }) => persisted && refresh())
