import { computed } from 'nanostores'
import { createSelection } from '../../ui/selection'
import type { AdminListing } from '../listing-row'
import { $state } from './list.store'
import { type ListState, stateSearch } from './list-state'

/** Whether two states have the same listings, on any page and in any order. */
const hasSameListings = (...states: [ListState, ListState]) => {
  const [first, second] = states.map((state) => stateSearch({ ...state, page: 1, sort: 'newest' }))
  return first === second
}

/** The selected listings, by id: selections on other pages stay while the filters are unchanged. */
export const {
  $rows: $selected,
  select,
  selectAll,
  selectFiltered,
  clear: clearSelection,
} = createSelection<AdminListing, ListState>(({ id }) => id, $state, hasSameListings)
export const $selectedListings = computed($selected, (selected) => [...selected.values()])

/** Updates the selection with loaded rows, so that a colleague's price change is not undone unseen. */
export function refreshSelection(listings: readonly AdminListing[]): void {
  const selected = $selected.get()
  const loaded = listings.filter(({ id }) => selected.has(id))
  if (loaded.length > 0) selectAll(loaded, true)
}

/** Deselects listings that leave the list, so that nobody changes them unseen. */
export const deselect = (ids: readonly string[]) =>
  selectAll(
    $selectedListings.get().filter(({ id }) => ids.includes(id)),
    false,
  )
