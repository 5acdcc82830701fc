import { counted } from '../../../lib/format/words'
import { BulkDialog } from './BulkDialog'
import { archiveChanges, restoreChanges } from './listing-change'
import type { AdminListing } from '../listing-row'

interface Props {
  listings: readonly AdminListing[]
  onDone: () => void
}

const explanation =
  'Archived listings leave the list, and keep their facts, pictures and enquiries: the tab “Archived” has them.'

/** Archives several listings; archived ones return as drafts. */
export function BulkArchive({ listings, onDone }: Props) {
  const restores = listings.every(({ archived }) => archived)
  const shown = listings.filter(({ status }) => status !== 'draft').length
  return (
    <BulkDialog
      title={`${restores ? 'Bring back' : 'Archive'} ${counted(listings.length, 'listing')}?`}
      listings={listings}
      changes={restores ? restoreChanges(listings) : archiveChanges(listings)}
      verb={restores ? 'Bring back' : 'Archive'}
      announcement={restores ? 'Back in the list, as drafts' : 'Archived'}
      onDone={onDone}
    >
      <p>
        {restores
          ? 'They come back into the list as drafts: nobody sees them on the site before somebody publishes them.'
          : shown > 0
            ? `${counted(shown, 'page')} on the site will close. ${explanation}`
            : explanation}
      </p>
    </BulkDialog>
  )
}
