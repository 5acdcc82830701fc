import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Notice } from '../../../components/ui/Notice'
import { publishMessage } from '../../../domain/listing/facts/publish-check'
import { statusLabels } from '../../../domain/listing/listing-status'
import { leavesMarket } from '../../../domain/listing/status-text'
import { paths } from '../../../paths'
import { failureOf } from '../../query/request-error'
import { FormButtons } from '../../ui/Form'
import { Sheet } from '../../ui/Sheet'
import { BookedViewings } from '../BookedViewings'
import type { AdminListing } from '../listing-row'
import { StatusChoices } from '../StatusChoices'
import { Refused } from './BulkDialog'
import { listingChanges, skipped } from './change-listings'
import { type Outcome, refusalOf, statusChanges } from './listing-change'

interface Props {
  listing: AdminListing
  onDone: () => void
}

/** The choice of a status. Only the button saves it: arrow keys must not. */
export const StatusDialog = ({ listing, onDone }: Props) => (
  <Sheet title={listing.title || 'Untitled listing'} isOpen onClose={onDone}>
    <StatusForm listing={listing} onDone={onDone} />
  </Sheet>
)

function StatusForm({ listing: current, onDone }: Props) {
  // After a conflict, another press overwrites the colleague's status, which was then shown.
  const [listing, setListing] = useState(current)
  const { id, title, listingType } = listing
  const [status, setStatus] = useState(listing.status)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('input:checked')?.focus(), [])
  const statusMutation = useMutation(listingChanges)
  const [skippedOutcome] = skipped(statusMutation.data)
  function save(event: FormEvent) {
    event.preventDefault()
    const changes = statusChanges([listing], status)
    if (changes.length === 0) return onDone()
    statusMutation.mutate(
      { changes, announcement: () => `${title}: ${statusLabels[status]}` },
      {
        onSuccess: (outcomes) => {
          const [skippedOutcome] = skipped(outcomes)
          if (!skippedOutcome) return onDone()
          if (skippedOutcome.outcome === 'conflict') setListing({ ...listing, ...skippedOutcome.stored })
        },
      },
    )
  }
  return (
    <form ref={form} onSubmit={save}>
      <StatusChoices id="new-status" label="Status" type={listingType} value={status} onChoose={setStatus} />
      <BookedViewings ids={status !== listing.status && leavesMarket(status) ? [id] : []} />
      <div role="alert">
        {skippedOutcome && <Refusal listing={listing} outcome={skippedOutcome} />}
        {statusMutation.error && <Refused>{failureOf(statusMutation.error).message}</Refused>}
      </div>
      <div className="mt-5">
        <FormButtons label="Save status" busy={statusMutation.isPending} onCancel={onDone} />
      </div>
    </form>
  )
}

/** Why a status was not set; for an unpublishable listing, links to its missing fields. */
function Refusal({ listing: { id, listingType }, outcome }: { listing: AdminListing; outcome: Outcome }) {
  const { text, problems } = refusalOf(outcome, listingType) ?? { text: '', problems: [] }
  if (problems.length === 0) return <Refused>{text}</Refused>
  return (
    <Notice className="mt-5" tone="problem" title="Not published. Complete the advert first.">
      <ul>
        {problems.map((problem) => (
          <li key={problem.column}>
            <a className="inline-block py-1 quiet-link" href={paths.adminProperty(id, problem.column)}>
              {publishMessage(problem, listingType)}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
