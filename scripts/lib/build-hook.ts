// Calls the host's build hook after a change that visitors see. The database decides when
// (supabase/migrations/20261125100000_call_build_hook.sql). An administrator sets the address, so it must not reach
// this machine's own network.
import type { IncomingMessage } from 'node:http'
import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { agency } from '#agency/agency.ts'
import { failureReason } from './cli.ts'
import { isPublicAddress, type Resolve, resolveAll } from '../../src/lib/guarded-fetch/public-address.ts'

/** The used parts of a Supabase client, with the secret key. */
interface Database {
  rpc: (
    name: string,
    values?: Record<string, unknown>,
  ) => PromiseLike<{ data: unknown; error: { message: string } | null }>
}

/** The network for the call. Tests use a server on this machine. */
interface HookNetwork {
  resolveHost?: Resolve
  timeoutMs?: number
}

/** The reason for a refused hook, as a message for the administrator. */
class RefusedHook extends Error {}

const loopback = new Set(['localhost', '127.0.0.1', '::1'])

function post(hook: string, { resolveHost = resolveAll, timeoutMs = 10_000 }: HookNetwork): Promise<IncomingMessage> {
  const url = new URL(hook)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const local = url.protocol === 'http:' && loopback.has(host)
  if (!local && url.protocol !== 'https:')
    throw new RefusedHook('The address of the hook does not begin with https://.')
  const notPublic = () => new RefusedHook('The host of the hook is not on the public internet.')
  if (!local && isIP(host) && !isPublicAddress(host)) throw notPublic()
  // Checks the address of the actual connection, because a second DNS lookup may have another result.
  const lookup: LookupFunction = (name, { all }, callback) =>
    void resolveHost(name).then(
      (addresses) => {
        const [first] = addresses
        if (!first || !addresses.every(({ address }) => isPublicAddress(address))) callback(notPublic(), [])
        else if (all) callback(null, addresses)
        else callback(null, first.address, first.family)
      },
      (error: NodeJS.ErrnoException) => callback(error, []),
    )
  const send = local ? plainRequest : secureRequest
  const headers = { 'content-type': 'application/json', 'user-agent': agency.name }
  const signal = AbortSignal.timeout(timeoutMs)
  return new Promise((resolve, reject) =>
    send(url, { method: 'POST', agent: false, headers, signal, ...(!local && { lookup }) }, resolve)
      .on('error', (error) =>
        reject(signal.aborted ? new RefusedHook(`The host did not answer within ${timeoutMs / 1000} seconds.`) : error),
      )
      // The host does not need to know what has changed.
      .end('{}'),
  )
}

/** Why the host refused the request; empty if it accepted. */
async function call(hook: string, network: HookNetwork): Promise<string> {
  try {
    const response = await post(hook, network)
    response.destroy()
    const { statusCode = 0 } = response
    if (statusCode >= 300 && statusCode < 400)
      return `The host answered ${statusCode}: it redirects, which is not followed.`
    return statusCode >= 200 && statusCode < 300 ? '' : `The host answered ${statusCode}.`
  } catch (error) {
    return error instanceof RefusedHook ? error.message : `The host could not be reached (${failureReason(error)}).`
  }
}

/** Calls the build hook if a build is due. Does nothing without a hook. */
export async function callDueBuildHook(database: Database, network: HookNetwork = {}): Promise<void> {
  const { data: hook, error } = await database.rpc('claim_build')
  if (error) throw new Error(error.message)
  if (typeof hook !== 'string' || !hook) return
  const fault = await call(hook, network)
  const settled = await database.rpc('settle_build', { outcome: fault ? 'failed' : 'accepted', reason: fault || null })
  if (settled.error) throw new Error(settled.error.message)
}
