import { propertyPage } from './src/hosting/property-page.ts'
import { socialPath } from './src/integrations/og-images/tags.ts'

// What `next()` of @vercel/functions returns: the request goes on to the built file. That package brings 19 others.
const next = () => new Response(null, { headers: { 'x-middleware-next': '1' } })

/**
 * For Vercel, which runs this before it looks for a file. A middleware cannot ask for the address that it answers for:
 * whether a home was built is told by its social picture, which the build writes with each page.
 */
export default function middleware(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const ownFile = (path: string, method = 'GET') => fetch(new URL(path, request.url), { method })
  return propertyPage(request, {
    backend: process.env['PUBLIC_SUPABASE_URL'] ?? '',
    publishableKey: process.env['PUBLIC_SUPABASE_ANON_KEY'] ?? '',
    page: async () => {
      const { status } = await ownFile(socialPath(pathname), 'HEAD')
      return status === 404 ? new Response(null, { status }) : next()
    },
    shell: () => ownFile('/listing-shell'),
  })
}

export const config = { matcher: '/property/:slug([A-Za-z0-9-]+)' }
