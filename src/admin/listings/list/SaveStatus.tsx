import { useEffect } from 'react'
import { paths } from '../../../paths'
import { clearSaveMessage, type Saved } from '../list-url'

/** The listing just saved, announced once. */
export function SavedLine({ saved: { title, slug, draft } }: { saved: Saved }) {
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
