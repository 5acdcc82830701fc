// Each file of supabase/hosted/ is a recipe: SQL for a hosted project that can run repeatedly. Its placeholders {name}
// (or {{name}}) are project_url, send_emails_key and build_hook.
import { readdir, readFile } from 'node:fs/promises'
import { logStep } from '../cli.ts'
import { root } from '../paths.ts'
import { isDatabaseError, type Sql } from './database.ts'
import { required } from '../../../src/lib/required.ts'

const folder = `${root}supabase/hosted/`

export type RecipeValues = Record<'project_url' | 'send_emails_key' | 'build_hook', string | undefined>

/** The setting that provides each value. */
const settingOf: Record<keyof RecipeValues, string> = {
  project_url: 'PUBLIC_SUPABASE_URL',
  send_emails_key: 'SMTP_URL',
  build_hook: 'BUILD_HOOK_URL',
}

const placeholder = /\{\{?([a-z]+(?:_[a-z]+)+)\}?\}/g

/** The recipe with its values, or the names of missing values. Values contain no quotes (settings.ts). */
export function fillRecipe(text: string, values: RecipeValues): { sql: string } | { missing: string[] } {
  const wanted = [...new Set([...text.matchAll(placeholder)].map(([, name]) => name as keyof RecipeValues))]
  const missing = wanted.filter((name) => !values[name])
  return missing.length > 0
    ? { missing }
    : {
        sql: text.replace(placeholder, (_, name: keyof RecipeValues) =>
          required(values[name], name).replaceAll("'", "''"),
        ),
      }
}

/** The extensions that a recipe needs and the project does not offer. */
async function missingExtensions(sql: Sql, text: string): Promise<string[]> {
  const wanted = [
    ['cron', 'pg_cron'],
    ['net', 'pg_net'],
    ['vault', 'supabase_vault'],
  ].filter(([schema]) => new RegExp(`\\b${schema}\\.\\w+`).test(text))
  const offered = await sql<{ name: string }[]>`
    select name from pg_available_extensions union select nspname from pg_namespace`
  const names = new Set(offered.map(({ name }) => name))
  return wanted.flatMap(([schema = '', extension = '']) =>
    names.has(schema) || names.has(extension) ? [] : [extension],
  )
}

/** Runs every recipe with complete values and extensions. For each other one, explains the manual step. */
export async function runRecipes(sql: Sql, values: RecipeValues): Promise<void> {
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()) {
    const text = await readFile(folder + file, 'utf8')
    const manualStep = `run supabase/hosted/${file} in the SQL editor`
    const filled = fillRecipe(text, values)
    if ('missing' in filled) {
      const settings = filled.missing.map((name) => settingOf[name as keyof RecipeValues] ?? name).join(', ')
      logStep(`  ${file}: skipped, ${settings} is not set. Set it and run npm run setup again, or ${manualStep}.`)
      continue
    }
    const extensions = await missingExtensions(sql, text)
    if (extensions.length > 0) {
      logStep(
        `  ${file}: skipped, the project offers no ${extensions.join(', ')}. ` +
          `Turn on Integrations, Cron; then ${manualStep}.`,
      )
      continue
    }
    try {
      await sql.begin((transaction) => transaction.unsafe(filled.sql))
      logStep(`  ${file}: done.`)
    } catch (error) {
      if (!isDatabaseError(error)) throw error
      logStep(
        `  ${file}: skipped, the database refuses it (${error.message}). ` +
          `Turn on Integrations, Cron; then ${manualStep}.`,
      )
    }
  }
}

/** The key that an earlier run stored in the Vault, or null. */
export async function storedEmailsKey(sql: Sql): Promise<string | null> {
  const [row] = await sql<
    { has_vault: boolean }[]
  >`select to_regclass('vault.decrypted_secrets') is not null as has_vault`
  if (!row?.has_vault) return null
  const secrets = await sql<{ secret: string }[]>`
    select decrypted_secret as secret from vault.decrypted_secrets where name = 'send_emails_key'`.catch(() => [])
  return secrets[0]?.secret ?? null
}
