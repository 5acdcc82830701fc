import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import { useEffect } from 'react'
import { inputClass, selectClass } from '../../../components/ui/form/field-class'
import { useSearchText } from '../../../components/ui/form/useSearchText'
import { counted } from '../../../lib/format/words'
import { $areas, loadAreas } from '../areas.store'
import { ColumnChooser } from './ColumnChooser'
import { focusFirstRow, searchId } from './list-keys'
import { $list, $negotiators, $state, $viewCounts, go } from './list.store'
import { changedWithin, defaultListState, isFiltered, noFilters, type Sort, sorts } from './list-state'
import { PriceFilter } from './PriceFilter'
import { toolClass } from './tool-class'

/** Search and filters of the list. */
export function ListTools() {
  const state = useStore($state)
  const { q, area, negotiator, changed, sort, type } = state
  const { counts, busy, listings } = useStore($list)
  const areas = useStore($areas)
  const negotiators = useStore($negotiators)
  const viewCounts = useStore($viewCounts)
  const search = useSearchText(q, (q) => go({ q }, 'replace'))
  const total = counts?.[type ?? 'all']
  const filtered = isFiltered(state)
  useEffect(() => void loadAreas(), [])

  return (
    <div
      className="flex flex-wrap items-center gap-2 px-(--admin-margin) py-2.25 max-tablet:grid max-tablet:grid-cols-2"
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
            'text-note max-tablet:col-span-full tablet:w-80 pointer-fine:min-h-9 pointer-fine:py-1',
          )}
          id={searchId}
          type="search"
          value={search.typed}
          placeholder="Title, street, postcode, reference"
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
      <Choice id="desk-area" label="Area" value={area} onChoose={(area) => go({ area })}>
        <option value="">Any area</option>
        {[...new Set([...areas, ...(area ? [area] : [])])].map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Choice>
      <PriceFilter />
      {negotiators.length > 1 && (
        <Choice
          id="desk-negotiator"
          label="Negotiator"
          value={negotiator}
          onChoose={(negotiator) => go({ negotiator })}
        >
          <option value="">Any negotiator</option>
          <option value="nobody">No negotiator</option>
          {negotiators.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Choice>
      )}
      <Choice
        id="desk-changed"
        label="Changed"
        value={String(changed ?? '')}
        onChoose={(days) => go({ changed: changedWithin.find((one) => String(one) === days) ?? null })}
      >
        <option value="">Any time</option>
        {changedWithin.map((days) => (
          <option key={days} value={days}>
            {days === 1 ? 'Changed in 24 hours' : `Changed in ${days} days`}
          </option>
        ))}
      </Choice>
      <span className="contents tablet:hidden">
        <Choice id="desk-sort" label="Order" value={sort} onChoose={(sort) => go({ sort: sort as Sort })}>
          {Object.entries(sorts).map(([name, { label }]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </Choice>
      </span>
      <ColumnChooser />
      <p className="ml-auto text-small text-ink-2 tabular-nums max-tablet:col-span-full max-tablet:ml-0" role="status">
        {!busy && total !== undefined && filtered && `${counted(total, 'listing')} of ${viewCounts['all'] ?? total}`}
        {filtered && (
          <button
            type="button"
            className="ml-2 cursor-pointer py-1.5 text-ink quiet-link"
            onClick={() => go(noFilters)}
          >
            Clear
          </button>
        )}
      </p>
    </div>
  )
}

interface ChoiceProps {
  id: string
  label: string
  value: string
  onChoose: (value: string) => void
  children: React.ReactNode
}

const Choice = ({ id, label, value, onChoose, children }: ChoiceProps) => (
  <span className="min-w-0">
    <label className="sr-only" htmlFor={id}>
      {label}
    </label>
    <span className={selectClass()}>
      <select
        className={clsx(
          inputClass({ kind: 'select', size: 'small' }),
          toolClass,
          value && value !== defaultListState.sort && 'border-green font-medium',
        )}
        id={id}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {children}
      </select>
    </span>
  </span>
)
