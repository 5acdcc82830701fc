import type { ReactNode } from 'react'
import { errorClass, fieldClass, hintClass, labelClass, optionalClass } from './field-class'

export interface FormFrameProps {
  id: string
  label: string
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean
}

/** The ids of what explains a field, for its `aria-describedby`. */
export const describedBy = ({ id, hint, error }: Pick<FormFrameProps, 'id' | 'hint' | 'error'>) =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined

/** What is said between a label and its control. */
export const FieldNotes = ({ id, hint, error }: Pick<FormFrameProps, 'id' | 'hint' | 'error'>) => (
  <>
    {hint && (
      <p className={hintClass} id={`${id}-hint`}>
        {hint}
      </p>
    )}
    {error && (
      <p className={errorClass} id={`${id}-error`}>
        <span className="sr-only">Error: </span>
        {error}
      </p>
    )}
  </>
)

/** What every field has: a visible label, perhaps a hint, and its error between them and the answer. */
export function FormFrame({ id, label, hint, error, optional, children }: FormFrameProps & { children: ReactNode }) {
  return (
    <div className={fieldClass(error)} data-invalid={error ? '' : undefined}>
      <label className={labelClass} htmlFor={id}>
        {label}
        {optional && <span className={optionalClass}> (optional)</span>}
      </label>
      <FieldNotes {...{ id, hint, error }} />
      {children}
    </div>
  )
}
