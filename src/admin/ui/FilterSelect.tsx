import clsx from 'clsx'
import type { ReactNode } from 'react'
import { inputClass, labelClass, selectClass } from '../../components/ui/form/field-class'

interface Props {
  id: string
  label: string
  value: string
  /** In a sheet, with a visible label. */
  inSheet: boolean
  className?: string | undefined
  onChoose: (value: string) => void
  /** The options. */
  children: ReactNode
}

/** A filter or an order of a list. It takes effect at once. */
export const FilterSelect = ({ id, label, value, inSheet, className, onChoose, children }: Props) => (
  <span className="block min-w-0">
    <label className={inSheet ? labelClass : 'sr-only'} htmlFor={id}>
      {label}
    </label>
    <span className={selectClass()}>
      <select
        className={clsx(inputClass({ kind: 'select', size: 'small' }), className)}
        id={id}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {children}
      </select>
    </span>
  </span>
)
