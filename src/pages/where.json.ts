import type { APIRoute } from 'astro'
import { publishedInLists } from '../domain/listing/published-listings'
import { wherePlaces } from '../domain/search/where-places'

/** The places that the “where” box suggests (features/search/where-box.ts), read when somebody reaches the box. */
export const GET: APIRoute = async () => Response.json(wherePlaces((await publishedInLists()) ?? []))
