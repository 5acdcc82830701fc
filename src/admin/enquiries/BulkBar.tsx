import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import { useMutation } from '@tanstack/react-query'
import { type State, stateLabel, states } from '../../domain/enquiry/enquiry-labels'
import { $mayEdit } from '../../lib/http/admin-session'
import { unwrap } from '../query/request-error'
import { Menu, MenuItem } from '../ui/Menu'
import { isShared } from './assignees'
import { mostAtOnce } from './change-enquiries'
import { $assigning } from './inbox-actions.store'
import { useAssignees, useEnquiryList } from './inbox-data'
import { keepFocus } from './inbox-keys'
import { $inboxLocation } from './inbox-location.store'
import { filtersOf } from './inbox-url'
import { enquiriesAtOnce } from './inbox.queries'
import { $selection, clearSelection, selectAll } from './selection.store'
import { $changeProblem, useChangeEnquiries } from './useChangeEnquiries'

const button = clsx(
  'min-h-9 shrink-0 cursor-pointer rounded-sm border border-white/40 px-3.5 whitespace-nowrap',
  'hover:border-white pointer-coarse:min-h-11',
)
const number = new Intl.NumberFormat('en-GB')

/** Actions for the selected enquiries; hidden without a selection. */
export function BulkBar() {
  const selection = useStore($selection)
  const total = useEnquiryList().data?.count ?? 0
  const shared = isShared(useAssignees())
  const mayEdit = useStore($mayEdit)
  const change = useChangeEnquiries()
  const all = useMutation({
    mutationFn: async () => unwrap(await enquiriesAtOnce(filtersOf($inboxLocation.get()), mostAtOnce)),
    onSuccess: selectAll,
    onError: () =>
      $changeProblem.set({
        title: 'The enquiries could not be selected.',
        lines: ['Check your connection, then try again.'],
      }),
  })
  if (selection.size === 0 || !mayEdit) return null
  const selected = [...selection.values()]
  const clear = () => {
    clearSelection()
    keepFocus()
  }
  const set = (state: State) => {
    change(selected, { state })
    clear()
  }
  return (
    <section
      className={clsx(
        'sticky top-13 z-3 tablet:max-desktop:top-0 desktop:top-17',
        'mb-4 flex min-h-13.5 scrollbar-none items-center gap-2.5',
        'overflow-x-auto bg-green px-4 py-2 text-note text-white max-tablet:-mx-margin max-tablet:px-margin',
      )}
      aria-label="Selected enquiries"
    >
      <p className="pr-1.5 font-semibold whitespace-nowrap tabular-nums" role="status">
        {number.format(selection.size)} selected
      </p>
      {selection.size < Math.min(total, mostAtOnce) && (
        <button
          type="button"
          className="mr-2 cursor-pointer py-2 whitespace-nowrap underline underline-offset-4"
          aria-busy={all.isPending}
          onClick={() => all.mutate()}
        >
          Select {total > mostAtOnce ? `the first ${number.format(mostAtOnce)}` : `all ${number.format(total)}`}
        </button>
      )}
      <button type="button" className={button} onClick={() => set('closed')}>
        Close
      </button>
      {shared && (
        <button type="button" className={button} onClick={() => $assigning.set(selected)}>
          Assign…
        </button>
      )}
      <Menu label="Set the status" button="Status" className={button}>
        {states.map(({ value }) => (
          <MenuItem key={value} onAction={() => set(value)}>
            {stateLabel(value)}
          </MenuItem>
        ))}
      </Menu>
      <button type="button" className="ml-auto cursor-pointer px-2 py-2 whitespace-nowrap" onClick={clear}>
        Clear<span className="sr-only"> the selection</span>
      </button>
    </section>
  )
}
