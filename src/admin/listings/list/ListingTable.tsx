import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import { useDeferredValue, useEffect, useRef } from 'react'
import { checkboxClass } from '../../../components/ui/form/field-class'
import { $mayEdit } from '../../../lib/http/admin-session'
import { useAccounts } from '../../query/accounts'
import { useListPage } from './list-data'
import { $state, go } from './list.store'
import { chosenColumns, type ListColumnName, listColumns } from './list-columns'
import { onListKey } from './list-keys'
import { type Sort, sorts } from './list-state'
import { useSettings } from './list-settings'
import { ListingTableRow } from './ListingTableRow'
import { actionsColumnClass } from '../row-actions'
import { $selected, select, selectAll } from './selection.store'

interface Props {
  /** The listing whose form was just left. */
  returned: { id: string; saved: boolean }
  onOpenDialog: (id: string, about: RowDialog) => void
}

/** What a dialog about one listing is for. */
export type RowDialog = 'status' | 'seekers' | 'deletion'

const heading = 'px-2 py-1.75 text-left text-tiny font-medium text-ink-2'
const stickyClass = 'desktop:sticky desktop:top-17 desktop:z-1 bg-stucco'

// More than a screen shows: fifty rows take 0.1 s until the first of them is painted.
const rowsOfFirstPaint = 20

/** The visible columns of this account: the negotiator only if there is more than one. */
function useColumns(): ListColumnName[] {
  const { columns } = useSettings()
  const several = useAccounts().length > 1
  return chosenColumns(columns).filter((name) => name !== 'negotiator' || several)
}

/** The listings of a page as a table; its keys are in `list-keys.ts`. */
export function ListingTable({ returned, onOpenDialog }: Props) {
  const { listings, isPlaceholderData } = useListPage()
  const selected = useStore($selected)
  const mayEdit = useStore($mayEdit)
  const columns = useColumns()
  const isPainted = useDeferredValue(true, false)
  // The row of the form that was just left has the focus, wherever it is.
  const rows = isPainted || returned.id ? listings : listings.slice(0, rowsOfFirstPaint)
  const selectedCount = listings.filter(({ id }) => selected.has(id)).length
  const th = (name: ListColumnName) => (
    <ColumnHeading
      key={name}
      label={listColumns[name].label}
      sorts={sortsOf(name)}
      className={clsx(listColumns[name].className, name === 'reference' && 'pl-4.5')}
    />
  )
  return (
    <table
      className={clsx(
        'w-full border-separate border-spacing-0 text-note leading-[1.4] tablet:table-fixed',
        'aria-busy:opacity-55 aria-busy:transition-opacity aria-busy:delay-250 max-tablet:block',
        '[&_tr]:border-b-0 max-tablet:[&_tr]:border-b [&_tr>*]:border-b [&_tr>*]:border-line',
        'max-tablet:[&_tr>*]:border-0',
      )}
      aria-busy={isPlaceholderData}
      aria-label="Properties"
      onKeyDown={(event) => onListKey(event, listings)}
    >
      <thead className="max-tablet:sr-only">
        <tr>
          {mayEdit && (
            <th className={clsx(heading, stickyClass, 'w-15 tablet:pl-(--admin-margin)')} scope="col">
              <PageBox
                state={selectedCount === 0 ? 'none' : selectedCount === listings.length ? 'all' : 'some'}
                onSelect={(checked) => selectAll(listings, checked)}
              />
            </th>
          )}
          <th className={clsx(heading, stickyClass, 'w-18')} scope="col">
            <span className="sr-only">Picture</span>
          </th>
          {columns.includes('reference') && th('reference')}
          <ColumnHeading label="Title and area" sorts={['title', 'title-back']} className="tablet:pl-4.5" />
          <ColumnHeading label="Price" sorts={['price', 'cheapest']} className="w-31 laptop:w-35" />
          <ColumnHeading label="Status" className="w-37" />
          {columns.filter((name) => name !== 'reference').map(th)}
          <th className={clsx(heading, stickyClass, actionsColumnClass)} scope="col">
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody className="max-tablet:block">
        {rows.map((listing) => (
          <ListingTableRow
            key={listing.id}
            listing={listing}
            columns={columns}
            selected={selected.has(listing.id)}
            selecting={selected.size > 0}
            onSelect={(checked, through) => select(listing, checked, through ? listings : undefined)}
            returned={listing.id !== returned.id ? undefined : returned.saved ? 'saved' : 'unsaved'}
            onStatus={() => onOpenDialog(listing.id, 'status')}
            onSeekers={() => onOpenDialog(listing.id, 'seekers')}
            onDelete={() => onOpenDialog(listing.id, 'deletion')}
          />
        ))}
      </tbody>
    </table>
  )
}

const sortsOf = (name: ListColumnName): readonly [Sort, Sort] | undefined => {
  const column = listColumns[name]
  return 'sorts' in column ? column.sorts : undefined
}

/** A column heading; a sortable one is a button that toggles the order. */
function ColumnHeading({
  label,
  sorts: pair,
  className,
}: {
  label: string
  sorts?: readonly [Sort, Sort] | undefined
  className?: string
}) {
  const { sort } = useStore($state)
  const place = pair?.indexOf(sort) ?? -1
  const ascending = place >= 0 && sorts[sort].ascending
  return (
    <th
      className={clsx(heading, stickyClass, className)}
      scope="col"
      aria-sort={place < 0 ? undefined : ascending ? 'ascending' : 'descending'}
    >
      {pair ? (
        <button
          type="button"
          className={clsx('-my-1 cursor-pointer py-1 hover:text-ink', place >= 0 && 'font-semibold text-ink')}
          onClick={() => go({ sort: place === 0 ? pair[1] : pair[0] })}
        >
          {label}
          {place >= 0 && <span aria-hidden="true"> {ascending ? '↑' : '↓'}</span>}
        </button>
      ) : (
        label
      )}
    </th>
  )
}

/** The checkbox that selects or deselects the page. */
function PageBox({ state, onSelect }: { state: 'none' | 'some' | 'all'; onSelect: (checked: boolean) => void }) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = state === 'some'
  }, [state])
  return (
    <label className="-my-2.5 grid h-11 cursor-pointer items-center">
      <input
        ref={box}
        type="checkbox"
        className={clsx(
          checkboxClass,
          'size-5!',
          'indeterminate:border-green indeterminate:bg-green indeterminate:before:h-0.5 indeterminate:before:w-3',
          "indeterminate:before:bg-white indeterminate:before:content-['']",
        )}
        checked={state === 'all'}
        onChange={() => onSelect(state !== 'all')}
      />
      <span className="sr-only">Select this page</span>
    </label>
  )
}
