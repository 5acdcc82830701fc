import { type IncomingMessage, request as requestHttp, type ServerResponse } from 'node:http'
import { request as requestHttps } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { clientAddress } from './client-address.ts'
import { isOwnOrigin } from './known-hosts.ts'
import { createLoginRateLimit } from './login-rate-limit.ts'
import { bringsSecretKey, requestHeaders, responseHeaders } from './proxy-headers.ts'
import { findRoute, isPasswordSignIn } from './proxy-routes.ts'
import { type Refusal, refuse } from './refuse.ts'

const timeoutMs = 30_000

export interface ProxyOptions {
  /** The address of Supabase. */
  backend: string
  trustedProxies: number
  allowedHosts: string[]
}

/** Reads a request's body whole, so that nothing of a request that is refused or broken off reaches the backend. */
async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer | null> {
  if (Number(request.headers['content-length']) > maxBytes) return null
  const pieces: Buffer[] = []
  let bytes = 0
  // A body in pieces does not say its length before.
  for await (const piece of request.iterator({ destroyOnReturn: false })) {
    bytes += piece.length
    if (bytes > maxBytes) return null
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

interface BackendRequest {
  method: string
  headers: Record<string, string>
  body: Buffer
}

/** Asks the backend; rejects where no head of an answer comes. Goes no further once the browser is gone. */
const ask = (url: URL, { method, headers, body }: BackendRequest, response: ServerResponse) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp
    const length = body.length > 0 || method === 'POST' ? { 'content-length': String(body.length) } : {}
    const onward = request(url, { method, headers: { ...headers, ...length } }, resolve)
    onward.setTimeout(timeoutMs, () => onward.destroy(new Error('The backend took too long.')))
    onward.on('error', reject)
    onward.on('close', () => reject(new Error('The backend closed the connection.')))
    response.once('close', () => response.writableFinished || onward.destroy())
    onward.end(body)
  })

/** Checks a request by its headers alone. @returns why it is refused, or how large its body may be */
function checkHeaders(request: IncomingMessage, url: URL, allowedHosts: string[]): { maxBytes: number } | Refusal {
  const { method = 'GET', headers } = request
  if (!isOwnOrigin(headers.origin, headers.host, allowedHosts))
    return { status: 403, message: 'Only this site’s own pages may ask for this.' }
  if (bringsSecretKey(headers, url))
    return { status: 403, message: 'A secret key does not belong in a browser. Use the publishable key.' }
  return findRoute(method, url)
}

/**
 * Passes on to the backend what the site asks of it, and the answer back, so that a browser knows one origin.
 */
export function createProxy({ backend, trustedProxies, allowedHosts }: ProxyOptions) {
  const loginRateLimit = createLoginRateLimit()

  return async function proxy(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const refused = (refusal: Refusal) => refuse(response, refusal, { json: true })
    const checked = checkHeaders(request, url, allowedHosts)
    // Leave for a script of another origin is asked for so, and not given; whoever else asks is told what goes here.
    if ('status' in checked && checked.status === 405 && request.method === 'OPTIONS')
      return void response.writeHead(204, checked.headers).end()
    if ('status' in checked) return refused(checked)
    const body = await readBody(request, checked.maxBytes)
    if (!body) return refused({ status: 413, headers: { connection: 'close' } })

    const address = clientAddress(
      request.socket.remoteAddress,
      String(request.headers['x-forwarded-for'] ?? ''),
      trustedProxies,
    )
    const signIn = isPasswordSignIn(url)
    const wait = signIn ? loginRateLimit.attempt(address) : 0
    if (wait > 0)
      return refused({ status: 429, message: 'Too many wrong passwords.', headers: { 'retry-after': String(wait) } })

    let answer: IncomingMessage | undefined
    try {
      const backendRequest = {
        method: request.method ?? 'GET',
        headers: requestHeaders(request.headers, address),
        body,
      }
      answer = await ask(new URL(url.pathname + url.search, backend), backendRequest, response)
      const { statusCode: status = 502 } = answer
      if (signIn) loginRateLimit.settle(address, status)
      await sendAnswer(status, answer, response)
    } catch {
      answer?.destroy()
      // Broken off by the browser, an attempt stays counted.
      if (signIn && !answer && !response.destroyed) loginRateLimit.settle(address, 502)
      refused({ status: 502 })
    }
  }
}

/** The backend's answer, to the browser. An error is small and read whole first: one that breaks off becomes a 502. */
async function sendAnswer(status: number, answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const headers = responseHeaders(answer.headers)
  if (status < 400) {
    response.writeHead(status, headers)
    return pipeline(answer, response)
  }
  const body = await buffer(answer)
  response.writeHead(status, headers).end(body)
}
