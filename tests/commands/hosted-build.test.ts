import './as-a-person'
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Backend, startBackend } from '../../scripts/lib/backend'
import { bin, root } from '../../scripts/lib/paths'
import { freePort } from '../../scripts/lib/ports'

// A clone that is built as a host builds it: `npm run build` with the two public settings and nothing else of this
// shell, from a Supabase that has a home with an uploaded picture.
const scratch = mkdtempSync(`${tmpdir()}/meridian-hosted-`)
const clone = `${scratch}/clone`
const dist = `${clone}/dist`
const slug = 'cornwall-gardens-apartment'
const picture = `/storage/v1/object/public/property-images/${slug}/magenta.png`
let backend: Backend

async function uploadPicture() {
  const headers = { apikey: backend.secrets.secretKey, authorization: `Bearer ${backend.secrets.secretKey}` }
  const magenta = { create: { width: 900, height: 600, channels: 3, background: '#ff00ff' } } as const
  const uploaded = await fetch(`${backend.url}${picture.replace('/public/', '/')}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'image/png' },
    body: new Uint8Array(await sharp(magenta).png().toBuffer()),
  })
  expect(uploaded.ok, await uploaded.text()).toBe(true)
  const changed = await fetch(`${backend.url}/rest/v1/properties?slug=eq.${slug}`, {
    method: 'PATCH',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ gallery: [picture], thumb: picture }),
  })
  expect(changed.ok, await changed.text()).toBe(true)
}

beforeAll(async () => {
  backend = await startBackend(`${scratch}/db`, await freePort())
  await uploadPicture()
  const generated = /^(node_modules|dist|\.astro|\.tmp|\.data|\.env|\.git|screenshots|test-results)$/
  for (const name of readdirSync(root))
    if (!generated.test(name)) cpSync(root + name, `${clone}/${name}`, { recursive: true })
  symlinkSync(`${root}node_modules`, `${clone}/node_modules`)
}, 60_000)
afterAll(async () => {
  await backend.stop()
  rmSync(scratch, { recursive: true, force: true })
})

const cases = {
  'two origins, named in the environment': { url: 'PUBLIC_SUPABASE_URL', file: false },
  'two origins, named in .env': { url: 'PUBLIC_SUPABASE_URL', file: true },
  'one origin, named in the environment': { url: 'BACKEND_URL', file: false },
}

it.each(Object.entries(cases))(
  'a build for a hosted project ends with all that a host reads: %s',
  { timeout: 120_000 },
  async (_name, { url, file }) => {
    for (const made of [dist, `${scratch}/cache`]) rmSync(made, { recursive: true, force: true })
    const settings = { [url]: backend.url, PUBLIC_SUPABASE_ANON_KEY: backend.secrets.publishableKey }
    const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`)
    writeFileSync(`${clone}/.env`, file ? lines.join('') : '')
    const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], {
      cwd: clone,
      encoding: 'utf8',
      env: {
        PATH: `${bin}:${process.env['PATH']}`,
        HOME: scratch,
        ASTRO_TELEMETRY_DISABLED: '1',
        // The clone shares node_modules with this project, where Astro would keep its pages.
        CACHE_FOLDER: `${scratch}/cache`,
        ...(!file && settings),
      },
    })
    expect(status, stdout + stderr).toBe(0)

    for (const name of ['_headers', '_redirects', 'sitemap-index.xml', 'listing-shell.html', `property/${slug}.html`])
      expect(existsSync(`${dist}/${name}`), name).toBe(true)
    const connects = readFileSync(`${dist}/_headers`, 'utf8').match(/connect-src ([^;]*)/)![1]
    expect(connects).toBe(url === 'BACKEND_URL' ? "'self'" : `'self' ${backend.url}`)
    // Every home has its card, and the card shows the picture that was uploaded.
    const homes = readdirSync(`${dist}/property`).map((page) => page.replace('.html', '.jpg'))
    expect(homes.length).toBeGreaterThan(25)
    expect(readdirSync(`${dist}/social/property`).sort()).toEqual(homes.sort())
    const card = sharp(`${dist}/social/property/${slug}.jpg`).extract({ left: 800, top: 250, width: 1, height: 1 })
    const [red = 0, green = 0, blue = 0] = await card.raw().toBuffer()
    expect([red > 240, green < 15, blue > 240], `${red}, ${green}, ${blue}`).toEqual([true, true, true])
  },
)
