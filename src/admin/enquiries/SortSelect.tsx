import { useStore } from '@nanostores/react'
import { findValue } from '../../domain/enquiry/enquiry-labels'
import { FilterSelect } from '../ui/FilterSelect'
import { noFilters, orders } from './inbox-url'
import { $inboxLocation, navigate } from './inbox-location.store'

/** The order of the list, in a sheet with a visible label. Enquiries due for erasure are ordered by date. */
export function SortSelect({ inSheet = false }: { inSheet?: boolean }) {
  const { order, due } = useStore($inboxLocation)
  if (due) return null
  return (
    <FilterSelect
      id={inSheet ? 'inbox-order-in-sheet' : 'inbox-order'}
      label="Order"
      value={order}
      inSheet={inSheet}
      onChoose={(chosen) => navigate({ order: findValue(orders, chosen) ?? noFilters.order, page: 1, open: '' })}
    >
      {orders.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </FilterSelect>
  )
}
