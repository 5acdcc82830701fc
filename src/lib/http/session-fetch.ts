import { timedFetch } from '../time/server-time'

// The Supabase client compares the session's expiry, in server time, with this device's clock: a clock two hours fast
// would refresh a valid token on every call, a slow one would use it after its expiry.

/** The same response with another body. */
const withBody = (body: string, { status, statusText }: Pick<Response, 'status' | 'statusText'>) =>
  new Response(body, { status, statusText, headers: { 'content-type': 'application/json' } })

/** The session without `expires_at`: the client then derives it from `expires_in` by its own clock. */
async function byOwnClock(response: Response): Promise<Response> {
  try {
    const session = (await response.clone().json()) as Record<string, unknown>
    // JSON.stringify omits undefined properties.
    return withBody(JSON.stringify({ ...session, expires_at: undefined }), response)
  } catch {
    // Without JSON there is no session. An explicit error is needed: the client would treat it as a lost connection.
    return withBody('{"message":"The answer is no JSON."}', { status: 500, statusText: '' })
  }
}

/** How long a read waits for the first byte of its response. */
export const readTimeoutMs = 20_000

/**
 * Ends a read without a response, so that the screen can say so. Its body may take longer. Other methods are not
 * limited here: an upload takes as long as its connection needs.
 */
async function limitedFetch(input: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> {
  if (init?.method !== 'GET') return timedFetch(input, init)
  const controller = new AbortController()
  const abort = () => controller.abort()
  if (init.signal?.aborted) abort()
  init.signal?.addEventListener('abort', abort)
  const timer = setTimeout(abort, readTimeoutMs)
  try {
    return await timedFetch(input, { ...init, signal: controller.signal })
  } finally {
    clearTimeout(timer)
  }
}

/** `fetch` for the admin client. */
export const sessionFetch: typeof fetch = async (input, init) => {
  const response = await limitedFetch(input, init)
  const address = input instanceof Request ? input.url : String(input)
  return response.ok && /\/auth\/v1\/token\b/.test(address) ? byOwnClock(response) : response
}
