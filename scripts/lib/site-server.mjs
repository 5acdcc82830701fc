import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { root } from './paths.mjs'
import { answerConnectionErrors } from './server/connection-errors.ts'
import { isKnownHost } from './server/known-hosts.ts'
import { publicListing } from './server/public-listing.ts'
import { createProxy } from './server/proxy.ts'
import { isBackendPath } from './server/proxy-routes.ts'
import { refuse } from './server/refuse.ts'
import { cleanPath, decodedPath, encodedPath, parseRequestTarget } from './server/request-target.ts'
import { serverSettings } from './server/settings.ts'
import { readHeaderRules, readRewrites } from './server/site-headers.ts'
import { listStaticFiles, sendFile } from './server/static-files.ts'

/**
 * The built site as Netlify serves it: brotli, clean addresses, _headers, _redirects, netlify.toml and real 404s.
 * @returns {Promise<(request, response, url: URL) => Promise<void>>}
 */
async function createPages({ folder, backend, publishableKey }) {
  const [headersOf, rewriteOf, files, notFound, shell] = await Promise.all([
    readHeaderRules(folder),
    readRewrites(folder, `${root}netlify.toml`),
    listStaticFiles(folder),
    readFile(`${folder}/404.html`),
    readFile(`${folder}/listing-shell.html`),
  ])
  const sendPage = (request, response, status, body) => {
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  return async (request, response, url) => {
    const path = decodedPath(url)
    // A page is asked for anew each time; its tag says whether it has changed.
    const headers = { 'cache-control': 'no-cache', ...headersOf(path ?? '/') }
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    if (!['GET', 'HEAD'].includes(request.method))
      return refuse(response, { status: 405, headers: { allow: 'GET, HEAD' } })
    if (path === null) return sendPage(request, response, 404, notFound)

    const clean = cleanPath(path)
    const file = files.get(clean)
    const rewrite = file ? undefined : rewriteOf(clean)
    if (!file && !rewrite) return sendPage(request, response, 404, notFound)
    if (clean !== path) return response.writeHead(301, { location: encodedPath(clean) + url.search }).end()
    if (clean.startsWith('/property/')) {
      const listing = await publicListing({ backend, publishableKey }, clean.slice('/property/'.length))
      if (listing.is === 'moved')
        return response.writeHead(301, { location: `/property/${listing.to}${url.search}` }).end()
      if (listing.is === 'gone') return sendPage(request, response, 404, shell)
    }
    if (file) return sendFile(request, response, file)
    sendPage(request, response, rewrite.status, rewrite.body)
  }
}

/**
 * Serves the built site, and passes the backend's paths on, so that the browser knows one origin.
 * @returns {Promise<import('node:http').Server>} listening on `port` of this machine alone, unless HOST names another
 * of
 *   its addresses
 */
export async function serveSite({ folder, port, backend, publishableKey }) {
  const settings = serverSettings()
  const pages = await createPages({ folder, backend, publishableKey })
  const proxy = createProxy({ backend, ...settings })

  async function answer(request, response) {
    const url = parseRequestTarget(request.url)
    if (!url) return refuse(response, { status: 400 })
    // An address in full names its host itself.
    const host = request.url.startsWith('/') ? request.headers.host : url.host
    if (!isKnownHost(host, settings.hostNames)) return refuse(response, { status: 421 })
    return isBackendPath(url) ? proxy(request, response, url) : pages(request, response, url)
  }

  const server = createServer((request, response) => {
    // A connection that breaks off is an error on each of its streams; whoever was writing hears of it by itself.
    request.on('error', () => {})
    response.on('error', () => {})
    answer(request, response).catch((error) => {
      if (!response.destroyed && error.code !== 'ECONNRESET')
        console.error(
          `${request.method} ${JSON.stringify(request.url.slice(0, 100))}: ${String(error.message).split('\n')[0]}`,
        )
      refuse(response, { status: 500 })
    })
  })
  answerConnectionErrors(server)
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, settings.host, () => resolve(server))
  })
}
