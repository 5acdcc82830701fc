import { counted } from '../../../lib/format/words'
import { BookedViewings } from '../BookedViewings'
import { BulkDialog, type BulkProps } from './BulkDialog'
import { archiveChanges, restoreChanges } from './listing-change'

const explanation =
  'Archived listings leave this list. Their details, pictures and enquiries stay. Find them under the tab “Archived”.'

/** Archives several listings, or restores archived ones as drafts. */
export function BulkArchive({ listings, onDone }: BulkProps) {
  const isRestoring = listings.every(({ archived }) => archived)
  const publicCount = listings.filter(({ status }) => status !== 'draft').length
  return (
    <BulkDialog
      title={`${isRestoring ? 'Restore' : 'Archive'} ${counted(listings.length, 'listing')}?`}
      listings={listings}
      changes={isRestoring ? restoreChanges(listings) : archiveChanges(listings)}
      verb={isRestoring ? 'Restore' : 'Archive'}
      announcement={isRestoring ? 'Restored as drafts' : 'Archived'}
      onDone={onDone}
    >
      <p>
        {isRestoring
          ? 'They return to the list as drafts. Visitors cannot see them until you publish them.'
          : publicCount > 0
            ? `${counted(publicCount, 'page')} will be removed from the site. ${explanation}`
            : explanation}
      </p>
      <BookedViewings ids={isRestoring ? [] : listings.map(({ id }) => id)} />
    </BulkDialog>
  )
}
