import { atom, computed } from 'nanostores'
import type { AdminListing } from '../listing-row'
import { $state } from './list.store'
import { stateSearch } from './list-state'

/** The selected listings, by id: selections on other pages stay while the filters are unchanged. */
export const $selected = atom<ReadonlyMap<string, AdminListing>>(new Map())
export const $selectedListings = computed($selected, (selected) => [...selected.values()])

/** The last toggled row: Shift extends the selection from it. */
let anchor: string | null = null

export function clearSelection(): void {
  anchor = null
  $selected.set(new Map())
}

export const selectOnly = (listings: readonly AdminListing[]) =>
  $selected.set(new Map(listings.map((listing) => [listing.id, listing])))

/**
 * Selects or deselects a listing.
 * @param through the displayed page, to include the rows since the last toggled one
 */
export function select(listing: AdminListing, selected: boolean, through?: readonly AdminListing[]): void {
  const [from, to] = [anchor, listing.id].map((id) => through?.findIndex((one) => one.id === id) ?? -1)
  const range =
    through && from !== undefined && to !== undefined && from >= 0 && to >= 0
      ? through.slice(Math.min(from, to), Math.max(from, to) + 1)
      : [listing]
  selectAll(range, selected)
  anchor = listing.id
}

/** Selects or deselects several listings, such as the displayed page. */
export function selectAll(listings: readonly AdminListing[], selected: boolean): void {
  const next = new Map($selected.get())
  for (const one of listings) {
    if (selected) next.set(one.id, one)
    else next.delete(one.id)
  }
  $selected.set(next)
}

/** Updates the selection with loaded rows, so that a colleague's price change is not undone unseen. */
export function refreshSelection(listings: readonly AdminListing[]): void {
  const selected = $selected.get()
  const loaded = listings.filter(({ id }) => selected.has(id))
  if (loaded.length > 0) selectAll(loaded, true)
}

// Other filters clear the selection, so that nobody changes unseen listings.
let narrowed: string | null = null
$state.subscribe((state) => {
  const now = stateSearch({ ...state, page: 1, sort: 'newest' })
  if (narrowed !== null && narrowed !== now) clearSelection()
  narrowed = now
})
