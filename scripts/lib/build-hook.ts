// Calls the host's build hook after a change that visitors see. The database decides when
// (supabase/migrations/20261125100000_call_build_hook.sql). An administrator sets the address, so it must not reach
// this machine's own network.
import { failureReason } from './cli.ts'
import { type GuardedNetwork, guardedResponse, RefusedAnswer } from '../../src/lib/guarded-fetch/guarded-request.ts'

/** The used parts of a Supabase client, with the secret key. */
interface Database {
  rpc: (
    name: string,
    values?: Record<string, unknown>,
  ) => PromiseLike<{ data: unknown; error: { message: string } | null }>
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])
// The host does not need to know what has changed.
const sent = { headers: { 'content-type': 'application/json' }, body: '{}' }

/** Why the host refused the request; empty if it accepted. */
async function call(hook: string, network: GuardedNetwork): Promise<string> {
  const { timeoutMs = 10_000 } = network
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const url = new URL(hook)
    const isLocal = url.protocol === 'http:' && loopback.has(url.hostname)
    const allowed = isLocal ? { ...network, trustedOrigin: url.origin } : network
    const response = await guardedResponse(url, sent, allowed, signal)
    response.destroy()
    const { statusCode = 0 } = response
    if (statusCode >= 300 && statusCode < 400)
      return `The host answered ${statusCode}: it redirects, which is not followed.`
    return statusCode >= 200 && statusCode < 300 ? '' : `The host answered ${statusCode}.`
  } catch (error) {
    // The database accepts only https, or http on localhost. So an address is refused for its network alone.
    if (error instanceof RefusedAnswer) return 'The host of the hook is not on the public internet.'
    if (signal.aborted) return `The host did not answer within ${timeoutMs / 1000} seconds.`
    return `The host could not be reached (${failureReason(error)}).`
  }
}

/** Calls the build hook if a build is due. Does nothing without a hook. */
export async function callDueBuildHook(database: Database, network: GuardedNetwork = {}): Promise<void> {
  const { data: hook, error } = await database.rpc('claim_build')
  if (error) throw new Error(error.message)
  if (typeof hook !== 'string' || !hook) return
  const fault = await call(hook, network)
  const settled = await database.rpc('settle_build', { outcome: fault ? 'failed' : 'accepted', reason: fault || null })
  if (settled.error) throw new Error(settled.error.message)
}
