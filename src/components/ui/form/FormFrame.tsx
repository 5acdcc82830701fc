import * as messages from '#messages/form.ts'
import type { ReactNode } from 'react'
import {
  errorBelowClass,
  errorClass,
  fieldClass,
  hintBelowClass,
  hintClass,
  labelClass,
  optionalClass,
} from './field-class'

export interface FormFrameProps {
  id: string
  label: string
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean
  /** Puts hint and error below the control, so that controls in columns align. */
  notesBelow?: boolean | undefined
}

/** The ids of a field's notes, for `aria-describedby`. */
export const describedBy = ({ id, hint, error }: Pick<FormFrameProps, 'id' | 'hint' | 'error'>) =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined

type Notes = Pick<FormFrameProps, 'id' | 'hint' | 'error' | 'notesBelow'>

/** Hint and error, between label and control or below it. */
export const FieldNotes = ({ id, hint, error, notesBelow }: Notes) => (
  <>
    {hint && (
      <p className={notesBelow ? hintBelowClass : hintClass} id={`${id}-hint`}>
        {hint}
      </p>
    )}
    {error && (
      <p className={notesBelow ? errorBelowClass : errorClass} id={`${id}-error`}>
        <span className="sr-only">{messages.errorPrefix}</span>
        {error}
      </p>
    )}
  </>
)

/** The frame of every field: a visible label, an optional hint, and the error. */
export function FormFrame({
  id,
  label,
  hint,
  error,
  optional,
  notesBelow,
  children,
}: FormFrameProps & { children: ReactNode }) {
  const notes = <FieldNotes {...{ id, hint, error, notesBelow }} />
  return (
    <div className={fieldClass(error)} data-invalid={error ? '' : undefined}>
      <label className={labelClass} htmlFor={id}>
        {label}
        {optional && <span className={optionalClass}>{messages.optional}</span>}
      </label>
      {!notesBelow && notes}
      {children}
      {notesBelow && notes}
    </div>
  )
}
