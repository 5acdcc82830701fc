import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, resolve } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { root } from '../../../../../scripts/lib/paths'

const scratch = mkdtempSync(`${tmpdir()}/agency-stage-`)
const other = `${scratch}/other`
cpSync(`${root}src/agency`, other, { recursive: true })
writeFileSync(`${other}/agency.ts`, readFileSync(`${other}/agency.ts`, 'utf8').replaceAll('Meridian Row', 'Other Row'))
afterAll(() => {
  vi.unstubAllEnvs()
  // Other files must not get the other agency.
  vi.resetModules()
  rmSync(scratch, { recursive: true })
})
const stage = async () => {
  vi.resetModules()
  const { stageFunctions } = await import('../../../../../scripts/lib/setup/stage-functions')
  return stageFunctions(scratch)
}

/** The files that a module imports by relative paths. Throws at a file that is missing. */
function importedFiles(file: string, files = new Set<string>()) {
  if (files.has(file)) return files
  files.add(file)
  const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )[^']*'(\.{1,2}\/[^']+)'/gm)
  for (const [, path = ''] of imports) importedFiles(resolve(dirname(file), path), files)
  return files
}

it('Edge Functions are deployed from the project itself', async () => {
  expect(await stage()).toBe(root)
})

it('Edge Functions of another agency are deployed with that agency in its place', async () => {
  vi.stubEnv('AGENCY', other)
  const folder = await stage()
  expect(folder).not.toBe(root)
  const { imports } = JSON.parse(readFileSync(`${folder}supabase/functions/calendar/deno.json`, 'utf8')) as {
    imports: Record<string, string>
  }
  const agency = new URL(`${imports['#agency/']}agency.ts`, `file://${folder}supabase/functions/calendar/deno.json`)
  expect(readFileSync(agency, 'utf8')).toContain("name: 'Other Row'")
  for (const name of ['calendar', 'send-emails', 'unsubscribe'])
    expect(importedFiles(`${folder}supabase/functions/${name}/index.ts`).size).toBeGreaterThan(4)
  expect(existsSync(`${folder}src/agency/public`)).toBe(false)
})
