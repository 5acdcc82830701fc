import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { useAccounts } from '../../query/accounts'
import { FilterSelect } from '../../ui/FilterSelect'
import { useAreas } from '../areas.queries'
import { $state, navigate } from './list.store'
import { changedWithin, defaultListState, type Sort, sorts } from './list-state'
import { toolClass } from './tool-class'

interface Props {
  /** The filter by price. */
  price: ReactNode
  /** In a sheet: with visible labels, and the order, which a table has in its headings. */
  inSheet?: boolean
}

/** The filters of the list besides its tabs. Each takes effect at once. */
export function ListFilters({ price, inSheet = false }: Props) {
  const { area, negotiator, changed, sort } = useStore($state)
  const areas = useAreas()
  const negotiators = useAccounts()
  return (
    <>
      <Choice id="filter-area" label="Area" value={area} inSheet={inSheet} onChoose={(area) => navigate({ area })}>
        <option value="">Any area</option>
        {[...new Set([...areas, ...(area ? [area] : [])])].map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Choice>
      {price}
      {negotiators.length > 1 && (
        <Choice
          id="filter-negotiator"
          label="Negotiator"
          value={negotiator}
          inSheet={inSheet}
          onChoose={(negotiator) => navigate({ negotiator })}
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
        id="filter-changed"
        label="Changed"
        value={String(changed ?? '')}
        inSheet={inSheet}
        onChoose={(days) => navigate({ changed: changedWithin.find((one) => String(one) === days) ?? null })}
      >
        <option value="">Any time</option>
        {changedWithin.map((days) => (
          <option key={days} value={days}>
            {days === 1 ? 'Changed in 24 hours' : `Changed in ${days} days`}
          </option>
        ))}
      </Choice>
      {inSheet && (
        <Choice
          id="filter-sort"
          label="Order"
          value={sort}
          inSheet
          onChoose={(sort) => navigate({ sort: sort as Sort })}
        >
          {Object.entries(sorts).map(([name, { label }]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </Choice>
      )}
    </>
  )
}

type ChoiceProps = Omit<ComponentProps<typeof FilterSelect>, 'className'>

const Choice = (props: ChoiceProps) => (
  <FilterSelect
    {...props}
    className={clsx(
      !props.inSheet && toolClass,
      props.value && props.value !== defaultListState.sort && 'border-green font-medium',
    )}
  />
)
