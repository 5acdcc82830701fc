import type { ComponentProps } from 'react'
import { explainedBy, Frame, type FrameProps } from './FormFrame'

/** One line of text. */
export function Field({
  id,
  label,
  hint,
  error,
  optional,
  ...input
}: FrameProps & Omit<ComponentProps<'input'>, 'id'>) {
  return (
    <Frame {...{ id, label, hint, error, optional }}>
      <input
        className="input"
        id={id}
        type="text"
        aria-invalid={error ? true : undefined}
        aria-describedby={explainedBy({ id, hint, error })}
        {...input}
      />
    </Frame>
  )
}
