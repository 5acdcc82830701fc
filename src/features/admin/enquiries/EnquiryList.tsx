import { useStore } from '@nanostores/react'
import { Pagination } from '../../../components/ui/Pagination'
import { isPlainClick } from '../../../lib/plain-click'
import { paths } from '../../../paths'
import { readUnsaved } from './drafts'
import { summaryLine, isOutsideOfficeHours } from './fields'
import { departmentLabel, type Enquiry, enquiryKey, kindLabel, stateLabel } from './inbox'
import { formatShortTimestamp, waitingTime } from './format-moments'
import { isFiltered, noFilters, orders, pageSize } from './inbox-url'
import { PlaceLink } from './PlaceLink'
import { $list, $inboxLocation, inboxUrl, navigate } from './inbox.store'

/** How long a new one has waited; of the others, when they came. */
function Waited({ enquiry: { state, createdAt }, now }: { enquiry: Enquiry; now: Date }) {
  if (state !== 'new') return <span className="waited">{formatShortTimestamp(createdAt, now)}</span>
  const { text, late } = waitingTime(createdAt, now)
  return (
    <span className="waited" data-late={late || undefined}>
      <span className="sr-only">{late ? 'Waiting longer than we promise: ' : 'Waiting: '}</span>
      {text}
    </span>
  )
}

function Row({ enquiry, open, now }: { enquiry: Enquiry; open: boolean; now: Date }) {
  const key = enquiryKey(enquiry)
  const mark = departmentLabel(enquiry)
  return (
    <li data-open={open || undefined} data-state={enquiry.state}>
      <p className="kind">
        {mark && (
          <span className="department" data-department={enquiry.department}>
            {mark}
          </span>
        )}{' '}
        {kindLabel(enquiry)}
      </p>
      <p className="who">
        <PlaceLink to={{ open: key }} id={`row-${key}`} aria-current={open ? 'true' : undefined}>
          {enquiry.name}
        </PlaceLink>
        {enquiry.about &&
          (enquiry.slug ? (
            <a className="home" href={paths.property(enquiry.slug)}>
              {enquiry.about}
            </a>
          ) : (
            <span className="home">{enquiry.about}</span>
          ))}
      </p>
      <Waited enquiry={enquiry} now={now} />
      <p className="gist">
        {isOutsideOfficeHours(enquiry) && <strong>Viewing outside office hours</strong>} {summaryLine(enquiry)}
      </p>
      <span className="state">{readUnsaved(key) ? 'Not saved yet' : stateLabel(enquiry.state, enquiry.kind)}</span>
    </li>
  )
}

/** One page of the list, or what stands in its place. */
export function EnquiryList({ now }: { now: Date }) {
  const { status, enquiries, count } = useStore($list)
  const place = useStore($inboxLocation)
  const pages = Math.ceil(count / pageSize)
  const [before, after] = place.order === 'newest' ? ['Newer', 'Older'] : ['Older', 'Newer']
  const order = orders.find(({ value }) => value === place.order)!.label.toLowerCase()
  if (status === 'waiting')
    return (
      <div className="bones rows" role="status">
        <span className="sr-only">Loading enquiries...</span>
        {Array.from({ length: 8 }, (_, n) => (
          <i key={n} />
        ))}
      </div>
    )
  if (status === 'failed') return null
  if (enquiries.length === 0 && !isFiltered(place))
    return (
      <div className="empty">
        <p>No enquiries yet.</p>
        <p>
          They arrive here as soon as someone writes. <a href={paths.contact}>See the contact page</a>
        </p>
      </div>
    )
  if (enquiries.length === 0)
    return (
      <div className="empty">
        <p>Nothing matches.</p>
        <p>
          No enquiry fits all the filters and holds these words.{' '}
          <button
            type="button"
            className="link"
            onClick={() => navigate({ ...noFilters, order: place.order, open: '' })}
          >
            Clear the filters
          </button>
        </p>
      </div>
    )
  return (
    <>
      <ol className="enquiries" aria-label={`Enquiries, ${order}`} aria-busy={status === 'changing'}>
        {enquiries.map((enquiry) => (
          <Row key={enquiryKey(enquiry)} enquiry={enquiry} open={place.open === enquiryKey(enquiry)} now={now} />
        ))}
      </ol>
      <Pagination
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
