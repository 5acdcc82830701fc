import { describe, expect, it } from 'vitest'
import { activeChips } from '../../../../src/features/search/filter-chips'
import { defaultSearch } from '../../../../src/features/search/search'
import {
  parseSearch,
  parseSearchAddress,
  searchHref,
  searchQuery,
} from '../../../../src/features/search/search-address'
import { searchRequest } from '../../../../src/features/search/search-request'
import { inAddress } from '../../../hostile'

const read = (query: string, type: 'rent' | 'sale' = 'rent') => parseSearch(new URLSearchParams(query), type)
const canonical = (query: string, type: 'rent' | 'sale' = 'rent') => searchQuery(read(query, type))

describe('An address', () => {
  it.each([
    ['', ''],
    ['area=Camden', 'area=Camden'],
    ['page=3&sort=size&area=Fulham&area=Camden&beds=2', 'area=Camden&area=Fulham&beds=2&sort=size&page=3'],
    ['q=  roof   terrace ', 'q=roof+terrace'],
    ['min=£1,500&max=2500', 'min=1500&max=2500'],
    ['furnished=YES&available=2026-12-01', 'furnished=yes&available=2026-12-01'],
    ['furnished=false', 'furnished=no'],
    ['max=2.5k', 'max=2500'],
    ['min=£650k&max=1.25m', 'min=650000&max=1250000'],
    ['pets=true&home=Mews&outside=garden', 'home=mews&outside=garden&pets=yes'],
    ['box=51.45,-0.2,51.46,-0.15', 'box=51.45,-0.2,51.46,-0.15'],
    ['box=51.450049,-0.2,51.46,-0.15&view=map', 'box=51.45,-0.2,51.46,-0.15&view=map'],
    ['sort=newest&page=1&view=list', ''],
    ['beds=2', 'beds=2'],
    ['beds=2-2', 'beds=2-2'],
    ['beds=0-0', 'beds=0-0'],
    ['beds=4-2', 'beds=2-4'],
    ['near=Gloucester-Road&walk=15', 'near=gloucester-road'],
    ['near=gloucester-road&walk=10&sort=nearest', 'near=gloucester-road&walk=10&sort=nearest'],
    ['near=gloucester-road&walk=9999', 'near=gloucester-road'],
    ['near=gloucester-road&near=bank-monument', 'near=gloucester-road'],
    ['walk=10&sort=nearest', ''],
  ])('%s means the same as %s', (given, expected) => expect(canonical(given)).toBe(expected))

  it.each([
    'min=<script>alert(1)</script>',
    'min=-5',
    'min=0',
    'min=NaN',
    'min=1e99',
    'min=99999999999',
    'max=Infinity',
    'max=12.5',
    'beds=1e9',
    'beds=-1',
    'beds=two',
    'beds=0',
    'beds=2-',
    'beds=2-21',
    'beds=1-2-3',
    'baths=21',
    'area=',
    'area=%00',
    'area=%20%E2%80%8B',
    'furnished=maybe',
    'home=constructor',
    'home=castle',
    'outside=__proto__',
    'pets=no',
    'access=toString',
    'tenure=freehold',
    'max=1,2,3',
    'available=2026-02-30',
    'available=tomorrow',
    'available=20260-01-01',
    'q=%00%01',
    'q=+++',
    'sort=price;drop table',
    'page=0',
    'page=-1',
    'page=1000000000',
    'page=2.5',
    'view=satellite',
    'box=1,2,3',
    'box=a,b,c,d',
    'box=51,0,50,1',
    'box=-91,0,91,1',
    'box=1e2,0,2,3',
    'box=NaN,NaN,NaN,NaN',
    'unknown=1&__proto__=x&constructor=y',
    '%=%&&==',
  ])('with %s has no value', (query) => expect(canonical(query)).toBe(''))

  it('uses the first valid of several values', () =>
    expect(canonical('beds=x&beds=3&beds=4&sort=oops&sort=size')).toBe('beds=3&sort=size'))
  it('swaps a minimum price above the maximum', () =>
    expect(read('min=3000&max=2000')).toMatchObject({ min: 2000, max: 3000 }))
  it('contains an area once, whatever its capitals', () =>
    expect(read('area=Camden&area=CAMDEN&area=camden').areas).toHaveLength(1))
  it('has at most 20 areas and 100 characters of words', () => {
    expect(read(Array.from({ length: 200 }, (_, n) => `area=Place${n}`).join('&')).areas).toHaveLength(20)
    expect(read(`q=${'🏠'.repeat(400)}`).q).toBe('🏠'.repeat(100))
  })
  it('for a sale has neither furnishing nor a date', () =>
    expect(canonical('furnished=yes&pets=yes&available=2026-12-01', 'sale')).toBe(''))
  it('is written as it is parsed, whatever is set', () => {
    const full =
      'area=Camden&area=Canary+Wharf&min=1500&max=4000&beds=2&baths=1&home=flat&outside=shared-garden' +
      '&access=step-free&furnished=no&pets=yes&available=2027-01-31' +
      '&q=roof+%26+river&box=51.45,-0.2,51.46,-0.15&drawn=515200,-1800,-100,0,0,150&sort=price-down&page=2&view=map'
    expect(canonical(full)).toBe(full)
  })
  it('of a prerendered page is its own, and of any other a query', () => {
    expect(searchHref(defaultSearch('rent'))).toBe('/rent')
    expect(searchHref(defaultSearch('sale', 2), 3)).toBe('/buy/2')
    expect(searchHref(defaultSearch('sale', 4), 3)).toBe('/buy?page=4')
    expect(searchHref({ ...defaultSearch('rent', 2), beds: 3 }, 3)).toBe('/rent?beds=3&page=2')
  })
  it('with a page in its path is that page', () => {
    expect(parseSearchAddress({ pathname: '/rent/2', search: '' }, 'rent').page).toBe(2)
    expect(parseSearchAddress({ pathname: '/rent/2', search: '?page=5' }, 'rent').page).toBe(5)
    expect(
      parseSearchAddress({ pathname: '/rent', search: '?area=camden&area=atlantis' }, 'rent', ['Camden']).areas,
    ).toEqual(['atlantis', 'Camden'])
  })
})

describe('A search for any input', () => {
  const names = [
    'area',
    'min',
    'max',
    'beds',
    'baths',
    'furnished',
    'available',
    'q',
    'box',
    'drawn',
    'sort',
    'page',
    'view',
  ]
  it.each(inAddress)('such as %s under every name can be requested and described', (value) => {
    for (const name of names) {
      const search = parseSearch(new URLSearchParams(`${name}=${value}`), 'rent')
      expect(parseSearch(new URLSearchParams(searchQuery(search)), 'rent')).toEqual(search)
      for (const { label } of activeChips(search))
        expect(label).not.toMatch(/undefined|£NaN|Invalid|\[object|native code/)
      expect([undefined, true, false]).toContain(search.furnished)
      expect(JSON.stringify(searchRequest(search))).not.toMatch(/\\u0000|\\ud[89a-f]|:null/)
    }
    expect(() => parseSearchAddress({ pathname: `/rent/${value}`, search: '' }, 'rent')).not.toThrow()
  })
})
