import { type ReactNode, useState } from 'react'
import { buttonClass } from '../../../components/ui/button-class'
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog'
import { Notice } from '../../../components/ui/Notice'
import { counted } from '../../../lib/format/words'
import { applyChanges } from './bulk.store'
import type { ListingChange, Outcome } from './listing-change'
import type { AdminListing } from '../listing-row'
import { SkippedListings } from './SkippedListings'

interface Props {
  title: string
  listings: readonly AdminListing[]
  /** The button's changes; empty while disabled. */
  changes: readonly ListingChange[]
  /** The button's label: `Set`, `Archive`. */
  verb: string
  /** The announcement for changed listings. */
  announcement: string
  onDone: () => void
  children: ReactNode
}

/** Confirms and applies a change of several listings; stays open if some were skipped. */
export function BulkDialog({ title, listings, changes, verb, announcement, onDone, children }: Props) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [left, setLeft] = useState<readonly Outcome[]>([])
  // The selection is cleared after the change, so the dialog keeps its own copy.
  const [initialListings] = useState(listings)
  async function apply() {
    if (busy || changes.length === 0) return
    setBusy(true)
    setProblem('')
    const result = await applyChanges(changes, announcement)
    setBusy(false)
    if ('failure' in result) return setProblem(result.failure.message)
    if (result.left.length === 0) return onDone()
    setLeft(result.left)
  }
  if (left.length > 0)
    return (
      <ConfirmDialog title={title} cancel="Close" onCancel={onDone} onSubmit={onDone}>
        <SkippedListings outcomes={left} listings={initialListings} />
      </ConfirmDialog>
    )
  return (
    <ConfirmDialog title={title} cancel="Cancel" onCancel={onDone} onSubmit={() => void apply()}>
      <div>
        {children}
        <div role="alert">
          {problem && (
            <Notice className="mt-5" tone="problem">
              <p>{problem}</p>
            </Notice>
          )}
        </div>
      </div>
      <button
        type="submit"
        className={buttonClass({ variant: 'primary' })}
        disabled={changes.length === 0}
        aria-busy={busy}
      >
        {busy ? 'Saving...' : changes.length === 0 ? verb : `${verb} ${counted(changes.length, 'listing')}`}
      </button>
    </ConfirmDialog>
  )
}
