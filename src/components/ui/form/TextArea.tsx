import type { ComponentProps } from 'react'
import { inputClass } from './field-class'
import { describedBy, FormFrame, type FormFrameProps } from './FormFrame'

interface Props extends FormFrameProps, Omit<ComponentProps<'textarea'>, 'id'> {
  /** A few lines initially. */
  size?: 'small'
}

/** Text of several lines. */
export function TextArea({ id, label, hint, error, optional, notesBelow, size, ...area }: Props) {
  return (
    <FormFrame {...{ id, label, hint, error, optional, notesBelow }}>
      <textarea
        className={inputClass({ kind: 'area', size })}
        id={id}
        rows={4}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ id, hint, error })}
        {...area}
      />
    </FormFrame>
  )
}
