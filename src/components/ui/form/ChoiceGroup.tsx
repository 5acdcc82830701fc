import type { Ref } from 'react'
import {
  choiceClass,
  choiceHintClass,
  choiceLabelClass,
  choicesClass,
  fieldClass,
  legendClass,
  radioClass,
} from './field-class'
import { describedBy, FieldNotes, type FormFrameProps } from './FormFrame'

interface Props extends FormFrameProps {
  name: string
  value: string
  options: readonly { value: string; label: string; hint?: string }[]
  onChoose: (value: string) => void
  /** Side by side, for short labels. */
  inline?: boolean
  /** The first choice, for a form that focuses its first error. */
  firstRef?: Ref<HTMLInputElement>
}

/** A visible choice. The first option has the field's id, so that the error summary can link to it. */
export function ChoiceGroup({ id, label, hint, error, name, value, options, onChoose, inline, firstRef }: Props) {
  return (
    <fieldset
      className={fieldClass(error)}
      data-invalid={error ? '' : undefined}
      aria-describedby={describedBy({ id, hint, error })}
    >
      <legend className={legendClass}>{label}</legend>
      <div className="clear-both">
        <FieldNotes {...{ id, hint, error }} />
      </div>
      <div className={choicesClass({ inline })}>
        {options.map((option, n) => {
          const inputId = n === 0 ? id : `${id}-${option.value}`
          const hintId = option.hint && `${inputId}-hint`
          return (
            <div className={choiceClass} key={option.value}>
              <input
                type="radio"
                ref={n === 0 ? firstRef : undefined}
                className={radioClass}
                id={inputId}
                name={name}
                value={option.value}
                checked={value === option.value}
                aria-describedby={hintId}
                onChange={() => onChoose(option.value)}
              />
              <label className={choiceLabelClass} htmlFor={inputId}>
                {option.label}
              </label>
              {option.hint && (
                <p className={choiceHintClass} id={hintId}>
                  {option.hint}
                </p>
              )}
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}
