import type { ComponentProps } from 'react'
import { describedBy, FormFrame, type FormFrameProps } from './FormFrame'

/** Text of several lines. */
export function TextArea({
  id,
  label,
  hint,
  error,
  optional,
  ...area
}: FormFrameProps & Omit<ComponentProps<'textarea'>, 'id'>) {
  return (
    <FormFrame {...{ id, label, hint, error, optional }}>
      <textarea
        className="input"
        id={id}
        rows={4}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ id, hint, error })}
        {...area}
      />
    </FormFrame>
  )
}
