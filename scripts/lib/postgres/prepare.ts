import { readdir, readFile } from 'node:fs/promises'
import postgres from 'postgres'
import { writeAgencySettings } from '../agency-settings.ts'
import { UserError } from '../cli.ts'
import { migrationsFolder } from '../paths.ts'

const hostedProject = new URL('hosted-project.sql', import.meta.url)
const schemas = ['public', 'private', 'auth', 'storage', 'extensions', 'supabase_migrations']

interface PrepareOptions {
  /** SQL that runs before the first migration, to simulate an adopted database. */
  before?: string
  /** The seeds of a new database, in order. */
  seeds: readonly string[]
  /** Whether to delete existing data first. */
  reset?: boolean
  /** The files of migrations to apply, as in a database of an earlier release. Default: all. Empty: a new project. */
  migrations?: readonly string[] | undefined
  /** SQL that runs at the end, for existing databases too. */
  after?: string
  /** Gives the role `postgres` the superuser's password, so that the backend can sign in as it. */
  ownerSignsIn?: boolean
}

type Connection = postgres.TransactionSql

/**
 * Applies pending migrations like `supabase db push`, and writes the same history.
 * @param files names of the migrations that may be applied; default: all
 */
export async function migrate(sql: Connection, files?: readonly string[]): Promise<number> {
  await sql.unsafe(`create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations
      (version text primary key, statements text[], name text, created_by text, idempotency_key text, rollback text[])`)
  const applied = await sql<{ version: string }[]>`select version from supabase_migrations.schema_migrations`
  const pending = (files ?? (await readdir(migrationsFolder)))
    .filter((file) => file.endsWith('.sql') && !applied.some(({ version }) => file.startsWith(`${version}_`)))
    .sort()
  for (const file of pending) {
    const text = await readFile(migrationsFolder + file, 'utf8')
    await sql.unsafe(text).catch((error: unknown) => {
      throw new UserError(`The migration ${file} failed: ${error instanceof Error ? error.message : String(error)}`)
    })
    const [version = '', ...name] = file.replace(/\.sql$/, '').split('_')
    await sql`insert into supabase_migrations.schema_migrations (version, name, statements)
      values (${version}, ${name.join('_')}, ${[text]})`
  }
  return pending.length
}

/** Refuses a server that is too old, or a user that cannot create roles. */
async function checkServer(sql: Connection): Promise<void> {
  const [{ version, isSuperuser } = { version: 0, isSuperuser: false }] = await sql<
    { version: number; isSuperuser: boolean }[]
  >`select current_setting('server_version_num')::int as version, rolsuper as "isSuperuser"
    from pg_roles where rolname = current_user`
  if (version < 150_000)
    throw new UserError(`DATABASE_URL names PostgreSQL ${Math.floor(version / 10_000)}; the site needs 15 or newer.`)
  if (!isSuperuser)
    throw new UserError('The user of DATABASE_URL is no superuser, and the site makes the roles of a Supabase project.')
}

async function refuseForeignTables(sql: Connection): Promise<void> {
  const tables = await sql<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`
  if (tables.length > 0)
    throw new UserError(
      `The database of DATABASE_URL has tables already (${tables.map(({ name }) => name).join(', ')}). Nothing was ` +
        'changed. Name an empty database: create database agency',
    )
}

/** Refuses a database with a migration that this version lacks. */
export async function refuseOtherHistory(sql: Connection): Promise<void> {
  const files = await readdir(migrationsFolder)
  const applied = await sql<{ version: string }[]>`
    select version from supabase_migrations.schema_migrations order by version`
  const unknownMigration = applied.find(({ version }) => !files.some((file) => file.startsWith(`${version}_`)))
  if (unknownMigration)
    throw new UserError(
      `Another version of the site wrote this data (its migration ${unknownMigration.version} is not here). ` +
        'Nothing was changed. Run that version, or delete the data and start with the demo: npm run reset',
    )
}

/**
 * Updates a database in one transaction: the setup of a hosted project, the migrations as its role `postgres`, and the
 * seeds if it was empty. If the process is killed, the database stays unchanged.
 * @param address of the database, for a superuser
 * @returns whether it was empty
 */
export async function prepareDatabase(
  address: string,
  { before, seeds, reset, migrations, after, ownerSignsIn }: PrepareOptions,
): Promise<boolean> {
  const sql = postgres(address, { max: 1, onnotice: () => undefined })
  try {
    return await sql.begin(async (transaction) => {
      await checkServer(transaction)
      const isEmpty = async () =>
        (
          await transaction<{ empty: boolean }[]>`
          select to_regclass('supabase_migrations.schema_migrations') is null as empty`
        )[0]?.empty === true
      // Checks before anything is dropped.
      if (await isEmpty()) await refuseForeignTables(transaction)
      if (reset) await transaction.unsafe(`drop schema if exists ${schemas.join(', ')} cascade; create schema public`)
      const wasEmpty = await isEmpty()
      if (wasEmpty) {
        await transaction.unsafe(await readFile(hostedProject, 'utf8'))
        if (ownerSignsIn) await transaction.unsafe(`alter role postgres password '${new URL(address).password}'`)
      }
      await transaction.unsafe('set local role postgres; set local search_path = public, extensions')
      if (before) await transaction.unsafe(before)
      if (!wasEmpty) await refuseOtherHistory(transaction)
      if (migrations?.length !== 0) await migrate(transaction, migrations)
      // The called function is missing in a database of an earlier release.
      if (!migrations) await writeAgencySettings(transaction)
      if (wasEmpty) for (const seed of seeds) await transaction.unsafe(seed)
      if (after) await transaction.unsafe(after)
      return wasEmpty
    })
  } catch (error) {
    const { code = '', message } = error as { code?: string; message: string }
    if (/^(ECONN|ENOTFOUND|EAI_|ETIMEDOUT|CONNECT|28|3D000)/.test(code))
      throw new UserError(`The database does not open: ${message}. Check the address in DATABASE_URL.`)
    throw error
  } finally {
    await sql.end()
  }
}
