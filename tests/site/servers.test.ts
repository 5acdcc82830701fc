import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { createClient } from '@supabase/supabase-js'
import sirv from 'sirv'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { onRequest } from '../../functions/property/[slug].js'
import { freePort } from '../../scripts/lib/ports'
import { serveSite } from '../../scripts/lib/site-server'
import { hostFiles } from '../../src/integrations/csp-headers/files'
import { hostSettings } from '../../src/integrations/csp-headers/settings'
import { site as facts } from '../../src/site'
import { folder } from './built'
import { secrets } from '../secrets'

/** A backend whose every answer says that it is a page. */
async function backendOfPages() {
  const backend = createServer((request, response) =>
    request.resume().on('end', () => response.writeHead(201, { 'content-type': 'text/html' }).end('<script>')),
  )
  const port = await freePort()
  await new Promise<void>((listening) => backend.listen(port, '127.0.0.1', listening))
  backends.push(backend)
  return `http://127.0.0.1:${port}`
}

// The same claims for each server that can serve the built site: ours, and nginx and Caddy with the files of hosting/
// wherever they are installed (`apt-get install nginx caddy`).
const installed = (name: string) => spawnSync(name, [name === 'nginx' ? '-v' : 'version']).status === 0
const { adminPassword, publishableKey } = secrets
const site = '/srv/meridian-row/dist'
const files = await hostFiles(folder, hostSettings({}))
const scratch = mkdtempSync(`${tmpdir()}/meridian-servers-`)
const running: ChildProcess[] = []
const backends: Server[] = []
let ours: Server | undefined

function run(command: string, args: string[]) {
  running.push(spawn(command, args, { stdio: 'ignore' }))
}

const start: Record<string, (port: number) => void | Promise<void>> = {
  async 'our own server'(port) {
    ours = await serveSite({ folder, port, backend: await backendOfPages(), publishableKey })
  },
  async nginx(port) {
    const backend = await backendOfPages()
    // The location that docs/deploy.md gives for a backend on the site's own origin, with ours in the project's place.
    const [passedOn = ''] = readFileSync('docs/deploy.md', 'utf8').match(/^ {4}location ~ [^]*?^ {4}\}$/m) ?? []
    const ownOrigin = passedOn
      .replace('https://<ref>.supabase.co', backend)
      .replace('Host <ref>.supabase.co', 'Host localhost')
    const block = files['hosting/nginx.conf'] + ownOrigin
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${scratch};`)
      .join(' ')
    writeFileSync(
      `${scratch}/nginx.conf`,
      // Started by root, its workers would be another user, who may not read our folder.
      `daemon off; user ${userInfo().username}; pid ${scratch}/pid; error_log ${scratch}/errors; events {}
http { ${temporary} access_log off;
types { text/html html; text/css css; text/javascript js; image/avif avif; }
server { listen 127.0.0.1:${port}; root ${folder};
${block} } }`,
    )
    run('nginx', ['-c', `${scratch}/nginx.conf`])
  },
  caddy(port) {
    const block = files['hosting/Caddyfile']!.replace(new URL(facts.url).host, `http://127.0.0.1:${port}`).replace(
      site,
      folder,
    )
    writeFileSync(`${scratch}/Caddyfile`, `{\n\tadmin off\n}\n${block}`)
    run('caddy', ['run', '--config', `${scratch}/Caddyfile`, '--adapter', 'caddyfile'])
  },
}

afterAll(() => {
  for (const child of running) child.kill()
  for (const server of [ours, ...backends]) {
    server?.close()
    server?.closeAllConnections()
  }
  rmSync(scratch, { recursive: true, force: true })
})

