import type { ComponentProps } from 'react'
import { checkboxClass, choiceClass, choiceHintClass, choiceLabelClass, fieldClass } from './field-class'
import { describedBy, type FormFrameProps } from './FormFrame'

type Props = Pick<FormFrameProps, 'id' | 'label' | 'hint'> & Omit<ComponentProps<'input'>, 'id' | 'type'>

/** A single checkbox. */
export const Checkbox = ({ id, label, hint, ...input }: Props) => (
  <div className={fieldClass()}>
    <div className={choiceClass}>
      <input
        type="checkbox"
        className={checkboxClass}
        id={id}
        aria-describedby={describedBy({ id, hint })}
        {...input}
      />
      <label className={choiceLabelClass} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className={choiceHintClass} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  </div>
)
