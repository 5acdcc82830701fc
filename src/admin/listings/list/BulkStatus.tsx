import { useRef, useState } from 'react'
import { ChoiceGroup } from '../../../components/ui/form/ChoiceGroup'
import type { Status } from '../../../domain/listing/listing-status'
import { counted } from '../../../lib/format/words'
import { changeListings } from './bulk.queries'
import { BulkDialog } from './BulkDialog'
import { SkippedListings } from './SkippedListings'
import { type Outcome, sharedStatuses, sharedStatusText, statusChanges } from './listing-change'
import type { AdminListing } from '../listing-row'
import { consequences } from '../StatusChoices'

interface Props {
  listings: readonly AdminListing[]
  onDone: () => void
}

/** Sets the status of several listings, with a preview of those that cannot have it. */
export function BulkStatus({ listings, onDone }: Props) {
  const [status, setStatus] = useState<Status | null>(null)
  const [outcomes, setOutcomes] = useState<readonly Outcome[] | null>(null)
  const [problem, setProblem] = useState('')
  const latest = useRef(0)
  const types = listings.map(({ listingType }) => listingType)
  const changes = status ? statusChanges(listings, status) : []
  const possible = new Set(outcomes?.filter(({ outcome }) => outcome === 'changed').map(({ id }) => id))
  const already = status ? listings.length - changes.length : 0

  async function choose(chosen: Status) {
    const request = ++latest.current
    setStatus(chosen)
    setOutcomes(null)
    setProblem('')
    const result = await changeListings(statusChanges(listings, chosen), true)
    if (request !== latest.current) return
    if (result.ok) setOutcomes(result.value)
    else setProblem(result.failure.message)
  }

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
          hint: consequences[one],
        }))}
        onChoose={(chosen) => void choose(chosen as Status)}
      />
      <div className="min-h-7 pt-3" role="status">
        {already > 0 && <p>{counted(already, 'listing')} with this status already.</p>}
        {status && !outcomes && !problem && <p>Checking what can be published…</p>}
        {problem && <p className="font-semibold text-brick-2">{problem}</p>}
        {outcomes && <SkippedListings outcomes={outcomes} listings={listings} />}
      </div>
    </BulkDialog>
  )
}
