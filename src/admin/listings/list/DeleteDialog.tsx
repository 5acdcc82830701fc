import { buttonClass } from '../../../components/ui/button-class'
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog'
import { deleteSoon } from './deletion.store'
import type { AdminListing } from '../listing-row'

interface Props {
  listing: AdminListing
  onDone: (deleted: boolean) => void
}

/** Confirms a deletion, with its consequences and undo time. */
export const DeleteDialog = ({ listing, onDone }: Props) => (
  <ConfirmDialog
    title={`Are you sure you want to delete "${listing.title}"?`}
    cancel="Cancel"
    onCancel={() => onDone(false)}
  >
    <p>
      Its page closes, and pictures that were uploaded for it are removed. Enquiries about it stay in the inbox. For ten
      seconds you can undo this; leaving this page ends them.
    </p>
    <button
      type="button"
      className={buttonClass({ variant: 'danger' })}
      onClick={() => {
        deleteSoon(listing)
        onDone(true)
      }}
    >
      Delete
    </button>
  </ConfirmDialog>
)
