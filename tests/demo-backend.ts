import { type Backend, startBackend } from '../scripts/lib/backend.ts'
import { freePort } from '../scripts/lib/ports.ts'

/**
 * A backend with the demo data and `seeds`. A new folder begins as a copy of the one that scripts/test.ts has prepared,
 * if there is one.
 */
export async function startDemoBackend(folder: string, seeds: string[] = [], port?: number): Promise<Backend> {
  const copyOf = process.env['TEST_PREPARED']
  const files = copyOf ? seeds : ['supabase/seed.sql', ...seeds]
  return startBackend(folder, port ?? (await freePort()), files, { copyOf })
}
