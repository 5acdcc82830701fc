import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
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
  expect(existsSync(`${folder}src/domain/email/diary-feed.ts`)).toBe(true)
  expect(existsSync(`${folder}src/agency/public`)).toBe(false)
})
