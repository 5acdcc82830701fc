import { cp } from 'node:fs/promises'
import { isAbsolute } from 'node:path'
import { agencyFolder } from '../../../src/agency-folder.ts'
import { root } from '../paths.ts'

/**
 * Copies what the Edge Functions consist of, with the agency that AGENCY names in the place of src/agency: their
 * deno.json cannot know another one, and the CLI uploads no file outside its folder.
 * @returns the folder to deploy from: the project itself without AGENCY
 */
export async function stageFunctions(scratch: string): Promise<string> {
  if (!process.env['AGENCY']) return root
  const folder = `${scratch}/project/`
  const own = `${root}src/agency`
  await cp(`${root}supabase/config.toml`, `${folder}supabase/config.toml`)
  await cp(`${root}supabase/functions`, `${folder}supabase/functions`, { recursive: true })
  const isOwn = (path: string) => path === own || path.startsWith(`${own}/`)
  await cp(`${root}src`, `${folder}src`, { recursive: true, filter: (path) => !isOwn(path) })
  const chosen = isAbsolute(agencyFolder) ? agencyFolder : root + agencyFolder
  await cp(chosen, `${folder}src/agency`, { recursive: true, filter: (path) => !path.startsWith(`${chosen}/public`) })
  return folder
}
