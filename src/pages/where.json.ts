import type { APIRoute } from 'astro'
import { publishedInLists } from '../domain/listing/published-listings'
import { wherePlaces } from '../domain/search/where-places'

/** The places that the “where” box suggests (features/search/where-box.ts). Loaded when the box gets the focus. */
export const GET: APIRoute = async () => Response.json(wherePlaces((await publishedInLists()) ?? []))
