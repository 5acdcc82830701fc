import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import { Icon } from '../../../components/ui/Icon'
import { Picture } from '../../../components/ui/Picture'
import { checkboxClass } from '../../../components/ui/form/field-class'
import { $mayEdit } from '../../../lib/http/admin-session'
import { actionsColumnClass, type ListColumnName, listColumns } from './ListColumns'
import { scheduledText } from './list-text'
import { $dialog } from './list.store'
import { ListingPrice } from './ListingPrice'
import type { AdminListing } from '../listing-row'
import { RowActions } from './RowActions'
import { RowNote, RowTitle } from './RowTitle'
import { $selected, select } from './selection.store'
import { StatusPill } from './StatusPill'
import { serverDate } from '../../../lib/time/server-time'

interface Props {
  listing: AdminListing
  columns: readonly ListColumnName[]
  /** The rows of the page: Shift selects those since the last toggled one. */
  shown: readonly AdminListing[]
  /** False while the filters have changed, and the row may not match them. */
  canSelect: boolean
  /** How the list was reached: from this listing's form, saved or not. */
  lastEdited?: 'saved' | 'unsaved' | undefined
}

// A table from 46 rem on. On phones each row is a card: picture, text and menu, and price and status below.
const rowClass = clsx(
  'group/row relative border-b border-line max-tablet:grid max-tablet:items-center max-tablet:gap-x-2 tablet:h-14',
  'max-tablet:grid-cols-[4.5rem_auto_auto_minmax(0,1fr)] max-tablet:px-(--admin-margin)',
  'max-tablet:pt-2.25 max-tablet:pb-0.5',
)
const cellClass = 'px-2 py-1 align-middle max-tablet:p-0'
const secondLineClass = 'max-tablet:row-start-2 max-tablet:w-auto'

/** One listing as a row: what it is, its price, status and performance. */
export function ListingTableRow({ listing, columns, shown, canSelect, lastEdited }: Props) {
  const { id, title, status, archived, publish_at: publishAt, thumb } = listing
  const mayEdit = useStore($mayEdit)
  const selection = useStore($selected)
  const selected = selection.has(id)
  // Then phones show the checkboxes, in the place of the pictures.
  const selecting = selection.size > 0
  return (
    <tr
      className={clsx(
        rowClass,
        selected ? 'bg-selected shadow-[inset_3px_0_var(--color-green)]' : 'bg-paper hover:bg-white',
        lastEdited && !selected && 'shadow-[inset_3px_0_var(--color-brick)]',
      )}
      data-row={id}
    >
      {mayEdit && (
        <td
          className={clsx(
            cellClass,
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
              disabled={!canSelect}
              onChange={() => {}}
              onClick={(event) => select(listing, !selected, event.shiftKey ? shown : undefined)}
            />
            <span className="sr-only">Select {title}</span>
          </label>
        </td>
      )}
      <td
        className={clsx(
          cellClass,
          'w-18 max-tablet:col-start-1 max-tablet:row-start-1 tablet:border-r tablet:border-line',
          mayEdit && selecting && 'max-tablet:hidden',
        )}
      >
        <div
          className={clsx(
            'grid h-9.5 w-14.25 place-items-center overflow-hidden bg-surface-muted text-ink-2 max-tablet:h-12',
            'max-tablet:w-18',
          )}
        >
          {thumb ? <Picture url={thumb} alt="" sizes="72px" /> : <Icon name="picture" />}
        </div>
      </td>
      {columns.includes('reference') && (
        <td className={clsx(cellClass, 'pl-4.5', listColumns.reference.hidden)}>
          <listColumns.reference.Cell listing={listing} />
        </td>
      )}
      <th
        className={clsx(
          cellClass,
          'text-left font-normal max-tablet:col-span-3 max-tablet:col-start-2 max-tablet:pr-9',
          'max-tablet:pl-1 tablet:pl-3 laptop:pl-4.5',
        )}
        scope="row"
      >
        <RowTitle listing={listing} isJustSaved={lastEdited === 'saved'} />
      </th>
      <td
        className={clsx(
          cellClass,
          'relative tabular-nums max-tablet:static max-tablet:col-start-2 max-tablet:pl-1',
          secondLineClass,
        )}
        data-cell="price"
      >
        <ListingPrice listing={listing} />
      </td>
      <td className={clsx(cellClass, 'w-37 max-tablet:col-start-3', secondLineClass)} data-cell="status">
        {mayEdit && !archived ? (
          <button
            type="button"
            className={clsx(
              'grid min-h-9 cursor-pointer items-center rounded-sm max-tablet:min-h-11 tablet:-mx-1 tablet:px-1',
              'tablet:hover:bg-stucco pointer-coarse:min-h-11',
            )}
            aria-haspopup="dialog"
            onClick={() => $dialog.set({ listing, about: 'status' })}
          >
            <span className="sr-only">Status of {title}: </span>
            <StatusPill status={status} scheduled={scheduledText(publishAt ?? '', serverDate())} />
          </button>
        ) : (
          <StatusPill status={status} archived={archived} />
        )}
      </td>
      {columns
        .filter((name) => name !== 'reference')
        .map((name) => {
          const { Cell, hidden } = listColumns[name]
          return (
            <td className={clsx(cellClass, 'tabular-nums', hidden)} key={name}>
              <Cell listing={listing} />
            </td>
          )
        })}
      <td
        className={clsx(
          cellClass,
          secondLineClass,
          'min-w-0 max-tablet:col-start-4 max-tablet:text-right desktop:hidden',
          // A narrow phone has no room for it beside price and status.
          'max-[24rem]:col-span-3 max-[24rem]:col-start-2 max-[24rem]:row-start-3 max-[24rem]:text-left',
        )}
      >
        <RowNote listing={listing} />
      </td>
      <td
        className={clsx(
          cellClass,
          actionsColumnClass,
          'max-tablet:absolute max-tablet:top-2 max-tablet:right-[calc(var(--admin-margin)-0.75rem)] max-tablet:w-auto',
        )}
        data-cell="actions"
      >
        <RowActions listing={listing} canSelect={canSelect} />
      </td>
    </tr>
  )
}
