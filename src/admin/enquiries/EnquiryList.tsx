import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import { Skeleton } from '../../components/ui/Skeleton'
import { Pagination } from '../../components/ui/Pagination'
import { isPlainClick } from '../../lib/plain-click'
import { paths } from '../../paths'
import { assigneeName, isShared } from './assignees'
import { $assignees } from './assignees.store'
import { isUnsaved } from './drafts'
import { summaryLine, isOutsideOfficeHours } from './fields'
import { enquiryKey, kindLabel, stateLabel } from '../../domain/enquiry/enquiry-labels'
import { departmentLabel, type Enquiry } from './inbox'
import { waitingTime } from './waiting-time'
import { formatShortDay, formatShortTimestamp } from '../../domain/staff/format-moments'
import { isFiltered, noFilters, orders, pageSize } from './inbox-url'
import { PlaceLink } from './PlaceLink'
import { $list, $inboxLocation, inboxUrl, navigate } from './inbox.store'

const rightColumn = 'tabular-nums whitespace-nowrap phablet:text-right'
const when = clsx(rightColumn, 'max-phablet:col-start-2 max-phablet:row-start-1 max-phablet:text-right')

/** The waiting time of a new enquiry; the date of others. */
function Waited({ enquiry: { state, createdAt }, now }: { enquiry: Enquiry; now: Date }) {
  if (state !== 'new') return <span className={clsx(when, 'text-ink-2')}>{formatShortTimestamp(createdAt, now)}</span>
  const { text, late } = waitingTime(createdAt, now)
  return (
    <span className={clsx(when, late && 'font-semibold text-brick-2')}>
      <span className="sr-only">{late ? 'Waiting longer than we promise: ' : 'Waiting: '}</span>
      {text}
    </span>
  )
}

interface RowProps {
  enquiry: Enquiry
  open: boolean
  /** Whether an enquiry is open to the right of the list. */
  narrow: boolean
  /** Whether the list shows enquiries due for erasure. */
  due: boolean
  now: Date
}

function Row({ enquiry, open, narrow, due, now }: RowProps) {
  const { state } = enquiry
  const key = enquiryKey(enquiry)
  const mark = departmentLabel(enquiry)
  const accounts = useStore($assignees)
  const assignee = isShared(accounts) && assigneeName(accounts, enquiry.assignedTo)
  return (
    <li
      className={clsx(
        'relative grid items-baseline gap-x-5 gap-y-0.5 border-b border-line py-3 text-note hover:bg-paper',
        'max-phablet:grid-cols-[minmax(0,1fr)_auto] max-phablet:pt-3.5 max-phablet:pb-4',
        'phablet:grid-cols-[7.5rem_minmax(0,1fr)_auto]',
        'outline-brick has-[[id]:focus-visible]:outline-2 has-[[id]:focus-visible]:outline-offset-2',
        narrow
          ? 'pr-5 hover:shadow-[-1rem_0_var(--color-paper)]'
          : 'hover:shadow-[-1rem_0_var(--color-paper),1rem_0_var(--color-paper)]',
        open &&
          'bg-paper shadow-[-1rem_0_var(--color-paper)] forced-colors:outline-1 forced-colors:outline-[Highlight]',
      )}
    >
      <p className="text-ink-2 max-phablet:text-small phablet:row-span-2">
        {mark && (
          <span
            className={clsx(
              'font-semibold text-ink max-phablet:mr-1.5 phablet:block',
              'before:mr-2 before:inline-block before:size-2 before:border before:border-green',
              enquiry.department === 'sales' && 'before:bg-green',
            )}
          >
            {mark}
          </span>
        )}{' '}
        {kindLabel(enquiry)}
      </p>
      <p className="flex min-w-0 flex-wrap gap-x-3 wrap-anywhere max-phablet:col-span-full">
        <PlaceLink
          className={clsx(
            'after:absolute after:inset-y-0 after:-left-4 focus-visible:outline-none max-phablet:basis-full',
            'max-phablet:font-serif max-phablet:text-h4 max-phablet:leading-[1.25]',
            narrow ? 'after:right-0' : 'after:-right-4',
            state === 'closed' ? 'font-normal' : 'max-phablet:font-light phablet:font-semibold',
          )}
          to={{ open: key }}
          id={`row-${key}`}
          aria-current={open ? 'true' : undefined}
        >
          {enquiry.name}
        </PlaceLink>
        {enquiry.about &&
          (enquiry.slug ? (
            <a
              className="relative text-ink-2 quiet-link decoration-line hover:text-ink"
              href={paths.property(enquiry.slug)}
            >
              {enquiry.about}
            </a>
          ) : (
            <span className="relative text-ink-2">{enquiry.about}</span>
          ))}
      </p>
      <Waited enquiry={enquiry} now={now} />
      <p className="truncate text-ink-2 max-phablet:col-span-full">
        {isOutsideOfficeHours(enquiry) && (
          <strong className="mr-2 font-semibold text-brick-2 max-phablet:block">Viewing outside office hours</strong>
        )}{' '}
        {summaryLine(enquiry)}
      </p>
      <span className={clsx(rightColumn, 'text-small max-phablet:col-span-full', state !== 'new' && 'text-ink-2')}>
        {due && <span className="text-ink-2">Due {formatShortDay(enquiry.eraseOn)} · </span>}
        {assignee && (
          <span className="text-ink-2">
            <span className="inline-block max-w-36 truncate align-bottom">{assignee}</span> ·{' '}
          </span>
        )}
        {isUnsaved(key) ? 'Not saved yet' : stateLabel(state, enquiry.kind)}
      </span>
    </li>
  )
}

