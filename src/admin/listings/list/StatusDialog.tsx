import { useState } from 'react'
import { buttonClass } from '../../../components/ui/button-class'
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog'
import { Notice } from '../../../components/ui/Notice'
import { parsePublishProblems, publishMessage } from '../../../domain/listing/facts/publish-check'
import type { Failure } from '../../../lib/http/result'
import { paths } from '../../../paths'
import { fieldId } from '../fields'
import type { AdminListing } from '../listing-row'
import { changeStatus } from './list.store'
import { StatusChoices } from '../StatusChoices'
import { fieldOf } from '../form/progress'

interface Props {
  listing: AdminListing
  onDone: () => void
}

/** Asks for a status. Only the button writes: arrow keys must not change a status. */
export function StatusDialog({ listing, onDone }: Props) {
  const [status, setStatus] = useState(listing.status)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  async function save() {
    if (busy) return
    if (status === listing.status) return onDone()
    setBusy(true)
    const problem = await changeStatus(listing, status)
    setBusy(false)
    setFailure(problem)
    if (!problem) onDone()
  }
  return (
    <ConfirmDialog title={listing.title} cancel="Cancel" onCancel={onDone} onSubmit={() => void save()}>
      <div>
        <StatusChoices id="new-status" label="Status" type={listing.listingType} value={status} onChoose={setStatus} />
        <div role="alert">{failure && <Refusal listing={listing} failure={failure} />}</div>
      </div>
      <button type="submit" className={buttonClass({ variant: 'primary' })} aria-busy={busy}>
        {busy ? 'Saving...' : 'Save status'}
      </button>
    </ConfirmDialog>
  )
}

/** Why a status was not set; for an unpublishable listing its gaps, linked to their fields. */
function Refusal({ listing, failure }: { listing: AdminListing; failure: Failure }) {
  const problems = parsePublishProblems(failure.details)
  if (problems.length === 0)
    return (
      <Notice className="mt-5" tone="problem">
        <p>{failure.message}</p>
      </Notice>
    )
  return (
    <Notice className="mt-5" tone="problem" title="Not published. Complete the advert first.">
      <ul>
        {problems.map((problem) => (
          <li key={problem.column}>
            <a
              className="inline-block py-1 quiet-link"
              href={`${paths.adminProperty(listing.id)}#${fieldId(fieldOf(problem.column))}`}
            >
              {publishMessage(problem, listing.listingType)}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
