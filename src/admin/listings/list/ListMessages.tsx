import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { paths } from '../../../paths'
import { clearSaveMessage, type Saved } from '../list-url'
import { useListPage } from './list-data'
import { focusTitle } from './list-keys'
import { $problem } from './list.store'

/** The listing just saved, announced once. */
function SavedLine({ saved: { title, slug, draft } }: { saved: Saved }) {
  useEffect(clearSaveMessage, [])
  return (
    <p className="mb-5 border-l-2 border-green bg-paper px-5.5 py-3" role="status">
      Saved: {title}{' '}
      {draft
        ? '(a draft, not on the site yet)'
        : slug && (
            <a className="ml-3 quiet-link" href={paths.property(slug)}>
              View<span className="sr-only"> {title}</span>
            </a>
          )}
    </p>
  )
}

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
              focusTitle()
            }}
          >
            ×
          </button>
        </div>
      )}
    </div>
  )
}
