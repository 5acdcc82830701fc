import { prefixOf } from '../editions.ts'
import { findListing, type ListingLookup, type Project } from './find-listing.ts'
import { shellOfListing, shellOfMissing } from './rewrite-head.ts'

// One handler for property pages, in web-standard form, for every host with functions: functions/ for Cloudflare Pages,
// netlify/edge-functions/, middleware.ts for Vercel, and our own server (docs/decisions/022).

/** What a host provides to the handler. */
interface Host extends Project {
  /** The host's own response: the built page, a redirect to it, or 404. */
  page: () => Promise<Response>
  /** A file of the host, with its headers: the built shell that loads a listing in the browser. */
  shell: (path: string) => Promise<Response>
}

const slugShape = /^[a-z0-9-]{1,120}$/i
/** The slug in an address that was copied with a space around it, or with the sentence's punctuation after it. */
function copiedSlug(segment: string): string | null {
  try {
    const slug = decodeURIComponent(segment).replaceAll(/^\s+|[\s.,;:!?)\]'"’”。，）]+$/gu, '')
    return slug !== segment && slugShape.test(slug) ? slug : null
  } catch {
    return null
  }
}

/** Headers that describe the shell's body. */
const bodyHeaders = ['accept-ranges', 'age', 'content-encoding', 'content-length', 'etag', 'last-modified']

/**
 * Responds to a property address: the page of a public listing, 404 for a draft or unknown one, a redirect from a
 * former slug or from one with stray characters. A listing added since the build gets the shell with its own head.
 * Without a database response, the built page is sent.
 */
export async function propertyPage(request: Request, host: Host): Promise<Response> {
  const { origin, pathname, search } = new URL(request.url)
  // The pages of another edition have a prefix; its responses stay in it.
  const prefix = prefixOf(pathname)
  const [, slug = ''] = pathname.slice(prefix.length).match(/^\/property\/([^/]+)$/) ?? []
  const copied = copiedSlug(slug)
  // The host normalises other spellings (a trailing slash or .html).
  if (!(copied || slugShape.test(slug)) || !['GET', 'HEAD'].includes(request.method)) return host.page()
  const lookUp = async (): Promise<ListingLookup> => {
    if (copied) return { status: 'moved', to: copied }
    return host.backend && host.publishableKey ? findListing(host, slug) : { status: 'unknown' }
  }
  const [page, lookup] = await Promise.all([host.page(), lookUp()])
  const isBuilt = page.status !== 404
  if (isBuilt && ['public', 'unknown'].includes(lookup.status)) return page

  const shell = await host.shell(`${prefix}/listing-shell`)
  // If the host cannot provide its own file, its response is returned.
  if (!shell.ok) return page
  const headers = new Headers(shell.headers)
  for (const name of bodyHeaders) headers.delete(name)
  headers.set('cache-control', 'no-cache')
  if (lookup.status === 'moved') {
    headers.delete('content-type')
    headers.set('location', `${origin}${prefix}/property/${lookup.to}${search}`)
    return new Response(null, { status: 301, headers })
  }
  const html = await shell.text()
  const listing = lookup.status === 'public' ? await lookup.read() : null
  const gone = lookup.status === 'gone'
  const body = listing ? shellOfListing(html, listing, prefix) : gone ? shellOfMissing(html, prefix) : html
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(request.method === 'HEAD' ? null : body, { status: gone ? 404 : 200, headers })
}
