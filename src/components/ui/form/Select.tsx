import type { ComponentProps } from 'react'
import { explainedBy, Frame, type FrameProps } from './FormFrame'

interface Props extends FrameProps, Omit<ComponentProps<'select'>, 'id'> {
  /** What stands there before a choice is made. */
  none: string
  options: readonly { value: string; label: string }[]
}

/** One of a short list. */
export function Select({ id, label, hint, error, optional, none, options, ...select }: Props) {
  return (
    <Frame {...{ id, label, hint, error, optional }}>
      <span className="select">
        <select
          className="input"
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={explainedBy({ id, hint, error })}
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
    </Frame>
  )
}
