// Loaded into the embedded backend at start. It adds PostgREST's rules that the backend lacks, so that development and
// tests behave like production. See docs/decisions/023-one-engine.md.
import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import { type IncomingMessage, Server, type ServerResponse } from 'node:http'
import { PostgresConnection } from '@supabase/lite/postgres'
import { isOtherUser } from './peer-user.ts'

const currentRequest = new AsyncLocalStorage<IncomingMessage>()
subscribe('http.server.request.start', (message) =>
  currentRequest.enterWith((message as { request: IncomingMessage }).request),
)

// Requests ------------------------------------------------------------------------------------------------------------

const isLocal = (host = '') => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host)
const notFilters = ['select', 'columns', 'order', 'limit', 'offset', 'on_conflict', 'apikey']

/** The check of PostgREST's extension safeupdate: an update or delete needs a filter. */
function withoutFilter({ method = '', url = '' }: IncomingMessage): object | null {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  if (!/^\/rest\/v1\/\w+$/.test(pathname) || !['PATCH', 'DELETE'].includes(method)) return null
  if ([...searchParams.keys()].some((name) => !notFilters.includes(name))) return null
  const message = `${method === 'PATCH' ? 'UPDATE' : 'DELETE'} requires a WHERE clause`
  return { code: '21000', details: null, hint: null, message }
}

const { emit } = Server.prototype as { emit: (event: string, ...args: unknown[]) => boolean }
Server.prototype.emit = function (this: Server, event: string, ...args: unknown[]) {
  if (event !== 'request') return emit.call(this, event, ...args)
  const [request, response] = args as [IncomingMessage, ServerResponse]
  const refuse = (status: number, body: object) => {
    request.resume()
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    return true
  }
  // The backend accepts every origin and does not limit one-time codes. Browsers use the site's proxy, which sends no
  // Origin. So a request with an Origin or another host name comes from a page that bypasses the proxy.
  if (request.headers.origin || !isLocal(request.headers.host))
    return refuse(403, { message: 'Pages reach this database through their own site.' })
  if (isOtherUser(request.socket))
    return refuse(403, { message: 'This port is for the user who started the database. Ask through the site.' })
  const unsafe = withoutFilter(request)
  return unsafe ? refuse(400, unsafe) : emit.call(this, event, ...args)
}

// Sessions ------------------------------------------------------------------------------------------------------------

interface Context {
  auth?: { role?: string; uid?: string; jwt?: unknown }
  storage?: { operation?: string }
}
interface Transaction {
  executeQuery: (query: object) => Promise<{ rows: unknown[] }>
}

const statement = (sql: string, parameters: unknown[] = []) => ({
  ...{ sql, parameters },
  query: { kind: 'RawNode', sqlFragments: [sql], parameters: [] },
})

/** The statement timeouts of functions and roles. */
const timeoutSettings = `
  select 'function ' || proname as owner, split_part(setting, '=', 2) as timeout
    from pg_proc, unnest(proconfig) as setting
    where pronamespace = 'public'::regnamespace and setting like 'statement_timeout=%'
  union all
  select 'role ' || rolname, split_part(setting, '=', 2)
    from pg_db_role_setting join pg_roles on pg_roles.oid = setrole, unnest(setconfig) as setting
    where setdatabase = 0 and setting like 'statement_timeout=%'`
let timeouts: Map<string, string> | undefined

/** The called function’s timeout, or else the role’s. Read once: a changed timeout needs a restart of the backend. */
async function timeoutOf(transaction: Transaction, role: string, path: string): Promise<string> {
  if (!timeouts) {
    const { rows } = await transaction.executeQuery(statement(timeoutSettings))
    timeouts = new Map((rows as { owner: string; timeout: string }[]).map(({ owner, timeout }) => [owner, timeout]))
  }
  const [, name = ''] = /^\/rest\/v1\/rpc\/(\w+)$/.exec(path) ?? []
  const owners = [`function ${name}`, `role ${role}`, 'role authenticator']
  return owners.map((owner) => timeouts?.get(owner)).find(Boolean) ?? '0'
}

