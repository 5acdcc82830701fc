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

/** Logs a fault by its own words: never a request's address, which may hold a key. */
export const logFault = (error: unknown) =>
  console.error(error instanceof Error ? `${error.name}: ${error.message}` : String(error))
