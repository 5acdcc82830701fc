import { createClient } from '@supabase/supabase-js'
import sharp from 'sharp'
import { afterEach, expect, it, vi } from 'vitest'
import { storePicture } from '../../../../scripts/lib/store-picture'

const hosted = 'https://project.supabase.co'
const picture = await sharp({ create: { width: 500, height: 400, channels: 3, background: '#abc' } })
  .png()
  .toBuffer()
const request = vi.fn<typeof fetch>(async () => Response.json({ Id: 'a', Key: 'a' }))
/** Stores the picture in the project at `url`. */
const store = (url: string) => storePicture(createClient(url, 'key', { global: { fetch: request } }), picture)
const path = expect.stringMatching(/^\/storage\/v1\/object\/public\/property-images\/feed\/[0-9a-f]{36}-500w\.webp$/)
afterEach(() => {
  vi.unstubAllEnvs()
  request.mockClear()
})

it('A picture of a feed may be indexed: Supabase sends X-Robots-Tag: none for others', async () => {
  await store(hosted)
  const headers = request.mock.calls.map(([, options]) => new Headers(options?.headers).get('x-robots-tag'))
  expect(headers).toEqual(['all', 'all'])
})

it.each([hosted, `${hosted}/`])('A picture stored in the project of %s has its address there', async (setting) => {
  vi.stubEnv('PUBLIC_SUPABASE_URL', setting)
  const stored = await store(hosted)
  expect(stored.ok && stored.value).toMatch(new RegExp(`^${hosted}/storage/v1/object/public/property-images/feed/`))
})

it('A picture stored behind the site’s own origin has an address of the site', async () => {
  vi.stubEnv('PUBLIC_SUPABASE_URL', '')
  expect(await store(hosted)).toEqual({ ok: true, value: path })
})

it('A picture that npm start stores has an address of the site, even if .env names a hosted project', async () => {
  vi.stubEnv('PUBLIC_SUPABASE_URL', hosted)
  expect(await store('http://localhost:54321')).toEqual({ ok: true, value: path })
})
