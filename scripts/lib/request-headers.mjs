// Loaded into the embedded backend before it starts. Hosted Supabase tells the database of every request's headers
// (`request.headers`), by which the migrations know who sends; the embedded backend does so for function calls alone.
import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import { PgliteConnection } from '@supabase/lite/pglite'

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
