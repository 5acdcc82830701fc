import { logStep } from '../cli.ts'
import { isDatabaseError, type Sql } from './database.ts'

const byHand = "By hand: at /admin/site, or in the SQL editor: select private.set_build_hook('https://…');"

/** Stores the address of the host's build hook, which the database calls after a change that visitors see. */
export async function setBuildHook(sql: Sql, address: string | undefined): Promise<void> {
  if (!address) return logStep(`  Skipped: BUILD_HOOK_URL is not given. Set it and run npm run setup again. ${byHand}`)
  const [row] = await sql<{ is_there: boolean }[]>`
    select to_regprocedure('private.set_build_hook(text)') is not null as is_there`
  if (!row?.is_there) return logStep('  Skipped: the migrations of this clone know no build hook.')
  try {
    await sql`select private.set_build_hook(${address})`
    logStep('  Done.')
  } catch (error) {
    if (!isDatabaseError(error)) throw error
    logStep(
      `  Skipped: the database refuses it (${[error.message, error.detail].filter(Boolean).join(' ')}). ${byHand}`,
    )
  }
}
