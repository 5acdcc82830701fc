import { useStore } from '@nanostores/react'
import { useMutation } from '@tanstack/react-query'
import { enquiryKey, type State, stateLabel, states } from '../../domain/enquiry/enquiry-labels'
import { $mayEdit } from '../../lib/http/admin-session'
import { useAccounts } from '../query/accounts'
import { Menu, MenuItem } from '../ui/Menu'
import { SelectionBar, selectionActionClass } from '../ui/SelectionBar'
import { isShared } from './assignees'
import { maxAtOnce } from './change-enquiries'
import { $assigning, $inboxLocation, $selection, clearSelection, selectFiltered } from './inbox.store'
import { useEnquiryList } from './inbox-data'
import { focusRowIfLost } from './inbox-keys'
import { type Filters, filtersOf } from './inbox-url'
import { enquiriesAtOnce } from './inbox.queries'
import { $changeProblem, changeEnquiries } from './enquiry-changes'

/** Actions for the selected enquiries; hidden without a selection. */
export function BulkBar() {
  const selection = useStore($selection)
  const total = useEnquiryList().data?.count ?? 0
  const shared = isShared(useAccounts())
  const mayEdit = useStore($mayEdit)
  const all = useMutation({
    mutationFn: (filters: Filters) => enquiriesAtOnce(filters, maxAtOnce),
    onSuccess: (enquiries, filters) => selectFiltered(filters, enquiries),
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
    focusRowIfLost(selected.map(enquiryKey).at(-1))
  }
  const set = (state: State) => {
    changeEnquiries(selected, { state })
    clear()
  }
  return (
    <SelectionBar
      label="Selected enquiries"
      className="px-4 max-tablet:-mx-margin max-tablet:px-margin"
      count={selection.size}
      total={total}
      max={maxAtOnce}
      isSelecting={all.isPending}
      onSelectAll={() => all.mutate(filtersOf($inboxLocation.get()))}
      onClear={clear}
    >
      <button type="button" className={selectionActionClass} onClick={() => set('closed')}>
        Close
      </button>
      {shared && (
        <button type="button" className={selectionActionClass} onClick={() => $assigning.set(selected)}>
          Assign…
        </button>
      )}
      <Menu label="Set the status" button="Status" className={selectionActionClass}>
        {states.map(({ value }) => (
          <MenuItem key={value} onAction={() => set(value)}>
            {stateLabel(value)}
          </MenuItem>
        ))}
      </Menu>
    </SelectionBar>
  )
}
