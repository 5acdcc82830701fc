import type { ComponentProps } from 'react'
import { explainedBy, Frame, type FrameProps } from './FormFrame'

/** Text of several lines. */
export function TextArea({
  id,
  label,
  hint,
  error,
  optional,
  ...area
}: FrameProps & Omit<ComponentProps<'textarea'>, 'id'>) {
  return (
    <Frame {...{ id, label, hint, error, optional }}>
      <textarea
        className="input"
        id={id}
        rows={4}
        aria-invalid={error ? true : undefined}
        aria-describedby={explainedBy({ id, hint, error })}
        {...area}
      />
    </Frame>
  )
}
