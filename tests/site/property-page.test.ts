import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { createServer } from 'node:http'
import { createClient } from '@supabase/supabase-js'
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type vercelMiddleware from '../../middleware'
import type edgeFunction from '../../netlify/edge-functions/property'
import { run } from '../../scripts/lib/child-process'
import { bin, root } from '../../scripts/lib/paths'
import { freePort } from '../../scripts/lib/ports'
import { serveSite } from '../../scripts/lib/site-server'
import { inlineScripts } from '../../src/integrations/csp-headers/hashes'
import { completeListing } from '../complete-listing'
import { secrets } from '../secrets'
import { folder, read } from './built'
import { bundleFunction } from './bundle-function'
import { isInstalled, startCaddy, startCloudflare, startFiles, startNginx, stopHosts, track } from './host-servers'

// The same assertions on a property page for every host that runs here. nginx and Caddy are in front of `npm run
// serve`.
const backend = process.env['TEST_BACKEND']!
const admin = createClient(backend, secrets.secretKey, { auth: { persistSession: false } })
const slug = 'cornwall-gardens-apartment'
const page = read(`property/${slug}.html`)
const shell = read('listing-shell.html')
/** The shell with the title of a missing listing. */
const missing = shell.replace(/<title>[^<]*/, '<title>Property Not Found | Meridian Row')

// The database as hosts reach it: at times it accepts a request without responding.
let silent = false
const gateway = createServer((request, response) => {
  if (silent) return
  void fetch(backend + request.url, { headers: { apikey: String(request.headers['apikey']) } }).then(async (reply) =>
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(await reply.text()),
  )
})
const project = { url: '', key: secrets.publishableKey }

type FetchPage = (path: string, init?: RequestInit) => Promise<Response>
const requestTo =
  (origin: string): FetchPage =>
  (path, init) =>
    fetch(origin + path, { redirect: 'manual', ...init })

let serve = 0
const ownKey = process.env['PUBLIC_SUPABASE_ANON_KEY']
const settings = () => ({ PUBLIC_SUPABASE_URL: `${project.url}/`, PUBLIC_SUPABASE_ANON_KEY: project.key })

/** Netlify: the edge function responds; `context.next()` is the file. */
async function netlify(): Promise<FetchPage> {
  const files = await startFiles()
  const { url } = await bundleFunction('netlify/edge-functions/property.ts')
  const { default: handle, config } = (await import(/* @vite-ignore */ url)) as {
    default: typeof edgeFunction
    config: { path: string[] }
  }
  expect(config.path).toEqual(['/property/*', '/zh/property/*'])
  const env: Record<string, string> = settings()
  Object.assign(globalThis, { Netlify: { env: { get: (name: string) => env[name] } } })
  return (path, init) =>
    handle(new Request(files + path, init), { next: () => fetch(files + path, { redirect: 'manual' }) })
}

/** Vercel: the middleware responds or continues to the file, or the rewrite without one. */
async function vercel(): Promise<FetchPage> {
  const files = await startFiles()
  const { url } = await bundleFunction('middleware.ts')
  const { default: middleware, config } = (await import(/* @vite-ignore */ url)) as {
    default: typeof vercelMiddleware
    config: { matcher: string[] }
  }
  const { rewrites } = JSON.parse(readFileSync(`${root}vercel.json`, 'utf8')) as { rewrites: { source: string }[] }
  const [matches, isRewritten] = [config.matcher[0]!, rewrites[0]!.source].map((pattern) => {
    const expression = new RegExp(`^${pattern.replace(':slug', '')}$`)
    return (path: string) => expression.test(new URL(path, files).pathname)
  }) as [(path: string) => boolean, (path: string) => boolean]
  return async (path, init) => {
    if (matches(path)) {
      Object.assign(process.env, settings())
      const response = await middleware(new Request(files + path, init))
      // Other tests read the key of the run.
      delete process.env['PUBLIC_SUPABASE_URL']
      process.env['PUBLIC_SUPABASE_ANON_KEY'] = ownKey
      if (!response.headers.has('x-middleware-next')) return response
    }
    const sent = await fetch(files + path, { redirect: 'manual' })
    return sent.status === 404 && isRewritten(path) ? fetch(`${files}/listing-shell`) : sent
  }
}

