import { useState } from 'react'
import { buttonClass } from '../../components/ui/button-class'
import { ConfirmDialog } from '../../components/ui/ConfirmDialog'
import { ChoiceGroup } from '../../components/ui/form/ChoiceGroup'
import { TextField } from '../../components/ui/form/TextField'
import { Notice } from '../../components/ui/Notice'
import { roles } from '../../domain/staff/role'
import { tidyLine } from '../../lib/form/normalise'
import { $account, checkSession } from '../../lib/http/admin-session'
import { nameError, problemText } from './staff'
import { type Account, changeAccount } from './staff.queries'

interface Props {
  account: Account
  /** The last administrator's role cannot change. */
  isLast: boolean
  onDone: (name: string) => void
  onCancel: () => void
}

/** Edits an account's name or role. Only the button writes. */
export function AccountDialog({ account, isLast, onDone, onCancel }: Props) {
  const [name, setName] = useState(account.name)
  const [role, setRole] = useState(account.role)
  const [error, setError] = useState<string>()
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const own = $account.get()?.id === account.user_id

  async function save() {
    if (busy) return
    const wrong = nameError(name).name
    setError(wrong)
    setProblem('')
    if (wrong) return document.getElementById('account-name')?.focus()
    setBusy(true)
    const result = await changeAccount(account.user_id, { name: tidyLine(name), role })
    setBusy(false)
    if (!result.ok) return setProblem(problemText(result.failure))
    if (!result.value) return setProblem('The server refused the change. Reload the page, then try again.')
    // The header shows the user's own name and permissions.
    if (own) await checkSession()
    onDone(tidyLine(name))
  }

  return (
    <ConfirmDialog
      title={`Change the account of ${account.name}`}
      cancel="Cancel"
      onCancel={onCancel}
      onSubmit={() => void save()}
    >
      <div className="grid gap-5.5 *:mb-0">
        <TextField
          id="account-name"
          label="Name"
          autoComplete="off"
          value={name}
          error={error}
          onChange={({ target }) => setName(target.value)}
        />
        <ChoiceGroup
          id="account-role"
          label="Role"
          name="account-role"
          options={isLast ? roles.filter(({ value }) => value === role) : roles}
          {...(isLast && { hint: 'This is the last administrator. Make somebody else an administrator first.' })}
          value={role}
          onChoose={setRole}
        />
        {own && role !== account.role && (
          <p className="text-note">This is your own account. The new role applies as soon as you save.</p>
        )}
        <div className="empty:hidden" role="alert">
          {problem && (
            <Notice tone="problem">
              <p>{problem}</p>
            </Notice>
          )}
        </div>
      </div>
      <button type="submit" className={buttonClass({ variant: 'primary' })} aria-busy={busy}>
        {busy ? 'Saving...' : 'Save'}
      </button>
    </ConfirmDialog>
  )
}
