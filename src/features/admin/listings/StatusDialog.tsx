import { useState } from 'react'
import { buttonClass } from '../../../components/ui/button-class'
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog'
import { Notice } from '../../../components/ui/Notice'
import type { AdminListing } from './listing-row'
import { changeStatus } from './list.store'
import { StatusChoices } from './StatusChoices'

interface Props {
  home: AdminListing
  onDone: () => void
}

/** Asks for a home's status. Nothing is written before the button is pressed: arrow keys alone sell no home. */
export function StatusQuestion({ home, onDone }: Props) {
  const [status, setStatus] = useState(home.status)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  async function save() {
    if (busy) return
    if (status === home.status) return onDone()
    setBusy(true)
    const problem = await changeStatus(home, status)
    setBusy(false)
    setFailure(problem)
    if (!problem) onDone()
  }
  return (
    <ConfirmDialog title={home.title} cancel="Cancel" onCancel={onDone} onSubmit={() => void save()}>
      <div>
        <StatusChoices id="new-status" label="Status" type={home.listingType} value={status} onChoose={setStatus} />
        <div role="alert">
          {failure && (
            <Notice tone="problem">
              <p>{failure}</p>
            </Notice>
          )}
        </div>
      </div>
      <button type="submit" className={buttonClass({ variant: 'primary' })} aria-busy={busy}>
        {busy ? 'Saving...' : 'Save status'}
      </button>
    </ConfirmDialog>
  )
}
