import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { defaultSearch } from '../../../../src/features/search/search'
import { searchListings } from '../../../../src/features/search/search.queries'
import { listingRow } from '../../../database/people'

vi.stubEnv('BACKEND_URL', 'https://project.example')
afterEach(() => vi.unstubAllGlobals())
afterAll(() => vi.unstubAllEnvs())

/** A database whose search fails with this code and status, and whose cards can be read. */
const failingSearch = (code: string, status: number) =>
  vi.stubGlobal('fetch', (address: string | URL) =>
    Promise.resolve(
      String(address).includes('/rpc/search_listings')
        ? Response.json({ code, message: 'no search' }, { status })
        : Response.json([listingRow({ id: 'd1' })]),
    ),
  )

it('A database without our migrations shows the newest homes instead of a search', async () => {
  failingSearch('PGRST202', 404)
  expect(await searchListings(defaultSearch('sale'))).toMatchObject({ ok: true, value: { total: 1 } })
})

it.each([
  ['times out', '57014', 500],
  ['meets the limit of a visitor', 'rate_limit', 429],
])('A search that %s is a failure, not a list of the newest homes', async (_what, code, status) => {
  failingSearch(code, status)
  expect(await searchListings(defaultSearch('sale'))).toMatchObject({ ok: false, failure: { code } })
})
