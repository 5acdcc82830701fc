import clsx from 'clsx'
import { energyNotice } from '../../../domain/listing/certificates'
import { londonDay } from '../../../lib/time/london-time'
import { serverDate } from '../../../lib/time/server-time'
import { paths } from '../../../paths'
import type { AdminListing } from '../listing-row'
import { factsNote } from './row-note'

const taskClass = 'inline-grid min-h-11 content-center'
const urgentClass = clsx(taskClass, 'font-semibold text-brick-2')

/** On phones, at a row's end: the most urgent task, or the week's views. */
export function RowNote({ listing }: { listing: AdminListing }) {
  const { id, title, status, missingFacts, newEnquiries, epcExpires, dailyViews } = listing
  const isOver = status === 'sold' || status === 'let'
  const views = dailyViews.reduce((sum, day) => sum + day, 0)
  const name = <span className="sr-only">: {title}</span>
  const content =
    newEnquiries > 0 ? (
      <a className={urgentClass} href={`${paths.adminEnquiries}?home=${id}`}>
        {newEnquiries} new{name}
      </a>
    ) : !isOver && energyNotice(epcExpires, londonDay(serverDate())) ? (
      <a className={urgentClass} href={paths.adminProperty(id, 'fact-epc_expires')}>
        EPC ends{name}
      </a>
    ) : !isOver && factsNote(listing) ? (
      <a className={missingFacts > 0 ? urgentClass : taskClass} href={paths.adminProperty(id)}>
        {factsNote(listing)}
        {name}
      </a>
    ) : views > 0 ? (
      <span className="text-ink-2">{views} views</span>
    ) : null
  return <div className="overflow-hidden text-small whitespace-nowrap tabular-nums">{content}</div>
}
