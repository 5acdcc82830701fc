import { describe, expect, it } from 'vitest'
import {
  searchHref,
  areaCounts,
  defaultSearch,
  inEveryArea,
  isDefaultSearch,
  searchRequest,
  type Search,
  parseSearchAddress,
  parseSearch,
  searchQuery,
  withArea,
  without,
} from '../../../../src/features/search/search'
import { chips } from '../../../../src/features/search/search-text'
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
  ])('that says %s says nothing', (query) => expect(canonical(query)).toBe(''))

  it('takes the first sensible of several values', () =>
    expect(canonical('beds=x&beds=3&beds=4&sort=oops&sort=size')).toBe('beds=3&sort=size'))
  it('takes the lowest price above the highest for the two mixed up', () =>
    expect(read('min=3000&max=2000')).toMatchObject({ min: 2000, max: 3000 }))
  it('names an area once, whatever its capitals', () =>
    expect(read('area=Camden&area=CAMDEN&area=camden').areas).toHaveLength(1))
  it('has at most 20 areas and 100 characters of words', () => {
    expect(read(Array.from({ length: 200 }, (_, n) => `area=Place${n}`).join('&')).areas).toHaveLength(20)
    expect(read(`q=${'🏠'.repeat(400)}`).q).toBe('🏠'.repeat(100))
  })
  it('for a sale knows neither furnishing nor a date', () =>
    expect(canonical('furnished=yes&pets=yes&available=2026-12-01', 'sale')).toBe(''))
  it('is written as it is read, whatever is set', () => {
    const full =
      'area=Camden&area=Canary+Wharf&min=1500&max=4000&home=flat&beds=2&baths=1&outside=shared-garden' +
      '&furnished=no&pets=yes&access=step-free&available=2027-01-31' +
      '&q=roof+%26+river&box=51.45,-0.2,51.46,-0.15&sort=price-down&page=2&view=map'
    expect(canonical(full)).toBe(full)
  })
  it('of a prerendered page is its own, and of one that was not a query', () => {
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

describe('A search', () => {
  const search: Search = { ...read('area=Camden&area=Fulham&max=2000&beds=3&q=garden'), page: 4 }
  it('is plain without filters, order and map', () => {
    expect(isDefaultSearch(read('page=7'))).toBe(true)
    for (const query of ['beds=1', 'sort=size', 'view=map', 'q=x']) expect(isDefaultSearch(read(query))).toBe(false)
  })
  it('asks the database by its own names, and only what is set', () => {
    expect(JSON.parse(JSON.stringify(searchRequest(search)))).toEqual({
      filters: { type: 'rent', areas: ['Camden', 'Fulham'], max: 2000, beds: 3, q: 'garden' },
      sort: 'newest',
      page: 4,
    })
    expect(searchRequest(read('sort=price-down')).sort).toBe('-price')
    expect(JSON.parse(JSON.stringify(searchRequest(read('furnished=no')).filters))).toEqual({
      type: 'rent',
      furnished: false,
    })
    expect(
      JSON.parse(
        JSON.stringify(searchRequest(read('home=mews&outside=terrace&tenure=leasehold&access=step-free', 'sale'))),
      ),
    ).toMatchObject({
      filters: {
        home: ['mews_house'],
        outside: ['terrace', 'roof_terrace'],
        tenure: ['leasehold', 'share_of_freehold'],
        access: 'step_free',
      },
    })
    expect(JSON.parse(JSON.stringify(searchRequest(read('beds=2-2')).filters))).toEqual({ type: 'rent', beds: [2, 2] })
  })
  it('goes back to its first page when a filter goes', () => {
    expect(searchQuery(without(search, 'max'))).toBe('area=Camden&area=Fulham&beds=3&q=garden')
    expect(without(search, 'areas').areas).toEqual([])
    expect(withArea(search, 'CAMDEN')).toMatchObject({ areas: ['Fulham'], page: 1 })
    expect(withArea(search, 'Acton').areas).toEqual(['Acton', 'Camden', 'Fulham'])
  })
})

describe('The counts of the areas', () => {
  const published = [
    { name: 'Camden', count: 2 },
    { name: 'Fulham', count: 3 },
  ]
  it('are what the database says: an area without homes stays with 0, a new one comes in', () => {
    expect(
      areaCounts(published, [
        { name: 'Acton', count: 1 },
        { name: 'fulham', count: 1 },
      ]),
    ).toEqual([
      { name: 'Acton', count: 1 },
      { name: 'Camden', count: 0 },
      { name: 'Fulham', count: 1 },
    ])
  })
  it('are not those of the build where the database says none: they would not agree with its total', () => {
    const unknown = areaCounts(published, null)
    expect(unknown).toEqual([
      { name: 'Camden', count: null },
      { name: 'Fulham', count: null },
    ])
    expect(inEveryArea(defaultSearch('sale'), unknown, 679)).toBe(679)
    expect(inEveryArea({ ...defaultSearch('sale'), areas: ['Camden'] }, unknown, 40)).toBeNull()
    expect(inEveryArea({ ...defaultSearch('sale'), areas: ['Camden'] }, published, 2)).toBe(5)
  })
})

describe('A search for anything', () => {
  const names = ['area', 'min', 'max', 'beds', 'baths', 'furnished', 'available', 'q', 'box', 'sort', 'page', 'view']
  it.each(inAddress)('such as %s under every name is one that can be asked, and said', (value) => {
    for (const name of names) {
      const search = parseSearch(new URLSearchParams(`${name}=${value}`), 'rent')
      expect(parseSearch(new URLSearchParams(searchQuery(search)), 'rent')).toEqual(search)
      for (const { label } of chips(search)) expect(label).not.toMatch(/undefined|£NaN|Invalid|\[object|native code/)
      expect([undefined, true, false]).toContain(search.furnished)
      expect(JSON.stringify(searchRequest(search))).not.toMatch(/\\u0000|\\ud[89a-f]|:null/)
    }
    expect(() => parseSearchAddress({ pathname: `/rent/${value}`, search: '' }, 'rent')).not.toThrow()
  })
})
