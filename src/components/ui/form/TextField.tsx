import type { ComponentProps } from 'react'
import { describedBy, FormFrame, type FormFrameProps } from './FormFrame'

/** One line of text. */
export function TextField({
  id,
  label,
  hint,
  error,
  optional,
  ...input
}: FormFrameProps & Omit<ComponentProps<'input'>, 'id'>) {
  return (
    <FormFrame {...{ id, label, hint, error, optional }}>
      <input
        className="input"
        id={id}
        type="text"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ id, hint, error })}
        {...input}
      />
    </FormFrame>
  )
}
