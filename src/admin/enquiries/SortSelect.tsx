import { useStore } from '@nanostores/react'
import { inputClass, selectClass } from '../../components/ui/form/field-class'
import { findValue } from '../../domain/enquiry/enquiry-labels'
import { noFilters, orders } from './inbox-url'
import { $inboxLocation, navigate } from './inbox-location.store'

/** The order of the list. Enquiries due for erasure are ordered by date. */
export function SortSelect() {
  const { order, due } = useStore($inboxLocation)
  if (due) return null
  return (
    <span className={selectClass()}>
      <select
        className={inputClass({ kind: 'select', size: 'small' })}
        aria-label="Order"
        value={order}
        onChange={({ target }) =>
          navigate({ order: findValue(orders, target.value) ?? noFilters.order, page: 1, open: '' })
        }
      >
        {orders.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </span>
  )
}
