import { timedFetch } from '../time/server-time'

// The client of Supabase compares the moment when a session ends, which is the server's, with the clock of this device:
// a clock two hours fast would refresh a fresh token at every call, a slow one would use it long after its end.

/** The same answer with another body. */
const withBody = (body: string, { status, statusText }: Pick<Response, 'status' | 'statusText'>) =>
  new Response(body, { status, statusText, headers: { 'content-type': 'application/json' } })

/** The session without `expires_at`: the client reckons it from `expires_in` by the clock that it compares it with. */
async function byOwnClock(response: Response): Promise<Response> {
  try {
    const session = (await response.clone().json()) as Record<string, unknown>
    // What is undefined is left out of the text.
    return withBody(JSON.stringify({ ...session, expires_at: undefined }), response)
  } catch {
    // No JSON is no session, and no silence either: the client would take it for a lost connection.
    return withBody('{"message":"The answer is no JSON."}', { status: 500, statusText: '' })
  }
}

/** `fetch` for the administrator's client. */
export const sessionFetch: typeof fetch = async (input, init) => {
  const response = await timedFetch(input, init)
  const address = input instanceof Request ? input.url : String(input)
  return response.ok && /\/auth\/v1\/token\b/.test(address) ? byOwnClock(response) : response
}
