import { type IncomingMessage, request as requestHttp, type ServerResponse } from 'node:http'
import { request as requestHttps } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import '../collect-when-idle.ts'
import { functionTimeoutMs } from '../../../src/lib/http/deadline.ts'
import { pictureType } from '../../../src/lib/pictures/picture-type.ts'
import { addressGroup, clientAddress } from './client-address.ts'
import { isOwnOrigin } from './known-hosts.ts'
import { accountOf, createLoginRateLimit } from './login-rate-limit.ts'
import { bringsSecretKey, namesOtherSchema, requestHeaders, responseHeaders } from './proxy-headers.ts'
import { findRoute, isPasswordSignIn, type Route } from './proxy-routes.ts'
import { createBodyReader, declaredLength } from './read-body.ts'
import { createRefusalLog, type Refusal, refuse, tooManyRequests } from './refuse.ts'
import {
  createSenderBudget,
  type Later,
  pictureLimits,
  type SenderBudget,
  staffLimits,
  type Turn,
} from './sender-budget.ts'
import { createStaffCheck, sessionToken, tokenName } from './staff-check.ts'

/** The duration of the response to a wrong password. Hashing takes less. */
const wrongPasswordMs = 500

export interface ProxyOptions {
  /** The address of Supabase. */
  backend: string
  trustedProxies: number
  allowedHosts: string[]
  /** The budget of visitors, if others share it. */
  visitors?: SenderBudget
}

const visitorTimeoutMs = 30_000

interface BackendRequest {
  method: string
  headers: Record<string, string>
  body: Buffer
  timeoutMs: number
}

/**
 * Sends a request to the backend. Rejects if no response begins. A disconnected browser does not cancel it: the
 * database continues to its time limit, and the sender's slot stays taken.
 */
const forward = (url: URL, { method, headers, body, timeoutMs }: BackendRequest) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp
    const length = body.length > 0 || method === 'POST' ? { 'content-length': String(body.length) } : {}
    const onward = request(url, { method, headers: { ...headers, ...length } }, resolve)
    onward.setTimeout(timeoutMs, () => onward.destroy(new Error('The backend took too long.')))
    onward.on('error', reject)
    onward.on('close', () => reject(new Error('The backend closed the connection.')))
    onward.end(body)
  })

/** Checks a request by its headers. @returns the refusal, or the route */
function checkHeaders(request: IncomingMessage, url: URL, allowedHosts: string[]): Route | Refusal {
  const { method = 'GET', headers } = request
  if (!isOwnOrigin(headers.origin, headers.host, allowedHosts))
    return { status: 403, message: 'Only this site’s own pages may ask for this.' }
  if (bringsSecretKey(headers, url))
    return { status: 403, message: 'A secret key does not belong in a browser. Use the publishable key.' }
  if (namesOtherSchema(headers)) return { status: 400, message: 'This site asks the schema “public” alone.' }
  return findRoute(method, url)
}

interface Passed {
  request: IncomingMessage
  response: ServerResponse
  url: URL
  address: string
  body: Buffer
  timeoutMs: number
  turn: Turn
  refused: (refusal: Refusal) => void
}

const noSuchPicture: Refusal = {
  status: 422,
  message: 'This is not a picture of the kind that it says. Choose a JPEG, PNG, WebP, AVIF or GIF file.',
}
const signInFirst: Refusal = {
  status: 401,
  message: 'Your session has ended. Sign in, then send this again.',
  headers: { connection: 'close' },
}
/**
 * Forwards the site's requests to the backend, so that a browser needs one origin only.
 */
