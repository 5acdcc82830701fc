import './as-a-person'
import { rmSync } from 'node:fs'
import { afterAll, expect, it } from 'vitest'
import { run } from '../../scripts/lib/child-process'
import { ownFolder } from './own-folder'

const scratch = ownFolder('build')
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const build = (env: Record<string, string>) =>
  run('astro', ['build', '--outDir', `${scratch}/site`], { env, stdio: 'pipe' })

it('a build with a configured database that it cannot reach creates no empty site', { timeout: 60_000 }, async () => {
  const { code, output } = await build({
    PUBLIC_SUPABASE_URL: 'http://127.0.0.1:9',
    PUBLIC_SUPABASE_ANON_KEY: 'sb_publishable_of_nobody',
  })
  expect(code).not.toBe(0)
  expect(output).toContain('The homes could not be read from http://127.0.0.1:9')
})

// build-host.test.ts covers the hosts.
it('a build on a host without settings replaces no published site', { timeout: 60_000 }, async () => {
  const { code, output } = await build({ NETLIFY: 'true', BACKEND_URL: '' })
  expect(code).not.toBe(0)
  expect(output).toContain('PUBLIC_SUPABASE_URL and PUBLIC_SUPABASE_ANON_KEY are missing on Netlify')
})

// publishable-key.test.ts covers the kinds of keys.
it('a build refuses a secret key', { timeout: 60_000 }, async () => {
  const { code, output } = await build({ PUBLIC_SUPABASE_ANON_KEY: 'sb_secret_nobody_may_read_this' })
  expect(code).not.toBe(0)
  expect(output).toContain('PUBLIC_SUPABASE_ANON_KEY is a secret key')
})
