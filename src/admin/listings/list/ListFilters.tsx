import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { inputClass, labelClass, selectClass } from '../../../components/ui/form/field-class'
import { useAreas } from '../areas.queries'
import { useNegotiators } from './list-data'
import { $state, go } from './list.store'
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
  const negotiators = useNegotiators()
  return (
    <>
      <Choice id="desk-area" label="Area" value={area} labelled={inSheet} onChoose={(area) => go({ area })}>
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
          id="desk-negotiator"
          label="Negotiator"
          value={negotiator}
          labelled={inSheet}
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
        labelled={inSheet}
        onChoose={(days) => go({ changed: changedWithin.find((one) => String(one) === days) ?? null })}
      >
        <option value="">Any time</option>
        {changedWithin.map((days) => (
          <option key={days} value={days}>
            {days === 1 ? 'Changed in 24 hours' : `Changed in ${days} days`}
          </option>
        ))}
      </Choice>
      {inSheet && (
        <Choice id="desk-sort" label="Order" value={sort} labelled onChoose={(sort) => go({ sort: sort as Sort })}>
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

interface ChoiceProps {
  id: string
  label: string
  value: string
  labelled: boolean
  onChoose: (value: string) => void
  children: ReactNode
}

const Choice = ({ id, label, value, labelled, onChoose, children }: ChoiceProps) => (
  <span className="block min-w-0">
    <label className={labelled ? labelClass : 'sr-only'} htmlFor={id}>
      {label}
    </label>
    <span className={selectClass()}>
      <select
        className={clsx(
          inputClass({ kind: 'select', size: 'small' }),
          !labelled && toolClass,
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
