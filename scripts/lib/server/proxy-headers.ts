import type { IncomingHttpHeaders } from 'node:http'
import { isSecretKey } from '../../../src/lib/http/publishable-key.ts'

/**
 * The request headers that the site's clients send. The proxy forwards no other headers, cookies or claims of an
 * address. `range` would read rows beyond the limit of a query.
 */
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
  // The view counter ignores robots by this header.
  'user-agent',
  'x-client-info',
  'x-robots-tag',
  'x-supabase-api-version',
  'x-upsert',
]

/** The values of `prefer` that the site's clients send. Plans, rollbacks and others are removed. */
const preferences =
  /^(return=(minimal|representation|headers-only)|count=exact|resolution=merge-duplicates|missing=default)$/

const passedPreferences = (prefer: string) =>
  prefer
    .split(',')
    .map((preference) => preference.trim())
    .filter((preference) => preferences.test(preference))
    .join()

/** Response formats of PostgREST that the site does not use: plans, maps, tables. */
const isOtherForm = (accept: string) => /vnd\.pgrst\.(?!object)|geo\+json|text\/csv|octet-stream/i.test(accept)

/** Whether a request names another schema than the site's. */
export const namesOtherSchema = (headers: IncomingHttpHeaders) =>
  [headers['accept-profile'], headers['content-profile']].some(
    (schema) => ![undefined, 'public'].includes(schema as string),
  )

/** Hop-by-hop headers (RFC 9110, 7.6.1), and headers that would let pages of other origins read a response. */
const isDropped = (name: string) =>
  /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|access-control-.*)$/.test(name)

/** The request headers for the backend. `x-forwarded-for` is the only address that the proxy vouches for. */
export function requestHeaders(headers: IncomingHttpHeaders, address: string): Record<string, string> {
  const passed = passedOn.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]]))
  const passedHeaders = Object.fromEntries(passed) as Record<string, string>
  const prefer = passedPreferences(passedHeaders['prefer'] ?? '')
  if (prefer) passedHeaders['prefer'] = prefer
  else delete passedHeaders['prefer']
  if (isOtherForm(passedHeaders['accept'] ?? '')) delete passedHeaders['accept']
  return { ...passedHeaders, 'x-forwarded-for': address }
}

/** The response headers for the browser. A response is data, whatever content type it claims. */
export function responseHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return {
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => !isDropped(name))),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  }
}

/** Whether a request contains a secret key, in any place where the backend looks for one. */
export function bringsSecretKey({ apikey, authorization }: IncomingHttpHeaders, { searchParams }: URL): boolean {
  const named = [apikey, authorization].flat().flatMap((value) => (value ?? '').split(','))
  return [...named, ...searchParams.getAll('apikey')].some((key) => isSecretKey(key.trim().replace(/^bearer\s+/i, '')))
}
