import { atom } from 'nanostores'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { wherePlaces } from '../../../../src/domain/search/where-places'
import type { Listing } from '../../../../src/domain/listing/listing'
import type * as placeSearchModule from '../../../../src/features/search/place-search'
import { defaultSearch } from '../../../../src/features/search/search'

const places = wherePlaces([
  { title: 'Cornwall Gardens Apartment', area: 'Kensington', listingType: 'rent' } as Listing,
])

// The places are read once, so each test begins with its own copy.
let placeSearch: typeof placeSearchModule.placeSearch
beforeEach(async () => {
  vi.resetModules()
  ;({ placeSearch } = await import('../../../../src/features/search/place-search'))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** A list whose requests get their response at `respond`. */
function slowList() {
  const pending: (() => void)[] = []
  vi.stubGlobal(
    'fetch',
    (url: string) =>
      new Promise((resolve) =>
        pending.push(() => resolve(new Response(JSON.stringify(url === '/where.json' ? places : [])))),
      ),
  )
  const $search = atom(defaultSearch('rent'))
  const respond = (n: number) => vi.waitFor(() => pending[n]!())
  return { $search, respond, ...placeSearch($search, (search) => $search.set(search)) }
}

it('A filter that is set while a typed place is looked up stays', async () => {
  const { $search, respond, searchPlace } = slowList()
  // A reference is asked for first.
  const searched = searchPlace('1042')
  await respond(0)
  $search.set({ ...$search.get(), max: 2000 })
  await respond(1)
  await searched
  expect($search.get()).toMatchObject({ q: '1042', max: 2000 })
})

it('Of two typed places the later one counts, whichever is found first', async () => {
  const { $search, respond, searchPlace } = slowList()
  const first = searchPlace('9999')
  const second = searchPlace('kensington')
  await respond(1)
  await second
  await respond(0)
  await first
  expect($search.get()).toEqual({ ...defaultSearch('rent'), areas: ['Kensington'] })
})

it('A home takes the place of an address that only leads to it, so that Back does not return there', async () => {
  const went: string[] = []
  vi.stubGlobal('location', {
    assign: (href: string) => went.push(`assign ${href}`),
    replace: (href: string) => went.push(`replace ${href}`),
  })
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([{ slug: 'pelham', listing_type: 'sale' }])))
  const { searchPlace } = placeSearch(atom(defaultSearch('rent')), () => {})
  const begin = vi.fn()
  await searchPlace('MR-1042', begin)
  await searchPlace('MR-1042')
  expect(went).toEqual(['replace /property/pelham', 'assign /property/pelham'])
  expect(begin).not.toHaveBeenCalled()
})
