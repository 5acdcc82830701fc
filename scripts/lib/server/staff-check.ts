import { createHash } from 'node:crypto'

/** How long a result is cached. The database checks rights at each request anyway. */
const freshMs = 20_000
const maxRemembered = 1000
const timeoutMs = 10_000

/** The user's token in a request; undefined for a visitor. */
export function sessionToken(apikey: string | undefined, authorization: string | undefined): string | undefined {
  const [, token] = /^bearer\s+([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '') ?? []
  return token === apikey ? undefined : token
}

/** A short hash of a token. The token itself is not stored. */
export const tokenName = (token: string) => createHash('sha256').update(token).digest('base64url').slice(0, 16)

interface RequestHead {
  apikey: string
  token: string
  /** The sender's address. */
  address: string
}

/** Asks the backend whether a token belongs to staff, and caches positive results for some seconds. */
export function createStaffCheck(backend: string, now: () => number = Date.now) {
  const until = new Map<string, number>()
  return {
    /** Whether a token belonged to staff a moment ago. */
    isKnown: (token: string) => (until.get(tokenName(token)) ?? 0) > now(),
    async verify({ apikey, token, address }: RequestHead): Promise<boolean> {
      const headers = {
        apikey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'x-forwarded-for': address,
      }
      const request = { method: 'POST', body: '{}', headers, signal: AbortSignal.timeout(timeoutMs) }
      const isStaff = await fetch(`${backend}/rest/v1/rpc/is_staff`, request)
        .then(async (response) => response.ok && (await response.json()) === true)
        .catch(() => false)
      const name = tokenName(token)
      until.delete(name)
      if (isStaff) until.set(name, now() + freshMs)
      for (const oldest of until.keys()) {
        if (until.size <= maxRemembered) break
        until.delete(oldest)
      }
      return isStaff
    },
  }
}
