import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi } from '../../scripts/lib/backend'
import { type Database, migratedDatabase } from '../../scripts/lib/migrated-database'
import { freePort } from '../../scripts/lib/ports'
import { readMigrations, readReleases, releasedMigrations } from '../../scripts/lib/releases'
import { makeSecrets } from '../../scripts/lib/secrets'
import { databaseSchema } from './database-state'

// A database of each recorded release, with rows of that release (releases/VERSION.sql), after today's migrations.

const releases = await readReleases()
const order = [...releases.keys()].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
const migrationsOf = (version: string) => {
  const upTo = order.slice(0, order.indexOf(version) + 1).map((name) => releases.get(name)!)
  return [...releasedMigrations(upTo).keys()]
}

type Rows = Record<string, Record<string, unknown>[]>
/** Every row of the project's own tables and of its users, by table. Each start writes the agency's settings anew. */
async function allRows({ query }: Database): Promise<Rows> {
  const { rows: tables } = await query<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
      where (schemaname in ('public', 'private') and tablename <> 'agency_settings')
        or (schemaname = 'auth' and tablename in ('users', 'identities'))`)
  const rows: Rows = {}
  for (const { name } of tables) {
    const result = await query<{ row: Record<string, unknown> }>(`select to_jsonb(r) as row from ${name} r`)
    rows[name] = result.rows.map(({ row }) => row)
  }
  return rows
}

/** The rows of `before` that have no equal in `after`, in the columns that they had. */
const missingRows = (before: Rows, after: Rows) =>
  Object.entries(before).flatMap(([table, rows]) => {
    const left = (after[table] ?? []).map((row) => JSON.stringify(row))
    return rows
      .filter((row) => {
        const columns = Object.keys(row)
        const wanted = JSON.stringify(row)
        return !left.some((text) => {
          const other = JSON.parse(text) as Record<string, unknown>
          return JSON.stringify(Object.fromEntries(columns.map((column) => [column, other[column]]))) === wanted
        })
      })
      .map((row) => `${table} ${JSON.stringify(row)}`)
  })

const rowsFolder = new URL('releases/', import.meta.url)
const filled = (await readdir(rowsFolder)).map((file) => file.replace(/\.sql$/, ''))

describe.each(filled)('A database of version %s', (version) => {
  const cleanups: (() => Promise<unknown>)[] = []
  const secrets = makeSecrets()
  let database: Database
  let before: Rows = {}
  let schema: string[] = []
  let visitor: SupabaseClient
  let staff: SupabaseClient
  const client = (url: string) => createClient(url, secrets.publishableKey, { auth: { persistSession: false } })

  beforeAll(async () => {
    database = await migratedDatabase('', { migrations: migrationsOf(version) })
    cleanups.push(database.close)
    await database.exec(await readFile(new URL(`${version}.sql`, rowsFolder), 'utf8'))
    before = await allRows(database)
    await database.migrate()
    // Before the API starts: its storage service changes its own functions.
    schema = await databaseSchema(database)
    const folder = await mkdtemp(`${tmpdir()}/meridian-upgrade-`)
    cleanups.push(() => rm(folder, { recursive: true }))
    await mkdir(`${folder}/supabase`)
    const readinessPath = '/rest/v1/properties?select=id&limit=1'
    const api = await startApi({ folder, owner: database.address, port: await freePort(), secrets, readinessPath })
    cleanups.push(api.stop)
    ;[visitor, staff] = [client(api.url), client(api.url)]
  })
  afterAll(async () => {
    for (const close of cleanups.reverse()) await close()
  })

  it('has every migration, and the schema of a new database', async () => {
    const { rows } = await database.query<{ file: string }>(
      `select version || '_' || name || '.sql' as file from supabase_migrations.schema_migrations order by 1`,
    )
    expect(rows.map(({ file }) => file)).toEqual([...(await readMigrations()).keys()].toSorted())
    const fresh = await migratedDatabase()
    cleanups.push(fresh.close)
    expect(schema).toEqual(await databaseSchema(fresh))
  })

  it('has its rows', async () => {
    const tables = ['public.properties', 'public.property_inquiries', 'public.viewings', 'public.viewing_hours']
    for (const table of [...tables, 'private.alerts', 'private.outbox', 'public.audit_log', 'auth.users'])
      expect(before[table]?.length, table).toBeGreaterThan(0)
    expect(missingRows(before, await allRows(database))).toEqual([])
  })

  it('shows visitors its public homes, and finds the one that is to let', async () => {
    const { data } = await visitor.rpc('search_listings', { filters: { type: 'rent', q: 'canal' } })
    expect(data).toMatchObject({ total: 1, listings: [{ slug: 'canal-flat', price: 2400 }] })
    const { data: rows } = await visitor.from('properties').select('slug, status').order('slug')
    expect(rows).toEqual([
      { slug: 'canal-flat', status: 'live' },
      { slug: 'park-terrace-nw1', status: 'sold' },
    ])
  })

  it('lets its staff sign in, read enquiries, and change a home by the rules of this version', async () => {
    expect(
      (await staff.auth.signInWithPassword({ email: 'noor@example.com', password: 'release-one-demo' })).error,
    ).toBeNull()
    const { data } = await staff.from('property_inquiries').select('name')
    expect(data).toEqual([{ name: '李明' }])
    const listings = await staff.rpc('find_listings', { patterns: ['%flat%', '%nw18aa%'] })
    expect(listings.data).toMatchObject([{ title: 'Canal Flat' }])
    const properties = staff.from('properties')
    expect((await properties.update({ epc_rating: 'B' }).eq('slug', 'canal-flat')).error).toBeNull()
    expect((await properties.update({ pets: 'unheard-of' }).eq('slug', 'canal-flat')).error?.code).toBe('23514')
  })
})