const emptyTitle = 'mb-2.5 font-serif text-h3 leading-[1.2] font-light'

/** One page of the list, or its placeholder. */
export function EnquiryList({ now }: { now: Date }) {
  const { status, enquiries, count } = useStore($list)
  const place = useStore($inboxLocation)
  const pages = Math.ceil(count / pageSize)
  const [before, after] = place.order === 'newest' ? ['Newer', 'Older'] : ['Older', 'Newer']
  // Beside an open enquiry both have the same top line.
  const listFrame = clsx(!place.open && 'border-t border-ink')
  const order = place.due ? 'next due first' : orders.find(({ value }) => value === place.order)?.label.toLowerCase()
  if (status === 'loading')
    return (
      <div className={listFrame} role="status">
        <span className="sr-only">Loading enquiries...</span>
        <Skeleton count={8} kind="tall rows" />
      </div>
    )
  if (status === 'error') return null
  if (enquiries.length === 0 && !isFiltered(place))
    return (
      <div>
        <p className={emptyTitle}>No enquiries yet.</p>
        <p>
          New enquiries appear here.{' '}
          <a className="quiet-link" href={paths.contact}>
            See the contact page
          </a>
        </p>
      </div>
    )
  if (enquiries.length === 0)
    return (
      <div>
        <p className={emptyTitle}>No matches.</p>
        <p>
          No enquiry matches your filters and search.{' '}
          <button
            type="button"
            className="cursor-pointer quiet-link"
            onClick={() => navigate({ ...noFilters, order: place.order, open: '' })}
          >
            Clear the filters
          </button>
        </p>
      </div>
    )
  return (
    <>
      <ol
        className={clsx(
          listFrame,
          'aria-busy:opacity-55 aria-busy:transition-opacity aria-busy:delay-250 aria-busy:duration-100',
        )}
        aria-label={`Enquiries, ${order}`}
        aria-busy={status === 'refreshing'}
      >
        {enquiries.map((enquiry) => (
          <Row
            key={enquiryKey(enquiry)}
            enquiry={enquiry}
            open={place.open === enquiryKey(enquiry)}
            narrow={place.open !== ''}
            due={place.due !== ''}
            now={now}
          />
        ))}
      </ol>
      <Pagination
        className="mt-8"
        page={place.page}
        last={pages}
        href={(page) => inboxUrl({ page, open: '' }, place)}
        onClick={(event, page) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          navigate({ page, open: '' })
        }}
        previousLabel={before}
        nextLabel={after}
      />
    </>
  )
}
