import { useState } from 'react'
import { ChoiceGroup } from '../../../components/ui/form/ChoiceGroup'
import type { Status } from '../../../domain/listing/listing-status'
import { leavesMarket } from '../../../domain/listing/status-text'
import { counted } from '../../../lib/format/words'
import { failureOf } from '../../query/request-error'
import { useRead } from '../../query/use-read'
import { changeListings } from './bulk.queries'
import { BookedViewings } from '../BookedViewings'
import { BulkDialog, type BulkProps } from './BulkDialog'
import { SkippedListings } from './SkippedListings'
import { sharedStatuses, sharedStatusText, statusChanges } from './listing-change'
import { sharedConsequence } from '../StatusChoices'

/** Sets the status of several listings, with a preview of those that cannot have it. */
export function BulkStatus({ listings, onDone }: BulkProps) {
  const [status, setStatus] = useState<Status | null>(null)
  const types = listings.map(({ listingType }) => listingType)
  const changes = status ? statusChanges(listings, status) : []
  const already = status ? listings.length - changes.length : 0
  // A dry run says beforehand which listings cannot have the status.
  const preview = useRead(['listing-changes', 'preview', changes], () => changeListings(changes, true), {
    enabled: status !== null,
    staleTime: 0,
    gcTime: 0,
  })
  const possible = new Set(preview.data?.filter(({ outcome }) => outcome === 'changed').map(({ id }) => id))

  return (
    <BulkDialog
      title={`Status of ${counted(listings.length, 'listing')}`}
      listings={listings}
      changes={changes.filter(({ id }) => possible.has(id))}
      verb={status ? `Set to ${sharedStatusText(status, types)}:` : 'Set'}
      announcement={status ? sharedStatusText(status, types) : ''}
      onDone={onDone}
    >
      <ChoiceGroup
        id="bulk-status"
        name="bulk-status"
        label="Status"
        value={status ?? ''}
        options={sharedStatuses(listings).map((one) => ({
          value: one,
          label: sharedStatusText(one, types),
          hint: sharedConsequence(one, listings),
        }))}
        onChoose={(chosen) => setStatus(chosen as Status)}
      />
      <BookedViewings ids={status && leavesMarket(status) ? changes.map(({ id }) => id) : []} />
      <div className="min-h-7 pt-3" role="status">
        {already > 0 && <p>{counted(already, 'listing')} with this status already.</p>}
        {status && preview.isPending && <p>Checking what can be published…</p>}
        {preview.error && <p className="font-semibold text-brick-2">{failureOf(preview.error).message}</p>}
        {preview.data && <SkippedListings outcomes={preview.data} listings={listings} />}
      </div>
    </BulkDialog>
  )
}
