import type { ComponentProps } from 'react'
import { describedBy, type FormFrameProps } from './FormFrame'

type Props = Pick<FormFrameProps, 'id' | 'label' | 'hint'> & Omit<ComponentProps<'input'>, 'id' | 'type'>

/** One thing to agree to or to switch on. */
export const Checkbox = ({ id, label, hint, ...input }: Props) => (
  <div className="field">
    <div className="choice">
      <input type="checkbox" id={id} aria-describedby={describedBy({ id, hint })} {...input} />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  </div>
)
