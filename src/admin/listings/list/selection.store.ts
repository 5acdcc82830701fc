import { atom, computed } from 'nanostores'
import type { AdminListing } from '../listing-row'
import { $pendingDeletions, $list, $problem, $state } from './list.store'
import { readAll } from './list.queries'
import { stateSearch } from './list-state'
import { mostAtOnce } from './bulk.queries'

/** The selected listings, by id: selections on other pages stay while the filters are unchanged. */
export const $selected = atom<ReadonlyMap<string, AdminListing>>(new Map())
export const $selectedListings = computed($selected, (selected) => [...selected.values()])

/** The last toggled row: Shift extends the selection from it. */
let anchor: string | null = null

export function clearSelection(): void {
  anchor = null
  $selected.set(new Map())
}

/** Selects or deselects a listing; `through` includes the rows since the last one. */
export function select(listing: AdminListing, selected: boolean, through = false): void {
  const { listings } = $list.get()
  const [from, to] = [anchor, listing.id].map((id) => listings.findIndex((one) => one.id === id))
  const range =
    through && from !== undefined && to !== undefined && from >= 0 && to >= 0
      ? listings.slice(Math.min(from, to), Math.max(from, to) + 1)
      : [listing]
  const next = new Map($selected.get())
  for (const one of range) {
    if (selected) next.set(one.id, one)
    else next.delete(one.id)
  }
  anchor = listing.id
  $selected.set(next)
}

/** Selects or deselects the displayed page. */
export function selectPage(selected: boolean): void {
  const next = new Map($selected.get())
  for (const one of $list.get().listings) {
    if (selected) next.set(one.id, one)
    else next.delete(one.id)
  }
  $selected.set(next)
}

/** Selects all filtered listings, up to the bulk limit. */
export async function selectAll(): Promise<void> {
  const result = await readAll({ ...$state.get(), without: $pendingDeletions.get() }, mostAtOnce)
  if (!result.ok) return $problem.set(result.failure.message)
  $selected.set(new Map(result.value.map((listing) => [listing.id, listing])))
}

/** Updates the selection with loaded rows, so that a colleague's price change is not undone unseen. */
$list.subscribe(({ listings }) => {
  const selected = $selected.get()
  if (!listings.some(({ id }) => selected.has(id))) return
  const next = new Map(selected)
  for (const listing of listings) if (next.has(listing.id)) next.set(listing.id, listing)
  $selected.set(next)
})

// Other filters clear the selection, so that nobody changes unseen listings.
let narrowed: string | null = null
$state.subscribe((state) => {
  const now = stateSearch({ ...state, page: 1, sort: 'newest' })
  if (narrowed !== null && narrowed !== now) clearSelection()
  narrowed = now
})
