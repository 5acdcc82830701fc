// What an Edge Function answers to anybody: nothing is kept on the way, read as a page or shown in a frame.
const headers = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
}

/** A sentence, or what else `more` says that the text is. */
export const textResponse = (status: number, text: string, more: Record<string, string> = {}) =>
  new Response(`${text}\n`, { status, headers: { ...headers, ...more } })

/** A file. */
export const fileResponse = (type: string, text: string) =>
  new Response(text, { headers: { ...headers, 'content-type': type, 'cache-control': 'private, no-store' } })

/** The way to a page, by a GET. */
export const seeOther = (location: string) => new Response(null, { status: 303, headers: { ...headers, location } })
