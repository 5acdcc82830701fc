import { MutationObserver } from '@tanstack/react-query'
import { counted } from '../../../lib/format/words'
import { queryClient } from '../../query/query-client'
import type { AdminListing } from '../listing-row'
import { listingChanges, skipped } from './change-listings'
import { focusTitle } from './list-keys'
import { $problem, showError } from './list.store'
import { archiveChanges, refusalOf, restoreChanges } from './listing-change'

/** Archives a listing, or restores an archived one as a draft. */
export async function archiveListing(listing: AdminListing): Promise<void> {
  const { id, title, archived, listingType } = listing
  try {
    const outcomes = await new MutationObserver(queryClient, listingChanges).mutate({
      changes: archived ? restoreChanges([listing]) : archiveChanges([listing]),
      announcement: (count) => `${archived ? 'Restored as a draft' : 'Archived'}: ${counted(count, 'listing')}`,
    })
    const [left] = skipped(outcomes)
    if (left) return $problem.set(`${title}: ${refusalOf(left, listingType)?.text}`)
    // The row goes, and the closed menu has no button to return to. Undo is one Tab away from the title.
    const elsewhere = document.activeElement?.closest<HTMLElement>('input, select, textarea, [data-row]')
    if (!elsewhere || elsewhere.dataset['row'] === id) focusTitle()
  } catch (error) {
    showError(error)
  }
}
