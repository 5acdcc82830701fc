import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { startBackend } from '../../scripts/lib/backend'
import { openSession } from '../../scripts/lib/migrated-database'
import { freePort } from '../../scripts/lib/ports'
import { type PostgresServer, startPostgres } from '../../scripts/lib/postgres/server'

// DATABASE_URL names an external PostgreSQL, where the registry has no build for the machine.

const folder = await mkdtemp(`${tmpdir()}/agency-own-server-`)
let server: PostgresServer
beforeAll(async () => void (server = await startPostgres(`${folder}/postgres`, { unsafe: true })))
afterEach(() => void delete process.env['DATABASE_URL'])
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

const startOn = async (url: string) => {
  process.env['DATABASE_URL'] = url
  return startBackend(`${folder}/data`, await freePort())
}
/** An empty database with a unique name. */
async function database(name: string, sql = ''): Promise<string> {
  const admin = openSession(server.address('postgres'))
  await admin.exec(`create database ${name} template template0`)
  await admin.end()
  const session = openSession(server.address(name))
  if (sql) await session.exec(sql)
  await session.end()
  return server.address(name)
}

it('the site’s data are stored there, and exist at the next start', { timeout: 60_000 }, async () => {
  const url = await database('site')
  for (const fresh of [true, false]) {
    const backend = await startOn(url)
    expect(backend.isNewDatabase).toBe(fresh)
    const response = await fetch(`${backend.url}/rest/v1/properties?select=id`, {
      headers: { apikey: backend.secrets.publishableKey },
    })
    expect(((await response.json()) as unknown[]).length).toBeGreaterThan(25)
    await backend.stop()
  }
})

it.each([
  ['localhost', /DATABASE_URL is “localhost”, which is no PostgreSQL address/],
  ['postgres://nobody:wrong@127.0.0.1:1/nowhere', /does not open.*DATABASE_URL/],
])('%s is refused with a message', async (url, text) => {
  await expect(startOn(url)).rejects.toThrow(text)
})

it('a database with foreign tables is left unchanged', async () => {
  const url = await database('foreign_tables', 'create table public.invoices (id int)')
  await expect(startOn(url)).rejects.toThrow(/has tables already \(invoices\)\. Nothing was changed/)
  const session = openSession(url)
  const { rows } = await session.query(`select nspname from pg_namespace where nspname in ('auth', 'private')`)
  await session.end()
  expect(rows).toEqual([])
})

it('a user who is no superuser gets a message', async () => {
  await database('plain', `create role plain login password 'plain'; grant all on database plain to plain`)
  const url = new URL(server.address('plain', 'plain'))
  url.password = 'plain'
  await expect(startOn(url.href)).rejects.toThrow(/no superuser/)
})
