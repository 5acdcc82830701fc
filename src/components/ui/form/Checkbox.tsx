import type { ComponentProps } from 'react'
import { checkboxClass, choiceClass, choiceHintClass, choiceLabelClass, fieldClass } from './field-class'
import { describedBy, type FormFrameProps } from './FormFrame'

type Props = Pick<FormFrameProps, 'id' | 'label' | 'hint'> & Omit<ComponentProps<'input'>, 'id' | 'type'>

/** A checkbox and its label, one of several or on its own. */
export const CheckboxRow = ({ id, label, hint, ...input }: Props) => (
  <div className={choiceClass}>
    <input type="checkbox" className={checkboxClass} id={id} aria-describedby={describedBy({ id, hint })} {...input} />
    <label className={choiceLabelClass} htmlFor={id}>
      {label}
    </label>
    {hint && (
      <p className={choiceHintClass} id={`${id}-hint`}>
        {hint}
      </p>
    )}
  </div>
)

/** A single checkbox, as a field of a form. */
export const Checkbox = (props: Props) => (
  <div className={fieldClass()}>
    <CheckboxRow {...props} />
  </div>
)
