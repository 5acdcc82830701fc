import './as-a-person'
import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Backend } from '../../scripts/lib/backend'
import { bin, root } from '../../scripts/lib/paths'
import { freePort } from '../../scripts/lib/ports'
import { startDemoBackend } from '../demo-backend'
import { englishOnly, everyCase } from '../every-case'

// A clone built like on a host: `npm run build` with only the two public settings, from a Supabase with a listing that
// has an uploaded picture.
const scratch = mkdtempSync(`${tmpdir()}/agency-hosted-`)
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
}

async function changeListing(values: object) {
  const changed = await fetch(`${backend.url}/rest/v1/properties?slug=eq.${slug}`, {
    method: 'PATCH',
    headers: { apikey: backend.secrets.secretKey, 'content-type': 'application/json' },
    body: JSON.stringify(values),
  })
  expect(changed.ok, await changed.text()).toBe(true)
}

beforeAll(async () => {
  backend = await startDemoBackend(`${scratch}/db`)
  await uploadPicture()
  await changeListing({ gallery: [picture], thumb: picture })
  const generated = /^(node_modules|dist|\.astro|\.editions|\.tmp|\.data.*|\.env|\.git|screenshots|test-results)$/
  for (const name of readdirSync(root))
    if (!generated.test(name)) cpSync(root + name, `${clone}/${name}`, { recursive: true })
  symlinkSync(`${root}node_modules`, `${clone}/node_modules`)
}, 60_000)
afterAll(async () => {
  await backend.stop()
  rmSync(scratch, { recursive: true, force: true })
})

interface Case {
  url: string
  file: boolean
  host: string
}
const cases: Record<string, Case> = {
  'on Netlify, two origins, named in the environment': { url: 'PUBLIC_SUPABASE_URL', file: false, host: 'NETLIFY' },
  'on Cloudflare, two origins, named in .env': { url: 'PUBLIC_SUPABASE_URL', file: true, host: 'CF_PAGES' },
  'for any host, one origin, named in the environment': { url: 'BACKEND_URL', file: false, host: '' },
}
/** Writes .env, or leaves it empty. Returns the environment of the build. */
function prepareCase({ url, file, host }: Case): Record<string, string> {
  const settings = { [url]: backend.url, PUBLIC_SUPABASE_ANON_KEY: backend.secrets.publishableKey }
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`)
  writeFileSync(`${clone}/.env`, file ? lines.join('') : '')
  return {
    PATH: `${bin}:${process.env['PATH']}`,
    HOME: scratch,
    ASTRO_TELEMETRY_DISABLED: '1',
    // The clone shares node_modules with this project, where Astro would store its cache.
    CACHE_FOLDER: `${scratch}/cache`,
    ...englishOnly,
    ...(!file && settings),
    ...(host && { [host]: 'true' }),
  }
}
const configuration = `import config from './astro.config.mjs'
  const { BACKEND_URL, BACKEND_NAMED, PUBLIC_SUPABASE_URL = '' } = process.env
  const isHidden = config.vite.define['import.meta.env.HIDES_DRAFTS_AT_ONCE']
  console.log(JSON.stringify([BACKEND_URL, BACKEND_NAMED, PUBLIC_SUPABASE_URL, isHidden]))`

it.each(Object.entries(cases))(
  'the settings of a hosted project reach the configuration of a build: %s',
  (_name, values) => {
    const { stdout, stderr } = spawnSync('node', ['--input-type=module', '-e', configuration], {
      cwd: clone,
      encoding: 'utf8',
      env: prepareCase(values),
    })
    const browsers = values.url === 'BACKEND_URL' ? '' : backend.url
    expect(JSON.parse(stdout || '[]'), stderr).toEqual([backend.url, 'yes', browsers, values.host !== ''])
  },
)

it('a build takes one origin from the environment, although .env names two', () => {
  writeFileSync(`${clone}/.env`, `PUBLIC_SUPABASE_URL=https://live.supabase.co\n`)
  const { stdout, stderr } = spawnSync('node', ['--input-type=module', '-e', configuration], {
    cwd: clone,
    encoding: 'utf8',
    env: { PATH: `${bin}:${process.env['PATH']}`, PUBLIC_SUPABASE_URL: '', BACKEND_URL: backend.url },
  })
  expect(JSON.parse(stdout || '[]'), stderr).toEqual([backend.url, 'yes', '', false])
})

