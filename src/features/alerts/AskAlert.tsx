import { type ComponentType, useState } from 'react'
import type { AlertFilters } from '../../domain/alert/alert'
import type { Result } from '../../lib/http/result'
import { site } from '../../site'

export interface AskAlertProps {
  /** The query of the list as it stands. */
  address: string
  /** The filters that it comes to, as the database takes them. */
  filtersOf: () => Promise<Result<AlertFilters>>
  /** Nothing is found. */
  empty: boolean
}

/** Under a list: a button, and the form once it is pressed. */
export function AskAlert({ empty, ...asked }: AskAlertProps) {
  const [Form, setForm] = useState<ComponentType<Omit<AskAlertProps, 'empty'>>>()
  const [failed, setFailed] = useState(false)
  const open = () => {
    import('./AlertForm').then(
      ({ AlertForm }) => setForm(() => AlertForm),
      () => setFailed(true),
    )
  }
  return (
    <div className="mt-8 print:hidden noscript:hidden">
      {Form ? (
        // Another search is another alert.
        <Form key={asked.address} {...asked} />
      ) : (
        <button type="button" className="min-h-12 cursor-pointer link" onClick={open}>
          {empty ? 'Tell me when one comes' : 'Tell me about new homes like these'}
        </button>
      )}
      {failed && !Form && (
        <p className="mt-3" role="alert">
          The form could not be fetched. Try again in a minute, or write to {site.email}.
        </p>
      )}
    </div>
  )
}
