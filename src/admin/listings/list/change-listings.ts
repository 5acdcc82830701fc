import { MutationObserver, mutationOptions } from '@tanstack/react-query'
import { counted } from '../../../lib/format/words'
import { queryClient } from '../../query/query-client'
import { showToast } from '../../ui/toasts'
import { changeListings } from './bulk.queries'
import type { AdminListing } from '../listing-row'
import { changePages, pagesKey, refreshListings } from './list-data'
import { focusTitle } from './list-keys'
import { $problem, $state, showError } from './list.store'
import {
  archiveChanges,
  inverse,
  type ListingChange,
  type Outcome,
  refusalOf,
  restoreChanges,
  type Values,
} from './listing-change'
import { deselect } from './selection.store'

/** How long a change can be undone. */
const undoMs = 20_000

/** Shows values in the loaded pages, by listing. */
const show = (values: ReadonlyMap<string, Values>) =>
  changePages((listings) => listings.map((listing) => ({ ...listing, ...values.get(listing.id) })))

const isChanged = ({ outcome }: Outcome) => outcome === 'changed'

/** The changes of the outcomes that were stored. */
const stored = (changes: readonly ListingChange[], outcomes: readonly Outcome[]) => {
  const ids = new Set(outcomes.filter(isChanged).map(({ id }) => id))
  return changes.filter(({ id }) => ids.has(id))
}

/** Whether a changed listing leaves the list, or may: a view shows listings of one status or condition. */
const leavesList = ({ after }: ListingChange) =>
  'archived' in after || ('status' in after && $state.get().view !== null)

interface Variables {
  changes: readonly ListingChange[]
  /** The toast's text for a number of changed listings. */
  announcement: (changed: number) => string
  /** Whether it is an undo, which offers none. */
  undoes?: boolean
}

/**
 * Changes listings independently, shown at once, and offers an undo. What the database does not change returns.
 */
export const listingChanges = mutationOptions({
  mutationFn: ({ changes }: Variables) => changeListings(changes),
  onMutate: async ({ changes }) => {
    await queryClient.cancelQueries({ queryKey: pagesKey })
    show(new Map(changes.map(({ id, after }) => [id, after])))
  },
  onError: (_error, { changes }) => void show(new Map(changes.map(({ id, before }) => [id, before]))),
  onSettled: (outcomes, _error, { changes }) => {
    deselect(
      stored(changes, outcomes ?? [])
        .filter(leavesList)
        .map(({ id }) => id),
    )
    // Nobody waits for the list: the change is already shown.
    void refreshListings()
  },
  onSuccess: (outcomes, { changes, announcement, undoes }) => {
    const done = stored(changes, outcomes)
    const failed = changes.filter((change) => !done.includes(change))
    show(new Map(failed.map(({ id, before }) => [id, before])))
    if (done.length === 0) return
    if (undoes) return showToast(announcement(done.length))
    showToast(announcement(done.length), {
      durationMs: undoMs,
      action: { label: 'Undo', onPress: () => void undo(done) },
    })
  },
})

/** The outcomes of listings that were not changed. */
export const skipped = (outcomes: readonly Outcome[] | undefined) => (outcomes ?? []).filter((one) => !isChanged(one))

/** Changes listings for what outlives the row or dialog that asked for it, such as a toast. */
const applyChanges = (variables: Variables) => new MutationObserver(queryClient, listingChanges).mutate(variables)

/** Reverts changes; those that somebody changed since stay, with a message. */
async function undo(changes: readonly ListingChange[]) {
  const announcement = (count: number) => `Undone: ${counted(count, 'listing')}`
  try {
    const failed = skipped(await applyChanges({ changes: inverse(changes), announcement, undoes: true }))
    if (failed.length === 0) return
    $problem.set(
      `${failed.length} of ${counted(changes.length, 'listing')} could not be restored. Somebody else changed them, ` +
        'or the server refused. Their history shows the earlier values.',
    )
  } catch (error) {
    showError(error)
  }
}

/** Archives a listing, or restores an archived one as a draft. */
export async function archiveListing(listing: AdminListing): Promise<void> {
  const { id, title, archived, listingType } = listing
  try {
    const outcomes = await applyChanges({
      changes: archived ? restoreChanges([listing]) : archiveChanges([listing]),
      announcement: (count) => `${archived ? 'Restored as a draft' : 'Archived'}: ${counted(count, 'listing')}`,
    })
    const [skippedOutcome] = skipped(outcomes)
    if (skippedOutcome) return $problem.set(`${title}: ${refusalOf(skippedOutcome, listingType)?.text}`)
    // The row goes, and the closed menu has no button to return to. Undo is one Tab away from the title.
    const elsewhere = document.activeElement?.closest<HTMLElement>('input, select, textarea, [data-row]')
    if (!elsewhere || elsewhere.dataset['row'] === id) focusTitle()
  } catch (error) {
    showError(error)
  }
}
