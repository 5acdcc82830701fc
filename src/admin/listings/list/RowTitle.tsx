import clsx from 'clsx'
import { energyNotice } from '../../../domain/listing/certificates'
import { isWithheld } from '../../../domain/listing/has-page'
import { isOffMarket } from '../../../domain/listing/status-text'
import { badge } from '../../../domain/listing/listing-status'
import { rooms } from '../../../lib/format/words'
import { londonDay } from '../../../lib/time/london-time'
import { serverDate } from '../../../lib/time/server-time'
import { paths } from '../../../paths'
import type { AdminListing } from '../listing-row'
import { StateMark } from '../StateMark'
import { editLinkId } from './list-keys'
import { factsNote } from './list-text'

interface Props {
  listing: AdminListing
  isJustSaved: boolean
}

/** What a row is about: the title, which opens the form, and below it the area, type and rooms. */
export function RowTitle({ listing, isJustSaved }: Props) {
  const { id, title, area, outcode, listingType, beds, baths, reference } = listing
  const kind = [badge(listingType), [area, outcode].filter(Boolean).join(' ')].filter(Boolean).join(' · ')
  return (
    <>
      <a
        className={clsx(
          '-mx-1 block px-1 leading-[1.3] font-semibold wrap-anywhere decoration-brick decoration-1 tablet:truncate',
          'py-0.5 underline-offset-[0.2em] hover:underline focus-visible:-outline-offset-2 max-tablet:py-1',
        )}
        id={editLinkId(id)}
        href={paths.adminProperty(id)}
      >
        {title || 'Untitled listing'}
        {isJustSaved && (
          <strong className="ml-3 text-small font-semibold whitespace-nowrap text-green">Just saved</strong>
        )}
      </a>
      <span
        className={clsx(
          // Rooms that do not fit are on a second line, which is cut off.
          'flex flex-wrap overflow-hidden text-small leading-[1.3] font-normal text-ink-2',
          'h-[1.3em] supports-[height:1lh]:h-[1lh]',
          // Below the menu's dots, to the edge.
          'max-tablet:-mr-8 max-tablet:text-tiny',
        )}
      >
        <span className="max-w-full truncate">{kind}</span>
        {beds !== null && baths !== null && (
          <span className="whitespace-pre max-tablet:hidden"> · {rooms({ beds, baths })}</span>
        )}
        {reference && <span className="whitespace-pre tablet:hidden"> · {reference}</span>}
      </span>
      {isWithheld(listing) && (
        <span className="block text-small leading-[1.3] font-semibold text-ink-2">Not on the website</span>
      )}
      <EnergyNote listing={listing} />
    </>
  )
}

const noticeOf = (listing: AdminListing) =>
  isOffMarket(listing) ? null : energyNotice(listing.epc_expires, londonDay(serverDate()))

/** An expired or expiring energy certificate, with a link to its field; not for sold or let listings. */
function EnergyNote({ listing }: Pick<Props, 'listing'>) {
  const { id, title } = listing
  const notice = noticeOf(listing)
  if (!notice) return null
  return (
    <a
      className={clsx(
        'flex w-fit items-start gap-2 py-0.5 text-small leading-[1.3] font-semibold text-brick-2 max-desktop:hidden',
        'hover:underline pointer-coarse:py-2',
      )}
      href={paths.adminProperty(id, 'epc_expires')}
    >
      <StateMark state="missing" className="mt-px size-3.5!" />
      <span>
        {notice}
        <span className="sr-only">: {title}</span>
      </span>
    </a>
  )
}

const taskClass = 'inline-grid min-h-11 content-center'
const urgentClass = clsx(taskClass, 'font-semibold text-brick-2')

/** Below a desktop, at a row's end: the most urgent task, or the week's views. */
export function RowNote({ listing }: { listing: AdminListing }) {
  const { id, title, missing, new_enquiries: newEnquiries, dailyViews } = listing
  const facts = isOffMarket(listing) ? '' : factsNote(listing)
  const views = dailyViews.reduce((sum, day) => sum + day, 0)
  const name = <span className="sr-only">: {title}</span>
  const content =
    newEnquiries > 0 ? (
      <a className={urgentClass} href={`${paths.adminEnquiries}?home=${id}`}>
        {newEnquiries} new{name}
      </a>
    ) : noticeOf(listing) ? (
      <a className={urgentClass} href={paths.adminProperty(id, 'epc_expires')}>
        EPC ends{name}
      </a>
    ) : facts ? (
      <a className={missing > 0 ? urgentClass : taskClass} href={paths.adminProperty(id)}>
        {facts}
        {name}
      </a>
    ) : views > 0 ? (
      <span className="text-ink-2">{views} views</span>
    ) : null
  return <div className="text-small tabular-nums tablet:overflow-hidden tablet:whitespace-nowrap">{content}</div>
}
