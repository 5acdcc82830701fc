import { useStore } from '@nanostores/react'
import { Select } from '../../components/ui/form/Select'
import { $account } from '../../lib/http/admin-session'
import { useAccounts } from '../query/accounts'
import { assigneeOptions, isShared } from './assignees'
import type { Enquiry } from './inbox'
import { useSuggestedSpeakers } from './mandarin-speakers.store'

interface Props {
  enquiry: Enquiry
  /** The id of the selected account; empty for nobody. */
  value: string
  onChange: (id: string) => void
}

/** The assignee of an enquiry; hidden while there is only one account. */
export function AssigneeField({ enquiry, value, onChange }: Props) {
  const accounts = useAccounts()
  const me = useStore($account)?.id ?? ''
  const speakers = useSuggestedSpeakers([enquiry])
  if (!isShared(accounts)) return null
  return (
    <Select
      id="assigned-to"
      label="Assigned to"
      size="small"
      options={assigneeOptions(accounts, value, me, speakers)}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
