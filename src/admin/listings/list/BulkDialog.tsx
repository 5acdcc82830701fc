import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Notice } from '../../../components/ui/Notice'
import { counted } from '../../../lib/format/words'
import { failureOf } from '../../query/request-error'
import { FormButtons } from '../../ui/Form'
import { Sheet } from '../../ui/Sheet'
import { listingChanges, skipped } from './change-listings'
import type { ListingChange } from './listing-change'
import type { AdminListing } from '../listing-row'
import { clearSelection } from './selection.store'
import { SkippedListings } from './SkippedListings'

/** The props of each dialog for several listings. */
export interface BulkProps {
  listings: readonly AdminListing[]
  onDone: () => void
}

interface Props extends BulkProps {
  title: string
  /** The button's changes; empty while disabled. */
  changes: readonly ListingChange[]
  /** The button's label: `Set`, `Archive`. */
  verb: string
  /** The announcement for changed listings. */
  announcement: string
  children: ReactNode
}

/** Why nothing was saved. */
export const Refused = ({ children }: { children: ReactNode }) => (
  <Notice className="mt-5" tone="problem">
    <p>{children}</p>
  </Notice>
)

/** Confirms and applies a change of several listings; stays open if some were skipped. */
export function BulkDialog({ title, listings, changes, verb, announcement, onDone, children }: Props) {
  const change = useMutation(listingChanges)
  const skippedOutcomes = skipped(change.data)
  function apply() {
    if (changes.length === 0) return
    const variables = { changes, announcement: (count: number) => `${announcement}: ${counted(count, 'listing')}` }
    change.mutate(variables, {
      onSuccess: (outcomes) => {
        const unchanged = skipped(outcomes).length
        if (unchanged < outcomes.length) clearSelection()
        if (unchanged === 0) onDone()
      },
    })
  }
  if (skippedOutcomes.length > 0)
    return (
      <Sheet title={title} isOpen onClose={onDone}>
        <SkippedListings outcomes={skippedOutcomes} listings={listings} />
      </Sheet>
    )
  return (
    <Sheet title={title} isOpen onClose={onDone}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          apply()
        }}
      >
        {children}
        <div role="alert">{change.error && <Refused>{failureOf(change.error).message}</Refused>}</div>
        <div className="mt-6">
          <FormButtons
            label={changes.length === 0 ? verb : `${verb} ${counted(changes.length, 'listing')}`}
            busy={change.isPending}
            disabled={changes.length === 0}
            onCancel={onDone}
          />
        </div>
      </form>
    </Sheet>
  )
}
