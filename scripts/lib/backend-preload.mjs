// Loaded into the embedded backend before it starts: what it lacks beside hosted Supabase.
import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import { Server } from 'node:http'
import { PgliteConnection } from '@supabase/lite/pglite'

// The backend gives every origin leave and does not limit one-time codes: browsers reach it through the site's proxy,
// which sends no Origin. A request with one, or for another host name, comes from a page that asks past the proxy.
const { emit } = Server.prototype
const isLocal = (host = '') => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host)
Server.prototype.emit = function (event, request, response, ...rest) {
  if (event !== 'request' || (!request.headers.origin && isLocal(request.headers.host)))
    return emit.call(this, event, request, response, ...rest)
  request.resume()
  response.writeHead(403, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ message: 'Pages reach this database through their own site.' }))
  return true
}

// Hosted Supabase tells the database of every request's headers (`request.headers`), by which the migrations know who
// sends; the embedded backend does so for function calls alone.

const asked = new AsyncLocalStorage()
subscribe('http.server.request.start', ({ request }) => asked.enterWith(request))

const { withContext } = PgliteConnection.prototype
PgliteConnection.prototype.withContext = function (vars, work, options) {
  const request = asked.getStore()
  // A read needs none of it, and what goes on in a transaction has been told as that began.
  const told = !vars || options?.rpc || options?.transaction || request?.method !== 'POST'
  const rpc = { method: 'POST', path: request?.url, requestHeaders: request?.headers }
  return withContext.call(this, vars, work, told ? options : { ...options, rpc })
}