describe.each(Object.keys(start))('%s', (name) => {
  describe.skipIf(['nginx', 'caddy'].includes(name) && !installed(name))('serves the site', () => {
    let origin = ''
    const ask = (path: string) => fetch(origin + path, { redirect: 'manual' })

    beforeAll(async () => {
      const port = await freePort()
      origin = `http://127.0.0.1:${port}`
      await start[name]!(port)
      await vi.waitFor(() => ask('/'), { timeout: 10_000 })
    })

    it.each([
      '/',
      '/about',
      '/landlords/lettings',
      '/property/cornwall-gardens-apartment',
      '/admin',
      '/robots.txt',
      '/new-homes.xml',
    ])('answers %s', async (path) => {
      expect((await ask(path)).status).toBe(200)
    })

    it('sends every page with the policy, and asks that it be looked for anew', async () => {
      for (const path of ['/', '/about', '/property/cornwall-gardens-apartment', '/admin', '/not-there']) {
        const { headers } = await ask(path)
        expect(headers.get('content-security-policy'), path).toContain("script-src 'self' 'sha256-")
        expect(headers.get('strict-transport-security'), path).toContain('max-age=63072000')
        expect(headers.get('x-content-type-options'), path).toBe('nosniff')
        expect(headers.get('cache-control'), path).toBe('no-cache')
      }
    })

    it('lets what carries its hash in its name be kept for a year', async () => {
      const face = readFileSync(`${folder}/index.html`, 'utf8').match(/\/_astro\/fonts\/[\w.]+/)![0]
      const { status, headers } = await ask(face)
      expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    })

    it('knows one address for a page', async () => {
      for (const path of ['/about/', '/about.html']) {
        const { status, headers } = await ask(path)
        expect([status, new URL(headers.get('location') ?? '', origin).pathname], path).toEqual([301, '/about'])
      }
    })

    it('keeps the question of an address that it mends', async () => {
      const { headers } = await ask('/rent/?beds=2&area=Camden')
      expect(new URL(headers.get('location') ?? '', origin).href).toBe(`${origin}/rent?beds=2&area=Camden`)
    })

    it.each([
      '/%5Cevil.example/',
      '/%09/evil.example/',
      '/%5Cevil.example/x.html',
      '/%2Fevil.example/',
      '//evil.example/',
      '//evil.example/x.html',
    ])('leads nobody away by %s', async (path) => {
      expect(new URL((await ask(path)).headers.get('location') ?? '', origin).origin).toBe(origin)
    })

    it('answers 404 with our own page', async () => {
      const answer = await ask('/not-there')
      expect(answer.status).toBe(404)
      expect(await answer.text()).toBe(readFileSync(`${folder}/404.html`, 'utf8'))
    })

    it.each(['/_headers', '/_redirects', '/%5fheaders'])('serves no host its own file %s: 404', async (path) => {
      const answer = await ask(path)
      expect(answer.status).toBe(404)
      expect(await answer.text()).toBe(readFileSync(`${folder}/404.html`, 'utf8'))
    })

    it(
      'answers for a home added since the build with the shell, ' + 'and for each edit form with the one page',
      async () => {
        const text = (file: string) => readFileSync(`${folder}/${file}`, 'utf8')
        expect(await (await ask('/property/added-this-morning')).text()).toBe(text('listing-shell.html'))
        expect(await (await ask('/admin/properties/6f1c/edit')).text()).toBe(text('admin/properties/edit.html'))
      },
    )

    // Caddy's file passes nothing on.
    it.skipIf(name === 'caddy')('lets nothing of a backend that it passes on be read as a page', async () => {
      // Our own server answers Edge Functions itself (edge-functions.test.ts).
      const passedOn = name === 'nginx' ? ['/functions/v1/calendar/a.ics'] : []
      for (const path of ['/storage/v1/object/public/property-images/home/a.webp', ...passedOn]) {
        const { status, headers } = await ask(path)
        const safe = ['x-content-type-options', 'content-security-policy'].map((header) => headers.get(header))
        expect([path, status, ...safe]).toEqual([path, 201, 'nosniff', "default-src 'none'; frame-ancestors 'none'"])
      }
    })

    it('keeps the admin out of search engines', async () => {
      expect((await ask('/admin')).headers.get('x-robots-tag')).toBe('noindex, nofollow')
    })
  })
})

