import { defineMiddleware } from 'astro:middleware'
import { withoutPrefix } from './editions'
import { isOffered } from './offered-pages'

/** Pages of parts that the agency leaves out are not built: Astro writes no file for an answer without a body. */
export const onRequest = defineMiddleware(({ url }, next) =>
  isOffered(withoutPrefix(url.pathname)) ? next() : new Response(null, { status: 404 }),
)
