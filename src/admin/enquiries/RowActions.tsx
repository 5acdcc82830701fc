import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import type { Enquiry } from '../../domain/enquiry/enquiry'
import { enquiryKey } from '../../domain/enquiry/enquiry-labels'
import { $mayEdit } from '../../lib/http/admin-session'
import { useAccounts } from '../query/accounts'
import { Menu, MenuItem } from '../ui/Menu'
import { isShared } from './assignees'
import { changeEnquiries } from './enquiry-changes'
import { $assigning, $replying, $selection, navigate, select } from './inbox.store'

const closeLabel = ({ state }: Enquiry) => (state === 'closed' ? 'Reopen' : 'Close')
const closeOrReopen = (enquiry: Enquiry) =>
  changeEnquiries([enquiry], { state: enquiry.state === 'closed' ? 'contacted' : 'closed' })

const actionClass = 'w-22 shrink-0 cursor-pointer text-small font-semibold text-white'

/** The actions behind a row on a phone: a swipe shows them. Its menu has the same ones for keys and screen readers. */
export function RowActions({ enquiry }: { enquiry: Enquiry }) {
  const shared = isShared(useAccounts())
  return (
    <div className="flex snap-end laptop:hidden" aria-hidden="true">
      {shared && (
        <button
          type="button"
          className={clsx(actionClass, 'bg-green-2')}
          tabIndex={-1}
          onClick={() => $assigning.set([enquiry])}
        >
          Assign
        </button>
      )}
      <button
        type="button"
        className={clsx(actionClass, 'bg-green')}
        tabIndex={-1}
        onClick={(event) => {
          event.currentTarget.closest('li')?.scrollTo({ left: 0 })
          closeOrReopen(enquiry)
        }}
      >
        {closeLabel(enquiry)}
      </button>
    </div>
  )
}

/** A row's menu. */
export function RowMenu({ enquiry }: { enquiry: Enquiry }) {
  const shared = isShared(useAccounts())
  const mayEdit = useStore($mayEdit)
  const key = enquiryKey(enquiry)
  const selected = useStore($selection).has(key)
  if (!mayEdit) return <span />
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
        <MenuItem onAction={() => closeOrReopen(enquiry)}>{closeLabel(enquiry)}</MenuItem>
        <MenuItem onAction={() => select(enquiry, !selected)}>
          {selected ? 'Remove from the selection' : 'Select'}
        </MenuItem>
      </Menu>
    </span>
  )
}
