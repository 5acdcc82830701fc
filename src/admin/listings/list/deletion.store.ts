import { expireToast, removeToast, toast } from '../../../components/ui/toast'
import { deletionOnLeaving } from './deletion.queries'
import { deleteProperty } from '../listing.queries'
import type { AdminListing } from '../listing-row'
import { $pendingDeletions, $problem, load, takeOut } from './list.store'
import { removePictures } from '../pictures/pictures.queries'

/** What deletes the homes that are still waiting, should the page be left first; by their ids. */
const onLeaving = new Map<string, () => void>()

/** How long a deletion can be undone; DeleteDialog says so. */
const undoMs = 10_000

const bringBack = (id: string) => {
  onLeaving.delete(id)
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
 * Takes a home out of the list, and deletes it once its toast goes: until then nothing is written, so Undo loses
 * nothing, neither its enquiries nor its pictures.
 */
export function deleteSoon(listing: AdminListing): void {
  // A deletion that is still waiting happens first.
  expireToast()
  $pendingDeletions.set([...$pendingDeletions.get(), listing.id])
  takeOut(listing)
  void deletionOnLeaving(listing).then(
    (send) => $pendingDeletions.get().includes(listing.id) && onLeaving.set(listing.id, send),
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

/** Deletes at once what still waits when the page is left. @returns what ends that */
export function deleteOnLeaving(): () => void {
  const leave = () => {
    for (const send of onLeaving.values()) send()
    onLeaving.clear()
    removeToast()
    $pendingDeletions.set([])
  }
  addEventListener('pagehide', leave)
  return () => {
    removeEventListener('pagehide', leave)
    // Signing out takes the list away before it leaves the page.
    leave()
  }
}
