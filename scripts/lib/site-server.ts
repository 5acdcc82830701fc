import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { editions, withoutPrefix } from '../../src/editions.ts'
import { errorCode } from './cli.ts'
import { handleConnectionErrors } from './server/connection-errors.ts'
import { handleEdgeFunction, isEdgeFunctionPath } from './server/edge-functions.ts'
import { isKnownHost } from './server/known-hosts.ts'
import { isBackendPath } from './server/proxy-routes.ts'
import { createProxy } from './server/proxy.ts'
import type { Later, SenderLimits } from './server/sender-budget.ts'
import { serveProperty } from './server/serve-property.ts'
import { refuse, tooManyRequests } from './server/refuse.ts'
import { required } from '../../src/lib/required.ts'
import { cleanPath, decodedPath, encodedPath, parseRequestTarget } from './server/request-target.ts'
import { serverSettings } from './server/settings.ts'
import { assetHeaders, readHeaderRules, readRewrites } from './server/site-headers.ts'
import { listStaticFiles, sendFile } from './server/static-files.ts'
import { createVisitorTurns, type VisitorTurns } from './server/visitor-turns.ts'

interface Site {
  /** The folder of the built site. */
  folder: string
  /** The address of Supabase. */
  backend: string
  publishableKey: string
  /** Overrides a visitor's limits. Tests need it, because all their visitors share one address. */
  visitorLimits?: Partial<SenderLimits>
}

type Handler = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>

/** The built site as Netlify serves it: brotli, clean URLs, _headers, _redirects and real 404s. */
async function createPages({ folder, backend, publishableKey }: Site, { inTurn }: VisitorTurns): Promise<Handler> {
  const [headersOf, rewriteOf, files, shared] = await Promise.all([
    readHeaderRules(folder),
    readRewrites(folder),
    listStaticFiles(folder),
    // The pages for addresses without a file, of each edition.
    Promise.all(
      editions.map(async ({ prefix }) => ({
        prefix,
        notFound: await readFile(`${folder}${prefix}/404.html`),
        shell: await readFile(`${folder}${prefix}/listing-shell.html`),
      })),
    ),
  ])
  const sharedBy = (path: string) =>
    required(shared.find(({ prefix }) => path === prefix + withoutPrefix(path)) ?? shared[0], 'the 404 page')
  const sendPage = (request: IncomingMessage, response: ServerResponse, status: number, body: Buffer) => {
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  return async (request, response, url) => {
    const path = decodedPath(url)
    const file = path === null ? undefined : files.get(cleanPath(path))
    // Browsers revalidate a page each time; its ETag shows whether it has changed.
    const headers = { 'cache-control': 'no-cache', ...headersOf(path ?? '/') }
    const sent = file && path?.startsWith('/_astro/') ? assetHeaders(headers) : headers
    for (const [name, value] of Object.entries(sent)) response.setHeader(name, value)
    if (!['GET', 'HEAD'].includes(request.method ?? ''))
      return refuse(response, { status: 405, headers: { allow: 'GET, HEAD' } })
    if (path === null) return sendPage(request, response, 404, sharedBy('/').notFound)

    const clean = cleanPath(path)
    const { notFound, shell } = sharedBy(clean)
    const rewrite = rewriteOf(clean)
    const isProperty = withoutPrefix(clean).startsWith('/property/')
    if (!file && !rewrite && !isProperty) return sendPage(request, response, 404, notFound)
    const location = encodedPath(clean) + url.search
    if (clean !== path) return void response.writeHead(301, { location }).end()
    const property = { path: location, isBuilt: Boolean(file), shell, publishableKey }
    // Without a turn the page is sent as without the backend, which has as long to respond.
    const serve = (refused?: Later) =>
      serveProperty(request, response, { ...property, backend: refused ? '' : backend })
    if (isProperty && (await inTurn(request, serve, AbortSignal.timeout(1000)))) return
    if (file) return sendFile(request, response, file)
    if (rewrite) return sendPage(request, response, rewrite.status, rewrite.body)
    sendPage(request, response, 404, notFound)
  }
}

/**
 * Serves the built site and proxies the backend's paths, so that the browser needs one origin.
 * Listens on `port` of this machine only, unless HOST names another address.
 */
export async function serveSite({ port, ...site }: Site & { port: number }): Promise<{ close: () => void }> {
  const settings = serverSettings()
  const turns = createVisitorTurns(settings.trustedProxies, site.visitorLimits)
  const pages = await createPages(site, turns)
  const proxy = createProxy({ backend: site.backend, visitors: turns.visitors, ...settings })

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url: target = '' } = request
    const url = parseRequestTarget(target)
    if (!url) return refuse(response, { status: 400 })
    // An absolute request URL contains the host.
    const host = target.startsWith('/') ? request.headers.host : url.host
    if (!isKnownHost(host, settings.hostNames)) return refuse(response, { status: 421 })
    if (isEdgeFunctionPath(url))
      return turns.inTurn(request, async (refused) =>
        refused
          ? refuse(response, tooManyRequests(refused.retryAfter))
          : handleEdgeFunction(request, response, { url, ...site }),
      )
    return isBackendPath(url) ? proxy(request, response, url) : pages(request, response, url)
  }

  const server = createServer((request, response) => {
    // A broken connection raises an error on each stream; the writer handles it.
    request.on('error', () => {})
    response.on('error', () => {})
    respond(request, response).catch((error: unknown) => {
      if (!response.destroyed && errorCode(error) !== 'ECONNRESET') {
        const [message] = String(error instanceof Error ? error.message : error).split('\n')
        console.error(`${request.method} ${JSON.stringify(request.url?.slice(0, 100))}: ${message}`)
      }
      refuse(response, { status: 500 })
    })
  })
  handleConnectionErrors(server)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, settings.host, resolve)
  })
  return {
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
