import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import { ListBox, ListBoxItem } from 'react-aria-components'
import { enquiryKey } from '../../domain/enquiry/enquiry-labels'
import { $account } from '../../lib/http/admin-session'
import { useAccounts } from '../query/accounts'
import { Sheet } from '../ui/Sheet'
import { Key } from '../ui/Key'
import { optionClass } from '../ui/popover-class'
import { assignable, nobodyLabel } from './assignees'
import { countedEnquiries } from '../../domain/enquiry/enquiry'
import { $assigning, $selection, clearSelection, useSuggestedSpeakers } from './inbox.store'
import { focusRowIfLost } from './inbox-keys'
import { changeEnquiries } from './enquiry-changes'

const nobody = 'nobody'

/** Chooses who handles enquiries. A key “A” chooses oneself. */
export function AssignSheet() {
  const enquiries = useStore($assigning)
  const me = useStore($account)?.id ?? ''
  const accounts = useAccounts().filter(({ active }) => active)
  const staff = assignable(accounts, me, useSuggestedSpeakers(enquiries ?? []))
  const options = [
    ...staff.filter(({ id }) => id === me).map(({ id, label }) => ({ id, label, key: 'A' })),
    ...staff.filter(({ id }) => id !== me).map(({ id, label }) => ({ id, label, key: '' })),
    { id: nobody, label: nobodyLabel, key: '' },
  ]
  const close = () => $assigning.set(null)
  const assign = (id: string) => {
    close()
    changeEnquiries(enquiries ?? [], { assignedTo: id === nobody ? '' : id })
    // An open enquiry may have been assigned, above a selection that stays.
    if (enquiries?.every((enquiry) => $selection.get().has(enquiryKey(enquiry)))) clearSelection()
    focusRowIfLost(enquiries?.map(enquiryKey).at(-1))
  }
  const subject = enquiries?.length === 1 ? enquiries[0]?.name : countedEnquiries(enquiries?.length ?? 0)
  return (
    <Sheet title={`Assign ${subject ?? ''}`} isOpen={enquiries !== null} onClose={close}>
      <div
        onKeyDownCapture={(event) => {
          if (event.key.toLowerCase() !== 'a' || event.ctrlKey || event.metaKey || event.altKey) return
          event.stopPropagation()
          event.preventDefault()
          // Held for too long, the key that opened this sheet would choose.
          if (!event.repeat && accounts.some(({ id }) => id === me)) assign(me)
        }}
      >
        <ListBox aria-label="Assign to" autoFocus="first" items={options} onAction={(id) => assign(String(id))}>
          {({ id, label, key }) => (
            <ListBoxItem
              className={clsx(
                optionClass,
                'flex min-h-11 items-center justify-between border-b border-line px-3 py-2',
                'hover:bg-paper data-focused:bg-paper',
              )}
              id={id}
              textValue={label}
            >
              {label}
              {key && (
                <span className="max-laptop:hidden pointer-coarse:hidden" aria-hidden="true">
                  <Key>{key}</Key>
                </span>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </div>
    </Sheet>
  )
}