const hosts: Record<string, () => Promise<FetchPage>> = {
  'our own server': async () => requestTo(`http://127.0.0.1:${serve}`),
  nginx: async () => requestTo(await startNginx({ serve })),
  caddy: async () => requestTo(await startCaddy({ serve })),
  'Cloudflare Pages': async () => requestTo(await startCloudflare(settings())),
  'Netlify’s edge function': netlify,
  'Vercel’s middleware': vercel,
}

beforeAll(async () => {
  const port = await freePort()
  await new Promise<void>((listening) => track(gateway).listen(port, '127.0.0.1', listening))
  project.url = `http://127.0.0.1:${port}`
  serve = await freePort()
  track(await serveSite({ folder, port: serve, backend: project.url, publishableKey: project.key }))
})
afterAll(stopHosts)

/** The metadata of a page's head, by name. */
function headOf(html: string): Record<string, string[]> {
  const texts: Record<string, string[]> = {}
  const note = (name: string, value: string) => (texts[name] ??= []).push(value)
  const walk = (node: DefaultTreeAdapterTypes.Node): void => {
    if (defaultTreeAdapter.isElementNode(node)) {
      const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
      const text = node.childNodes.map((child) => (defaultTreeAdapter.isTextNode(child) ? child.value : '')).join('')
      if (node.tagName === 'title') note('title', text)
      if (node.tagName === 'meta') note(attributes['name'] ?? attributes['property'] ?? '', attributes['content'] ?? '')
      if (node.tagName === 'link') note(attributes['rel'] ?? '', attributes['href'] ?? '')
      if (attributes['type'] === 'application/ld+json') note('json-ld', text)
      if (node.tagName === 'body') return
    }
    if ('childNodes' in node) node.childNodes.forEach(walk)
  }
  walk(parse(html))
  return texts
}

const update = async (changes: object, at = slug) =>
  expect((await admin.from('properties').update(changes).eq('slug', at)).error).toBeNull()

