import { PostgrestClient } from '@supabase/postgrest-js'
import type { Database } from '../database.types'
import { checkedBackendUrl } from './backend-url'
import { restHeaders } from './rest-path'
import { timedFetch } from '../time/server-time'
import { pauseBeforeRepeat } from './read-twice'
import { failed, type Result, success } from './result'

/**
 * The backend's address. In a browser the site's own origin proxies /rest/v1, /auth/v1, /storage/v1 and /functions/v1,
 * unless a Supabase address is configured (docs/decisions/002).
 */
export const backendAddress = () =>
  checkedBackendUrl(
    import.meta.env.PUBLIC_SUPABASE_URL || (import.meta.env.SSR ? process.env['BACKEND_URL'] : null) || location.origin,
  )

// Long enough for a slow connection, in milliseconds.
const timeoutMs = 20_000
// No response (postgrest-js reports status 0), or one of a gateway that cannot reach the database: 502 to 504, and of a
// hosted project's edge 520 to 540.
export const isUnreachableStatus = (status: number) => status === 0 || status > 500

/** The functions that only read, though each is called by POST. */
export const readingFunctions = [
  'search_listings',
  'listing_bounds',
  'listings_on_map',
  'listing_histories',
  'viewing_slots',
  'viewing_by_token',
  'alert_by_token',
]
const isRead = (...[input, init]: Parameters<typeof fetch>) => {
  const address = input instanceof Request ? input.url : String(input)
  return init?.method === 'GET' || readingFunctions.some((name) => address.endsWith(`/rpc/${name}`))
}

/**
 * Repeats a read once without a response: a phone has changed its network, or an idle connection was closed. The
 * client would try four times, and a visitor would wait seven seconds for the message that it failed.
 */
const fetchTwice: typeof fetch = async (input, init) => {
  try {
    return await timedFetch(input, init)
  } catch (error) {
    if (init?.signal?.aborted || !isRead(input, init)) throw error
    await pauseBeforeRepeat()
    return timedFetch(input, init)
  }
}

let client: PostgrestClient<Database> | undefined

/** The public client: reads listings and inserts enquiries as an anonymous visitor. */
export const rest = () =>
  (client ??= new PostgrestClient<Database>(`${backendAddress()}/rest/v1`, {
    headers: restHeaders,
    timeout: timeoutMs,
    retry: false,
    fetch: fetchTwice,
  }))

export interface QueryResponse<T> {
  data: T | null
  error: { message: string; details?: string | null; code?: string; hint?: string | null } | null
  status: number
  count?: number | null
}

// Our own refusals have a code. One without it is of a busy gateway, and says nothing about the request.
const isBusyGateway = (status: number, code: string | undefined) => status === 429 && !code

/** Awaits a query. Distinguishes a failed connection from a refusal; never throws. */
export async function queryResult<T>(query: PromiseLike<QueryResponse<T>>): Promise<Result<T | null>> {
  try {
    const { data, error, status } = await query
    if (!error) return success(data)
    const unreachable = isUnreachableStatus(status) || isBusyGateway(status, error.code)
    return failed(unreachable ? 'unreachable' : 'refused', error.message, error)
  } catch (cause) {
    return failed('unreachable', cause instanceof Error ? cause.message : String(cause))
  }
}
