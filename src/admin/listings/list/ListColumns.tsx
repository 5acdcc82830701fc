import clsx from 'clsx'
import { counted } from '../../../lib/format/words'
import { paths } from '../../../paths'
import { useAccounts, initialsOf } from '../../query/accounts'
import type { Sort } from './list-state'
import { $dialog } from './list.store'
import { seekersText, sinceText, sparklinePoints } from './list-text'
import type { AdminListing } from '../listing-row'
import { serverDate } from '../../../lib/time/server-time'

type Cell = (props: { listing: AdminListing }) => React.ReactNode

const emptyCell = (
  <span className="text-ink-2">
    <span aria-hidden="true">–</span>
    <span className="sr-only">None</span>
  </span>
)

/** Below this share of known facts, a listing is marked. */
const lowShare = 0.8

const Facts: Cell = ({ listing: { known, needed } }) => {
  if (needed === 0) return emptyCell
  const low = known / needed < lowShare
  return (
    <span className={clsx('flex items-center gap-2.25', low && 'font-semibold text-brick-2')}>
      <i className="relative block h-1.25 w-12 shrink-0 bg-line forced-colors:border" aria-hidden="true">
        <i
          className={clsx('absolute inset-y-0 left-0', low ? 'bg-brick' : 'bg-green', 'forced-colors:bg-[CanvasText]')}
          style={{ width: `${(known / needed) * 100}%` }}
        />
      </i>
      <span>
        {known}
        <span aria-hidden="true">/</span>
        <span className="sr-only"> of </span>
        {needed}
      </span>
    </span>
  )
}

const Enquiries: Cell = ({ listing }) => {
  const { id, title, enquiries, new_enquiries: newEnquiries, seekers } = listing
  return (
    <>
      {enquiries > 0 && (
        <a className="inline-block py-1 leading-[1.2] hover:underline" href={`${paths.adminEnquiries}?home=${id}`}>
          <b className="font-semibold">{enquiries}</b>
          {newEnquiries > 0 && <span className="ml-1.5 text-small font-medium text-brick-2">{newEnquiries} new</span>}
          <span className="sr-only"> enquiries about {title}</span>
        </a>
      )}
      {seekers > 0 && (
        <button
          type="button"
          className="block cursor-pointer py-1 text-small leading-[1.2] whitespace-nowrap text-ink-2 hover:underline"
          aria-haspopup="dialog"
          onClick={() => $dialog.set({ listing, about: 'seekers' })}
        >
          {seekersText(seekers)}
          <span className="sr-only">: {title}</span>
        </button>
      )}
      {enquiries + seekers === 0 && emptyCell}
    </>
  )
}

const Views: Cell = ({ listing: { dailyViews } }) => {
  const all = dailyViews.reduce((sum, views) => sum + views, 0)
  if (all === 0) return emptyCell
  return (
    <span className="flex items-center gap-2.5" title={`${counted(all, 'view')} in the last seven days`}>
      <svg className="h-5 w-13 shrink-0" viewBox="0 0 52 20" aria-hidden="true">
        <polyline points={sparklinePoints(dailyViews, 52, 20)} className="stroke-trend fill-none stroke-[1.5]" />
      </svg>
      {all}
    </span>
  )
}

const Changed: Cell = ({ listing: { updated_at: updatedAt } }) => (
  <time className="text-small text-ink-2" dateTime={updatedAt}>
    {sinceText(updatedAt, serverDate())}
  </time>
)

const Negotiator: Cell = ({ listing: { negotiator_id: negotiator } }) => {
  const name = useAccounts().find(({ id }) => id === negotiator)?.name
  if (!name) return emptyCell
  return (
    <span className="flex items-center gap-2 overflow-hidden text-small whitespace-nowrap">
      <i
        className="grid size-6.5 shrink-0 place-items-center rounded-full bg-surface-muted text-tiny not-italic"
        aria-hidden="true"
      >
        {initialsOf(name)}
      </i>
      <span className="truncate">{name}</span>
    </span>
  )
}

interface ListColumn {
  label: string
  /** The orders of its heading's first and second press. */
  sorts?: readonly [Sort, Sort]
  width: string
  /** The screens for which it is too much. Below a desktop, one column has the most urgent task instead of all. */
  hidden: string
  Cell: Cell
}

export type ListColumnName = 'reference' | 'facts' | 'enquiries' | 'views' | 'changed' | 'negotiator'

/** The optional columns. Title, price and status always show. */
export const listColumns: Record<ListColumnName, ListColumn> = {
  reference: {
    label: 'Ref.',
    sorts: ['reference', 'reference-back'],
    width: 'w-25',
    hidden: 'max-[90rem]:hidden',
    Cell: ({ listing: { reference } }) =>
      reference ? <span className="block truncate text-small text-ink-2">{reference}</span> : emptyCell,
  },
  facts: { label: 'Material information', width: 'w-32', hidden: 'max-desktop:hidden', Cell: Facts },
  enquiries: {
    label: 'Enquiries',
    sorts: ['enquiries', 'fewest-enquiries'],
    width: 'w-30',
    hidden: 'max-desktop:hidden',
    Cell: Enquiries,
  },
  views: { label: 'Views, 7 days', width: 'w-29', hidden: 'max-[100rem]:hidden', Cell: Views },
  changed: {
    label: 'Changed',
    sorts: ['changed', 'unchanged'],
    width: 'w-25',
    hidden: 'max-[90rem]:hidden',
    Cell: Changed,
  },
  negotiator: { label: 'Negotiator', width: 'w-31', hidden: 'max-[110rem]:hidden', Cell: Negotiator },
}

export const columnNames = Object.keys(listColumns) as ListColumnName[]

/** The chosen columns that still exist; all by default. */
export const chosenColumns = (stored: readonly string[] | null): ListColumnName[] =>
  stored === null ? columnNames : columnNames.filter((name) => stored.includes(name))

/** The actions column: from 1280 px on View, Edit and Delete, below that only a menu. */
export const actionsColumnClass = 'w-13 min-[80rem]:w-52'
