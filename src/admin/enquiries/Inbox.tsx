import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import { type ComponentProps, useEffect, useState } from 'react'
import { buttonClass } from '../../components/ui/button-class'
import { Notice } from '../../components/ui/Notice'
import { paths } from '../../paths'
import { hasUnsaved } from './drafts'
import { DueThisMonth } from './DueThisMonth'
import { EnquiryList } from './EnquiryList'
import { Export } from './ExportButton'
import { FilterFields, Filters } from './InboxFilters'
import { countedEnquiries, longestWaiting } from './inbox'
import { waitingTime } from './waiting-time'
import { ListingFilter } from './ListingFilter'
import { NotifyMe } from './NotifyMe'
import { OpenEnquiry } from './OpenEnquiry'
import { SortSelect } from './SortSelect'
import { noFilters } from './inbox-url'
import { PlaceLink } from './PlaceLink'
import { Search } from './InboxSearch'
import {
  $newCount,
  $failure,
  $list,
  $inboxLocation,
  $announcement,
  $tally,
  retry,
  startInbox,
  showNewEnquiries,
} from './inbox.store'
import { serverDate } from '../../lib/time/server-time'

/** The current time, updated every half minute. */
function useNow() {
  const [now, setNow] = useState(() => serverDate())
  useEffect(() => {
    const clock = setInterval(() => setNow(serverDate()), 30_000)
    return () => clearInterval(clock)
  }, [])
  return now
}

/** Enquiries that arrived since the list was loaded: shown here and in the tab's title. */
function NewEnquiries() {
  const arrived = useStore($newCount)
  useEffect(() => {
    const plain = document.title.replace(/^\(\d+\) /, '')
    document.title = arrived > 0 ? `(${arrived}) ${plain}` : plain
  }, [arrived])
  return (
    <div className="not-empty:mb-4" role="status">
      {arrived > 0 && (
        <button
          type="button"
          className={clsx(
            'w-full cursor-pointer border-l-2 border-brick bg-paper px-4 py-3 text-left font-semibold',
            'ring-1 ring-line',
          )}
          onClick={showNewEnquiries}
        >
          {countedEnquiries(arrived, 'new ')}{' '}
          <span className="ml-3 font-normal underline decoration-1 underline-offset-[0.32em]">
            Show {arrived === 1 ? 'it' : 'them'}
          </span>
        </button>
      )}
    </div>
  )
}

function Problem() {
  const failure = useStore($failure)
  if (!failure) return null
  return (
    <Notice className="mb-5" tone="problem" title="The enquiries could not be loaded." role="alert">
      <p>
        {failure === 'unreachable'
          ? 'The server did not answer. No enquiry is lost. Check your connection, then try again.'
          : 'The server refused the request. Try again. If that does not help, sign out and sign in again.'}
      </p>
      <p>
        <button
          type="button"
          className={clsx(buttonClass({ variant: 'outline', size: 'small' }), 'mt-3')}
          onClick={retry}
        >
          Try again
        </button>
      </p>
    </Notice>
  )
}

/** All enquiries and their follow-up. */
export function Inbox({ historyOf, viewingsOf }: Omit<ComponentProps<typeof OpenEnquiry>, 'now'>) {
  const { open, q, listing } = useStore($inboxLocation)
  const { status, count } = useStore($list)
  const longest = longestWaiting(useStore($tally))
  const message = useStore($announcement)
  const now = useNow()
  useEffect(startInbox, [])
  useEffect(() => {
    const confirmUnload = (event: BeforeUnloadEvent) => hasUnsaved() && event.preventDefault()
    addEventListener('beforeunload', confirmUnload)
    return () => removeEventListener('beforeunload', confirmUnload)
  }, [])
  // Below this width the open enquiry replaces the list.
  const listClass = clsx(open && 'max-desktop:hidden')
  return (
    <section className="rail-row">
      <div className="rail max-tablet:hidden">
        <Filters />
      </div>
      <div className="rail-main">
        <h1
          className={clsx(
            'text-h2 focus:outline-none',
            open && 'max-desktop:absolute max-desktop:[clip-path:inset(50%)]',
          )}
          id="inbox-title"
          tabIndex={-1}
        >
          Enquiries
        </h1>
        <div className={listClass}>
          <FilterFields />
          <ListingFilter />
          <div className="mt-3 mb-6 flex flex-wrap items-center gap-3 tablet:mt-5.5">
            <Search />
            <Export />
            <SortSelect />
            <p className="flex flex-wrap items-baseline gap-x-5 text-small text-ink-2 tabular-nums tablet:ml-auto">
              <span role="status">{status === 'ready' && countedEnquiries(count)}</span>
              {longest && (
                <PlaceLink
                  className="py-1 quiet-link decoration-edge hover:text-ink"
                  to={{ ...noFilters, q, listing, state: 'new', order: 'oldest', open: '' }}
                >
                  Longest wait: {waitingTime(longest, now).text}
                </PlaceLink>
              )}
              <DueThisMonth />
            </p>
          </div>
        </div>
        <p className="sr-only" role="status">
          {message}
        </p>
        <Problem />
        <div className={listClass}>
          <NewEnquiries />
        </div>
        <div
          className={clsx(
            open && 'border-ink desktop:grid desktop:grid-cols-[minmax(0,7fr)_minmax(24rem,5fr)] desktop:border-t',
          )}
        >
          <div className={clsx('min-h-96 min-w-0', listClass)}>
            <EnquiryList now={now} />
            <div className="mt-10 flex flex-wrap gap-x-8 gap-y-1 border-t border-line pt-4 text-small">
              <NotifyMe />
              <a className="py-1 quiet-link decoration-edge" href={paths.adminEmails}>
                Failed emails
              </a>
            </div>
          </div>
          <OpenEnquiry {...{ now, historyOf, viewingsOf }} />
        </div>
      </div>
    </section>
  )
}
