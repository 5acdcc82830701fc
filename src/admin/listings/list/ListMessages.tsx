import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Saved } from '../list-url'
import { useListPage } from './list-data'
import { $problem } from './list.store'
import { SavedLine } from './SaveStatus'

/** Above the rows: the listing just saved, and what went wrong, until it is dismissed. */
export function ListMessages({ saved }: { saved: Saved | null }) {
  const problem = useStore($problem)
  const { isError, errorUpdatedAt } = useListPage()
  const [dismissedAt, setDismissedAt] = useState(0)
  const message = problem ?? (isError && errorUpdatedAt > dismissedAt ? 'Failed to load properties' : null)
  if (!saved && !message) return null
  return (
    <div className="px-(--admin-margin) pt-3">
      {saved && <SavedLine saved={saved} />}
      {message && (
        <div
          className="mb-3 flex items-center justify-between gap-4 border-l-4 border-brick bg-stucco px-5.5 py-2"
          role="alert"
        >
          <p>{message}</p>
          <button
            type="button"
            className="size-11 cursor-pointer text-h3 leading-none"
            aria-label="Dismiss"
            onClick={() => {
              $problem.set(null)
              setDismissedAt(errorUpdatedAt)
            }}
          >
            ×
          </button>
        </div>
      )}
    </div>
  )
}
