import { computed } from 'nanostores'
import { createSelection } from '../../ui/selection'
import type { AdminListing } from '../listing-row'
import { $state } from './list.store'
import { stateSearch } from './list-state'

/** The selected listings, by id: selections on other pages stay while the filters are unchanged. */
export const {
  $rows: $selected,
  select,
  selectAll,
  selectOnly,
  clear: clearSelection,
} = createSelection<AdminListing>(({ id }) => id)
export const $selectedListings = computed($selected, (selected) => [...selected.values()])

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
