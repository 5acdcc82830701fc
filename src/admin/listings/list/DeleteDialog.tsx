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
      Its page and its uploaded pictures are removed. Enquiries about it stay in the inbox. You can undo this for ten
      seconds, until you leave this page.
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
