import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { fingerprint } from '../../src/lib/http/freshness-check'
import { startDemoBackend } from '../demo-backend'

// A database with only the specification's columns: the site reads it unchanged.
const folder = await mkdtemp(`${tmpdir()}/agency-specification-`)
const backend = await startDemoBackend(folder, ['tests/database/specification.sql'])
afterAll(async () => {
  await backend.stop()
  await rm(folder, { recursive: true })
})
// This backend has its own address and keys, for which the modules are loaded again.
vi.stubEnv('BACKEND_URL', backend.url)
vi.stubEnv('PUBLIC_SUPABASE_ANON_KEY', backend.secrets.publishableKey)
vi.resetModules()
afterAll(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
  vi.restoreAllMocks()
})
const queries = await import('../../src/domain/listing/listings.queries')
const { publishedOfType, staleCards } = await import('../../src/domain/listing/published-listings')
beforeAll(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

it('its listings are all live, in the lists and at their own slugs', async () => {
  const cards = await queries.newestCards('sale', 60)
  expect(cards.ok && cards.value.map(({ status }) => status)).toEqual(Array.from({ length: 15 }, () => 'live'))
  expect(await queries.listingBySlug('wharfside-three-bedroom-apartment')).toMatchObject({
    ok: true,
    value: { status: 'live', coordinate: { lat: 51.5074 } },
  })
  expect(await publishedOfType('rent')).toHaveLength(15)
})
it('a page built from it needs nothing that it lacks, and knows that it is current', async () => {
  const { url, apikey, fingerprint: expected } = (await staleCards('rent', (await publishedOfType('rent'))!, 24))!
  expect(fingerprint(await (await fetch(backend.url + url, { headers: { apikey } })).json())).toBe(expected)
})
