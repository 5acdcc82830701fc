import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { clientsOf, listingRow } from './people'

// The site's own queries, against the real backend.
process.env['BACKEND_URL'] = process.env['TEST_BACKEND']
const { allListings, listingById, listingBySlug, listingsByType, newestCards, testConnection } =
  await import('../../src/domain/listing/listings.queries')
const value = <T>(result: { ok: true; value: T } | { ok: false; failure: { message: string } }) => {
  if (!result.ok) throw new Error(result.failure.message)
  return result.value
}

const { administrator: admin } = clientsOf('administrator')
beforeAll(async () => {
  await admin.from('properties').insert(listingRow({ slug: 'newest-of-all', title: 'Newest Of All' }))
})

describe('Reading listings', () => {
  it('returns all of them, newest first', async () => {
    const all = value(await allListings())
    expect(all.length).toBeGreaterThanOrEqual(30)
    const made = all.map(({ createdAt }) => Date.parse(createdAt))
    expect(made).toEqual(made.toSorted((a, b) => b - a))
    expect(all[0]?.title).not.toBe('')
  })
  it('returns one type only', async () => {
    const rentals = value(await listingsByType('rent'))
    expect(new Set(rentals.map(({ listingType }) => listingType))).toEqual(new Set(['rent']))
  })
  it('returns as many cards as requested', async () => expect(value(await newestCards('sale', 3))).toHaveLength(3))
  it('returns no cards of drafts, sold or let listings, but those under offer', async () => {
    const made = await Promise.all(
      (['draft', 'sold', 'under_offer'] as const).map(async (status) => ({
        status,
        ...(await admin.from('properties').insert(listingRow({ status })).select('slug').single()).data,
      })),
    )
    const cards = new Map(value(await newestCards('sale', 60)).map(({ slug, status }) => [slug, status]))
    expect(made.map(({ slug }) => cards.get(slug!))).toEqual([undefined, undefined, 'under_offer'])
    expect(value(await listingBySlug(made[1]!.slug!))?.status).toBe('sold')
    expect(value(await listingBySlug(made[0]!.slug!))).toBeNull()
    await admin
      .from('properties')
      .delete()
      .in(
        'slug',
        made.map(({ slug }) => slug!),
      )
  })
  it('finds one by its id and by its slug, in any spelling', async () => {
    const bySlug = value(await listingBySlug('newest-of-all'))
    expect(bySlug?.title).toBe('Newest Of All')
    expect(value(await listingById(bySlug!.id))?.slug).toBe('newest-of-all')
    expect(value(await listingBySlug(' Newest-Of-All'))?.id).toBe(bySlug!.id)
  })
  it('finds nothing without a match, which is no failure', async () =>
    expect(value(await listingBySlug('no-such-home'))).toBeNull())
  it('knows whether the backend responds', async () => expect(await testConnection()).toBe(true))
})

describe('A backend that does not respond', () => {
  // Also after a failure: the files of a run share modules, settings and timers.
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
    vi.resetModules()
  })
  it('is a failure that is logged once, not an exception', async () => {
    vi.resetModules()
    vi.stubEnv('BACKEND_URL', 'http://127.0.0.1:9')
    // Retries wait one, two and four seconds: here a tenth of that.
    const { setTimeout: wait } = globalThis
    vi.stubGlobal('setTimeout', (work: () => void, ms = 0) => wait(work, ms / 10))
    using error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const lost = await import('../../src/domain/listing/listings.queries')
    expect(await lost.listingBySlug('royal-hill-cottage')).toMatchObject({
      ok: false,
      failure: { kind: 'unreachable' },
    })
    expect(error).toHaveBeenCalledTimes(1)
    expect(await lost.testConnection()).toBe(false)
  })
})
