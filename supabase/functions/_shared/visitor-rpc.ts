import { publishableKey, requiredSetting, type Settings } from './settings.ts'

/**
 * Calls a function of the database as a visitor does, and waits ten seconds at most.
 * @throws where no answer comes, or a setting is missing
 */
export const visitorRpc = (settings: Settings, name: string, values: Record<string, string>): Promise<Response> =>
  fetch(`${requiredSetting(settings, 'SUPABASE_URL').replace(/\/+$/, '')}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { apikey: publishableKey(settings), 'content-type': 'application/json' },
    body: JSON.stringify(values),
    signal: AbortSignal.timeout(10_000),
  })

/** Logs why a function of the database gave nothing: never a request's address or values, which hold a key. */
export function logFault(name: string, fault: unknown) {
  const { message, cause } = fault instanceof Error ? fault : { message: String(fault) }
  console.error(`${name}: ${message}${cause instanceof Error ? ` (${cause.message})` : ''}`)
}
