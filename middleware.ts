import { withoutPrefix } from './src/editions.ts'
import { propertyPage } from './src/hosting/property-page.ts'
import { socialPath } from './src/integrations/og-images/tags.ts'

// The same as `next()` of @vercel/functions: Vercel continues with the built file. That package has 19 dependencies.
const next = () => new Response(null, { headers: { 'x-middleware-next': '1' } })

/**
 * Vercel runs this middleware before it serves a file. A middleware cannot request its own address, so it checks for
 * the social picture, which the build writes with each English page, and so with those of other editions.
 */
export default function middleware(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  // The prefix of an edition that this agency does not have is any other unknown address.
  if (withoutPrefix(pathname) === pathname && !pathname.startsWith('/property/')) return Promise.resolve(next())
  const isSlug = /\/property\/[a-z0-9-]+$/i.test(pathname)
  const ownFile = (path: string, method = 'GET') => fetch(new URL(path, request.url), { method })
  return propertyPage(request, {
    backend: process.env['PUBLIC_SUPABASE_URL'] ?? '',
    publishableKey: process.env['PUBLIC_SUPABASE_ANON_KEY'] ?? '',
    page: async () => {
      if (!isSlug) return next()
      const { status } = await ownFile(socialPath(withoutPrefix(pathname)), 'HEAD')
      return status === 404 ? new Response(null, { status }) : next()
    },
    shell: (path) => ownFile(path),
  })
}

// Written out, because Vercel reads it without running this file.
export const config = { matcher: ['/property/:slug([^/]+)', '/zh/property/:slug([^/]+)'] }
