import { readFile } from 'node:fs/promises'
import { failureReason, UserError } from './cli.ts'
import { dataFolder } from './paths.ts'
import { readSecrets, type Secrets } from './secrets.ts'
import type { Settings } from './setup/settings.ts'

/** The port of the last start in a data folder, from the configuration that it wrote (backend.ts). */
async function lastPort(folder: string): Promise<string | undefined> {
  const config = await readFile(`${folder}/supabase/config.toml`, 'utf8').catch(() => '')
  return /^port = (\d+)/m.exec(config)?.[1]
}

/**
 * The database of a running `npm start` or `npm run dev`, for the commands beside it.
 * @throws UserError that names the settings of another folder or port
 */
export async function localProject(env: Settings, folder = dataFolder): Promise<{ url: string; secrets: Secrets }> {
  const secrets = await readSecrets(folder)
  if (!secrets)
    throw new UserError(
      `There is no database in ${folder}. Run npm start first, and leave it running. If it runs with DATA_DIR, give ` +
        'this command the same. For a Supabase project, name it in .env.',
    )
  const url = `http://127.0.0.1:${env['BACKEND_PORT'] || (await lastPort(folder)) || 54321}`
  try {
    await fetch(url, { signal: AbortSignal.timeout(10_000) })
  } catch (error) {
    throw new UserError(
      `The database in ${folder} does not answer at ${url} (${failureReason(error)}). Run npm start first, and leave ` +
        'it running. If it runs with DATA_DIR or BACKEND_PORT, give this command the same.',
    )
  }
  return { url, secrets }
}
