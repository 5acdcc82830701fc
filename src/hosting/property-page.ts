import { findListing, type Project } from './find-listing.ts'
import { shellOfListing, shellOfMissing } from './rewrite-head.ts'

// One handler for the address of a home, in web-standard form, for every host that runs a function: functions/ for
// Cloudflare Pages, netlify/edge-functions/, middleware.ts for Vercel, and our own server (docs/decisions/022).

/** What a host gives the handler. */
interface Host extends Project {
  /** The host's own answer to the request: the page as it was built, a redirect to its address, or 404. */
  page: () => Promise<Response>
  /** The built page that asks the database for its home in the browser, with the headers that the host sends. */
  shell: () => Promise<Response>
}

/** Of the headers of the shell, those that say what its body is. */
const bodyHeaders = ['accept-ranges', 'age', 'content-encoding', 'content-length', 'etag', 'last-modified']

/**
 * Answers for the address of a home: the page of one that visitors may see, 404 for one that is a draft or is not
 * there, a redirect from a former address. One that was added since the build is shown by the shell, with its own
 * head. When nobody can tell, the page is sent as it was built.
 */
export async function propertyPage(request: Request, host: Host): Promise<Response> {
  const { origin, pathname, search } = new URL(request.url)
  const [, slug] = pathname.match(/^\/property\/([a-z0-9-]{1,120})$/i) ?? []
  // Other spellings (a slash or .html at the end) are the host's to mend.
  if (!slug || !['GET', 'HEAD'].includes(request.method)) return host.page()
  const asksDatabase = host.backend && host.publishableKey
  const [page, lookup] = await Promise.all([
    host.page(),
    asksDatabase ? findListing(host, slug) : { status: 'unknown' as const },
  ])
  const isBuilt = page.status !== 404
  if (isBuilt && ['public', 'unknown'].includes(lookup.status)) return page

  const shell = await host.shell()
  // A host that cannot give its own file has its own say.
  if (!shell.ok) return page
  const headers = new Headers(shell.headers)
  for (const name of bodyHeaders) headers.delete(name)
  headers.set('cache-control', 'no-cache')
  if (lookup.status === 'moved') {
    headers.delete('content-type')
    headers.set('location', `${origin}/property/${lookup.to}${search}`)
    return new Response(null, { status: 301, headers })
  }
  const html = await shell.text()
  const listing = lookup.status === 'public' ? await lookup.read() : null
  const gone = lookup.status === 'gone'
  const body = listing ? shellOfListing(html, listing) : gone ? shellOfMissing(html) : html
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(request.method === 'HEAD' ? null : body, { status: gone ? 404 : 200, headers })
}
