import type postgres from 'postgres'
import { logStep, UserError } from '../cli.ts'
import { migrate } from '../postgres/prepare.ts'
import { needsTls, type Sql } from './database.ts'
import type { Inventory } from './inventory.ts'
import { cliVersion, supabaseCli } from './supabase-cli.ts'

/** Applies pending migrations with the Supabase CLI. False if npx could not download it. */
async function push(url: string): Promise<boolean> {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  // The environment passes the password. Connections to another machine use TLS only.
  const env = { PGPASSWORD: password, ...(needsTls(url) && { PGSSLMODE: 'require' }) }
  const { isMissing, code, output } = await supabaseCli(
    ['db', 'push', `--remote=${address.href}`, '--include-all', '--skip-vault'],
    env,
  )
  if (isMissing) return false
  if (code !== 0)
    throw new UserError(
      `The migrations could not be applied. The Supabase CLI says:\n${output}\n\nThose that it names as applied ` +
        'stay; fix what it says and run npm run setup again.',
    )
  return true
}

async function migrateIn(transaction: postgres.TransactionSql): Promise<number> {
  await transaction.unsafe('set local search_path = public, extensions')
  return migrate(transaction)
}

/**
 * Applies the migrations to the project's content and rolls back.
 * @throws UserError if they fail
 */
export async function tryMigrations(sql: Sql): Promise<void> {
  const undone = new Error('undone')
  try {
    await sql.begin(async (transaction) => {
      await migrateIn(transaction)
      throw undone
    })
  } catch (error) {
    if (error === undone) return
    if (!(error instanceof UserError)) throw error
    throw new UserError(
      `The migrations do not fit what the project holds. ${error.message}\nNothing was written. Rename or move what ` +
        'it names, or take an empty project.',
    )
  }
}

/**
 * Applies pending migrations with the Supabase CLI, or with our own runner, which writes the same history. The runner
 * is used if the CLI cannot be downloaded, or refuses a history with foreign migrations.
 */
export async function applyMigrations(sql: Sql, url: string, inventory: Inventory): Promise<void> {
  const count = inventory.pending.length
  logStep(`Migrations: applies ${count} of ${count + inventory.applied}, by the Supabase CLI ${cliVersion} …`)
  const isForeign = inventory.foreignVersions.length > 0
  if (isForeign) logStep('  The CLI refuses a history with migrations of another origin: our own runner applies them.')
  else if (await push(url)) return
  else logStep('  npx could not fetch the CLI (no network?): our own runner applies them, all or none.')
  await sql.begin(async (transaction) => void (await migrateIn(transaction)))
}
