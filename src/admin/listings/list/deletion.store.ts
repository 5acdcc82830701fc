import { expireToast, removeToast, toast } from '../../../components/ui/toast'
import { deletionOnUnload } from './deletion.queries'
import { deleteProperty } from '../listing.queries'
import type { AdminListing } from '../listing-row'
import { $pendingDeletions, $problem, load, removeFromList } from './list.store'
import { removePictures } from '../pictures/pictures.queries'

/** Unload handlers of pending deletions, by id. */
const unloadHandlers = new Map<string, () => void>()

/** How long a deletion can be undone; DeleteDialog states it. */
const undoMs = 10_000

const bringBack = (id: string) => {
  unloadHandlers.delete(id)
  $pendingDeletions.set($pendingDeletions.get().filter((other) => other !== id))
}

async function deleteNow({ id }: AdminListing) {
  const result = await deleteProperty(id)
  bringBack(id)
  if (result.ok) return void removePictures(result.value)
  $problem.set(result.failure.message || 'Failed to delete property')
  void load()
}

/**
 * Hides a listing, and deletes it when its toast expires: nothing is written before, so Undo keeps enquiries and
 * pictures.
 */
export function deleteSoon(listing: AdminListing): void {
  // A pending deletion is completed first.
  expireToast()
  $pendingDeletions.set([...$pendingDeletions.get(), listing.id])
  removeFromList(listing)
  void deletionOnUnload(listing).then(
    (send) => $pendingDeletions.get().includes(listing.id) && unloadHandlers.set(listing.id, send),
  )
  toast(`Deleted: ${listing.title}`, {
    durationMs: undoMs,
    action: {
      label: 'Undo',
      onPress: () => {
        bringBack(listing.id)
        void load()
      },
    },
    onExpire: () => void deleteNow(listing),
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
    removeToast()
    $pendingDeletions.set([])
  }
  addEventListener('pagehide', leave)
  return () => {
    removeEventListener('pagehide', leave)
    // Signing out unmounts the list before the page unloads.
    leave()
  }
}
