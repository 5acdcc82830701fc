import type { IncomingMessage, ServerResponse } from 'node:http'
import { functionsPath } from '../../../src/paths.ts'
import { handle as readCalendar } from '../../../supabase/functions/calendar/handle.ts'
import { handle as unsubscribe } from '../../../supabase/functions/unsubscribe/handle.ts'

const isBelow = (name: string, { pathname }: URL) => `${pathname}/`.startsWith(`${functionsPath}/${name}/`)

/** Whether a path belongs to a public Edge Function, which our own server runs instead of Supabase. */
export const isEdgeFunctionPath = (url: URL) => isBelow('unsubscribe', url) || isBelow('calendar', url)

interface RequestHead {
  url: URL
  /** The address of Supabase. */
  backend: string
  publishableKey: string
}

/** Responds to a mail provider or a calendar program like the Edge Function. */
export async function handleEdgeFunction(
  incoming: IncomingMessage,
  response: ServerResponse,
  { url, backend, publishableKey }: RequestHead,
): Promise<void> {
  // The functions ignore request bodies.
  incoming.resume()
  const { method = 'GET' } = incoming
  // `Request` rejects some methods (TRACE). The functions refuse them like DELETE.
  const request = new Request(url, { method: ['GET', 'HEAD', 'POST'].includes(method) ? method : 'DELETE' })
  const settings = { SUPABASE_URL: backend, SUPABASE_ANON_KEY: publishableKey }
  const reply = isBelow('calendar', url)
    ? await readCalendar(request, settings)
    : await unsubscribe(request, settings, '')
  const body = await reply.text()
  response.writeHead(reply.status, Object.fromEntries(reply.headers)).end(method === 'HEAD' ? undefined : body)
}
