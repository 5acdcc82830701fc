import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { loadEnv } from 'vite'
import { expect, it } from 'vitest'
import { inlineScripts } from '../../src/integrations/csp-headers/hashes'
import { hostFiles } from '../../src/integrations/csp-headers/files'
import { secrets } from '../secrets'
import { hostSettings, writtenSettings } from '../../src/integrations/csp-headers/settings'
import { folder, pages, read } from './built'

const root = fileURLToPath(new URL('../../', import.meta.url))
const committed = (path: string) => readFileSync(root + path, 'utf8')
const written = writtenSettings(committed('vercel.json'))
const files = await hostFiles(folder, written)

it.each(Object.entries(files))('%s is what `npm run hosting` writes for this build', (path, text) => {
  expect(committed(path)).toBe(text)
})

it('the hosts’ files allow one project at most: the one in .env, if any', () => {
  expect(written.backend ?? '').not.toContain('*')
  const env = loadEnv('production', root, 'PUBLIC_')
  if (env['PUBLIC_SUPABASE_URL']) expect(written).toEqual(hostSettings(env))
})

const policy = readFileSync(`${folder}/_headers`, 'utf8').match(/Content-Security-Policy: (.+)/)![1]!
const named = (code: string) => policy.includes(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)

it('every inline script is in the policy, and no other may run', () => {
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  for (const page of pages) {
    const scripts = inlineScripts(read(page))
    expect(scripts.length, page).toBeGreaterThan(0)
    for (const code of scripts) expect(named(code), `${page} has a script of its own: ${code.slice(0, 60)}`).toBe(true)
    // Attribute handlers are never hashed.
    expect(read(page).match(/<[a-z][^>]*\son[a-z]+="/gi), page).toBeNull()
  }
})

it('content policy hashes: a listing with scripts as texts adds none', () => {
  const html = read('property/a-script-for-a-title.html')
  expect(html).toContain('content="<script>alert(1)</script>')
  expect([1, 2, 3, 4, 5].filter((n) => named(`alert(${n})`))).toEqual([])
  // Its page has the same scripts as every other listing's.
  expect(new Set(inlineScripts(html))).toEqual(
    new Set(inlineScripts(read('property/wharfside-three-bedroom-apartment.html'))),
  )
})

it('nothing that ships contains a secret key or the administrator’s password', () => {
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(html|js|css|json|xml|txt|webmanifest)$/.test(file),
  )
  expect(texts.length).toBeGreaterThan(60)
  for (const file of texts)
    expect(readFileSync(`${folder}/${file}`, 'utf8'), file).not.toMatch(
      new RegExp(`sb_secret_\\w{6}|${secrets.adminPassword}|${secrets.jwtSecret}`),
    )
})
