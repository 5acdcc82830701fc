import clsx from 'clsx'
import { hasPage } from '../../../domain/listing/has-page'
import { paths } from '../../../paths'
import { isDirty } from './form.store'
import { useListingForm } from './useListingForm'

/** Opens the listing's page, or the preview of one that visitors do not see. A new listing has neither. */
export function ViewPage({ className }: { className?: string }) {
  const { id, isNew, stored } = useListingForm()
  const isPublic = hasPage({ listingType: stored.listing_type, status: stored.status })
  if (isNew) return null
  return (
    <a
      className={clsx('inline-block py-2 text-note whitespace-nowrap quiet-link', className)}
      href={isPublic ? paths.property(stored.slug) : paths.preview(id)}
      target="_blank"
    >
      {isPublic ? 'View page' : 'Preview'}
      {isDirty() && ' (saved version)'}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
