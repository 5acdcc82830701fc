import { loadEnv } from 'vite'
import { root } from './paths.ts'
import { readEnvFile } from './setup/env-file.ts'
import type { Settings } from './setup/settings.ts'

/** The settings of the shell and of .env. Vite expands a $ as a variable, so it reads only what a build reads too. */
export const commandSettings = async (folder = root): Promise<Settings> => ({
  ...(await readEnvFile(`${folder}.env`)),
  ...loadEnv('production', folder, ['PUBLIC_', 'BACKEND_URL']),
  ...process.env,
})
