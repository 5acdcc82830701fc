import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import { inputClass, labelClass, selectClass } from '../../components/ui/form/field-class'
import { findValue } from '../../domain/enquiry/enquiry-labels'
import { noFilters, orders } from './inbox-url'
import { $inboxLocation, navigate } from './inbox-location.store'

/** The order of the list, in a sheet with a visible label. Enquiries due for erasure are ordered by date. */
export function SortSelect({ inSheet = false }: { inSheet?: boolean }) {
  const { order, due } = useStore($inboxLocation)
  if (due) return null
  return (
    <label className="block">
      <span className={inSheet ? labelClass : 'sr-only'}>Order</span>
      <span className={selectClass()}>
        <select
          className={clsx(inputClass({ kind: 'select', ...(!inSheet && { size: 'small' }) }), inSheet && 'text-note')}
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
    </label>
  )
}
