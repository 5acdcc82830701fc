import type { ComponentProps } from 'react'
import { type FieldWidth, inputClass } from './field-class'
import { describedBy, FormFrame, type FormFrameProps } from './FormFrame'

interface Props extends FormFrameProps, Omit<ComponentProps<'input'>, 'id' | 'width'> {
  width?: FieldWidth
}

/** One line of text. */
export function TextField({ id, label, hint, error, optional, width, ...input }: Props) {
  return (
    <FormFrame {...{ id, label, hint, error, optional }}>
      <input
        className={inputClass({ width, readOnly: input.readOnly })}
        id={id}
        type="text"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ id, hint, error })}
        {...input}
      />
    </FormFrame>
  )
}
