import { MutationObserver } from '@tanstack/react-query'
import { queryClient } from '../../query/query-client'
import { failureOf } from '../../query/request-error'
import { expireToasts, showToast } from '../../ui/toasts'
import { deletionOnUnload } from './deletion.queries'
import { deleteProperty } from '../listing.queries'
import type { AdminListing } from '../listing-row'
import { changePages, refreshListings } from './list-data'
import { $pendingDeletions, $problem } from './list.store'
import { removePictures } from '../pictures/pictures.queries'
import { deselect } from './selection.store'

/** Unload handlers of pending deletions, by id. */
const unloadHandlers = new Map<string, () => void>()

/** How long a deletion can be undone; PropertyList states it. */
const undoMs = 10_000

const isPending = (id: string) => $pendingDeletions.get().includes(id)

const showAgain = (id: string) => {
  unloadHandlers.delete(id)
  $pendingDeletions.set($pendingDeletions.get().filter((other) => other !== id))
}

const deletion = new MutationObserver(queryClient, {
  mutationFn: ({ id }: AdminListing) => deleteProperty(id),
  onSuccess: (pictures, { id }) => {
    changePages((listings) => listings.filter((listing) => listing.id !== id))
    void removePictures(pictures)
  },
  onError: (error) => $problem.set(failureOf(error).message || 'Failed to delete property'),
  onSettled: (_pictures, _error, { id }) => {
    showAgain(id)
    void refreshListings()
  },
})

/**
 * Hides a listing, and deletes it when its toast expires: nothing is written before, so Undo keeps enquiries and
 * pictures.
 */
export function scheduleDeletion(listing: AdminListing): void {
  const { id, title } = listing
  $pendingDeletions.set([...$pendingDeletions.get(), id])
  deselect([id])
  void deletionOnUnload(listing).then((send) => isPending(id) && unloadHandlers.set(id, send))
  showToast(`Deleted: ${title}`, {
    durationMs: undoMs,
    action: { label: 'Undo', onPress: () => showAgain(id) },
    onExpire: () => isPending(id) && void deletion.mutate(listing).catch(() => {}),
  })
}

/**
 * Completes pending deletions on page unload.
 * @returns the cleanup function
 */
export function completeDeletionsOnUnload(): () => void {
  const leave = () => {
    for (const send of unloadHandlers.values()) send()
    unloadHandlers.clear()
    // Without any, an empty list would still render all rows again, which delays the next page.
    if ($pendingDeletions.get().length > 0) $pendingDeletions.set([])
    expireToasts()
  }
  addEventListener('pagehide', leave)
  return () => {
    removeEventListener('pagehide', leave)
    // Signing out unmounts the list before the page unloads.
    leave()
  }
}
