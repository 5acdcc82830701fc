import { describe, expect, it } from 'vitest'
import type { Listing } from '../../src/domain/listing/listing'
import { bothAreas, comparedRows, perSquareFoot } from '../../src/features/saved/compare'
import { isSlug, parseSeen, withSeen } from '../../src/features/saved/saved-storage'
import {
  limits,
  parseSaved,
  type SavedListing,
  withListing,
  withNote,
  withoutListing,
  withRemoved,
} from '../../src/features/saved/saved'
import { shortlistPath, slugsIn, withCompared } from '../../src/features/saved/shortlist'

const home = (slug: string, changes: Partial<SavedListing> = {}): SavedListing => ({
  slug,
  title: `Home ${slug}`,
  type: 'rent',
  price: 2000,
  at: 1,
  note: '',
  ...changes,
})
const many = (count: number) => Array.from({ length: count }, (_, n) => home(`home-${n}`))
const slugs = (homes: SavedListing[]) => homes.map(({ slug }) => slug)

describe('A slug', () => {
  it.each(['royal-hill-cottage', 'a', '12-canonbury-row', 'a'.repeat(120)])('is %s', (text) =>
    expect(isSlug(text)).toBe(true),
  )
  it.each([
    '',
    'Royal',
    'a--b',
    '-a',
    'a-',
    'a b',
    '../admin',
    'a,b',
    'a"',
    '<script>',
    'a'.repeat(121),
    7,
    null,
    undefined,
    ['a'],
  ])('is not %s', (value) => expect(isSlug(value)).toBe(false))
})

describe('What a browser kept of saved homes', () => {
  it('comes back as it was written', () => expect(parseSaved(JSON.stringify(many(3)))).toEqual(many(3)))
  it.each([[null], [''], ['{'], ['null'], ['7'], ['"a"'], ['{"0":1}'], ['[null,7,"a",[]]']])(
    'counts as nothing where it is %s',
    (text) => expect(parseSaved(text)).toEqual([]),
  )
  it.each<[string, Record<string, unknown>]>([
    ['no slug', { slug: undefined }],
    ['a hostile slug', { slug: '../admin' }],
    ['no title', { title: ' ' }],
    ['no known type', { type: 'lease' }],
    ['a price of nothing', { price: 0 }],
    ['a price in words', { price: '2000' }],
    ['an endless price', { price: 1e999 }],
  ])('drops a home with %s, and keeps the others', (_, changes) =>
    expect(slugs(parseSaved(JSON.stringify([{ ...home('a'), ...changes }, home('b')])))).toEqual(['b']),
  )
  it('mends a note that is too long or none, and a day that cannot be', () => {
    expect(
      parseSaved(
        JSON.stringify([
          { ...home('a'), note: 'x'.repeat(900), at: 1e300 },
          { ...home('b'), note: 7 },
        ]),
      ),
    ).toEqual([home('a', { note: 'x'.repeat(500), at: 0 }), home('b')])
  })
  it('holds each home once, and a hundred at most', () => {
    expect(slugs(parseSaved(JSON.stringify([home('a'), home('b'), home('a')])))).toEqual(['a', 'b'])
    expect(parseSaved(JSON.stringify(many(150)))).toHaveLength(limits.saved)
  })
})

describe('The saved homes', () => {
  it('begin with the one saved last', () =>
    expect(slugs(withListing(many(2), home('new'))!)).toEqual(['new', 'home-0', 'home-1']))
  it('keep a home that is saved again, and its note', () => {
    const homes = [home('a', { note: 'Loud street', price: 1900 })]
    expect(withListing(homes, home('a'))).toEqual(homes)
  })
  it('are a hundred at most', () => {
    expect(withListing(many(99), home('new'))).toHaveLength(100)
    expect(withListing(many(100), home('new'))).toBeNull()
    expect(withListing(many(100), home('home-5'))).toHaveLength(100)
  })
  it('lose one, and have it back in its place with its note', () => {
    const before = withNote(many(4), 'home-2', 'Ask about the lift')
    const { listings, removed } = withoutListing(before, 'home-2')
    expect(slugs(listings)).toEqual(['home-0', 'home-1', 'home-3'])
    expect(withRemoved(listings, removed!)).toEqual(before)
    expect(withRemoved([], removed!)).toEqual([before[2]])
    expect(withRemoved(before, removed!)).toEqual(before)
  })
  it('are not changed by taking out what is not there', () =>
    expect(withoutListing(many(2), 'other')).toEqual({ listings: many(2), removed: null }))
  it('carry notes of 500 characters', () =>
    expect(withNote(many(1), 'home-0', 'é'.repeat(501))[0]!.note).toHaveLength(500))
})

