import type { ComponentProps } from 'react'
import { type FieldWidth, inputClass, selectClass } from './field-class'
import { describedBy, FormFrame, type FormFrameProps } from './FormFrame'

interface Props extends FormFrameProps, Omit<ComponentProps<'select'>, 'id' | 'size'> {
  /** The label of no selection; omitted if one is required. */
  none?: string
  width?: FieldWidth
  /** In a dense group of fields. */
  size?: 'small' | undefined
  options: readonly { value: string; label: string }[]
}

/** A select for a short list. */
export function Select({ id, label, hint, error, optional, notesBelow, none, options, width, size, ...select }: Props) {
  return (
    <FormFrame {...{ id, label, hint, error, optional, notesBelow }}>
      <span className={selectClass(width)}>
        <select
          className={inputClass({ kind: 'select', size })}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy({ id, hint, error })}
          {...select}
        >
          {none && <option value="">{none}</option>}
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
