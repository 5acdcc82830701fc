import { useState } from 'react'
import { buttonClass } from '../../components/ui/button-class'
import { ConfirmDialog } from '../../components/ui/ConfirmDialog'
import { Notice } from '../../components/ui/Notice'
import { $account, checkSession } from '../../lib/http/admin-session'
import { problemText } from './staff'
import { type Account, changeAccount } from './staff.queries'
import { serverDate } from '../../lib/time/server-time'

interface Props {
  account: Account
  onDone: () => void
  onCancel: () => void
}

/** Confirms the end of an account. */
export function EndDialog({ account, onDone, onCancel }: Props) {
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const own = $account.get()?.id === account.user_id

  async function end() {
    if (busy) return
    setBusy(true)
    setProblem('')
    const result = await changeAccount(account.user_id, { ended_at: serverDate().toISOString() })
    setBusy(false)
    if (!result.ok) return setProblem(problemText(result.failure))
    // After ending their own account, a user can no longer read it: the session check tells.
    if (own) return checkSession()
    if (!result.value) return setProblem('The server refused the change. Reload the page, then try again.')
    onDone()
  }

  return (
    <ConfirmDialog title={`Remove access for ${account.name}?`} cancel="Cancel" onCancel={onCancel}>
      <div>
        <p>
          {own ? 'This is your own account. You' : account.name} can no longer sign in, and all open sessions end at
          once. The name stays in the history. To restore access, send a new invitation to {account.email}.
        </p>
        <div role="alert">
          {problem && (
            <Notice className="mt-5" tone="problem">
              <p>{problem}</p>
            </Notice>
          )}
        </div>
      </div>
      <button type="button" className={buttonClass({ variant: 'danger' })} aria-busy={busy} onClick={() => void end()}>
        {busy ? 'Removing...' : 'Remove access'}
      </button>
    </ConfirmDialog>
  )
}
