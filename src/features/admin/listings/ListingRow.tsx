import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import { Picture } from '../../../components/ui/Picture'
import { badge, statusWords } from '../../../domain/listing/listing-status'
import { $isAdministrator, $mayEdit } from '../../../lib/http/admin-session'
import { counted, rooms } from '../../../lib/format/words'
import { londonDay } from '../../../lib/time/london-time'
import { paths } from '../../../paths'
import { energyNotice } from '../../../domain/listing/certificates'
import { fieldId } from './fields'
import type { AdminListing } from './listing-row'
import { ListingPrice } from './ListingPrice'
import { duplicate } from './list.store'
import { rowActionClass, rowActionsClass } from './row-actions'
import { StateMark } from './StateMark'

interface Props {
  listing: AdminListing
  /** How the list was come back to: from this home's form, saved or not. */
  returned?: 'saved' | 'unsaved' | undefined
  onStatus: () => void
  onDelete: () => void
}

const row = clsx(
  'grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-x-4.5 gap-y-2.5 border-b border-line py-3.5 text-note',
  'leading-[1.4] sm:grid-cols-[7.5rem_minmax(0,1fr)_auto] sm:gap-x-5 lg:min-h-27',
  'lg:grid-cols-[7.5rem_minmax(0,1fr)_8.5rem_8.5rem_auto] lg:gap-x-[clamp(0.75rem,1.6vw,1.75rem)]',
)
// On a phone: the picture beside the words; under both, where it stands and what can be done.
const frame = 'aspect-3/2 overflow-hidden bg-sky max-lg:row-span-2 max-lg:row-start-1 max-lg:self-start'
const cost = 'tabular-nums max-lg:col-start-2 max-lg:flex max-lg:flex-wrap max-lg:items-baseline max-lg:gap-x-3.5'
const statusButton = clsx(
  'block min-h-10 w-full cursor-pointer rounded-sm border border-transparent py-1.5 pr-9 pl-3 text-left leading-[1.4]',
  'tabular-nums transition-[border-color] hover:border-edge hover:bg-white focus-visible:border-edge',
  'focus-visible:bg-white focus-visible:outline-offset-1 focus-visible:outline-ink pointer-coarse:min-h-11',
)
const statusArrow = clsx(
  'relative block after:pointer-events-none after:absolute after:top-1/2 after:right-3.5 after:size-1.5',
  'after:-translate-y-3/4 after:rotate-45 after:border-r after:border-b after:border-ink',
  'forced-colors:after:border-[ButtonText]',
)

/** The id of the link to a home's form. */
export const editLinkId = (id: string) => `edit-${id}`

/** One home in a line: what it is, what it costs, its status, and what can be done with it. */
export function ListingRow({ listing, returned, onStatus, onDelete }: Props) {
  const { id, slug, listingType, status, title, area, beds, baths, thumb, reference, weekViews } = listing
  const mayEdit = useStore($mayEdit)
  const mayDelete = useStore($isAdministrator)
  return (
    <li className={clsx(row, returned && '-mx-3 border-l-2 border-l-brick bg-paper pr-3 pl-2.5')}>
      <figure className={frame}>
        <Picture url={thumb} alt="" sizes="120px" />
      </figure>
      <div className="max-lg:self-start">
        <p className="text-small text-ink-2">
          {[badge(listingType), area, reference, weekViews > 0 && `${counted(weekViews, 'view')} in 7 days`]
            .filter(Boolean)
            .join(' · ')}
          {returned === 'saved' && (
            <strong className="ml-3 font-semibold whitespace-nowrap text-green">Just saved</strong>
          )}
        </p>
        <h2 className="font-serif text-h5 leading-[1.2] tracking-snug wrap-anywhere">
          <a
            className="decoration-brick decoration-1 underline-offset-[0.2em] hover:underline"
            href={paths.adminProperty(id)}
            tabIndex={-1}
          >
            {title}
          </a>
        </h2>
        <EnergyNote listing={listing} />
      </div>
      <div className={cost}>
        <ListingPrice listing={listing} />
        {beds !== null && baths !== null && <span className="text-small text-ink-2">{rooms({ beds, baths })}</span>}
      </div>
      <div className="max-lg:-ml-3 sm:max-lg:col-start-3 sm:max-lg:row-start-1">
        {mayEdit ? (
          <span className={statusArrow}>
            <button
              type="button"
              className={clsx(
                statusButton,
                status !== 'live' && 'font-semibold',
                status === 'draft' ? 'text-brick-2' : 'text-ink-2',
              )}
              aria-haspopup="dialog"
              onClick={onStatus}
            >
              <span className="sr-only">Status of {title}: </span>
              {statusWords[status]}
            </button>
          </span>
        ) : (
          <span className="text-ink-2 max-lg:pl-3">{statusWords[status]}</span>
        )}
      </div>
      <p className={clsx(rowActionsClass, 'justify-end sm:max-lg:col-start-3 sm:max-lg:row-start-2 lg:-ml-2')}>
        {status !== 'draft' && (
          <a className={rowActionClass} href={paths.property(slug)}>
            View<span className="sr-only"> {title}</span>
          </a>
        )}
        <a className={rowActionClass} id={editLinkId(id)} href={paths.adminProperty(id)}>
          {mayEdit ? 'Edit' : 'Look'}
          <span className="sr-only"> {title}</span>
        </a>
        {mayEdit && (
          <button type="button" className={rowActionClass} onClick={() => void duplicate(listing)}>
            Copy<span className="sr-only"> {title}</span>
          </button>
        )}
        {mayDelete && (
          <button type="button" className={rowActionClass} onClick={onDelete}>
            Delete<span className="sr-only"> {title}</span>
          </button>
        )}
      </p>
    </li>
  )
}

/** That the energy certificate has ended or soon will, with the way to its field; a home that is gone needs none. */
function EnergyNote({ listing: { id, status, title, energyEnds } }: Pick<Props, 'listing'>) {
  const notice = status === 'sold' || status === 'let' ? null : energyNotice(energyEnds, londonDay(new Date()))
  if (!notice) return null
  return (
    <a
      className={clsx(
        'mt-1 flex w-fit items-start gap-2 text-small leading-[1.4] font-semibold text-brick-2 hover:underline',
        'pointer-coarse:py-3',
      )}
      href={`${paths.adminProperty(id)}#${fieldId('fact-epc_expires')}`}
    >
      <StateMark state="missing" className="mt-px size-3.5!" />
      <span>
        {notice}
        <span className="sr-only">: {title}</span>
      </span>
    </a>
  )
}

/** A row before its home is there. */
export const RowSkeleton = () => (
  <li className={row}>
    <figure className={frame} />
    <i className="my-[0.35em] block h-3.5 max-w-88 bg-line forced-colors:bg-[GrayText]" />
  </li>
)
