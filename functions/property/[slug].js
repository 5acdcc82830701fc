/**
 * For Cloudflare Pages, which runs this for every address of a home: the home's page where there is one; else, for a home
 * added since the build, the shell, which asks the database for it.
 */
export async function onRequest({ request, env }) {
  const page = await env.ASSETS.fetch(request)
  return page.status === 404 ? env.ASSETS.fetch(new URL('/listing-shell', request.url)) : page
}
