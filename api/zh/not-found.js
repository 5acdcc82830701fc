/** Vercel rewrites unknown addresses of the Chinese edition to this function: its own 404 page is the English one. */
async function respond(request) {
  const page = await fetch(new URL('/zh/404', request.url))
  return new Response(page.body, { status: 404, headers: { 'content-type': 'text/html; charset=utf-8' } })
}

export { respond as GET, respond as HEAD }
