import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import { enquiryKey } from '../../domain/enquiry/enquiry-labels'
import { $mayEdit } from '../../lib/http/admin-session'
import { useAccounts } from '../query/accounts'
import { Menu, MenuItem } from '../ui/Menu'
import { isShared } from './assignees'
import type { Enquiry } from '../../domain/enquiry/enquiry'
import { $assigning, $replying } from './inbox-actions.store'
import { navigate } from './inbox-location.store'
import { $selection, select } from './selection.store'
import { useChangeEnquiries } from './enquiry-changes'

/** A row's actions. */
export function RowMenu({ enquiry }: { enquiry: Enquiry }) {
  const change = useChangeEnquiries()
  const shared = isShared(useAccounts())
  const mayEdit = useStore($mayEdit)
  const key = enquiryKey(enquiry)
  const selected = useStore($selection).has(key)
  if (!mayEdit) return <span />
  const closed = enquiry.state === 'closed'
  return (
    <span
      className={clsx(
        'relative z-1 row-span-2 -my-2 -mr-3 self-center justify-self-end',
        'max-laptop:order-2 max-laptop:col-start-2',
      )}
    >
      <Menu label={`Actions for ${enquiry.name}`}>
        <MenuItem
          onAction={() => {
            navigate({ open: key })
            $replying.set({ key })
          }}
        >
          Reply
        </MenuItem>
        {shared ? <MenuItem onAction={() => $assigning.set([enquiry])}>Assign…</MenuItem> : null}
        <MenuItem onAction={() => change([enquiry], { state: closed ? 'contacted' : 'closed' })}>
          {closed ? 'Reopen' : 'Close'}
        </MenuItem>
        <MenuItem onAction={() => select(enquiry, !selected)}>
          {selected ? 'Remove from the selection' : 'Select'}
        </MenuItem>
      </Menu>
    </span>
  )
}