describe('The homes looked at', () => {
  it('begin with the latest, each once, twelve at most', () => {
    expect(withSeen(['a', 'b', 'c'], 'c')).toEqual(['c', 'a', 'b'])
    expect(
      withSeen(
        Array.from({ length: 12 }, (_, n) => `h-${n}`),
        'new',
      ),
    ).toHaveLength(12)
    expect(parseSeen(JSON.stringify(['a', 'a', '../x', 7, 'b']))).toEqual(['a', 'b'])
  })
  it.each([[null], ['{'], ['{}'], ['7']])('are none where %s is kept', (text) => expect(parseSeen(text)).toEqual([]))
  it('are not wanted where the visitor said so', () => expect(parseSeen('false')).toBeNull())
})

describe('A shortlist', () => {
  it('is an address, and comes back from it', () => {
    expect(shortlistPath(['a', 'b-c'])).toBe('/saved?homes=a,b-c')
    expect(slugsIn('?homes=a,b-c', 'homes')).toEqual(['a', 'b-c'])
    expect(slugsIn('?homes=a%2Cb-c', 'homes')).toEqual(['a', 'b-c'])
  })
  it('holds twenty homes, a comparison four', () => {
    const all = Array.from({ length: 30 }, (_, n) => `h-${n}`)
    expect(slugsIn(`?homes=${all}`, 'homes')).toHaveLength(20)
    expect(slugsIn(shortlistPath(all).split('?')[1]!, 'homes')).toHaveLength(20)
    expect(slugsIn(`?compare=${all}`, 'compare')).toEqual(['h-0', 'h-1', 'h-2', 'h-3'])
  })
  it.each([
    ['', []],
    ['?homes=', []],
    ['?homes=,,,', []],
    ['?homes=a,a,A', ['a']],
    ['?homes=../admin,a', ['a']],
    ['?homes=<script>,b', ['b']],
    ['?homes=%00,%E0%A4%A,c', ['c']],
    [`?homes=${'x'.repeat(200)},d`, ['d']],
    [`?homes=${'x'.repeat(20_000)},d`, []],
    ['?homes=a&homes=b', ['a']],
  ])('takes what is sound of %.60s', (search, expected) => expect(slugsIn(search, 'homes')).toEqual(expected))
  it('keeps the rest of the address when what is compared changes', () => {
    expect(withCompared('?homes=a,b&compare=a', ['b', 'c'])).toBe('?homes=a,b&compare=b,c')
    expect(withCompared('?compare=a', [])).toBe('')
    expect(withCompared('', ['a'])).toBe('?compare=a')
  })
})

describe('Homes side by side', () => {
  const let_ = {
    slug: 'a',
    title: 'A',
    area: 'Camden',
    listingType: 'rent',
    price: 2000,
    beds: 0,
    baths: 1,
    floorSize: 600,
    dateAvailable: '2026-12-01',
    furnished: false,
    features: ['A canal'],
    status: 'live',
  } as Listing
  const sold: Listing = {
    ...let_,
    slug: 'b',
    listingType: 'sale',
    price: 600_000,
    beds: 2,
    dateAvailable: null,
    furnished: null,
    features: [],
    status: 'sold',
  }

  it.each([
    [{ listingType: 'sale', price: 600_000, floorSize: 600 } as const, '£1,000'],
    [{ listingType: 'sale', price: 2_450_000, floorSize: 2480 } as const, '£988'],
    [{ listingType: 'rent', price: 2000, floorSize: 600 } as const, '£40 a year'],
    [{ listingType: 'sale', price: 600_000, floorSize: null } as const, null],
    [{ listingType: 'sale', price: 600_000, floorSize: 0 } as const, null],
  ])('%o costs %s a square foot', (home, expected) => expect(perSquareFoot(home)).toBe(expected))
  it('say their size in both measures', () => expect(bothAreas(1310)).toBe('121.7 m² (1,310 sq ft)'))
  it('have a row for each fact, and a gap where a fact does not apply', () => {
    expect(Object.fromEntries(comparedRows([let_, sold]).map(({ name, values }) => [name, values]))).toEqual({
      Status: ['To Rent', 'Sold'],
      Price: ['£2,000 pcm', '£600,000'],
      Area: ['Camden', 'Camden'],
      Bedrooms: ['Studio', '2'],
      Bathrooms: ['1', '1'],
      'Floor size': ['55.7 m² (600 sq ft)', '55.7 m² (600 sq ft)'],
      '£ per sq ft': ['£40 a year', '£1,000'],
      'Available from': ['1 December 2026', null],
      Furnished: ['No', null],
      Features: [['A canal'], null],
    })
  })
  it('have no row that none of them fills', () => {
    const names = comparedRows([sold, { ...sold, slug: 'c', floorSize: null }]).map(({ name }) => name)
    expect(names).not.toContain('Furnished')
    expect(names).toContain('Floor size')
    expect(comparedRows([{ ...sold, floorSize: null }]).map(({ name }) => name)).not.toContain('Floor size')
  })
})
