import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import { Skeleton } from '../../components/ui/Skeleton'
import { Pagination } from '../../components/ui/Pagination'
import { onPlainClick } from '../../lib/plain-click'
import { enquiryKey } from '../../domain/enquiry/enquiry-labels'
import { paths } from '../../paths'
import { TextButton } from '../ui/Button'
import { useFirstRows } from '../ui/use-first-rows'
import { EnquiryRow } from './EnquiryRow'
import { type EnquiryPage, useEnquiryList } from './inbox-data'
import { titleId } from './inbox-keys'
import { $inboxLocation, inboxUrl, navigate } from './inbox.store'
import { type InboxLocation, isChangedRow, isFiltered, noFilters, orders } from './inbox-url'

/** Shows another page from its top. The pressed link may be gone there. */
function showPage(page: number) {
  navigate({ page, open: '' })
  scrollTo(0, 0)
  document.getElementById(titleId)?.focus({ preventScroll: true })
}

interface RowsProps {
  page: EnquiryPage
  place: InboxLocation
  now: Date
}
const Rows = ({ page, place, now }: RowsProps) =>
  useFirstRows(page.enquiries).map((enquiry) => (
    <EnquiryRow
      key={enquiryKey(enquiry)}
      {...{ enquiry, now }}
      rows={page.enquiries}
      open={place.open === enquiryKey(enquiry)}
      isNarrow={place.open !== ''}
      due={place.due !== '' && !isChangedRow(page, enquiry)}
    />
  ))

/** One page of the list, or its placeholder. */
export function EnquiryList({ now }: { now: Date }) {
  const { data, isPlaceholderData, isFetching } = useEnquiryList()
  const place = useStore($inboxLocation)
  // Beside an open enquiry both have the same top line.
  const listFrame = clsx(!place.open && 'laptop:border-t laptop:border-ink')
  // That another list is empty says nothing about this one.
  if (isFetching && (!data || (isPlaceholderData && data.enquiries.length === 0)))
    return (
      <div className={clsx(listFrame, '[&>i]:h-[5.94rem] laptop:[&>i]:h-[4.59rem]')} role="status">
        <span className="sr-only">Loading enquiries...</span>
        <Skeleton count={8} kind="rows" />
      </div>
    )
  if (!data) return null
  const { enquiries, count, last } = data
  const [before, after] = place.order === 'newest' ? ['Newer', 'Older'] : ['Older', 'Newer']
  const order = place.due ? 'next due first' : orders.find(({ value }) => value === place.order)?.label.toLowerCase()
  if (enquiries.length === 0) {
    const isEmpty = count === 0 && !isFiltered(place)
    return (
      <div className="mt-4">
        <p className="mb-2.5 font-serif text-h3 leading-[1.2] font-light">
          {isEmpty ? 'No enquiries yet.' : 'No matches.'}
        </p>
        <p>
          {isEmpty
            ? 'Every message, viewing request and valuation request appears here at once. '
            : 'No enquiry matches your filters and search. '}
          {isEmpty ? (
            <a className="whitespace-nowrap quiet-link" href={paths.contact}>
              Write a test message
            </a>
          ) : (
            <TextButton onClick={() => navigate({ ...noFilters, order: place.order, open: '' })}>
              Clear the filters
            </TextButton>
          )}
        </p>
      </div>
    )
  }
  return (
    <>
      <ol
        className={clsx(
          listFrame,
          'aria-busy:opacity-55 aria-busy:transition-opacity aria-busy:delay-250 aria-busy:duration-100',
        )}
        aria-label={`Enquiries, ${order}`}
        aria-busy={isPlaceholderData}
      >
        <Rows page={data} {...{ place, now }} />
      </ol>
      <Pagination
        className="mt-8"
        page={place.page}
        last={last}
        href={(page) => inboxUrl({ page, open: '' }, place)}
        onClick={(event, page) => onPlainClick(() => showPage(page))(event)}
        previousLabel={before}
        nextLabel={after}
      />
    </>
  )
}
