import type { APIRoute } from 'astro'
import type { Listing } from '../domain/listing/listing'
import { summarise } from '../domain/listing/parse-listing'
import type { ListingType } from '../domain/listing/listing-status'
import { publishedOfType } from '../domain/listing/published-listings'
import { phoneZoom, prerenderMap } from '../features/map/prerendered-map'
import { mergeOverlapping, pinOf, minPinDistance } from '../features/search/clusters'
import { defaultSearch } from '../features/search/search'
import { listingBounds, listingClusters } from '../features/search/search.queries'
import { paths } from '../paths'
import { required } from '../lib/required'

const lists: Record<string, ListingType> = { rent: 'rent', buy: 'sale' }
export const getStaticPaths = () => Object.keys(lists).map((list) => ({ params: { list } }))

async function mapOf(type: ListingType, listings: Listing[]) {
  const search = defaultSearch(type)
  const bounds = await listingBounds(search)
  if (!bounds.ok || !bounds.value) return null
  const { latDegrees, lngDegrees } = minPinDistance(phoneZoom(bounds.value))
  const clusters = await listingClusters(search, bounds.value, latDegrees)
  if (!clusters.ok) return null
  const summaries = listings.map(summarise)
  const pins = mergeOverlapping(clusters.value, latDegrees, lngDegrees).map((cluster) => pinOf(cluster, summaries))
  const slugs = new Map(listings.map(({ id, slug }) => [id, slug]))
  return prerenderMap(bounds.value, pins, (id) => {
    const slug = slugs.get(id)
    return slug && paths.property(slug)
  })
}

/**
 * The map of all listings of a list at a phone's initial view (features/map/first-map.ts); null without a database
 * response.
 */
export const GET: APIRoute = async ({ params }) => {
  const type = required(lists[params['list'] ?? ''], 'the list of the address')
  const listings = await publishedOfType(type)
  return Response.json(listings && (await mapOf(type, listings)))
}
