import { cp } from 'node:fs/promises'
import { isAbsolute } from 'node:path'
import { agencyFolder } from '../../../src/agency-folder.ts'
import { root } from '../paths.ts'

const isWithin = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)

/**
 * Copies what the Edge Functions consist of, with another agency in the place of src/agency: their deno.json cannot
 * know one, and the CLI uploads no file outside its folder.
 * @returns the folder to deploy from: the project itself for src/agency
 */
export async function stageFunctions(scratch: string): Promise<string> {
  if (agencyFolder === 'src/agency') return root
  const folder = `${scratch}/project/`
  const own = `${root}src/agency`
  await cp(`${root}supabase/config.toml`, `${folder}supabase/config.toml`)
  await cp(`${root}supabase/functions`, `${folder}supabase/functions`, { recursive: true })
  await cp(`${root}src`, `${folder}src`, { recursive: true, filter: (path) => !isWithin(path, own) })
  const chosen = isAbsolute(agencyFolder) ? agencyFolder : root + agencyFolder
  const isNeeded = (path: string) => !['public', 'fonts'].some((name) => isWithin(path, `${chosen}/${name}`))
  await cp(chosen, `${folder}src/agency`, { recursive: true, filter: isNeeded })
  return folder
}
