import type { APIRoute } from 'astro'
import type { ListingType } from '../domain/listing/listing-status'
import { publishedOfType } from '../domain/listing/published-listings'
import { smallMap } from '../features/map/small-map'
import { required } from '../lib/required'

const lists: Record<string, ListingType> = { rent: 'rent', buy: 'sale' }
export const getStaticPaths = () => Object.keys(lists).map((list) => ({ params: { list } }))

/** The small map in a list's rail, with the listings at build time. */
export const GET: APIRoute = async ({ params }) => {
  const listings = (await publishedOfType(required(lists[params['list'] ?? ''], 'the list of the address'))) ?? []
  const located = listings.filter(({ hasCoordinate }) => hasCoordinate)
  const svg = smallMap(located.map(({ coordinate: { lat, lng } }) => [lat, lng]))
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } })
}
