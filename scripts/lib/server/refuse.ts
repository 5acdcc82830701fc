import { STATUS_CODES, type ServerResponse } from 'node:http'

export interface Refusal {
  status: number
  /** Replaces the default sentence of the status. */
  message?: string
  headers?: Record<string, string>
}

export const tooManyRequests = (seconds: number): Refusal => ({
  status: 429,
  message: `Your network asks for too much at once. Wait ${seconds} seconds, then try again.`,
  headers: { 'retry-after': String(seconds) },
})

const messages: Record<number, string> = {
  400: 'This request could not be read. Check the address and try again.',
  403: 'This cannot be asked for from here.',
  404: 'There is nothing at this address.',
  405: 'This address does not take that kind of request.',
  408: 'This request took too long to arrive. Try again.',
  413: 'This is more than can be sent at once.',
  416: 'The file has no such part.',
  421: 'This server does not answer for that host name.',
  429: 'That was tried too often. Wait a few minutes, then try again.',
  431: 'The headers of this request are too long.',
  500: 'Something went wrong here. Try again in a moment.',
  502: 'The backend does not answer.',
  503: 'There is too much to do here at the moment. Wait half a minute, then try again.',
}

const messageOf = ({ status, message }: Refusal) => message ?? messages[status] ?? STATUS_CODES[status] ?? ''

/** Logs refusals because of load, at most one line a minute for each sender. */
export function createRefusalLog(log: (line: string) => void = console.warn, now: () => number = Date.now) {
  const logged = new Map<string, number>()
  return (sender: string, refusal: Refusal): void => {
    if (![408, 429, 503].includes(refusal.status) || now() - (logged.get(sender) ?? 0) < 60_000) return
    if (logged.size > 1000) logged.clear()
    logged.set(sender, now())
    log(`${sender} was refused (${refusal.status}): ${messageOf(refusal)}`)
  }
}

/** Ends a response with a refusal: JSON for a script, otherwise a sentence. Does nothing after the head is sent. */
export function refuse(response: ServerResponse, refusal: Refusal, { json = false } = {}): void {
  if (response.headersSent) return void response.destroy()
  // Removes headers that were set for the intended response.
  for (const name of ['content-encoding', 'content-length', 'content-range', 'etag', 'last-modified'])
    response.removeHeader(name)
  const body = json ? JSON.stringify({ message: messageOf(refusal) }) : `${messageOf(refusal)}\n`
  response.writeHead(refusal.status, {
    'content-type': json ? 'application/json' : 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    ...refusal.headers,
  })
  response.end(response.req.method === 'HEAD' ? undefined : body)
}

/** The same for a connection that Node's parser rejected. There is no response object, so this returns the raw text. */
export function rawRefusal(status: number): string {
  const body = `${messageOf({ status })}\n`
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: text/plain; charset=utf-8',
    'X-Content-Type-Options: nosniff',
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n')
}
