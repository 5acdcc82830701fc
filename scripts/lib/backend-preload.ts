// Loaded into the embedded backend before it starts: what it lacks beside hosted Supabase.
import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import { type IncomingMessage, Server, type ServerResponse } from 'node:http'
import { PgliteConnection } from '@supabase/lite/pglite'

// The backend gives every origin leave and does not limit one-time codes: browsers reach it through the site's proxy,
// which sends no Origin. A request with one, or for another host name, comes from a page that asks past the proxy.
const { emit } = Server.prototype as { emit: (event: string, ...args: unknown[]) => boolean }
const isLocal = (host = '') => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host)
Server.prototype.emit = function (this: Server, event: string, ...args: unknown[]) {
  if (event !== 'request') return emit.call(this, event, ...args)
  const [request, response] = args as [IncomingMessage, ServerResponse]
  if (!request.headers.origin && isLocal(request.headers.host)) return emit.call(this, event, ...args)
  request.resume()
  response.writeHead(403, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ message: 'Pages reach this database through their own site.' }))
  return true
}

// Hosted Supabase tells the database of every request's headers (`request.headers`), by which the migrations know who
// sends; the embedded backend does so for function calls alone.

const currentRequest = new AsyncLocalStorage<IncomingMessage>()
subscribe('http.server.request.start', (message) =>
  currentRequest.enterWith((message as { request: IncomingMessage }).request),
)

const { withContext } = PgliteConnection.prototype
PgliteConnection.prototype.withContext = function (this: PgliteConnection, vars, work, options) {
  const request = currentRequest.getStore()
  // A read needs none of it, and a transaction was told as it began.
  if (!vars || !request || options?.rpc || options?.transaction || request.method !== 'POST')
    return withContext.call(this, vars, work, options)
  const rpc = {
    method: 'POST',
    path: request.url ?? '',
    readOnly: false,
    requestHeaders: request.headers as Record<string, string>,
  }
  return withContext.call(this, vars, work, { ...options, rpc })
} as typeof withContext
