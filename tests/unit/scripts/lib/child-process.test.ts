import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { run } from '../../../../scripts/lib/child-process'
import { root } from '../../../../scripts/lib/paths'

const scratch = mkdtempSync(`${tmpdir()}/agency-child-`)
afterAll(() => rmSync(scratch, { recursive: true, force: true }))
afterEach(() => void vi.unstubAllEnvs())

it('A build of our own commands reads the maps of .env, but not the hosted project', async () => {
  const tiles = 'https://tiles.example.org/{z}/{x}/{y}.png'
  const values = { PUBLIC_SUPABASE_URL: 'https://live.supabase.co', PUBLIC_MAP_TILES: tiles }
  const lines = Object.entries(values).map(([name, value]) => `${name}=${value}\n`)
  writeFileSync(`${scratch}/.env`, lines.join(''))
  for (const name of Object.keys(values)) vi.stubEnv(name, undefined)
  const code = `import { loadEnv } from 'vite'
    console.log(JSON.stringify(loadEnv('production', ${JSON.stringify(scratch)}, 'PUBLIC_')))`
  const { output } = await run('node', ['--input-type=module', '-e', code], { stdio: 'pipe' })
  expect(JSON.parse(output)).toMatchObject({ PUBLIC_SUPABASE_URL: '', PUBLIC_MAP_TILES: tiles })
})

it('A script that starts another one passes on its modules, of which one resolves the agency', async () => {
  const script = `${scratch}/script.ts`
  const lines = [
    `import { runScript } from '${root}scripts/lib/child-process.ts'`,
    `await runScript('doctor', { env: { AGENCY: 'docs' } })`,
  ]
  writeFileSync(script, lines.join('\n'))
  const { output } = await run('node', ['--import', './src/agency-imports.ts', script], { stdio: 'pipe' })
  expect(output).toContain('AGENCY names docs, which lacks agency.ts')
})
