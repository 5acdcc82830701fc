import { counted } from '../../../lib/format/words'
import { BookedViewings } from './BookedViewings'
import { BulkDialog, type BulkProps } from './BulkDialog'
import { archiveChanges, restoreChanges } from './listing-change'

const explanation =
  'Archived listings leave this list. Their details, pictures and enquiries stay. Find them under the tab “Archived”.'

/** Archives several listings; archived ones return as drafts. */
export function BulkArchive({ listings, onDone }: BulkProps) {
  const restores = listings.every(({ archived }) => archived)
  const shown = listings.filter(({ status }) => status !== 'draft').length
  return (
    <BulkDialog
      title={`${restores ? 'Restore' : 'Archive'} ${counted(listings.length, 'listing')}?`}
      listings={listings}
      changes={restores ? restoreChanges(listings) : archiveChanges(listings)}
      verb={restores ? 'Restore' : 'Archive'}
      announcement={restores ? 'Restored as drafts' : 'Archived'}
      onDone={onDone}
    >
      <p>
        {restores
          ? 'They return to the list as drafts. Visitors cannot see them until you publish them.'
          : shown > 0
            ? `${counted(shown, 'page')} will be removed from the site. ${explanation}`
            : explanation}
      </p>
      <BookedViewings ids={restores ? [] : listings.map(({ id }) => id)} />
    </BulkDialog>
  )
}
