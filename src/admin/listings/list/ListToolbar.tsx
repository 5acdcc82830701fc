import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import { inputClass } from '../../../components/ui/form/field-class'
import { useSearchText } from '../../../components/ui/form/useSearchText'
import { counted } from '../../../lib/format/words'
import { useAccounts } from '../../query/accounts'
import { TextButton } from '../../ui/Button'
import { useIsPhone } from '../../ui/use-media'
import { ColumnChooser } from './ColumnChooser'
import { FilterSheet } from './FilterSheet'
import { useCounts, useListPage, useTotal } from './list-data'
import { focusFirstRow, focusTitle, searchId } from './list-keys'
import { $state, navigate } from './list.store'
import { isFiltered, noFilters, tabName } from './list-state'
import { ListFilters } from './ListFilters'
import { PriceFilter } from './PriceFilter'

/** Search and filters of the list. On phones the filters are in a sheet. */
export function ListTools() {
  const state = useStore($state)
  const isPhone = useIsPhone()
  const hasSeveralAccounts = useAccounts().length > 1
  const counts = useCounts()
  const total = useTotal()
  const { listings, isPlaceholderData } = useListPage()
  const search = useSearchText(state.q, (q) => navigate({ q }, 'replace'))
  // The button goes with the filters.
  const clear = () => {
    navigate(noFilters)
    focusTitle()
  }

  return (
    <div
      className={clsx(
        'flex flex-wrap items-center gap-2 px-(--admin-margin) py-2.25 max-tablet:flex-nowrap',
        'tablet:max-laptop:grid',
        // Each line is full.
        hasSeveralAccounts ? 'tablet:max-laptop:grid-cols-3' : 'tablet:max-laptop:grid-cols-[5fr_repeat(3,3fr)]',
      )}
      role="search"
    >
      <form
        className="contents"
        onSubmit={(event) => {
          event.preventDefault()
          search.submit()
        }}
      >
        <label className="sr-only" htmlFor={searchId}>
          Search listings
        </label>
        <input
          className={clsx(
            inputClass({ size: 'small' }),
            'max-tablet:min-w-0 max-tablet:grow tablet:max-laptop:w-full laptop:w-80 pointer-fine:text-note',
            'pointer-fine:min-h-9 pointer-fine:py-1',
            hasSeveralAccounts && 'tablet:max-laptop:col-span-2',
          )}
          id={searchId}
          type="search"
          value={search.typed}
          placeholder="Title, address, reference"
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) => search.type(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return
            event.preventDefault()
            focusFirstRow(listings)
          }}
        />
      </form>
      {isPhone ? (
        <FilterSheet />
      ) : (
        <>
          <ListFilters price={<PriceFilter />} />
          <ColumnChooser />
        </>
      )}
      <p
        className={
          isFiltered(state)
            ? 'ml-auto text-small text-ink-2 tabular-nums max-tablet:sr-only tablet:max-laptop:col-span-full'
            : 'sr-only'
        }
        role="status"
      >
        {!isPlaceholderData && counts && total !== undefined && (
          <>
            <span className="sr-only">{tabName(state)}: </span>
            {counted(total, 'listing')}
            {isFiltered(state) && ` of ${counts.unfiltered.toLocaleString('en-GB')}`}
          </>
        )}
        {!isPhone && isFiltered(state) && (
          <TextButton className="ml-2 py-1.5 text-ink" onClick={clear}>
            Clear
          </TextButton>
        )}
      </p>
    </div>
  )
}
