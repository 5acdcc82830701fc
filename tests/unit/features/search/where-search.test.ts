import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { wherePlaces } from '../../../../src/domain/search/where-places'
import type { Listing } from '../../../../src/domain/listing/listing'
import { defaultSearch } from '../../../../src/features/search/search'
import { placeHref, searchWhere, withPlace } from '../../../../src/features/search/where-search'
import { offerText, whereOffer } from '../../../../src/features/search/where-panel'

const listing = { title: 'Cornwall Gardens Apartment', area: 'Kensington', listingType: 'rent' } as Listing
const sale = { title: 'Pelham Crescent Apartment', area: 'Kensington', listingType: 'sale' } as Listing
const places = wherePlaces([listing, sale])
const search = defaultSearch('rent')
const place = (filter: 'area' | 'postcode' | 'near' | 'q', value: string) => ({ filter, value })

it('An area joins other areas, and replaces a walk and what was drawn', () => {
  const before = { ...search, areas: ['Camden'], near: 'angel', box: [51, -1, 52, 1] as const, page: 3, max: 2000 }
  expect(withPlace(before as never, place('area', 'Kensington'))).toMatchObject({
    ...{ areas: ['Camden', 'Kensington'], near: undefined, box: undefined, drawn: undefined, page: 1, max: 2000 },
  })
  expect(withPlace({ ...search, areas: ['kensington'] }, place('area', 'Kensington')).areas).toEqual(['kensington'])
})

it('A station replaces areas and keeps the chosen walking time', () =>
  expect(withPlace({ ...search, areas: ['Camden'], near: 'bank', walk: 10 }, place('near', 'angel'))).toMatchObject({
    ...{ areas: [], near: 'angel', walk: 10 },
  }))

it('A street is searched as words in every area', () =>
  expect(withPlace({ ...search, areas: ['Camden'] }, place('q', 'Cornwall Gardens'))).toMatchObject({
    ...{ areas: [], q: 'Cornwall Gardens' },
  }))

it('A postcode district replaces areas and a walk, and an area replaces it', () => {
  const there = withPlace({ ...search, areas: ['Camden'], near: 'angel', walk: 10 }, place('postcode', 'SW7'))
  expect(there).toEqual({ ...search, postcode: 'SW7' })
  expect(withPlace(there, place('area', 'Fulham'))).toEqual({ ...search, areas: ['Fulham'] })
  expect(withPlace(there, place('near', 'angel'))).toEqual({ ...search, near: 'angel' })
})

it('A street of the other list leads there', () => {
  const street = { kind: 'Street', name: 'Pelham Crescent', ...place('q', 'Pelham Crescent') } as const
  expect(placeHref(search, { ...street, type: 'sale' })).toBe('/buy?q=Pelham+Crescent')
  expect(placeHref(search, { ...street, type: 'rent' })).toBeUndefined()
})

const answer = vi.fn<(url: string) => unknown>()
beforeEach(() =>
  vi.stubGlobal('fetch', (url: string) => {
    const body = answer(String(url))
    return body === undefined
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response(JSON.stringify(body)))
  }),
)
afterEach(() => vi.unstubAllGlobals())

it('Without the file of places a text is searched as words, and nobody says that we do not know it', async () => {
  answer.mockReturnValue(undefined)
  expect(await searchWhere(() => search, 'kensington')).toEqual({
    search: { ...search, q: 'kensington' },
    notice: 'We could not look up “kensington” just now, so we searched the texts of our homes for these words.',
  })
})

it('A sent text becomes a filter, the page of a home with its reference, or words', async () => {
  const rows = [{ slug: 'pelham-crescent-apartment', title: 'Pelham Crescent Apartment', listing_type: 'sale' }]
  answer.mockImplementation((url) =>
    url === '/where.json' ? places : url.includes('reference=eq.MR-1042') ? rows : [],
  )
  expect(await searchWhere(() => search, 'kensngton')).toEqual({ search: { ...search, areas: ['Kensington'] } })
  expect(await searchWhere(() => search, 'kings x')).toMatchObject({ search: { near: 'kings-cross-st-pancras' } })
  expect(await searchWhere(() => search, 'mr 1042')).toEqual({ href: '/property/pelham-crescent-apartment' })
  expect(await searchWhere(() => search, '9999')).toMatchObject({
    ...{ search: { q: '9999' }, notice: expect.stringContaining('do not know the place “9999”') as string },
  })
  expect(await searchWhere(() => ({ ...search, max: 2000 }), ' nonsense ')).toMatchObject({
    ...{ search: { q: 'nonsense', max: 2000 }, notice: expect.stringContaining('“nonsense”') as string },
  })
})

const offered = (text: string, known: typeof places | null = places) => whereOffer(known, text, 'rent')

it('Every text is also offered as words, and an unknown one says that it is no place', () => {
  expect(offered('garden').options.at(-1)).toEqual({ words: 'garden' })
  expect(offered('nonsense')).toEqual({
    options: [{ words: 'nonsense' }],
    note: 'We do not know a place with this name.',
  })
  expect(offerText(offered('nonsense'))).toBe('We do not know a place with this name. Search for words instead.')
  expect(offerText(offered('cornwall gdns'))).toBe('1 suggestion.')
})

it('A full postcode says that only its first part is published', () => {
  expect(offered('e14 9ge').note).toBe(
    'We publish only the first part of a home’s postcode. E14 is the first part of E14 9GE.',
  )
  expect(offered('E14').note).toBeUndefined()
  expect(offered('M1 1AE').note).toBe('We do not know the postcode M1.')
})

it('An empty box offers the areas, and a lost file says so', () => {
  expect(offered('  ').options).toHaveLength(12)
  expect(offered('camden', null).note).toBe('The places could not be loaded. You can search for words.')
  expect(offered('', null).options).toEqual([])
})

it('A reference is offered with its home, or said to be unknown', () => {
  const listing = { slug: 'a', title: 'Pelham Crescent Apartment', listing_type: 'sale' } as const
  const known = { listing, reference: 'MR-1042' }
  expect(whereOffer(places, '1042', 'rent', known).options).toEqual([known, { words: '1042' }])
  expect(whereOffer(places, '9999', 'rent', null).note).toBe('We have no home with this reference.')
})
