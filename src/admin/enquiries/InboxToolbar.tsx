import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import { useState } from 'react'
import { findValue } from '../../domain/enquiry/enquiry-labels'
import { formatCount } from '../../lib/format/words'
import { $mayEdit } from '../../lib/http/admin-session'
import { Button } from '../ui/Button'
import { FilterSelect } from '../ui/FilterSelect'
import { Sheet } from '../ui/Sheet'
import { addDrafts } from './drafts'
import { ExportButton } from './ExportButton'
import { countedEnquiries, countMatching, longestWaiting } from '../../domain/enquiry/enquiry'
import { $adding, $inboxLocation, navigate } from './inbox.store'
import { useEnquiryList, useTally } from './inbox-data'
import { noFilters, orders } from './inbox-url'
import { FilterFields } from './InboxFilters'
import { Search } from './InboxSearch'
import { PlaceLink } from './PlaceLink'
import { waitingTime } from './waiting-time'

const linkClass = 'quiet-link decoration-edge hover:text-ink'

/** The order of the list, in a sheet with a visible label. Enquiries due for erasure are ordered by date. */
function SortSelect({ inSheet = false }: { inSheet?: boolean }) {
  const { order, due } = useStore($inboxLocation)
  if (due) return null
  return (
    <FilterSelect
      id={inSheet ? 'inbox-order-in-sheet' : 'inbox-order'}
      label="Order"
      value={order}
      inSheet={inSheet}
      onChoose={(chosen) => navigate({ order: findValue(orders, chosen) ?? noFilters.order, page: 1, open: '' })}
    >
      {orders.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </FilterSelect>
  )
}

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
          <ExportButton onDone={() => setOpen(false)} />
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
    <Button variant="secondary" size="small" className="min-h-11" onClick={() => $adding.set(true)}>
      <span>
        <span className={clsx(hasDraft && 'max-tablet:sr-only')}>
          Add<span className="max-tablet:sr-only"> enquiry</span>
          {hasDraft && ': '}
        </span>
        {hasDraft && <span className="max-tablet:capitalize">draft</span>}
      </span>
    </Button>
  )
}

/** The number of enquiries to be erased by the end of this month, linked to their list and back. */
function DueThisMonth() {
  const { q, due, listing } = useStore($inboxLocation)
  const count = countMatching(useTally(), { ...noFilters, due: 'month' })
  if (!count && !due) return null
  const text = `${count === undefined ? 'Those' : formatCount(count)} due for erasure this month`
  if (!due)
    return (
      <PlaceLink className={`py-1 ${linkClass}`} to={{ ...noFilters, q, listing, due: 'month', open: '' }}>
        {text}
      </PlaceLink>
    )
  return (
    <span className="py-1">
      <span className="font-semibold text-ink">{text}</span>
      {': '}
      <PlaceLink className={linkClass} to={{ ...noFilters, q, listing, open: '' }}>
        show all
      </PlaceLink>
    </span>
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
      {/* A line of its own, so that the list does not move when its numbers arrive. */}
      <p
        className={clsx(
          'flex min-h-7.5 basis-full flex-wrap items-baseline gap-x-5 text-small text-ink-2 tabular-nums',
          'max-tablet:hidden',
        )}
      >
        <span role="status">{data && !isPlaceholderData && countedEnquiries(data.count)}</span>
        {oldestNew && (
          <PlaceLink
            className={`py-1 ${linkClass}`}
            to={{ ...noFilters, q, listing, state: 'new', order: 'oldest', open: '' }}
          >
            Longest wait: {waitingTime(oldestNew, now, []).text}
          </PlaceLink>
        )}
        <DueThisMonth />
      </p>
    </div>
  )
}
