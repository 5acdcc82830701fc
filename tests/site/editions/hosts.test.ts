import { readFileSync } from 'node:fs'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../../scripts/lib/ports'
import { serveSite } from '../../../scripts/lib/site-server'
import { completeListing } from '../../complete-listing'
import { manyVisitors } from '../../many-visitors'
import { secrets } from '../../secrets'
import { folder } from '../built'
import { isInstalled, startCaddy, startCloudflare, startNginx, stopHosts, track } from '../host-servers'

// The Chinese edition from the servers that run here: unknown addresses, and listings that have no built page.

const backend = process.env['TEST_BACKEND']!
const publishableKey = process.env['PUBLIC_SUPABASE_ANON_KEY']!
const admin = createClient(backend, secrets.secretKey, { auth: { persistSession: false } })
const slug = 'cornwall-gardens-apartment'
const file = (path: string) => readFileSync(`${folder}/${path}`, 'utf8')

let serve = 0
const hosts: Record<string, () => Promise<string>> = {
  'our own server': async () => `http://127.0.0.1:${serve}`,
  nginx: () => startNginx({ serve }),
  caddy: () => startCaddy({ serve }),
  'Cloudflare Pages': () => startCloudflare({ PUBLIC_SUPABASE_URL: backend, PUBLIC_SUPABASE_ANON_KEY: publishableKey }),
}

beforeAll(async () => {
  serve = await freePort()
  track(await serveSite({ folder, port: serve, backend, publishableKey, visitorLimits: manyVisitors }))
})
afterAll(stopHosts)

describe.each(Object.keys(hosts))('The Chinese edition from %s', (name) => {
  const isMissing = (name === 'nginx' || name === 'caddy') && !isInstalled(name)
  describe.skipIf(isMissing)('stays Chinese', () => {
    let origin = ''
    beforeAll(async () => void (origin = await hosts[name]!()), 60_000)
    const get = (path: string) => fetch(origin + path, { redirect: 'manual' })

    it('at unknown addresses, with the status 404', async () => {
      for (const [path, page] of [
        ['/zh/nothing', 'zh/404.html'],
        ['/zh/areas/nothing', 'zh/404.html'],
        ['/nothing', '404.html'],
      ] as const) {
        const response = await get(path)
        expect([path, response.status]).toEqual([path, 404])
        expect(await response.text(), path).toBe(file(page))
      }
    })

    it('on its pages', async () => {
      for (const path of ['/zh', '/zh/rent', `/zh/property/${slug}`]) {
        const response = await get(path)
        expect([path, response.status]).toEqual([path, 200])
        expect(await response.text(), path).toContain('<html lang="zh-Hans"')
        expect(response.headers.get('content-security-policy'), path).toContain("script-src 'self' 'sha256-")
      }
    })

    it('at the address of a home that does not exist', async () => {
      const response = await get('/zh/property/nobody-knows-it')
      expect(response.status).toBe(404)
      const html = await response.text()
      expect(html).toContain('<html lang="zh-Hans"')
      expect(html).toMatch(/<title>[^<]*\p{Script=Han}/u)
    })

    it('at the former address of a home, which leads to its page in the same edition', async () => {
      const rename = (from: string, to: string) => admin.from('properties').update({ slug: to }).eq('slug', from)
      await rename(slug, 'cornwall-gardens-renamed')
      const { status, headers } = await get(`/zh/property/${slug}?from=letter`)
      await rename('cornwall-gardens-renamed', slug)
      const to = headers.get('location')?.replace(/^https?:\/\/[^/]+/, '')
      expect([status, to]).toEqual([301, '/zh/property/cornwall-gardens-renamed?from=letter'])
    })

    it('for a home added since the build', async () => {
      const listing = completeListing('rent', { title: 'Two rooms over the canal' })
      expect((await admin.from('properties').insert(listing)).error).toBeNull()
      const response = await get(`/zh/property/${listing.slug}`)
      await admin.from('properties').delete().eq('slug', listing.slug)
      const html = await response.text()
      expect(response.status).toBe(200)
      expect(html).toContain('<html lang="zh-Hans"')
      const address = `https://www.meridianrow.example/zh/property/${listing.slug}`
      expect(html).toContain(`<link rel="canonical" href="${address}">`)
      expect(html).toContain('<meta property="og:locale" content="zh_CN">')
    })
  })
})

// Without `npm run serve` behind them, nginx and Caddy send the built files.
describe.each(['nginx', 'caddy'] as const)('%s alone', (name) => {
  it.skipIf(!isInstalled(name))('sends the Chinese shell for a home without a built page', async () => {
    const origin = await (name === 'nginx' ? startNginx({}) : startCaddy({}))
    const response = await fetch(`${origin}/zh/property/added-this-morning`)
    expect([response.status, await response.text()]).toEqual([200, file('zh/listing-shell.html')])
  })
})

it('Vercel’s function sends the Chinese 404 page', async () => {
  const { GET } = (await import('../../../api/zh/not-found.js')) as { GET: (request: Request) => Promise<Response> }
  const response = await GET(new Request(`http://127.0.0.1:${serve}/zh/nothing`))
  expect([response.status, await response.text()]).toEqual([404, file('zh/404.html')])
})
