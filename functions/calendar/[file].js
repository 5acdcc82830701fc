import { calendarHeaders, staffCalendar } from '../../scripts/lib/server/staff-calendar.ts'

/** For Cloudflare Pages: the diary of viewings at a private calendar address. */
export async function onRequest({ request, env }) {
  const { PUBLIC_SUPABASE_URL: url = '', PUBLIC_SUPABASE_ANON_KEY: publishableKey = '' } = env
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
  const project = { backend: url.replace(/\/+$/, ''), publishableKey }
  const { status, body = null } = await staffCalendar(new URL(request.url), project)
  return new Response(request.method === 'HEAD' ? null : body, { status, ...(body && { headers: calendarHeaders }) })
}
