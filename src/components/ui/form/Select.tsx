import type { ComponentProps } from 'react'
import { type FieldWidth, inputClass, selectClass } from './field-class'
import { describedBy, FormFrame, type FormFrameProps } from './FormFrame'

interface Props extends FormFrameProps, Omit<ComponentProps<'select'>, 'id'> {
  /** What stands there before a choice is made. */
  none: string
  width?: FieldWidth
  options: readonly { value: string; label: string }[]
}

/** One of a short list. */
export function Select({ id, label, hint, error, optional, none, options, width, ...select }: Props) {
  return (
    <FormFrame {...{ id, label, hint, error, optional }}>
      <span className={selectClass(width)}>
        <select
          className={inputClass({ kind: 'select' })}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy({ id, hint, error })}
          {...select}
        >
          <option value="">{none}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </span>
    </FormFrame>
  )
}