export function createProxy({ backend, trustedProxies, allowedHosts, visitors = createSenderBudget() }: ProxyOptions) {
  const loginRateLimit = createLoginRateLimit()
  const readBody = createBodyReader()
  const staffCheck = createStaffCheck(backend)
  // The database has ten connections. Each kind of sender leaves some of them to the others.
  const staff = createSenderBudget(staffLimits)
  const pictures = createSenderBudget(pictureLimits)
  const logRefusal = createRefusalLog()

  /** The staff session of a request, or undefined for a visitor. */
  async function staffSession({ headers }: IncomingMessage, address: string): Promise<string | undefined | Later> {
    const apikey = String(headers.apikey ?? '')
    const token = sessionToken(apikey, headers.authorization)
    if (!token || staffCheck.isKnown(token)) return token
    const turn = await visitors.enter(addressGroup(address))
    if ('retryAfter' in turn) return turn
    const started = performance.now()
    try {
      return (await staffCheck.verify({ apikey, token, address })) ? token : undefined
    } finally {
      turn.used(performance.now() - started)
      turn.release()
    }
  }

  async function passOn({ request, response, url, address, body, timeoutMs, turn, refused }: Passed): Promise<void> {
    const signIn = isPasswordSignIn(url)
    const login = { address, account: signIn ? accountOf(body) : '' }
    const wait = signIn ? loginRateLimit.attempt(login) : 0
    if (wait > 0)
      return refused({ status: 429, message: 'Too many wrong passwords.', headers: { 'retry-after': String(wait) } })

    const started = performance.now()
    let upstream: IncomingMessage | undefined
    try {
      const headers = requestHeaders(request.headers, address)
      const backendRequest = { method: request.method ?? 'GET', headers, body, timeoutMs }
      upstream = await forward(new URL(url.pathname + url.search, backend), backendRequest)
      const { statusCode: status = 502 } = upstream
      if (signIn) loginRateLimit.settle(login, status)
      turn.used(performance.now() - started)
      if (signIn && status >= 400) {
        turn.release()
        // The backend hashes a password only for a known address. A fixed duration hides the difference.
        await sleep(Math.max(0, wrongPasswordMs - (performance.now() - started)))
      }
      await sendResponse(status, upstream, response)
    } catch {
      if (!upstream) turn.used(performance.now() - started)
      upstream?.destroy()
      // An attempt that the browser cancels still counts.
      if (signIn && !upstream && !response.destroyed) loginRateLimit.settle(login, 502)
      refused({ status: 502 })
    }
  }

  return async function proxy(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const address = clientAddress(
      request.socket.remoteAddress,
      String(request.headers['x-forwarded-for'] ?? ''),
      trustedProxies,
    )
    const sender = addressGroup(address)
    const refused = (refusal: Refusal) => {
      logRefusal(sender, refusal)
      refuse(response, refusal, { json: true })
    }
    const route = checkHeaders(request, url, allowedHosts)
    // A CORS preflight gets no permission, but other clients learn the allowed methods.
    if ('status' in route && route.status === 405 && request.method === 'OPTIONS')
      return void response.writeHead(204, route.headers).end()
    if ('status' in route) return refused(route)

    const session = await staffSession(request, address)
    if (typeof session === 'object') return refused(tooManyRequests(session.retryAfter))
    const { maxBytes, visitorRefusal: refusal } = route
    if (refusal && !session) return refused(refusal)
    const body = await readBody(request, session ? maxBytes.staff : maxBytes.visitor, sender)
    if ('status' in body) {
      const lacksSession = body.status === 413 && !session && (declaredLength(request) ?? 0) <= maxBytes.staff
      // Redirects a person with an expired session to the sign-in.
      return refused(lacksSession && request.headers.authorization ? signInFirst : body)
    }
    try {
      if (route.isUpload && pictureType(body.bytes) !== request.headers['content-type']) return refused(noSuchPicture)
      const budget = route.isPicture ? pictures : session ? staff : visitors
      const turn = await budget.enter(session ? tokenName(session) : sender)
      if ('retryAfter' in turn) return refused(tooManyRequests(turn.retryAfter))
      try {
        // A visitor's browser waits 20 seconds. Imports and erasures may take as long as the database lets them.
        const timeoutMs = session ? functionTimeoutMs : visitorTimeoutMs
        const passed = { request, response, url, address, body: body.bytes, timeoutMs, turn, refused }
        if (!response.destroyed) await passOn(passed)
      } finally {
        turn.release()
      }
    } finally {
      body.release()
    }
  }
}

/**
 * Sends the backend's response to the browser. An error is read completely first, so that a broken one becomes a 502.
 */
async function sendResponse(status: number, upstream: IncomingMessage, response: ServerResponse): Promise<void> {
  const headers = responseHeaders(upstream.headers)
  if (status < 400) {
    response.writeHead(status, headers)
    return pipeline(upstream, response)
  }
  const body = await buffer(upstream)
  response.writeHead(status, headers).end(body)
}
