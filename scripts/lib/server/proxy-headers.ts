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

/** What of `prefer` the site's clients say; a plan, a transaction to roll back and the like are nobody's here. */
const preferences =
  /^(return=(minimal|representation|headers-only)|count=exact|resolution=merge-duplicates|missing=default)$/

const passedPreferences = (prefer: string) =>
  prefer
    .split(',')
    .map((preference) => preference.trim())
    .filter((preference) => preferences.test(preference))
    .join()

/** A form of answer that PostgREST knows and nothing of the site reads: plans, maps, tables. */
const isOtherForm = (accept: string) => /vnd\.pgrst\.(?!object)|geo\+json|text\/csv|octet-stream/i.test(accept)

/** Whether a request names a schema that is none of the site's. */
export const namesOtherSchema = (headers: IncomingHttpHeaders) =>
  [headers['accept-profile'], headers['content-profile']].some(
    (schema) => ![undefined, 'public'].includes(schema as string),
  )

/** What holds for one connection alone (RFC 9110, 7.6.1), and what would let pages of other origins read an answer. */
const isDropped = (name: string) =>
  /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|access-control-.*)$/.test(name)

/** The headers of a request as the backend gets them. `x-forwarded-for` is the one address that we vouch for. */
export function requestHeaders(headers: IncomingHttpHeaders, address: string): Record<string, string> {
  const passed = passedOn.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]]))
  const passedHeaders = Object.fromEntries(passed) as Record<string, string>
  const prefer = passedPreferences(passedHeaders['prefer'] ?? '')
  if (prefer) passedHeaders['prefer'] = prefer
  else delete passedHeaders['prefer']
  if (isOtherForm(passedHeaders['accept'] ?? '')) delete passedHeaders['accept']
  return { ...passedHeaders, 'x-forwarded-for': address }
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
