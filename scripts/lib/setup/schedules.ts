// Every file of supabase/hosted/ is a recipe: SQL for the SQL editor of a hosted project, which can be run again and
// changes what there is. In place of {name} (or {{name}}) goes a value: project_url, send_emails_key, build_hook.
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { logStep } from '../cli.ts'
import { root } from '../paths.ts'
import { isRefusal, type Sql } from './database.ts'

const folder = `${root}supabase/hosted/`

export type RecipeValues = Record<'project_url' | 'send_emails_key' | 'build_hook', string | undefined>

/** Which setting brings a value, where there is none. */
const settingOf: Record<keyof RecipeValues, string> = {
  project_url: 'PUBLIC_SUPABASE_URL',
  send_emails_key: 'SMTP_URL',
  build_hook: 'BUILD_HOOK_URL',
}

const placeholder = /\{\{?([a-z]+(?:_[a-z]+)+)\}?\}/g

/** The recipe with its values in place, or the names of those that are missing. Values hold no quote (settings.ts). */
export function fillRecipe(text: string, values: RecipeValues): { sql: string } | { missing: string[] } {
  const wanted = [...new Set([...text.matchAll(placeholder)].map(([, name]) => name as keyof RecipeValues))]
  const missing = wanted.filter((name) => !values[name])
  return missing.length > 0
    ? { missing }
    : { sql: text.replace(placeholder, (_, name: keyof RecipeValues) => values[name]!.replaceAll("'", "''")) }
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

/** Runs every recipe whose values and extensions are there; says of each other one what to do by hand. */
export async function runRecipes(sql: Sql, values: RecipeValues): Promise<void> {
  const files = existsSync(folder) ? (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort() : []
  for (const file of files) {
    const text = await readFile(folder + file, 'utf8')
    const by = `run supabase/hosted/${file} in the SQL editor`
    const filled = fillRecipe(text, values)
    if ('missing' in filled) {
      const settings = filled.missing.map((name) => settingOf[name as keyof RecipeValues] ?? name).join(', ')
      logStep(`  ${file}: skipped, for want of ${settings}. Set it and run npm run setup again, or ${by}.`)
      continue
    }
    const extensions = await missingExtensions(sql, text)
    if (extensions.length > 0) {
      logStep(
        `  ${file}: skipped, the project offers no ${extensions.join(', ')}. Turn on Integrations, Cron; then ${by}.`,
      )
      continue
    }
    try {
      await sql.begin((transaction) => transaction.unsafe(filled.sql))
      logStep(`  ${file}: done.`)
    } catch (error) {
      if (!isRefusal(error)) throw error
      const reason = error instanceof Error ? error.message : String(error)
      logStep(`  ${file}: skipped, the database refuses it (${reason}). Turn on Integrations, Cron; then ${by}.`)
    }
  }
}

/** The key of the letters that the Vault keeps since an earlier run; null where it keeps none. */
export async function storedEmailsKey(sql: Sql): Promise<string | null> {
  const [row] = await sql<
    { has_vault: boolean }[]
  >`select to_regclass('vault.decrypted_secrets') is not null as has_vault`
  if (!row?.has_vault) return null
  const secrets = await sql<{ secret: string }[]>`
    select decrypted_secret as secret from vault.decrypted_secrets where name = 'send_emails_key'`.catch(() => [])
  return secrets[0]?.secret ?? null
}
