import type { IncomingHttpHeaders } from 'node:http'
import { isSecretKey } from '../../../src/lib/http/publishable-key.ts'

/** What the site's clients say; nothing else of a request reaches the backend, no cookie and no claim of an address. */
const passedOn = [
  'accept',
  'accept-encoding',
  'accept-profile',
  'apikey',
  'authorization',
  'cache-control',
  'content-profile',
  'content-type',
  'if-modified-since',
  'if-none-match',
  'prefer',
  'range',
  'range-unit',
  // By which robots are not counted as visitors.
  'user-agent',
  'x-client-info',
  'x-supabase-api-version',
  'x-upsert',
]

/** What holds for one connection alone (RFC 9110, 7.6.1), and what would let pages of other origins read an answer. */
const isDropped = (name: string) =>
  /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|access-control-.*)$/.test(name)

/** The headers of a request as the backend gets them. `x-forwarded-for` is the one address that we vouch for. */
export function requestHeaders(headers: IncomingHttpHeaders, address: string): Record<string, string> {
  const kept = passedOn.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]]))
  return { ...Object.fromEntries(kept), 'x-forwarded-for': address }
}

/** The headers of the backend's answer as the browser gets them: an answer is data, whatever it says that it is. */
export function responseHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return {
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => !isDropped(name))),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  }
}

/** Whether a request brings a key that belongs on a server, in any of the places where the backend looks for one. */
export function bringsSecretKey({ apikey, authorization }: IncomingHttpHeaders, { searchParams }: URL): boolean {
  const named = [apikey, authorization].flat().flatMap((value) => (value ?? '').split(','))
  return [...named, ...searchParams.getAll('apikey')].some((key) => isSecretKey(key.trim().replace(/^bearer\s+/i, '')))
}
