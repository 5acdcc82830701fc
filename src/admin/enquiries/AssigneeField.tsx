import { useStore } from '@nanostores/react'
import { Select } from '../../components/ui/form/Select'
import { $account } from '../../lib/http/admin-session'
import { useAccounts } from '../query/accounts'
import { assigneeOptions, isShared } from './assignees'

interface Props {
  /** The id of the selected account; empty for nobody. */
  value: string
  onChange: (id: string) => void
}

/** The assignee of an enquiry; hidden while there is only one account. */
export function AssigneeField({ value, onChange }: Props) {
  const accounts = useAccounts()
  const me = useStore($account)?.id ?? ''
  if (!isShared(accounts)) return null
  return (
    <Select
      id="assigned-to"
      label="Assigned to"
      size="small"
      options={assigneeOptions(accounts, value, me)}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
