import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../scripts/lib/ports'
import { serveSite } from '../../scripts/lib/site-server'
import { agency } from '#agency/agency.ts'
import { secrets } from '../secrets'
import { folder } from './built'
import { isInstalled, startCaddy, startNginx, stopHosts, track } from './host-servers'

/** A backend whose responses all claim to be pages. */
async function backendOfPages() {
  const backend = createServer((request, response) =>
    request.resume().on('end', () => response.writeHead(201, { 'content-type': 'text/html' }).end('<script>')),
  )
  const port = await freePort()
  await new Promise<void>((listening) => track(backend).listen(port, '127.0.0.1', listening))
  return `http://127.0.0.1:${port}`
}

// The same assertions for each server of the built site: ours, and nginx and Caddy with hosting/ if installed (`apt-get
// install nginx caddy`). property-page.test.ts covers property pages.
const { publishableKey } = secrets

const start: Record<string, () => Promise<string>> = {
  async 'our own server'() {
    const port = await freePort()
    track(await serveSite({ folder, port, backend: await backendOfPages(), publishableKey }))
    return `http://127.0.0.1:${port}`
  },
  async nginx() {
    const backend = await backendOfPages()
    // The location from docs/deploy.md for a backend on the site's own origin, with ours as the project.
    const [passedOn = ''] = readFileSync('docs/deploy.md', 'utf8').match(/^ {4}location ~ [^]*?^ {4}\}$/m) ?? []
    const more = passedOn
      .replace('https://<ref>.supabase.co', backend)
      .replace('Host <ref>.supabase.co', 'Host localhost')
    return startNginx({ more })
  },
  caddy: () => startCaddy({}),
}

afterAll(stopHosts)

describe.each(Object.keys(start))('%s', (name) => {
  describe.skipIf(['nginx', 'caddy'].includes(name) && !isInstalled(name as 'nginx'))('serves the site', () => {
    let origin = ''
    const ask = (path: string) => fetch(origin + path, { redirect: 'manual' })

    beforeAll(async () => void (origin = await start[name]!()))

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

    it('sends every page with the policy, and requires revalidation', async () => {
      for (const path of ['/', '/about', '/property/cornwall-gardens-apartment', '/admin', '/not-there']) {
        const { headers } = await ask(path)
        expect(headers.get('content-security-policy'), path).toContain("script-src 'self' 'sha256-")
        expect(headers.get('strict-transport-security'), path).toContain('max-age=63072000')
        expect(headers.get('x-content-type-options'), path).toBe('nosniff')
        expect(headers.get('cache-control'), path).toBe('no-cache')
      }
    })

    it('lets hashed files be cached for a year', async () => {
      const face = readFileSync(`${folder}/index.html`, 'utf8').match(/\/_astro\/fonts\/[\w.]+/)![0]
      const { status, headers } = await ask(face)
      expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    })

    it('has one address for a page', async () => {
      for (const path of ['/about/', '/about.html']) {
        const { status, headers } = await ask(path)
        expect([status, new URL(headers.get('location') ?? '', origin).pathname], path).toEqual([301, '/about'])
      }
    })

    it('keeps the query of a redirected address', async () => {
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
    ])('redirects nobody to another site by %s', async (path) => {
      expect(new URL((await ask(path)).headers.get('location') ?? '', origin).origin).toBe(origin)
    })

    it('sends 404 with our own page', async () => {
      const response = await ask('/not-there')
      expect(response.status).toBe(404)
      expect(await response.text()).toBe(readFileSync(`${folder}/404.html`, 'utf8'))
    })

    it.each(['/_headers', '/_redirects', '/%5fheaders'])('hides the host file %s: 404', async (path) => {
      const response = await ask(path)
      expect(response.status).toBe(404)
      expect(await response.text()).toBe(readFileSync(`${folder}/404.html`, 'utf8'))
    })

    it(
      'answers for a home added since the build with the shell, ' + 'and for each edit form with the one page',
      async () => {
        const text = (file: string) => readFileSync(`${folder}/${file}`, 'utf8')
        expect(await (await ask('/property/added-this-morning')).text()).toBe(text('listing-shell.html'))
        expect(await (await ask('/admin/properties/6f1c/edit')).text()).toBe(text('admin/properties/edit.html'))
      },
    )

    // Caddy's file has no proxy.
    it.skipIf(name === 'caddy')('exposes nothing of a proxied backend as a page', async () => {
      // Our own server runs Edge Functions itself (edge-functions.test.ts).
      const passedOn = name === 'nginx' ? ['/functions/v1/calendar/a.ics'] : []
      for (const path of ['/storage/v1/object/public/property-images/home/a.webp', ...passedOn]) {
        const { status, headers } = await ask(path)
        const safe = ['x-content-type-options', 'content-security-policy'].map((header) => headers.get(header))
        expect([path, status, ...safe]).toEqual([path, 201, 'nosniff', "default-src 'none'; frame-ancestors 'none'"])
      }
    })

    // Our own server sends few files compressed, and Caddy takes types from the system.
    it.skipIf(name !== 'nginx').each([
      ['/site.webmanifest', 'application/manifest+json'],
      ['/resources/london-prices.csv', 'text/csv'],
      ['/new-homes.xml', 'xml'],
    ])('sends %s compressed, as %s', async (path, type) => {
      const { status, headers } = await ask(path)
      expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining(type)])
      expect(headers.get('content-encoding')).toMatch(/^(gzip|br)$/)
      expect(headers.get('vary')).toMatch(/accept-encoding/i)
    })

    it.skipIf(name !== 'caddy')('redirects its other domain, with the path and the query', async () => {
      const { status, headers } = await fetch(origin.replace('127.0.0.1', 'localhost') + '/rent?beds=2', {
        redirect: 'manual',
      })
      expect([status, headers.get('location')]).toEqual([301, `${agency.url}/rent?beds=2`])
    })

    it('keeps the admin out of search engines', async () => {
      expect((await ask('/admin')).headers.get('x-robots-tag')).toBe('noindex, nofollow')
    })
  })
})
