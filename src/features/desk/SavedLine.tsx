import { useEffect, useState } from 'react'
import { paths } from '../../paths'
import { forgetSaved, readSaved } from './tab'

/** The home that was just saved, said once. */
export function SavedLine() {
  const [saved] = useState(readSaved)
  useEffect(forgetSaved, [])
  if (!saved) return null
  return (
    <p className="notice good saved" role="status">
      Saved: {saved.title} {saved.draft ? '(a draft: nobody sees it on the site yet)' : <a href={paths.property(saved.slug)}>View<span className="sr-only"> {saved.title}</span></a>}
    </p>
  )
}
