import { paths } from '../../paths'
import type { Listing } from '../../domain/listing/listing'

/** Redirects to a listing's current slug; returns whether it differs from the requested one. */
export function redirectToCurrentSlug({ slug }: Listing, requestedSlug: string): boolean {
  if (slug === requestedSlug.trim().toLowerCase()) return false
  location.replace(paths.property(slug) + location.search + location.hash)
  return true
}
