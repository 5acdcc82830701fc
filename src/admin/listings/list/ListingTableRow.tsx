import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import { Picture } from '../../../components/ui/Picture'
import { checkboxClass } from '../../../components/ui/form/field-class'
import { energyNotice } from '../../../domain/listing/certificates'
import { badge } from '../../../domain/listing/listing-status'
import { $mayEdit } from '../../../lib/http/admin-session'
import { rooms } from '../../../lib/format/words'
import { londonDay } from '../../../lib/time/london-time'
import { paths } from '../../../paths'
import { fieldId } from '../fields'
import { type ListColumnName, listColumns } from './list-columns'
import { scheduledText } from './list-text'
import { editLinkId } from './list-keys'
import { listingCells } from './ListingCells'
import { ListingPrice } from './ListingPrice'
import type { AdminListing } from '../listing-row'
import { RowActions } from './RowActions'
import { RowNote } from './RowNote'
import { actionsColumnClass } from '../row-actions'
import { StateMark } from '../StateMark'
import { StatusPill } from './StatusPill'
import { serverDate } from '../../../lib/time/server-time'

interface Props {
  listing: AdminListing
  columns: readonly ListColumnName[]
  selected: boolean
  /** Whether any row is selected: then phones show the checkboxes, in the place of the pictures. */
  selecting: boolean
  /** `through` includes the rows since the last toggled one. */
  onSelect: (selected: boolean, through: boolean) => void
  /** How the list was reached: from this listing's form, saved or not. */
  returned?: 'saved' | 'unsaved' | undefined
  onStatus: () => void
  onDelete: () => void
}

// A table from 46 rem on. On phones each row is a card: picture, text and menu, and price and status below.
const row = clsx(
  'group/row relative border-b border-line max-tablet:grid max-tablet:items-center max-tablet:gap-x-2 tablet:h-14',
  'max-tablet:grid-cols-[4.5rem_auto_auto_minmax(0,1fr)_2.25rem] max-tablet:px-4 max-tablet:pt-2.25 max-tablet:pb-0.5',
)
const cell = 'px-2 py-1 align-middle max-tablet:p-0'
const secondLine = 'max-tablet:row-start-2 max-tablet:w-auto'

