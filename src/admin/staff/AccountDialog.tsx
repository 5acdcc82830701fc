import { useController } from 'react-hook-form'
import { ConfirmDialog } from '../../components/ui/ConfirmDialog'
import { ChoiceGroup } from '../../components/ui/form/ChoiceGroup'
import { TextField } from '../../components/ui/form/TextField'
import { roles } from '../../domain/staff/role'
import { changedColumns } from '../../lib/merge-rows'
import { Button } from '../ui/Button'
import { fieldProps, useSchemaForm } from '../ui/Form'
import { ProblemNotice } from '../ui/ProblemNotice'
import { AssignedWork } from './AssignedWork'
import { accountSchema } from './staff'
import type { Account } from './staff.queries'
import { useChangeAccount } from './useChangeAccount'

interface Props {
  account: Account
  /** The last administrator's role cannot change. */
  isLast: boolean
  /** Which invitations are withdrawn with the role of an administrator; may be empty. */
  withdrawn: string
  onDone: (name: string) => void
  onCancel: () => void
}

/** Edits an account's name or role. Only the button writes. */
export function AccountDialog({ account, isLast, withdrawn, onDone, onCancel }: Props) {
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
