import type { ReactNode } from 'react'

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

/** What every field has: a visible label, perhaps a hint, and its error between them and the answer. */
export function FormFrame({ id, label, hint, error, optional, children }: FormFrameProps & { children: ReactNode }) {
  return (
    <div className="field" data-invalid={error ? '' : undefined}>
      <label className="label" htmlFor={id}>
        {label}
        {optional && <span className="optional"> (optional)</span>}
      </label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="error" id={`${id}-error`}>
          <span className="sr-only">Error: </span>
          {error}
        </p>
      )}
      {children}
    </div>
  )
}
