import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import postgres from 'postgres'
import { prepareDatabase } from './postgres/prepare.ts'
import { startPostgres } from './postgres/server.ts'

type SqlValue = string | number | boolean | null | Date | object

/** One session of a database, as its owner unless `set role` changes that. */
export interface Database {
  exec: (sql: string) => Promise<void>
  query: <Row = Record<string, unknown>>(sql: string, values?: readonly unknown[]) => Promise<{ rows: Row[] }>
  /** The address, for more sessions. */
  address: string
  /** Applies pending migrations, like every start of the site. */
  migrate: () => Promise<void>
  close: () => Promise<void>
}

// JSON that is already text is not encoded again. Whole numbers are numbers.
const typeParsers = {
  json: {
    to: 114,
    from: [114, 3802],
    serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
    parse: (text: string) => JSON.parse(text) as unknown,
  },
  bigint: { to: 20, from: [20], serialize: String, parse: Number },
}

/** Opens one session. Its statements run in order. */
export function openSession(address: string): Pick<Database, 'exec' | 'query'> & { end: () => Promise<void> } {
  const sql = postgres(address, { max: 1, types: typeParsers, onnotice: () => undefined })
  return {
    exec: async (text) => void (await sql.unsafe(text)),
    query: async <Row>(text: string, values: readonly unknown[] = []) => ({
      rows: [...(await sql.unsafe(text, values as SqlValue[]))] as Row[],
    }),
    end: () => sql.end(),
  }
}

interface Cluster {
  address: (database: string, role?: string) => string
  stop: () => Promise<void>
}

/** Starts a PostgreSQL for this process, in a temporary folder. */
async function startCluster(): Promise<Cluster> {
  const folder = await mkdtemp(`${tmpdir()}/agency-postgres-`)
  const server = await startPostgres(folder, { unsafe: true })
  return {
    address: server.address,
    stop: async () => {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The server of a test run (TEST_POSTGRES, an address whose database name is replaced), or one of this process. */
async function findCluster(): Promise<Cluster> {
  const shared = process.env['TEST_POSTGRES']
  if (!shared) return startCluster()
  const address = (database: string, role?: string) => {
    const url = new URL(shared)
    url.pathname = database
    if (role) url.username = role
    return url.href
  }
  return { address, stop: () => Promise.resolve() }
}

const template = 'migrated'
const templates = new Map<string, Promise<void>>()

async function makeTemplate({ address }: Cluster): Promise<void> {
  const admin = openSession(address('postgres'))
  try {
    // Serialises several processes.
    await admin.exec('select pg_advisory_lock(1)')
    const { rows } = await admin.query(`select from pg_database where datname = '${template}'`)
    if (rows.length > 0) return
    await admin.exec(`create database ${template}_part template template0`)
    await prepareDatabase(address(`${template}_part`), { seeds: [], ownerSignsIn: true })
    await admin.exec(`alter database ${template}_part rename to ${template}`)
  } finally {
    await admin.end()
  }
}

/**
 * A database like that of a new hosted project, with migrations applied by the role `postgres`. The project is empty
 * unless `before` fills it.
 * @param before SQL that runs as `postgres` before the migrations
 * @param options.locale a locale of the C library instead of the server's ICU locale
 * @param options.migrations applies only these files: those of an earlier release, or none like a new project
 */
export async function migratedDatabase(
  before = '',
  { locale = '', migrations }: { locale?: string; migrations?: readonly string[] } = {},
): Promise<Database> {
  const cluster = await findCluster()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = openSession(cluster.address('postgres'))
  if (before || locale || migrations) {
    const provider = locale && ` locale_provider libc locale '${locale}'`
    await admin.exec(`create database ${name} template template0${provider}`)
    await prepareDatabase(cluster.address(name), { before, migrations, seeds: [], ownerSignsIn: true })
  } else {
    const key = cluster.address('postgres')
    const templateReady = templates.get(key) ?? makeTemplate(cluster)
    templates.set(key, templateReady)
    await templateReady
    // Copying files takes a third of the CPU time of copying through the log.
    await admin.exec(`create database ${name} template ${template} strategy file_copy owner postgres`)
  }
  const address = cluster.address(name, 'postgres')
  const session = openSession(address)
  return {
    ...session,
    address,
    migrate: async () => void (await prepareDatabase(cluster.address(name), { seeds: [] })),
    close: async () => {
      await session.end()
      await admin.exec(`drop database ${name} with (force)`)
      await admin.end()
      await cluster.stop()
    },
  }
}
