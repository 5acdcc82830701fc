import { unreadableListings } from '../../src/domain/listing/unreadable-listings.ts'
import { UserError } from './cli.ts'

const timeoutMs = 20_000

async function whyUnreadable(url: string, publishableKey: string): Promise<string> {
  try {
    const response = await fetch(url, {
      headers: { apikey: publishableKey },
      signal: AbortSignal.timeout(timeoutMs),
    })
    return response.ok ? '' : `HTTP ${response.status} ${(await response.text()).slice(0, 200)}`.trim()
  } catch (error) {
    const { message, cause } = error as Error
    return cause instanceof Error ? cause.message || message : message
  }
}

/**
 * Asks a configured backend for a listing before a build begins, whose first half minute needs none.
 * @throws UserError with the address and the reason
 */
export async function requireReadableBackend(backend: string, publishableKey: string): Promise<void> {
  const reason = await whyUnreadable(`${backend}/rest/v1/properties?select=id&limit=1`, publishableKey)
  if (reason) throw new UserError(unreadableListings(backend, reason))
}
