import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { $mayEdit } from '../../lib/http/admin-session'
import { Button } from '../ui/Button'
import { Sheet } from '../ui/Sheet'
import { addDrafts } from './drafts'
import { DueThisMonth } from './DueThisMonth'
import { ExportButton } from './ExportButton'
import { countedEnquiries, longestWaiting } from './inbox'
import { $adding } from './inbox-actions.store'
import { useEnquiryList, useTally } from './inbox-data'
import { $inboxLocation } from './inbox-location.store'
import { noFilters } from './inbox-url'
import { FilterFields } from './InboxFilters'
import { Search } from './InboxSearch'
import { PlaceLink } from './PlaceLink'
import { SortSelect } from './SortSelect'
import { waitingTime } from './waiting-time'

/** The filters of a phone, behind one button. */
function FilterSheet() {
  const [open, setOpen] = useState(false)
  const { kind, department, due, assignee, state } = useStore($inboxLocation)
  const active = [kind, department, due, assignee, state].filter(Boolean).length
  return (
    <>
      <Button variant="secondary" size="small" className="min-h-11 tablet:hidden" onClick={() => setOpen(true)}>
        Filter{active > 0 && ` (${active})`}
      </Button>
      <Sheet title="Filter" isOpen={open} onClose={() => setOpen(false)}>
        <div className="grid gap-4">
          <FilterFields />
          <SortSelect inSheet />
          <ExportButton />
        </div>
      </Sheet>
    </>
  )
}

/** Opens the form of a new enquiry, and says when it has unsent input. */
function AddButton() {
  const isOpen = useStore($adding)
  const hasDraft = !isOpen && addDrafts.read('') !== null
  return (
    <Button
      variant="secondary"
      size="small"
      className="min-h-11"
      aria-label={hasDraft ? 'Add enquiry: your draft' : 'Add enquiry'}
      onClick={() => $adding.set(true)}
    >
      <span>
        Add<span className="max-tablet:hidden"> enquiry</span>
        {hasDraft && ': draft'}
      </span>
    </Button>
  )
}

/** The search, and what concerns the whole list. */
export function InboxToolbar({ now }: { now: Date }) {
  const { q, listing } = useStore($inboxLocation)
  const { data, isPlaceholderData } = useEnquiryList()
  const oldestNew = longestWaiting(useTally())
  const mayEdit = useStore($mayEdit)
  return (
    <div className="mt-3 mb-3 flex flex-wrap items-center gap-3 tablet:mb-6">
      <Search />
      <FilterSheet />
      {mayEdit && <AddButton />}
      <div className="contents max-tablet:hidden">
        <ExportButton />
        <SortSelect />
      </div>
      <p className="ml-auto flex flex-wrap items-baseline gap-x-5 text-small text-ink-2 tabular-nums max-tablet:hidden">
        <span role="status">{data && !isPlaceholderData && countedEnquiries(data.count)}</span>
        {oldestNew && (
          <PlaceLink
            className="py-1 quiet-link decoration-edge hover:text-ink"
            to={{ ...noFilters, q, listing, state: 'new', order: 'oldest', open: '' }}
          >
            Longest wait: {waitingTime(oldestNew, now).text}
          </PlaceLink>
        )}
        <DueThisMonth />
      </p>
    </div>
  )
}
