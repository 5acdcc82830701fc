import { ConfirmDialog } from '../../../components/ui/ConfirmDialog'
import { Button } from '../../ui/Button'
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
    <Button
      variant="danger"
      onClick={() => {
        deleteSoon(listing)
        onDone(true)
      }}
    >
      Delete
    </Button>
  </ConfirmDialog>
)
