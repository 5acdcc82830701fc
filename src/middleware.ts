import { defineMiddleware } from 'astro:middleware'
import { prefixOf, withoutPrefix } from './editions'
import { isOffered } from './offered-pages'

/**
 * Pages of parts that the agency leaves out are not built: Astro writes no file for an answer without a body. In
 * development, an unknown address of another edition has the 404 page of that edition; hosts have rules for it.
 */
export const onRequest = defineMiddleware(async ({ url, rewrite, routePattern }, next) => {
  if (!isOffered(withoutPrefix(url.pathname))) return new Response(null, { status: 404 })
  const prefix = prefixOf(url.pathname)
  if (!import.meta.env.DEV || !prefix || routePattern !== '/404') return next()
  const page = await rewrite(`${prefix}/404`)
  return new Response(page.body, { status: 404, headers: page.headers })
})
