import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { isForStaff } from '../../../../scripts/lib/server/check-query'
import { listingBySlug, listingsBySlugs } from '../../../../src/domain/listing/listings.queries'

vi.stubEnv('BACKEND_URL', 'https://project.example')
afterEach(() => vi.unstubAllGlobals())
afterAll(() => vi.unstubAllEnvs())

/** A database without a listing at this slug, whose request for former slugs fails. */
const failingFormerSlugs = (code: string, status: number) =>
  vi.stubGlobal('fetch', (address: string | URL) =>
    Promise.resolve(
      String(address).includes('/listing_addresses?')
        ? Response.json({ code, message: 'no former slugs' }, { status })
        : Response.json([]),
    ),
  )

describe('A home that may have been renamed', () => {
  it('does not exist in a database that has no former addresses', async () => {
    failingFormerSlugs('PGRST205', 404)
    expect(await listingBySlug('a-home')).toEqual({ ok: true, value: null })
    expect(await listingsBySlugs(['a-home'])).toEqual({ ok: true, value: [] })
  })
  it('is unknown, not gone, if its former addresses time out', async () => {
    failingFormerSlugs('57014', 500)
    expect(await listingBySlug('a-home')).toMatchObject({ ok: false, failure: { code: '57014' } })
    expect(await listingsBySlugs(['a-home'])).toMatchObject({ ok: false, failure: { code: '57014' } })
  })
})

it('112 homes are requested in lists that a visitor may read, at both kinds of addresses', async () => {
  const urls: URL[] = []
  vi.stubGlobal('fetch', (address: string | URL) => {
    urls.push(new URL(address))
    return Promise.resolve(Response.json([]))
  })
  const slugs = Array.from({ length: 112 }, (_, n) => `home-${n}`)
  expect(await listingsBySlugs(slugs)).toEqual({ ok: true, value: [] })
  for (const table of ['properties', 'listing_addresses']) {
    const requests = urls.filter(({ pathname }) => pathname === `/rest/v1/${table}`)
    const lists = requests.map(({ searchParams }) => searchParams.get('slug')!.slice('in.('.length, -1).split(','))
    expect(lists.flat()).toEqual(slugs)
    expect(requests.filter(({ searchParams }) => isForStaff('properties', searchParams))).toEqual([])
  }
})
