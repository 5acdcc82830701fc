import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import { checkboxClass } from '../../../components/ui/form/field-class'
import { $mayEdit } from '../../../lib/http/admin-session'
import { useAccounts } from '../../query/accounts'
import { useFirstRows } from '../../ui/use-first-rows'
import { useIsPhone } from '../../ui/use-media'
import { useListPage } from './list-data'
import { $state, navigate } from './list.store'
import { actionsColumnClass, chosenColumns, type ListColumnName, listColumns } from './ListColumns'
import { onListKey } from './list-keys'
import { type Sort, sorts } from './list-state'
import { useSettings } from './list-settings.queries'
import type { AdminListing } from '../listing-row'
import { ListingTableRow } from './ListingTableRow'
import { $selected, selectAll } from './selection.store'

interface Props {
  /** The listing whose form was just left. */
  lastEdited: { id: string; saved: boolean }
}

const headingClass = 'px-2 py-1.75 text-left text-tiny font-medium text-ink-2'
const stickyClass = 'desktop:sticky desktop:top-17 desktop:z-1 bg-stucco'

/** The visible columns of this account: the negotiator only if there is more than one. */
function useColumns(): ListColumnName[] {
  const { columns } = useSettings()
  const hasSeveralAccounts = useAccounts().length > 1
  return chosenColumns(columns).filter((name) => name !== 'negotiator' || hasSeveralAccounts)
}

/** The listings of a page as a table; its keys are in `list-keys.ts`. */
export function ListingTable({ lastEdited }: Props) {
  const { listings, isPlaceholderData, canSelect } = useListPage()
  const mayEdit = useStore($mayEdit)
  const columns = useColumns()
  // A phone hides the head, whose controls would be invisible tab stops; its filters have the order.
  const isPhone = useIsPhone()
  const firstRows = useFirstRows(listings)
  // The row of the form that was just left has the focus, wherever it is.
  const rows = lastEdited.id ? listings : firstRows
  const renderHeading = (name: ListColumnName) => (
    <ColumnHeading
      key={name}
      label={listColumns[name].label}
      sorts={isPhone ? undefined : listColumns[name].sorts}
      className={clsx(listColumns[name].width, listColumns[name].hidden, name === 'reference' && 'pl-4.5')}
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
            <th className={clsx(headingClass, stickyClass, 'w-15 tablet:pl-(--admin-margin)')} scope="col">
              {isPhone ? 'Selection' : <SelectPageCheckbox listings={listings} disabled={!canSelect} />}
            </th>
          )}
          <th className={clsx(headingClass, stickyClass, 'w-18')} scope="col">
            <span className="sr-only">Picture</span>
          </th>
          {columns.includes('reference') && renderHeading('reference')}
          <ColumnHeading
            label="Title and area"
            sorts={isPhone ? undefined : ['title', 'title-back']}
            className="tablet:pl-3 laptop:pl-4.5"
          />
          <ColumnHeading
            label="Price"
            sorts={isPhone ? undefined : ['price', 'cheapest']}
            className="w-27 laptop:w-35"
          />
          <ColumnHeading label="Status" className="w-37" />
          {columns.filter((name) => name !== 'reference').map(renderHeading)}
          <th className={clsx(headingClass, stickyClass, 'w-19 laptop:w-26 desktop:hidden')} scope="col">
            <span className="sr-only">Most urgent</span>
          </th>
          <th className={clsx(headingClass, stickyClass, actionsColumnClass)} scope="col">
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
            shown={listings}
            canSelect={canSelect}
            lastEdited={listing.id !== lastEdited.id ? undefined : lastEdited.saved ? 'saved' : 'unsaved'}
          />
        ))}
      </tbody>
    </table>
  )
}

/** A column heading; a sortable one is a button that toggles the order. */
function ColumnHeading({
  label,
  sorts: sortPair,
  className,
}: {
  label: string
  sorts?: readonly [Sort, Sort] | undefined
  className?: string
}) {
  const { sort } = useStore($state)
  const index = sortPair?.indexOf(sort) ?? -1
  const ascending = index >= 0 && sorts[sort].ascending
  return (
    <th
      className={clsx(headingClass, stickyClass, className)}
      scope="col"
      aria-sort={index < 0 ? undefined : ascending ? 'ascending' : 'descending'}
    >
      {sortPair ? (
        <button
          type="button"
          className={clsx('-my-1 cursor-pointer py-1 hover:text-ink', index >= 0 && 'font-semibold text-ink')}
          onClick={() => navigate({ sort: index === 0 ? sortPair[1] : sortPair[0] })}
        >
          {label}
          {index >= 0 && <span aria-hidden="true"> {ascending ? '↑' : '↓'}</span>}
        </button>
      ) : (
        label
      )}
    </th>
  )
}

/** The checkbox that selects or deselects all listings of the page. */
function SelectPageCheckbox({ listings, disabled }: { listings: readonly AdminListing[]; disabled: boolean }) {
  const selected = useStore($selected)
  const count = listings.filter(({ id }) => selected.has(id)).length
  const isAll = count === listings.length
  return (
    <label className="-my-2.5 grid h-11 cursor-pointer items-center">
      <input
        ref={(checkbox) => {
          if (checkbox) checkbox.indeterminate = count > 0 && !isAll
        }}
        type="checkbox"
        className={clsx(
          checkboxClass,
          'size-5!',
          'indeterminate:border-green indeterminate:bg-green indeterminate:before:h-0.5 indeterminate:before:w-3',
          "indeterminate:before:bg-white indeterminate:before:content-['']",
        )}
        checked={isAll}
        disabled={disabled}
        onChange={() => selectAll(listings, !isAll)}
      />
      <span className="sr-only">Select this page</span>
    </label>
  )
}
