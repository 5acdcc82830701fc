import { publishableKey, requiredSetting, type Settings } from './settings.ts'

/**
 * Calls a database function as a visitor, with a timeout of ten seconds.
 * @throws if there is no response, or a setting is missing
 */
export const visitorRpc = (settings: Settings, name: string, values: Record<string, string>): Promise<Response> =>
  fetch(`${requiredSetting(settings, 'SUPABASE_URL').replace(/\/+$/, '')}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { apikey: publishableKey(settings), 'content-type': 'application/json' },
    body: JSON.stringify(values),
    signal: AbortSignal.timeout(10_000),
  })

/** Logs a failed call. Never logs the request's address or values, because they contain a key. */
export function logFault(name: string, fault: unknown) {
  const { message, cause } = fault instanceof Error ? fault : { message: String(fault) }
  console.error(`${name}: ${message}${cause instanceof Error ? ` (${cause.message})` : ''}`)
}
