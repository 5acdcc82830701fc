import { cp } from 'node:fs/promises'
import { agencyPath, root } from '../paths.ts'

const isWithin = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)

/**
 * Copies what the Edge Functions consist of, with another agency in the place of src/agency: their deno.json cannot
 * know one, and the CLI uploads no file outside its folder.
 * @returns the folder to deploy from: the project itself for src/agency
 */
export async function stageFunctions(scratch: string): Promise<string> {
  const own = `${root}src/agency`
  if (agencyPath === own) return root
  const folder = `${scratch}/project/`
  await cp(`${root}supabase/config.toml`, `${folder}supabase/config.toml`)
  for (const path of ['supabase/functions', 'scripts/lib']) await cp(root + path, folder + path, { recursive: true })
  await cp(`${root}src`, `${folder}src`, { recursive: true, filter: (path) => !isWithin(path, own) })
  const isNeeded = (path: string) => !['public', 'fonts'].some((name) => isWithin(path, `${agencyPath}/${name}`))
  await cp(agencyPath, `${folder}src/agency`, { recursive: true, filter: isNeeded })
  return folder
}
