import type { ComponentProps } from 'react'
import { affixClass, affixedClass, type FieldWidth, inputClass } from './field-class'
import { describedBy, FormFrame, type FormFrameProps } from './FormFrame'

interface Props extends FormFrameProps, Omit<ComponentProps<'input'>, 'id' | 'width' | 'size'> {
  width?: FieldWidth
  /** In a dense group of fields. */
  size?: 'small' | undefined
  /** Units inside the box. */
  before?: string | undefined
  after?: string | undefined
}

/** One line of text. */
export function TextField({
  id,
  label,
  hint,
  error,
  optional,
  notesBelow,
  width,
  size,
  before,
  after,
  ...input
}: Props) {
  const affix = before && after ? 'both' : before ? 'before' : after ? 'after' : undefined
  const control = (
    <input
      className={inputClass({ width, size, affix })}
      id={id}
      type="text"
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy({ id, hint, error })}
      {...input}
    />
  )
  return (
    <FormFrame {...{ id, label, hint, error, optional, notesBelow }}>
      {affix ? (
        <span className={affixedClass}>
          {before && (
            <span className={affixClass()} aria-hidden="true">
              {before}
            </span>
          )}
          {control}
          {after && (
            <span className={affixClass('after')} aria-hidden="true">
              {after}
            </span>
          )}
        </span>
      ) : (
        control
      )}
    </FormFrame>
  )
}