/** One listing as a row: what it is, its price, status and performance. */
export function ListingTableRow({ listing, columns, returned, onStatus, onDelete, ...selection }: Props) {
  const { selected, selecting, onSelect } = selection
  const { id, title, area, outcode, listingType, status, archived, publishAt, beds, baths, thumb, reference } = listing
  const mayEdit = useStore($mayEdit)
  const kind = [badge(listingType), [area, outcode].filter(Boolean).join(' ')].filter(Boolean).join(' · ')
  return (
    <tr
      className={clsx(
        row,
        selected ? 'bg-[#eef1ea] shadow-[inset_3px_0_var(--color-green)]' : 'bg-paper hover:bg-white',
        returned && !selected && 'shadow-[inset_3px_0_var(--color-brick)]',
      )}
      data-row={id}
    >
      {mayEdit && (
        <td
          className={clsx(
            cell,
            'w-15 max-tablet:col-start-1 max-tablet:row-start-1 max-tablet:w-auto tablet:pl-(--admin-margin)',
            !selecting && 'max-tablet:hidden',
          )}
        >
          <label
            className={clsx(
              'grid size-11 cursor-pointer place-items-center',
              'tablet:-my-1 tablet:h-12 tablet:w-full tablet:justify-items-start',
            )}
          >
            <input
              type="checkbox"
              className={clsx(checkboxClass, 'tablet:size-5!')}
              checked={selected}
              onChange={() => {}}
              onClick={(event) => onSelect(!selected, event.shiftKey)}
            />
            <span className="sr-only">Select {title}</span>
          </label>
        </td>
      )}
      <td
        className={clsx(
          cell,
          'w-18 max-tablet:col-start-1 max-tablet:row-start-1 tablet:border-r tablet:border-line',
          mayEdit && selecting && 'max-tablet:hidden',
        )}
      >
        <figure className="h-9.5 w-14.25 overflow-hidden bg-surface-muted max-tablet:h-12 max-tablet:w-18">
          <Picture url={thumb} alt="" sizes="72px" />
        </figure>
      </td>
      {columns.includes('reference') && (
        <td className={clsx(cell, 'pl-4.5', listColumns.reference.className)}>
          <listingCells.reference listing={listing} />
        </td>
      )}
      <th
        className={clsx(
          cell,
          'text-left font-normal max-tablet:col-span-3 max-tablet:col-start-2 max-tablet:pl-1 tablet:pl-4.5',
        )}
        scope="row"
      >
        <a
          className={clsx(
            'block truncate leading-[1.3] font-semibold decoration-brick decoration-1',
            'underline-offset-[0.2em] hover:underline max-tablet:py-1',
          )}
          id={editLinkId(id)}
          href={paths.adminProperty(id)}
        >
          {title || 'Untitled listing'}
          {returned === 'saved' && (
            <strong className="ml-3 text-small font-semibold whitespace-nowrap text-green">Just saved</strong>
          )}
        </a>
        <span className="block truncate text-small leading-[1.3] font-normal text-ink-2">
          {kind}
          {beds !== null && baths !== null && <span className="max-tablet:hidden"> · {rooms({ beds, baths })}</span>}
          {reference && <span className="tablet:hidden"> · {reference}</span>}
        </span>
        <EnergyNote listing={listing} />
      </th>
      <td
        className={clsx(
          cell,
          'relative w-35 tabular-nums max-tablet:static max-tablet:col-start-2 max-tablet:pl-1',
          secondLine,
        )}
        data-cell="price"
      >
        <ListingPrice listing={listing} />
      </td>
      <td className={clsx(cell, 'w-37 max-tablet:col-start-3', secondLine)} data-cell="status">
        {mayEdit && !archived ? (
          <button
            type="button"
            className={clsx(
              'grid min-h-9 cursor-pointer items-center rounded-sm max-tablet:min-h-11 tablet:-mx-1 tablet:px-1',
              'tablet:hover:bg-stucco pointer-coarse:min-h-11',
            )}
            aria-haspopup="dialog"
            onClick={onStatus}
          >
            <span className="sr-only">Status of {title}: </span>
            <StatusPill status={status} scheduled={publishAt && scheduledText(publishAt, serverDate())} />
          </button>
        ) : (
          <StatusPill status={status} archived={archived} />
        )}
      </td>
      {columns
        .filter((name) => name !== 'reference')
        .map((name) => {
          const Cell = listingCells[name]
          return (
            <td className={clsx(cell, 'tabular-nums', listColumns[name].className)} key={name}>
              <Cell listing={listing} />
            </td>
          )
        })}
      <td
        className={clsx(
          cell,
          secondLine,
          'min-w-0 text-right max-tablet:col-span-2 max-tablet:col-start-4 tablet:hidden',
        )}
      >
        <RowNote listing={listing} />
      </td>
      <td
        className={clsx(
          cell,
          actionsColumnClass,
          'max-tablet:col-start-5 max-tablet:row-start-1 max-tablet:-mr-2 max-tablet:w-auto',
        )}
        data-cell="actions"
      >
        <RowActions listing={listing} selected={selected} onDelete={onDelete} />
      </td>
    </tr>
  )
}

/** An expired or expiring energy certificate, with a link to its field; not for sold or let listings. */
function EnergyNote({ listing: { id, status, title, energyEnds } }: Pick<Props, 'listing'>) {
  const notice = status === 'sold' || status === 'let' ? null : energyNotice(energyEnds, londonDay(serverDate()))
  if (!notice) return null
  return (
    <a
      className={clsx(
        'flex w-fit items-start gap-2 py-0.5 text-small leading-[1.3] font-semibold text-brick-2 max-tablet:hidden',
        'hover:underline pointer-coarse:py-2',
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