describe.each(Object.keys(hosts))('A property page from %s', (name) => {
  const isMissing = (name === 'nginx' || name === 'caddy') && !isInstalled(name)
  describe.skipIf(isMissing)('matches the current database', () => {
    let ask: FetchPage
    beforeAll(async () => void (ask = await hosts[name]!()), 60_000)

    const get = async (at = slug) => {
      const response = await ask(`/property/${at}?from=letter`)
      const location = response.headers.get('location')
      const { headers, status } = response
      // Every response for a listing has a page's headers.
      expect(headers.get('content-security-policy'), String(status)).toContain("script-src 'self' 'sha256-")
      expect(headers.get('strict-transport-security')).toBe('max-age=63072000')
      expect([headers.get('x-content-type-options'), headers.get('x-frame-options')]).toEqual(['nosniff', 'DENY'])
      return [status, location?.replace(/^https?:\/\/[^/]+/, '') ?? (await response.text())]
    }

    it('is 404 at once for a draft, and available again when live', async () => {
      expect(await get()).toEqual([200, page])
      await update({ status: 'draft' })
      const drafted = await get()
      await update({ status: 'live' })
      expect(drafted).toEqual([404, missing])
      expect(await get()).toEqual([200, page])
    })

    it('redirects to the current slug, and keeps the query', async () => {
      await update({ slug: 'cornwall-gardens-renamed' })
      const [before, now] = [await get(), await get('cornwall-gardens-renamed')]
      await update({ slug }, 'cornwall-gardens-renamed')
      expect(before).toEqual([301, '/property/cornwall-gardens-renamed?from=letter'])
      expect([now[0], headOf(String(now[1]))['canonical']]).toEqual([
        200,
        ['https://www.meridianrow.example/property/cornwall-gardens-renamed'],
      ])
    })

    it('redirects an address in capitals', async () =>
      expect(await get('Cornwall-Gardens-APARTMENT')).toEqual([301, `/property/${slug}?from=letter`]))

    it('redirects an address that was copied with a space or a full stop after it', async () => {
      for (const end of ['%20', '.', '%E3%80%82'])
        expect(await get(slug + end), end).toEqual([301, `/property/${slug}?from=letter`])
    })

    it('is 404, titled Property Not Found, for an unknown listing', async () =>
      expect(await get('nobody-knows-it')).toEqual([404, missing]))

    it('is 404 for an invalid slug', async () => expect((await get('a%20b'))[0]).toBe(404))

    it('has the head of a listing added since the build, whatever its title', async () => {
      const title = '</title><script>alert(1)</script> "$&" & more'
      const shown = '</title><script>alert(1)</script> “$&” & more'
      const listing = completeListing('rent', { title, description: 'Two rooms over the canal.\n\n</script><b>' })
      expect((await admin.from('properties').insert(listing)).error).toBeNull()
      const [status, html] = await get(listing.slug)
      await admin.from('properties').delete().eq('slug', listing.slug)
      expect(status).toBe(200)
      const head = headOf(String(html))
      const address = `https://www.meridianrow.example/property/${listing.slug}`
      expect(head).toMatchObject({
        title: [`${shown}, Camden | Meridian Row`],
        description: ['£2,400 pcm. Two rooms over the canal.'],
        canonical: [address],
        'og:title': [shown],
        'og:url': [address],
        'og:image': ['https://www.meridianrow.example/pictures/camden-lock-apartment/living.webp'],
        'twitter:data1': ['£2,400 pcm'],
        'twitter:data2': ['Camden'],
      })
      // Indexable, without anything of the shell itself.
      expect(head['robots']).toBeUndefined()
      expect(String(html)).not.toMatch(/home that was added today|social\/home\.jpg/)
      expect(JSON.parse(head['json-ld']![0]!)).toMatchObject({ '@type': 'RealEstateListing', url: address })
      // The policy covers the shell's scripts, and there are no others.
      expect(inlineScripts(String(html))).toEqual(inlineScripts(shell))
    })

    it('is the built one if the database does not respond', async () => {
      silent = true
      const started = performance.now()
      const both = await Promise.all([get(), get('added-this-morning')]).finally(() => (silent = false))
      const seconds = (performance.now() - started) / 1000
      expect(both).toEqual([
        [200, page],
        [200, shell],
      ])
      expect(seconds).toBeLessThan(2)
    })

    it('has a head and no body for a HEAD request', async () => {
      const response = await ask('/property/nobody-knows-it', { method: 'HEAD' })
      expect([response.status, await response.text()]).toEqual([404, ''])
    })
  })
})

describe('The functions of hosts', () => {
  const functions = [
    ...readdirSync(`${root}functions`, { recursive: true, encoding: 'utf8' }).map((name) => `functions/${name}`),
    ...readdirSync(`${root}netlify/edge-functions`).map((name) => `netlify/edge-functions/${name}`),
    'middleware.ts',
  ].filter((name) => /\.[jt]s$/.test(name))

  it.each(functions)('%s is one file without Node modules', async (name) => {
    const { code } = await bundleFunction(name)
    expect(code.match(/^import .*|\bfrom ?["'].*|\bimport\(.*|\brequire\(.*/gm) ?? []).toEqual([])
  })

  it('Netlify’s imports every file with its extension, as Deno requires', () => {
    const { status, stderr } = spawnSync(`${bin}node`, ['netlify/edge-functions/property.ts'], { cwd: root })
    expect(status, String(stderr)).toBe(0)
  })

  // Netlify’s runtime is Deno.
  it.skipIf(!existsSync(`${bin}deno`))('Netlify’s type-checks in Deno', { timeout: 60_000 }, async () => {
    const env = { DENO_DIR: mkdtempSync(`${tmpdir()}/agency-deno-`), DENO_NO_UPDATE_CHECK: '1' }
    const { code, output } = await run('deno', ['check', 'netlify/edge-functions/property.ts'], { env, stdio: 'pipe' })
    rmSync(env.DENO_DIR, { recursive: true })
    expect(code, output).toBe(0)
  })

  it('send the built page if no database is configured', async () => {
    const { onRequest } = (await import('../../functions/property/[slug].js')) as {
      onRequest: (context: object) => Promise<Response>
    }
    const ASSETS = { fetch: async () => new Response(page) }
    const request = new Request(`https://a.pages.dev/property/${slug}`)
    expect(await (await onRequest({ request, env: { ASSETS } })).text()).toBe(page)
  })
})
