import { readFile } from 'node:fs/promises'
import { createServer, request as ask } from 'node:http'
import { parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'
import sirv from 'sirv'
import { countGuesses } from './guesses.mjs'
import { root } from './paths.mjs'

const passedOn = /^\/(rest|auth|storage)\/v1(\/|$)/
/** Bytes that a request may bring: a photograph with what carries it (the bucket takes 5 MB), or the longest text of a form or a home. */
const most = (pathname) => (pathname.startsWith('/storage/') ? 6_000_000 : 256_000)
/** The sign-in, written as the site writes it: the one answer of 200 that is a right password. */
const isSignIn = ({ pathname, searchParams }) => pathname === '/auth/v1/token' && searchParams.getAll('grant_type').join() === 'password'
/** Whether a request can be a guess at a password, however it is written: whatever asks for more than to go on with a session or to end it. */
const isGuess = ({ method }, { pathname, searchParams }) =>
  method === 'POST' && pathname.startsWith('/auth/') && pathname !== '/auth/v1/logout' && searchParams.getAll('grant_type').join() !== 'refresh_token'

// A path of _headers or _redirects, whose * stands for any rest and whose :name for one part.
const pattern = (path) => new RegExp(`^${path.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/:[a-z]+/g, '[^/]+')).join('.*')}$`)

/** Sends a request on to the backend and its answer back, byte for byte. */
function passOn(backend, guesses, req, res, address) {
  const refuse = (status, message, headers = {}) => {
    // Refused already: what still comes is let go by.
    if (res.writableEnded) return
    if (!res.headersSent) res.writeHead(status, { 'content-type': 'application/json', ...headers })
    res.end(JSON.stringify(message))
  }
  const limit = most(address.pathname)
  let came = 0
  const tooMuch = () => refuse(413, { message: 'This is more than can be sent at once.' }, { connection: 'close' })
  if (Number(req.headers['content-length']) > limit) return tooMuch()
  if (isGuess(req, address)) {
    const who = req.socket.remoteAddress
    const wait = guesses.wait(who)
    if (wait > 0) return refuse(429, { code: 429, error_code: 'over_request_rate_limit', msg: 'Too many wrong passwords.' }, { 'retry-after': String(wait) })
    guesses.tried(who)
    res.once('finish', () => guesses.answered(who, res.statusCode === 200 && !isSignIn(address) ? 0 : res.statusCode))
  }
  const { hostname, port } = new URL(backend)
  const onward = ask({ hostname, port, path: req.url, method: req.method, headers: { ...req.headers, host: `${hostname}:${port}` } }, (answer) => {
    // An answer of the backend is data, whatever it says that it is.
    res.writeHead(answer.statusCode, { ...answer.headers, 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" })
    answer.pipe(res)
  })
  onward.on('error', () => refuse(502, { message: 'The backend does not answer.' }))
  res.on('close', () => onward.destroy())
  // A body in pieces does not say its length before.
  req.on('data', (piece) => {
    if ((came += piece.length) <= limit) return
    req.unpipe(onward)
    tooMuch()
  })
  req.pipe(onward)
}

/** Whether the database knows a listing at this address. When nobody can tell, the page itself will. */
async function listingStatus(backend, apikey, pathname) {
  const slug = pathname.slice('/property/'.length)
  if (!/^[a-zA-Z0-9-]{1,120}$/.test(slug)) return 404
  try {
    const answer = await fetch(`${backend}/rest/v1/properties?select=id&slug=eq.${slug.toLowerCase()}`, { headers: { apikey }, signal: AbortSignal.timeout(1500) })
    return answer.ok && (await answer.json()).length === 0 ? 404 : 200
  } catch {
    return 200
  }
}

/**
 * The built site as Netlify serves it: brotli, clean addresses, _headers, _redirects, netlify.toml and real 404s; and the
 * backend's paths passed on, so that the browser knows one origin.
 * @returns {Promise<import('node:http').Server>} listening on `port` of this machine alone, unless HOST names another of its
 *   addresses
 */
export async function serveSite({ folder, port, backend, publishableKey }) {
  const [{ headers }, { redirects }, notFound] = await Promise.all([
    parseAllHeaders({ headersFiles: [`${folder}/_headers`], minimal: true }),
    parseAllRedirects({ redirectsFiles: [`${folder}/_redirects`], netlifyConfigPath: `${root}netlify.toml`, minimal: true }),
    readFile(`${folder}/404.html`),
  ])
  const headerRules = headers.map(({ for: path, values }) => ({ test: pattern(path), values: Object.entries(values) }))
  const rewrites = await Promise.all(
    redirects.map(async ({ from, to, status }) => ({ test: pattern(from), status, body: await readFile(`${folder}${to}.html`) })),
  )
  const files = sirv(folder, { brotli: true, etag: true, extensions: ['html'], dotfiles: false })
  const sendPage = (req, res, status, body) => {
    res.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
    res.end(req.method === 'HEAD' ? undefined : body)
  }

  const guesses = countGuesses()
  const server = createServer(async (req, res) => {
    try {
      // An address without a host, or one that a browser would take for one with: neither is ours.
      if (/^\/[/\\]/.test(req.url)) return sendPage(req, res, 404, notFound)
      const address = new URL(req.url, 'http://site')
      const { pathname } = address
      if (passedOn.test(pathname)) return passOn(backend, guesses, req, res, address)
      // A page is asked for anew each time; its tag says whether it has changed.
      res.setHeader('cache-control', 'no-cache')
      for (const { test, values } of headerRules) if (test.test(pathname)) for (const [name, value] of values) res.setHeader(name, value)
      // One address a page: no .html, no slash at the end.
      const clean = pathname.replace(/(\/index)?\.html$/, '').replace(/(.)\/+$/, '$1') || '/'
      if (clean !== pathname) return res.writeHead(301, { location: clean + address.search }).end()
      if (/\.br$|^\/_(headers|redirects)$/.test(decodeURIComponent(pathname))) return sendPage(req, res, 404, notFound)
      files(req, res, async () => {
        const rewrite = rewrites.find(({ test }) => test.test(pathname))
        if (!rewrite) return sendPage(req, res, 404, notFound)
        const status = pathname.startsWith('/property/') ? await listingStatus(backend, publishableKey, pathname) : rewrite.status
        sendPage(req, res, status, rewrite.body)
      })
    } catch {
      sendPage(req, res, 404, notFound)
    }
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, process.env.HOST || '127.0.0.1', () => resolve(server))
  })
}
