import { ConfirmDialog } from '../../components/ui/ConfirmDialog'
import { serverDate } from '../../lib/time/server-time'
import { Button } from '../ui/Button'
import { ProblemNotice } from '../ui/ProblemNotice'
import { AssignedWork } from './AssignedWork'
import type { Account } from './staff.queries'
import { useChangeAccount } from './useChangeAccount'

interface Props {
  account: Account
  /** Which invitations are withdrawn with it; may be empty. */
  withdrawn: string
  onDone: () => void
  onCancel: () => void
}

/** Confirms that a colleague loses access. */
export function RemoveAccessDialog({ account, withdrawn, onDone, onCancel }: Props) {
  const { isOwn, change, problem } = useChangeAccount(account, onDone)
  return (
    <ConfirmDialog title={`Remove access for ${account.name}?`} cancel="Cancel" onCancel={onCancel}>
      <div>
        <p>
          {isOwn ? 'This is your own account. You' : account.name} can no longer sign in, and all open sessions end at
          once. The name stays in the history. To restore access, send a new invitation to {account.email}.
        </p>
        <AssignedWork account={account} />
        {withdrawn && <p className="mt-3">{withdrawn}</p>}
        <ProblemNotice className="mt-5" problem={problem} />
      </div>
      <Button
        variant="danger"
        busy={change.isPending}
        onClick={() => change.mutate({ ended_at: serverDate().toISOString() })}
      >
        {change.isPending ? 'Removing...' : 'Remove access'}
      </Button>
    </ConfirmDialog>
  )
}
