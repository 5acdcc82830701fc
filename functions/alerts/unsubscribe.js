import { endAlert } from '../../scripts/lib/server/end-alert.ts'

/** For Cloudflare Pages: ends an alert by one POST of a mail provider. */
export async function onRequest({ request, env }) {
  const { PUBLIC_SUPABASE_URL: url = '', PUBLIC_SUPABASE_ANON_KEY: publishableKey = '' } = env
  const project = { backend: url.replace(/\/+$/, ''), publishableKey }
  const { status, location } = await endAlert(request.method, new URL(request.url), project)
  return new Response(null, { status, headers: { 'cache-control': 'no-store', ...(location && { location }) } })
}
