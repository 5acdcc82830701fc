import { useMutation } from '@tanstack/react-query'
import { useController } from 'react-hook-form'
import { ConfirmDialog } from '../../components/ui/ConfirmDialog'
import { ChoiceGroup } from '../../components/ui/form/ChoiceGroup'
import { TextField } from '../../components/ui/form/TextField'
import { roles } from '../../domain/staff/role'
import { $account, checkSession } from '../../lib/http/admin-session'
import { changedColumns } from '../../lib/merge-rows'
import { serverDate } from '../../lib/time/server-time'
import { Button } from '../ui/Button'
import { fieldProps, useSchemaForm } from '../ui/Form'
import { ProblemNotice } from '../ui/ProblemNotice'
import { AssignedWork } from './AssignedWork'
import { accountSchema, problemText } from './staff'
import { type Account, type AccountChanges, changeAccount } from './staff.queries'

/**
 * Changes an account.
 * @param onDone called after a change; not after the end of the user's own account, which the session check shows
 */
function useChangeAccount(account: Account, onDone: (changes: AccountChanges) => void) {
  const isOwn = $account.get()?.id === account.user_id
  const change = useMutation({
    mutationFn: async (changes: AccountChanges) => {
      await changeAccount(account.user_id, changes)
      // The header shows the user's own name and permissions.
      if (isOwn) await checkSession()
    },
    onSuccess: (_, changes) => onDone(changes),
  })
  const { error } = change
  return { isOwn, change, problem: error && { title: 'Nothing was changed.', text: problemText(error) } }
}

interface Props {
  account: Account
  /** Which invitations are withdrawn if an administrator loses the role or access; may be empty. */
  withdrawn: string
  onCancel: () => void
}
interface ChangeProps extends Props {
  /** The last administrator's role cannot change. */
  isLast: boolean
  onDone: (name: string) => void
}

/** Edits an account's name or role. Only the button writes. */
export function ChangeAccountDialog({ account, isLast, withdrawn, onDone, onCancel }: ChangeProps) {
  const { name, role } = account
  const form = useSchemaForm(accountSchema, { name, role })
  const { field } = useController({ control: form.control, name: 'role' })
  const { isOwn, change, problem } = useChangeAccount(account, (changes) => onDone(changes.name ?? name))
  // Only what changed here: another administrator may have taken the role away since the dialog opened.
  function save(values: { name: string; role: string }) {
    const changes = changedColumns({ name, role }, values)
    if (Object.keys(changes).length === 0) return onCancel()
    change.mutate(changes)
  }
  return (
    <ConfirmDialog
      title={`Change the account of ${name}`}
      cancel="Cancel"
      onCancel={onCancel}
      onSubmit={() => void form.handleSubmit(save)()}
    >
      <div className="grid gap-5.5 *:mb-0">
        <TextField label="Name" autoComplete="off" {...fieldProps(form, 'name', 'account-name')} />
        <ChoiceGroup
          id="account-role"
          label="Role"
          name="account-role"
          options={isLast ? roles.filter((each) => each.value === field.value) : roles}
          {...(isLast && { hint: 'This is the last administrator. Make somebody else an administrator first.' })}
          value={field.value}
          onChoose={field.onChange}
        />
        {isOwn && field.value !== role && (
          <p className="text-note">This is your own account. The new role applies as soon as you save.</p>
        )}
        {field.value === 'reader' && role !== 'reader' && <AssignedWork account={account} />}
        <p className="empty:sr-only" role="status">
          {role === 'administrator' && field.value !== role && withdrawn}
        </p>
        <ProblemNotice problem={problem} />
      </div>
      <Button type="submit" variant="primary" busy={change.isPending}>
        {change.isPending ? 'Saving...' : 'Save'}
      </Button>
    </ConfirmDialog>
  )
}

/** Confirms that a colleague loses access. */
export function RemoveAccessDialog({ account, withdrawn, onDone, onCancel }: Props & { onDone: () => void }) {
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
