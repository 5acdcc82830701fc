import { describe, expect, it } from 'vitest'
import {
  searchHref,
  areaCounts,
  defaultSearch,
  filterNames,
  inEveryArea,
  isDefaultSearch,
  searchRequest,
  type Search,
  parseSearchAddress,
  parseSearch,
  searchQuery,
  without,
  withArea,
} from '../../src/features/search/search'
import { mergeOverlapping } from '../../src/features/search/clusters'
import {
  bedSteps,
  bedWords,
  chips,
  daySteps,
  priceSteps,
  shortPrice,
  relaxedSearches,
} from '../../src/features/search/search-text'
import { atLeast } from '../../src/features/map/listings-map'

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
    expect(canonical('furnished=yes&available=2026-12-01', 'sale')).toBe(''))
  it('is written as it is read, whatever is set', () => {
    const full =
      'area=Camden&area=Canary+Wharf&min=1500&max=4000&beds=2&baths=1&furnished=no&available=2027-01-31&q=roof+%26+river&box=51.45,-0.2,51.46,-0.15&sort=price-down&page=2&view=map'
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
    expect(JSON.parse(JSON.stringify(searchRequest(read('beds=2-2')).filters))).toEqual({ type: 'rent', beds: [2, 2] })
  })
  it('goes back to its first page when a filter goes', () => {
    expect(searchQuery(without(search, 'max'))).toBe('area=Camden&area=Fulham&beds=3&q=garden')
    expect(without(search, 'areas').areas).toEqual([])
    expect(withArea(search, 'CAMDEN')).toMatchObject({ areas: ['Fulham'], page: 1 })
    expect(withArea(search, 'Acton').areas).toEqual(['Acton', 'Camden', 'Fulham'])
  })
  it('says what is set, with a way to take each back', () => {
    expect(chips(search).map(({ label }) => label)).toEqual([
      'Camden',
      'Fulham',
      'Up to £2,000',
      '3+ bedrooms',
      '“garden”',
    ])
    for (const { then } of chips(search))
      expect(filterNames(then).length + then.areas.length).toBeLessThan(
        filterNames(search).length + search.areas.length,
      )
    expect(chips(read('available=2026-12-01&furnished=no')).map(({ label }) => label)).toEqual([
      'Unfurnished',
      'Available by 1 December 2026',
    ])
    expect(chips(read('box=51.45,-0.2,51.46,-0.15')).map(({ label }) => label)).toEqual(['Map area'])
  })
  it.each([
    ['1', '1+ bedrooms'],
    ['0-0', 'Studio'],
    ['1-1', '1 bedroom'],
    ['2-2', '2 bedrooms'],
    ['2-3', '2 to 3 bedrooms'],
  ])('for beds=%s says %s', (beds, label) => expect(chips(read(`beds=${beds}`))[0]?.label).toBe(label))
  it('that finds nothing offers the filter that holds back most first', () => {
    expect(relaxedSearches(search, { max: 7, beds: 1, q: 0 }).map(({ label }) => label)).toEqual([
      'Without the price limit: 7 homes',
      'Without the number of bedrooms: 1 home',
    ])
  })
})

describe('Bedrooms', () => {
  it('are offered as so many or more, and as exactly so many', () => {
    const exactly = ['Studio', ...[1, 2, 3, 4, 5].map((beds) => `Exactly ${beds}`)]
    expect(bedSteps().map(bedWords)).toEqual([...[1, 2, 3, 4, 5].map((beds) => `${beds} or more`), ...exactly])
  })
  it('keep a number that an address brought along', () => {
    expect(bedSteps([2, 3]).map(bedWords)).toContain('2 to 3')
    expect(bedSteps(9).map(bedWords)).toContain('9 or more')
    expect(bedSteps([2, 2])).toHaveLength(bedSteps().length)
  })
})

describe('Days to move in by', () => {
  it('are today, then the first of each month for four months, over the end of a year', () => {
    expect(daySteps('2026-11-22')).toEqual(['2026-11-22', '2026-12-01', '2027-01-01', '2027-02-01', '2027-03-01'])
    expect(daySteps('2027-01-31').slice(0, 2)).toEqual(['2027-01-31', '2027-02-01'])
  })
  it('keep one that an address brought along, in its place', () => {
    expect(daySteps('2026-11-22', '2026-12-09').slice(0, 3)).toEqual(['2026-11-22', '2026-12-01', '2026-12-09'])
    expect(daySteps('2026-11-22', '2026-12-01')).toEqual(daySteps('2026-11-22'))
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

describe('Prices', () => {
  it.each([
    ['sale', 1_000_000, 50_000],
    ['sale', 1_500_000, 100_000],
    ['sale', 3_000_000, 250_000],
    ['rent', 2000, 200],
    ['rent', 4000, 250],
  ] as const)('for %s up to %d go in steps of at most %d', (type, upTo, step) => {
    const steps = priceSteps(type).filter((price) => price <= upTo)
    expect(steps.at(-1)).toBe(upTo)
    expect(Math.max(...steps.slice(1).map((price, n) => price - steps[n]!))).toBe(step)
  })
  it('rise, and reach to the dearest homes', () => {
    for (const [type, dearest] of [
      ['sale', 10_000_000],
      ['rent', 20_000],
    ] as const) {
      expect(priceSteps(type)).toEqual(priceSteps(type).toSorted((a, b) => a - b))
      expect(priceSteps(type).at(-1)).toBe(dearest)
    }
  })
  it('keep one that an address brought along among those offered', () => {
    expect(priceSteps('rent', 2345)).toContain(2345)
    expect(priceSteps('rent', 2000)).toEqual(priceSteps('rent'))
  })
  it.each([
    [850, '£850'],
    [4750, '£4,750'],
    [99_999, '£99,999'],
    [640_000, '£640k'],
    [999_499, '£999k'],
    [999_999, '£1m'],
    [1_095_000, '£1.1m'],
    [1_250_000, '£1.25m'],
    [12_000_000, '£12m'],
  ])('%d is %s where there is little room', (pounds, words) => expect(shortPrice(pounds)).toBe(words))
})

describe('Marks on the map', () => {
  const mark = (count: number, lat: number, lng: number, from = 1000) => ({
    count,
    lat,
    lng,
    from,
    id: `${count} ${lat} ${lng}`,
  })
  it('that would lie over each other are one, in their middle, with the lowest price', () => {
    expect(
      mergeOverlapping([mark(1, 51.5, -0.1, 900), mark(3, 51.504, -0.1), mark(1, 51.6, -0.1)], 0.01, 0.02),
    ).toEqual([
      { count: 4, lat: expect.closeTo(51.503, 6), lng: expect.closeTo(-0.1, 6), from: 900, id: '1 51.5 -0.1' },
      mark(1, 51.6, -0.1),
    ])
  })
  it('lose no home', () => {
    const marks = Array.from({ length: 200 }, (_, n) => mark(1 + (n % 4), 51.4 + (n % 17) / 100, -0.2 + (n % 23) / 100))
    const total = (some: typeof marks) => some.reduce((sum, { count }) => sum + count, 0)
    expect(total(mergeOverlapping(marks, 0.02, 0.03))).toBe(total(marks))
  })
  it('of one place are shown with the streets around it', () => {
    const [south, west, north, east] = atLeast([51.5, -0.1, 51.5, -0.1])
    expect([west, east, (south + north) / 2]).toEqual([-0.1, -0.1, 51.5])
    expect(north - south).toBeCloseTo(0.01)
    expect(atLeast([51.4, -0.2, 51.6, 0.1])).toEqual([51.4, -0.2, 51.6, 0.1])
  })
})
