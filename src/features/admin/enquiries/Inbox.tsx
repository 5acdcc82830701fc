import { buttonClass } from '../../../components/ui/button-class'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { hasUnsaved } from './drafts'
import { EnquiryList } from './EnquiryList'
import { Export } from './ExportButton'
import { FilterFields, Filters } from './InboxFilters'
import { countedEnquiries, longestWaiting } from './inbox'
import { waitingTime } from './format-moments'
import { Opened } from './OpenedEnquiry'
import { Order } from './SortOrder'
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

/** The moment, to the half minute. */
function useNow() {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const clock = setInterval(() => setNow(new Date()), 30_000)
    return () => clearInterval(clock)
  }, [])
  return now
}

/** What has come since the list was read: said here, and in the tab's title. */
function Arrivals() {
  const arrived = useStore($newCount)
  useEffect(() => {
    const plain = document.title.replace(/^\(\d+\) /, '')
    document.title = arrived > 0 ? `(${arrived}) ${plain}` : plain
  }, [arrived])
  return (
    <div className="arrivals" role="status">
      {arrived > 0 && (
        <button type="button" onClick={showNewEnquiries}>
          {countedEnquiries(arrived, 'new ')} <span>Show {arrived === 1 ? 'it' : 'them'}</span>
        </button>
      )}
    </div>
  )
}

function Problem() {
  const failure = useStore($failure)
  if (!failure) return null
  return (
    <div className="notice problem" role="alert">
      <p className="title-line">The enquiries could not be loaded.</p>
      <p>
        {failure === 'unreachable'
          ? 'No answer came from the database. None of them is lost: check the connection, then try again.'
          : 'The database refused to show them. Try again; if that does not help, sign out and in.'}
      </p>
      <p>
        <button type="button" className={buttonClass({ variant: 'outline', size: 'small' })} onClick={retry}>
          Try again
        </button>
      </p>
    </div>
  )
}

/** Everything that visitors sent, and what was done about it. */
export function Inbox() {
  const { open, q } = useStore($inboxLocation)
  const { status, count } = useStore($list)
  const longest = longestWaiting(useStore($tally))
  const said = useStore($announcement)
  const now = useNow()
  useEffect(startInbox, [])
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => hasUnsaved() && event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])
  return (
    <section className="row inbox" data-open={open ? '' : undefined}>
      <div className="rail">
        <Filters />
      </div>
      <div className="main">
        <h1 id="inbox-title" tabIndex={-1}>
          Enquiries
        </h1>
        <FilterFields />
        <div className="inbox-tools">
          <Search />
          <Export />
          <Order />
          <p className="tally">
            <span role="status">{status === 'ready' && countedEnquiries(count)}</span>
            {longest && (
              <PlaceLink to={{ ...noFilters, q, state: 'new', order: 'oldest', open: '' }}>
                Longest waiting: {waitingTime(longest, now).text}
              </PlaceLink>
            )}
          </p>
        </div>
        <p className="sr-only" role="status">
          {said}
        </p>
        <Problem />
        <Arrivals />
        <div className="panes">
          <div className="list-pane">
            <EnquiryList now={now} />
          </div>
          <Opened now={now} />
        </div>
      </div>
    </section>
  )
}
