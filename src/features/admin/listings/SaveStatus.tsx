import { useEffect } from 'react'
import { paths } from '../../../paths'
import { forgetSaved, type Saved } from './list-url'

/** The home that was just saved, said once. */
export function SavedLine({ saved: { title, slug, draft } }: { saved: Saved }) {
  useEffect(forgetSaved, [])
  return (
    <p className="notice good saved" role="status">
      Saved: {title}{' '}
      {draft ? (
        '(a draft: nobody sees it on the site yet)'
      ) : (
        <a href={paths.property(slug)}>
          View<span className="sr-only"> {title}</span>
        </a>
      )}
    </p>
  )
}
