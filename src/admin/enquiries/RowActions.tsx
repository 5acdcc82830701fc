import clsx from 'clsx'
import { useAccounts } from '../query/accounts'
import { isShared } from './assignees'
import type { Enquiry } from '../../domain/enquiry/enquiry'
import { $assigning } from './inbox-actions.store'
import { useChangeEnquiries } from './enquiry-changes'

const actionClass = 'w-22 shrink-0 cursor-pointer text-small font-semibold text-white'

/** The actions behind a row on a phone: a swipe shows them. Its menu has the same ones for keys and screen readers. */
export function RowActions({ enquiry }: { enquiry: Enquiry }) {
  const change = useChangeEnquiries()
  const shared = isShared(useAccounts())
  const closed = enquiry.state === 'closed'
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
          change([enquiry], { state: closed ? 'contacted' : 'closed' })
        }}
      >
        {closed ? 'Reopen' : 'Close'}
      </button>
    </div>
  )
}