/** Sets the transaction's user and request in one statement. */
async function applySession(transaction: Transaction, { auth, storage }: Context): Promise<void> {
  const { method = 'GET', url = '/', headers = {} } = currentRequest.getStore() ?? {}
  const role = auth?.role || 'anon'
  const [path = ''] = url.split('?')
  const settings = {
    statement_timeout: await timeoutOf(transaction, role, path),
    role,
    'request.jwt.claim.sub': auth?.uid ?? '',
    'request.jwt.claim.role': role,
    'request.jwt.claims': auth?.jwt && typeof auth.jwt === 'object' ? JSON.stringify(auth.jwt) : '',
    'storage.operation': storage?.operation ?? '',
    'request.method': method,
    'request.path': path,
    'request.headers': JSON.stringify(headers),
    'response.status': '',
    'response.headers': '',
  }
  const calls = Object.keys(settings).map((name, n) => `set_config('${name}', $${n + 1}, true)`)
  await transaction.executeQuery(statement(`select ${calls.join(', ')}`, Object.values(settings)))
}

// Errors --------------------------------------------------------------------------------------------------------------

/** PostgREST's status for error classes that the backend reports as 500 with another code. */
const statuses: [code: RegExp, status: number][] = [
  [/^(23514|23502|22|21|P0001)/, 400],
  [/^(53|57P)/, 503],
  [/^(57014|40|54|55|P0)/, 500],
]

interface DatabaseError {
  code?: string
  message?: string
  detail?: string
  hint?: string
}

/** Converts an error that contains its own response (`raise sqlstate 'PGRST'`). */
function withStatus(error: DatabaseError): DatabaseError {
  const status = statuses.find(([code]) => code.test(error.code ?? ''))?.[1]
  if (!status) return error
  const { code, message, detail: details, hint } = error
  return {
    code: 'PGRST',
    message: JSON.stringify({ code, message, details, hint }),
    detail: JSON.stringify({ status, headers: {} }),
  }
}

/** How values are encoded: JSON text is not encoded again, and a number stays a number. */
const json = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
const finite = (text: string) => (Number.isFinite(Number(text)) ? Number(text) : text)
const [jsonType, jsonbType, numericType] = [114, 3802, 1700]

/** What the backend has read of the database's schema. */
interface Schema {
  views: { sql?: string }[]
}

const prototype = PostgresConnection.prototype as unknown as {
  ensureRlsContext: () => Promise<boolean>
  applyJwtSessionContext: (transaction: Transaction, context: Context) => Promise<void>
  applyRpcRequestGucs: () => Promise<void>
  normalizeDbError: (error: unknown) => DatabaseError
  writeCachedIntrospection: (schema: Schema, options?: object) => Promise<void>
}
const { normalizeDbError, writeCachedIntrospection } = prototype
Object.assign(prototype, {
  // This runs before the first statement. It would grant every table to every role, but migrations set the grants.
  ensureRlsContext(this: PostgresConnection) {
    const { options } = this.driver
    Object.assign(options.serializers, { [jsonType]: json, [jsonbType]: json })
    Object.assign(options.parsers, { [numericType]: finite })
    return Promise.resolve(true)
  },
  applyJwtSessionContext: applySession,
  applyRpcRequestGucs: () => Promise.resolve(),
  // Each request would search the text of every view for the types of its columns, which the catalogue has named.
  writeCachedIntrospection(this: unknown, schema: Schema, options?: object) {
    const views = schema.views.map((view) => ({ ...view, sql: '' }))
    return writeCachedIntrospection.call(this as never, { ...schema, views }, options)
  },
  normalizeDbError(this: unknown, error: unknown) {
    const known = normalizeDbError.call(this as never, error)
    return currentRequest.getStore()?.url?.startsWith('/rest/v1/') ? withStatus(known) : known
  },
})