describe('The page of a home that was built', () => {
  const slug = 'cornwall-gardens-apartment'
  const [page, shell] = [`property/${slug}.html`, 'listing-shell.html'].map((file) =>
    readFileSync(`${folder}/${file}`, 'utf8'),
  )
  const admin = createClient(process.env['TEST_BACKEND']!, publishableKey, { auth: { persistSession: false } })
  const set = async (changes: object, at = slug) =>
    expect((await admin.from('properties').update(changes).eq('slug', at)).error).toBeNull()
  const closing: (() => void)[] = []
  // Cloudflare's ASSETS: the built files, and 404 for what is not there.
  const files = createServer(sirv(folder, { extensions: ['html'] })).listen(0)
  const ASSETS = {
    fetch: (asked: Request | URL) => {
      const { port } = files.address() as AddressInfo
      return fetch(`http://127.0.0.1:${port}${new URL(asked instanceof URL ? asked : asked.url).pathname}`)
    },
  }
  const onCloudflare = (settings: Record<string, string>) => (slug: string) =>
    onRequest({
      request: new Request(`https://a.pages.dev/property/${slug}?from=letter`),
      env: { ASSETS, ...settings },
      params: { slug },
    })
  const ask: Record<string, (slug: string) => Promise<Response>> = {
    'Cloudflare’s function': onCloudflare({
      PUBLIC_SUPABASE_URL: `${process.env['TEST_BACKEND']}/`,
      PUBLIC_SUPABASE_ANON_KEY: publishableKey,
    }),
  }

  beforeAll(async () => {
    expect(
      (await admin.auth.signInWithPassword({ email: 'admin@meridianrow.example', password: adminPassword })).error,
    ).toBeNull()
    const port = await freePort()
    const server = await serveSite({ folder, port, backend: process.env['TEST_BACKEND']!, publishableKey })
    closing.push(
      () => (server.close(), server.closeAllConnections()),
      () => files.close(),
    )
    ask['our own server'] = (slug) =>
      fetch(`http://127.0.0.1:${port}/property/${slug}?from=letter`, { redirect: 'manual' })
    return () => closing.forEach((close) => close())
  })

  describe.each(['our own server', 'Cloudflare’s function'])('asked of %s', (name) => {
    const answer = async (at = slug) => {
      const got = await ask[name]!(at)
      return [got.status, got.headers.get('location')?.replace(/^https?:\/\/[^/]+/, '') ?? (await got.text())]
    }
    it('is 404 at once when the home is a draft, and there again when it is live', async () => {
      expect(await answer()).toEqual([200, page])
      await set({ status: 'draft' })
      const drafted = await answer()
      await set({ status: 'live' })
      expect(drafted).toEqual([404, shell])
      expect(await answer()).toEqual([200, page])
    })
    it('leads on when the home has another address', async () => {
      await set({ slug: 'cornwall-gardens-renamed' })
      const [before, now] = [await answer(), await answer('cornwall-gardens-renamed')]
      await set({ slug }, 'cornwall-gardens-renamed')
      expect([before, now]).toEqual([
        [301, '/property/cornwall-gardens-renamed?from=letter'],
        [200, shell],
      ])
    })
    it('is 404 for a home that nobody knows', async () => expect(await answer('nobody-knows-it')).toEqual([404, shell]))
  })

  it('is sent as it was built when nobody can tell', async () => {
    const all: Record<string, string>[] = [
      {},
      { PUBLIC_SUPABASE_URL: 'http://127.0.0.1:9', PUBLIC_SUPABASE_ANON_KEY: publishableKey },
    ]
    for (const settings of all) {
      expect(await (await onCloudflare(settings)(slug)).text()).toBe(page)
      expect(await (await onCloudflare(settings)('added-this-morning')).text()).toBe(shell)
    }
  })
})
