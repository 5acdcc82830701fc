import { publicListing } from '../../scripts/lib/server/public-listing.ts'

/**
 * For Cloudflare Pages, which runs this for every address of a home. The page of a home that visitors may see; for
 * one added since the build the shell, which asks the database for it. What has become a draft or was removed is
 * answered with 404 at once, and a former address leads to the present one. When nobody can tell, the page is sent as
 * it was built.
 */
export async function onRequest({ request, env, params }) {
  const { PUBLIC_SUPABASE_URL: url, PUBLIC_SUPABASE_ANON_KEY: publishableKey } = env
  const [page, home] = await Promise.all([
    env.ASSETS.fetch(request),
    url && publishableKey
      ? publicListing({ backend: url.replace(/\/+$/, ''), publishableKey }, params.slug)
      : { status: 'unknown' },
  ])
  const address = new URL(request.url)
  if (home.status === 'moved') return Response.redirect(`${address.origin}/property/${home.to}${address.search}`, 301)
  const shell = () => env.ASSETS.fetch(new URL('/listing-shell', request.url))
  if (home.status === 'gone') {
    const { body, headers } = await shell()
    return new Response(body, { status: 404, headers })
  }
  return page.status === 404 ? shell() : page
}
