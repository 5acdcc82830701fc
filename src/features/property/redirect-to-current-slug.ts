import { paths } from '../../paths'
import type { Listing } from '../../domain/listing/listing'

/**
 * Whether a home has another address by now than the one it was asked for by; if so, the browser goes there instead.
 */
export function redirectToCurrentSlug({ slug }: Listing, requestedSlug: string): boolean {
  if (slug === requestedSlug.trim().toLowerCase()) return false
  location.replace(paths.property(slug) + location.search + location.hash)
  return true
}