/** All scripts of the built site. */
const scripts = () =>
  readdirSync(`${dist}/_astro`)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(`${dist}/_astro/${name}`, 'utf8'))
    .join('')

// One build has every step. The configuration is the only one that differs.
const builds = Object.entries(cases).filter(([, { file }]) => everyCase || file)
it.each(builds)(
  'a build for a hosted project creates all files that a host reads: %s',
  // 25 s alone; the other parts of the tests may leave it little of the processor.
  { timeout: 400_000 },
  async (_name, values) => {
    const { url, host } = values
    for (const made of [dist, `${scratch}/cache`]) rmSync(made, { recursive: true, force: true })
    const { status, signal, stdout, stderr } = spawnSync('npm', ['run', 'build'], {
      cwd: clone,
      encoding: 'utf8',
      env: prepareCase(values),
    })
    // The report has one line: the last ones of the build, which say why it failed.
    expect(status, [signal, ...(stdout + stderr).trim().split('\n').slice(-12)].join(' | ')).toBe(0)

    for (const name of ['_headers', '_redirects', 'sitemap-index.xml', 'listing-shell.html', `property/${slug}.html`])
      expect(existsSync(`${dist}/${name}`), name).toBe(true)
    const connects = readFileSync(`${dist}/_headers`, 'utf8').match(/connect-src ([^;]*)/)![1]
    expect(connects).toBe(url === 'BACKEND_URL' ? "'self'" : `'self' ${backend.url}`)
    // The admin's text about drafts matches this host.
    const atOnce = [/Not on the site\. Only staff can see it/, /the next build removes it/].map((text) =>
      text.test(scripts()),
    )
    expect(atOnce).toEqual(host ? [true, false] : [false, true])
    // Every listing has a card, and the card shows the uploaded picture.
    const pictures = readdirSync(`${dist}/property`).map((page) => page.replace('.html', '.jpg'))
    expect(pictures.length).toBeGreaterThan(25)
    expect(readdirSync(`${dist}/social/property`).sort()).toEqual(pictures.sort())
    const card = sharp(`${dist}/social/property/${slug}.jpg`).extract({ left: 800, top: 250, width: 1, height: 1 })
    const [red = 0, green = 0, blue = 0] = await card.raw().toBuffer()
    expect([red > 240, green < 15, blue > 240], `${red}, ${green}, ${blue}`).toEqual([true, true, true])
  },
)

describe('npm run serve', () => {
  const serve = (env: Record<string, string>) =>
    spawn(`${bin}node`, ['scripts/serve.ts'], {
      cwd: clone,
      env: { PATH: process.env['PATH'], ...englishOnly, ...env },
    })
  const output = (child: ReturnType<typeof serve>) =>
    new Promise<string>((resolve) => {
      let text = ''
      child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
      child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()))
      child.once('exit', () => resolve(text))
    })

  it('names the missing setting, and where to find it', async () => {
    writeFileSync(`${clone}/.env`, '')
    expect(await output(serve({}))).toMatch(/PUBLIC_SUPABASE_URL is missing.+supabase\.co.+docs\/deploy\.md/)
    expect(await output(serve({ BACKEND_URL: backend.url }))).toMatch(/PUBLIC_SUPABASE_ANON_KEY is missing/)
  })

  it('serves listings by the settings of .env, and hides a draft at once', async () => {
    const key = backend.secrets.publishableKey
    writeFileSync(`${clone}/.env`, `PUBLIC_SUPABASE_URL=${backend.url}\nPUBLIC_SUPABASE_ANON_KEY=${key}\n`)
    const port = await freePort()
    const child = serve({ PORT: String(port) })
    try {
      const status = async () => (await fetch(`http://127.0.0.1:${port}/property/${slug}`)).status
      await expect.poll(status, { timeout: 10_000 }).toBe(200)
      await changeListing({ status: 'draft' })
      expect(await status()).toBe(404)
    } finally {
      child.kill()
      await changeListing({ status: 'live' })
    }
  })
})
