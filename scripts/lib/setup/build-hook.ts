import { logStep } from '../cli.ts'
import { isDatabaseError, type Sql } from './database.ts'

const byHand = "By hand: at /admin/site, or in the SQL editor: select private.set_build_hook('https://…');"

/** Stores the address of the host's build hook, which the database calls after a change that visitors see. */
export async function setBuildHook(sql: Sql, address: string | undefined): Promise<void> {
  if (!address) return logStep(`  Skipped: BUILD_HOOK_URL is not given. Set it and run npm run setup again. ${byHand}`)
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
