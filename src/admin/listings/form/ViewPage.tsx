import clsx from 'clsx'
import { paths } from '../../../paths'
import { isDirty } from './form.store'
import { useListingForm } from './useListingForm'

/** Opens the listing's page, or the preview of its stored draft. A new listing has neither. */
export function ViewPage({ className }: { className?: string }) {
  const { id, fresh, stored } = useListingForm()
  const draft = stored.status === 'draft'
  if (fresh) return null
  return (
    <a
      className={clsx('inline-block py-2 text-note whitespace-nowrap quiet-link', className)}
      href={draft ? paths.preview(id) : paths.property(stored.slug)}
      target="_blank"
    >
      {draft ? 'Preview' : 'View page'}
      {isDirty() && ' (saved version)'}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
