// Headers of every response: no caching, no content sniffing, no scripts, no framing.
const headers = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
}

/** Plain text; `more` may override the headers. */
export const textResponse = (status: number, text: string, more: Record<string, string> = {}) =>
  new Response(`${text}\n`, { status, headers: { ...headers, ...more } })

/** A file to download. */
export const fileResponse = (type: string, text: string) =>
  new Response(text, { headers: { ...headers, 'content-type': type, 'cache-control': 'private, no-store' } })

/** A redirect to a page, by GET. */
export const seeOther = (location: string) => new Response(null, { status: 303, headers: { ...headers, location } })
