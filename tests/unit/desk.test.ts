import { describe, expect, it } from 'vitest'
import { distinctAreas, knownArea, nearestArea } from '../../src/features/admin/listings/areas'
import { coordinatePair, degrees } from '../../src/features/admin/listings/coordinates'
import { judge, placeHint } from '../../src/features/admin/listings/validate'
import {
  everything,
  readState,
  searchFilter,
  searchPatterns,
  stateSearch,
} from '../../src/features/admin/listings/list-state'
import {
  fileProblem,
  fitted,
  isPictureUrl,
  moved,
  saidOfMove,
  storedPaths,
  unreadable,
  urlProblem,
} from '../../src/features/admin/listings/pictures'
import {
  type Answers,
  answersOf,
  differences,
  empty,
  normalise,
  rowOf,
} from '../../src/features/admin/listings/property-form'
import { priceHint } from '../../src/features/admin/listings/price'
import { proposedSlug, slugify, slugProblem } from '../../src/features/admin/listings/slug'
import { fittingStatus, statusesOf } from '../../src/domain/listing/listing-status'

const picture = (url: string, alt = '') => ({ key: url, url, alt })
const filled: Answers = {
  ...empty,
  title: 'Royal Hill Cottage',
  slug: 'royal-hill-cottage',
  area: 'Greenwich',
  price: '£875,000',
  beds: '2',
  baths: '1',
  pictures: [picture('/pictures/a.webp')],
  description: 'Two rooms over two.',
}

describe('A title as an address', () => {
  it.each([
    ['Cornwall Gardens Apartment', 'cornwall-gardens-apartment'],
    ['  King’s Café & Mews, No. 4 ', 'kings-cafe-and-mews-no-4'],
    ['Łódź Straße Øst', 'lodz-strasse-ost'],
    ['Ångström — Nguyễn', 'angstrom-nguyen'],
    ['½ Moon Street', '1-2-moon-street'],
    ['伦敦公寓', ''],
    ['伦敦 Flat', 'flat'],
  ])('%s → “%s”', (title, slug) => expect(slugify(title)).toBe(slug))
  it('proposed for a long title is cut between words', () =>
    expect(proposedSlug('word '.repeat(40), 'Camden', 1)).toMatch(/^(word-){23}word$/))
  it('written by hand is never cut: one of 150 characters is refused in words', () => {
    const written = 'a'.repeat(150)
    expect(slugify(written)).toBe(written)
    expect(slugProblem(written)).toBe('The address can have 120 characters at most; this one has 150. Shorten it.')
    expect(slugProblem('a'.repeat(120))).toBeNull()
  })
  it('is its area and a number where the title is in another script', () => {
    expect(proposedSlug('伦敦公寓', 'Canary Wharf', 4021)).toBe('canary-wharf-4021')
    expect(proposedSlug('伦敦公寓', '伦敦', 4021)).toBe('home-4021')
    expect(proposedSlug(' ', 'Camden', 4021)).toBe('')
  })
})

describe('What the property form asks for', () => {
  it('is satisfied by what a home needs', () => expect(judge(filled)).toEqual({}))
  it('says what is missing in the specification’s words, in the order of the fields', () =>
    expect(Object.values(judge(empty))).toEqual([
      'Property title is required.',
      'URL slug is required.',
      'Area is required.',
      'Enter the price, in pounds.',
      'Enter the number of bedrooms, from 0 to 50.',
      'Enter the number of bathrooms, from 1 to 50.',
      'Please upload at least one image.',
      'Description is required.',
    ]))
  it.each<[string, Partial<Answers>, keyof Answers]>([
    ['a blank title', { title: ' \u200B ' }, 'title'],
    ['a slug with capitals', { slug: 'Royal-Hill' }, 'slug'],
    ['a slug with two hyphens', { slug: 'royal--hill' }, 'slug'],
    ['a price of nothing', { price: '0' }, 'price'],
    ['no bathroom', { baths: '0' }, 'baths'],
    ['half a bedroom', { beds: '1.5' }, 'beds'],
    ['a Rightmove address that is none', { rightmoveUrl: 'rightmove.co.uk/1' }, 'rightmoveUrl'],
    ['a Rightmove address that is a program', { rightmoveUrl: 'javascript:alert(1)' }, 'rightmoveUrl'],
    ['a latitude alone', { latitude: '51.5' }, 'longitude'],
    ['a latitude beyond the pole', { latitude: '91', longitude: '0' }, 'latitude'],
    ['a picture that has not arrived', { pictures: [picture('')] }, 'pictures'],
  ])('refuses %s', (_, changes, field) => expect(Object.keys(judge({ ...filled, ...changes }))).toEqual([field]))
  it('takes a studio, and figures as people write them', () =>
    expect(rowOf({ ...filled, beds: '0', price: '1,250,000', floorSize: '1,310 sq ft' })).toMatchObject({
      beds: 0,
      price: 1250000,
      floor_size: 1310,
    }))
  it.each([
    ['1,250,000', 1_250_000],
    ['£1.25m', 1_250_000],
    ['1.25 million', 1_250_000],
    ['950k', 950_000],
    ['£995,000', 995_000],
  ])('takes a price typed “%s”', (price, stored) => {
    expect(judge({ ...filled, price })).toEqual({})
    expect(rowOf({ ...filled, price }).price).toBe(stored)
  })
  it('takes a rent typed as 2,400 pcm', () =>
    expect(rowOf({ ...filled, listingType: 'rent', price: '2,400 pcm' }).price).toBe(2400))
  it.each([
    ['a price whose commas stand anywhere', { price: '1,2,3' }, /“1,2,3”.*like 1,250,000, £1\.25m or 950k/],
    ['a price that may be a thousand or a pound', { price: '1.250' }, /“1\.250”/],
    ['a rent as the price of a sale', { price: '2,400 pcm' }, /“2,400 pcm” is a rent/],
    ['a year’s rent as a month’s', { listingType: 'rent', price: '30,000 a year' }, /not a month’s rent/],
    ['a price beyond what is stored', { price: '99bn' }, /at most/],
  ] as const)('refuses %s, and says what to write', (_, changes, message) =>
    expect(judge({ ...filled, ...changes }).price).toMatch(message),
  )
  it('asks about a price that lacks its “k” or its “m”, and refuses none', () => {
    expect(priceHint('950', 'sale')).toBe('This says £950. Is a “k” or an “m” missing?')
    expect(priceHint('650k', 'rent')).toMatch(/£650,000 a month/)
    expect([priceHint('950k', 'sale'), priceHint('2,400', 'rent'), priceHint('', 'sale')]).toEqual([null, null, null])
  })
  it('asks about a place outside London, and refuses none', () => {
    expect(placeHint({ latitude: '51.48', longitude: '−0.01' })).toBeNull()
    expect(placeHint({ latitude: '0.01', longitude: '51.48' })).toMatch(/outside Greater London/)
  })
})

describe('The row that a form makes', () => {
  it('drops blank features and makes the first picture the thumbnail', () =>
    expect(
      rowOf({
        ...filled,
        features: ' Garden \n\n Cellar',
        pictures: [picture('/b.webp', ' The  door '), picture('/a.webp')],
      }),
    ).toMatchObject({
      features: ['Garden', 'Cellar'],
      thumb: '/b.webp',
      gallery: ['/b.webp', '/a.webp'],
      picture_alts: ['The door', ''],
    }))
  it('has null for what belongs to rentals, once the home is for sale; the form keeps it', () => {
    const rental: Answers = { ...filled, listingType: 'rent', dateAvailable: '2027-01-04', furnished: true }
    expect(rowOf(rental)).toMatchObject({ date_available: '2027-01-04', furnished: true })
    expect(rowOf({ ...rental, listingType: 'sale' })).toMatchObject({ date_available: null, furnished: null })
  })
  it('comes back to the same answers', () => {
    const row = rowOf({
      ...filled,
      slugByHand: true,
      features: 'Garden\nCellar',
      latitude: '51.5',
      longitude: '-0.1',
      floorSize: '900',
    })
    expect(
      differences(answersOf({ ...row, price: '875000.00', latitude: '51.5' }), {
        ...filled,
        features: 'Garden\nCellar',
        latitude: '51.5',
        longitude: '-0.1',
        floorSize: '900',
        price: '875,000',
      }),
    ).toEqual([])
  })
  it('tells in which fields two versions differ', () =>
    expect(differences(filled, { ...filled, price: '1', pictures: [] })).toEqual(['price', 'images']))
})

describe('A field that is left', () => {
  const left = (changes: Partial<Answers>, areas: string[] = []) => normalise({ ...filled, ...changes }, areas)
  it('shows the price with its commas, as it does when it comes back', () => {
    expect(left({ price: '£1.25m' }).price).toBe('1,250,000')
    expect(left({ price: '1,2,3' }).price).toBe('1,2,3')
    expect(answersOf({ price: '1250000.00' }).price).toBe('1,250,000')
    expect(answersOf({ price: 2166.67 }).price).toBe('2,166.67')
  })
  it('splits coordinates that were typed into one of the two', () => {
    const both = { latitude: '51.539', longitude: '-0.156' }
    expect(left({ latitude: '51.539, -0.156' })).toMatchObject(both)
    expect(left({ longitude: '51.539, -0.156' })).toMatchObject(both)
    expect(left({ latitude: '51.539° N', longitude: '0.156° W' })).toMatchObject(both)
    expect(left({ latitude: '51.5x', longitude: '' })).toMatchObject({ latitude: '51.5x', longitude: '' })
  })
  it('takes the spelling of an area that is known', () => {
    expect(left({ area: ' camden' }, ['Camden']).area).toBe('Camden')
    expect(left({ area: 'Camdn' }, ['Camden']).area).toBe('Camdn')
  })
})

describe('Coordinates copied from a map', () => {
  it.each([
    '51.539, -0.156',
    '51.539,-0.156',
    '(51.539, −0.156)',
    '51.539 -0.156',
    '51.539° N, 0.156° W',
    '51.539N 0.156W',
    'N 51.539 W 0.156',
    '0.156° W, 51.539° N',
    `51°32'20.4"N 0°09'21.6"W`,
    '51° 32′ 20.4″ N, 0° 9′ 21.6″ W',
    'https://www.openstreetmap.org/#map=16/51.539/-0.156',
    'https://www.openstreetmap.org/?mlat=51.539&mlon=-0.156#map=16/51.5/-0.1',
    'https://www.google.com/maps/@51.539,-0.156,17z',
    'https://www.google.com/maps?q=51.539,-0.156',
    'https://maps.apple.com/?ll=51.539,-0.156',
    'https://www.google.com/maps/place/Camden/@51.5,-0.1,17z/data=!3m1!4b1!4m5!3d51.539!4d-0.156',
  ])('“%s” is both', (copied) => expect(coordinatePair(copied)).toEqual({ latitude: 51.539, longitude: -0.156 }))
  it.each([
    '',
    '51.539',
    '51,539',
    '51,5',
    '91, 0.5',
    '51.5, 181',
    '51.5 N, 0.1 N',
    '-51.5 S, 0.1 W',
    `51°61'N 0°1'W`,
    'Camden, London',
    'https://maps.app.goo.gl/abc',
  ])('“%s” is not', (copied) => expect(coordinatePair(copied)).toBeNull())
  it('are read one by one as well, each in its own direction', () => {
    expect([
      degrees('0.156° W', 'longitude'),
      degrees(`0°09'21.6"W`, 'longitude'),
      degrees('−0.156', 'longitude'),
    ]).toEqual([-0.156, -0.156, -0.156])
    expect([degrees('0.156° W', 'latitude'), degrees('91', 'latitude'), degrees('1e3', 'longitude')]).toEqual([
      null,
      null,
      null,
    ])
  })
})

describe('An area that was typed', () => {
  const known = distinctAreas(['Kensington', 'Camden', 'camden ', 'St John’s Wood', 'Notting Hill', 'Bow', ''])
  it('is offered once, whatever its capitals', () =>
    expect(known).toEqual(['Bow', 'Camden', 'Kensington', 'Notting Hill', 'St John’s Wood']))
  it.each([
    ['CAMDEN', 'Camden'],
    ['St. Johns wood', 'St John’s Wood'],
    ['notting-hill', 'Notting Hill'],
  ])('%s is known', (typed, area) => expect(knownArea(typed, known)).toBe(area))
  it.each([
    ['Camdn', 'Camden'],
    ['Kennsington', 'Kensington'],
    ['Kesnington', 'Kensington'],
    ['Notting Hil', 'Notting Hill'],
  ])('%s is a slip of %s', (typed, area) => {
    expect(knownArea(typed, known)).toBeUndefined()
    expect(nearestArea(typed, known)).toBe(area)
  })
  it.each(['Hackney', 'Kew', 'Ealing', '伦敦'])('%s is new', (typed) =>
    expect(nearestArea(typed, known)).toBeUndefined(),
  )
})

describe('A picture by its address', () => {
  it.each([
    'https://a.example/b.jpg',
    'https://a.example/b.JPEG?w=800',
    'https://images.unsplash.com/photo-1',
    'https://x.s3.amazonaws.com/key',
    'https://a.example/b.svg',
  ])('%s is one', (url) => expect(isPictureUrl(url)).toBe(true))
  it.each([
    '',
    'b.jpg',
    'https://a.example/',
    'https://unsplash-pictures.example/1',
    'javascript:alert(1)//.jpg',
    'data:image/png,1.png',
    'http://a.example/b.jpg',
  ])('“%s” is none', (url) => expect(isPictureUrl(url)).toBe(false))
  it('is added once, and to ten at most', () => {
    const ten = Array.from({ length: 10 }, (_, n) => picture(`https://a.example/${n}.jpg`))
    expect(urlProblem('http://a.example/b.jpg', [])).toBe('Please enter an image URL that begins with https://.')
    expect(urlProblem('nonsense', ten)).toBe('Please enter a valid image URL.')
    expect(urlProblem('https://a.example/3.jpg', ten)).toBe('This image URL has already been added.')
    expect(urlProblem('https://a.example/new.jpg', ten)).toBe('Maximum 10 images allowed.')
    expect(urlProblem('https://a.example/new.jpg', ten.slice(1))).toBeNull()
  })
  it('is ours to remove only where it lies in our storage', () => {
    expect(storedPaths('/storage/v1/object/public/property-images/royal-hill/ab-1.webp')).toEqual([
      'royal-hill/ab-1.webp',
    ])
    expect(storedPaths('https://images.unsplash.com/photo-1')).toEqual([])
  })
  it('goes in all its sizes', () => {
    const id = '0e8b3f0a-3c1d-4b6e-9f5a-2d7c8e1f4a6b'
    expect(
      storedPaths(`https://a.supabase.co/storage/v1/object/public/property-images/royal-hill/${id}-2000w.webp`),
    ).toEqual([480, 960, 2000].map((width) => `royal-hill/${id}-${width}w.webp`))
  })
})

describe('A picture from the device', () => {
  const file = (name: string, type: string, size = 1000) => ({ name, type, size })
  it.each([
    [file('plan.pdf', 'application/pdf'), /not a picture/],
    [file('logo.svg', 'image/svg+xml'), /SVG/],
    [file('logo.SVG', ''), /SVG/],
    [file('big.jpg', 'image/jpeg', 26 * 1024 * 1024), /26 MB/],
  ])('%j is refused', (one, reason) => expect(fileProblem(one)).toMatch(reason))
  it('of a phone may be tried; where HEIC cannot be opened, that is said', () => {
    expect(fileProblem(file('IMG_1.HEIC', ''))).toBeNull()
    expect(unreadable(file('IMG_1.HEIC', ''))).toMatch(/HEIC photograph/)
  })
  it('is at most 2000 pixels long, and never larger than it was', () => {
    expect(fitted(3000, 2000)).toEqual({ width: 2000, height: 1333 })
    expect(fitted(1000, 5000)).toEqual({ width: 400, height: 2000 })
    expect(fitted(640, 480)).toEqual({ width: 640, height: 480 })
  })
})

describe('The order of pictures', () => {
  it('moves one, and leaves the others in theirs', () => {
    expect(moved(['a', 'b', 'c', 'd'], 2, 0)).toEqual(['c', 'a', 'b', 'd'])
    expect(moved(['a', 'b', 'c', 'd'], 0, 3)).toEqual(['b', 'c', 'd', 'a'])
    expect(moved(['a'], 4, 0)).toEqual(['a'])
  })
  it('is said aloud', () =>
    expect([saidOfMove(2, 1), saidOfMove(1, 0)]).toEqual([
      'Picture 3 is now second.',
      'Picture 2 is now first, and the thumbnail.',
    ]))
})

describe('The list’s address', () => {
  it('says the state and nothing that is as usual', () => {
    expect(stateSearch(everything)).toBe('')
    expect(stateSearch({ type: 'rent', q: ' mews & co ', status: 'let_agreed', sort: 'price', page: 3 })).toBe(
      '?type=rent&q=mews+%26+co&status=let_agreed&sort=price&page=3',
    )
  })
  it('is read back, whatever else is written there', () => {
    expect(readState('?type=rent&q=mews+%26+co&status=let_agreed&sort=price&page=3')).toEqual({
      type: 'rent',
      q: 'mews & co',
      status: 'let_agreed',
      sort: 'price',
      page: 3,
    })
    expect(readState('?type=castle&status=burnt&sort=constructor&page=-2')).toEqual(everything)
  })
  it('searches for every word, and for what means something to a pattern as it is', () => {
    expect(searchPatterns('100% a_b  back\\slash')).toEqual(['%100\\%%', '%a\\_b%', '%back\\\\slash%'])
    expect(searchPatterns('a,b).or(*"')).toEqual(['%a_b__or___%'])
    expect(searchFilter('camden lock')).toBe(
      'and(or(title.ilike.%camden%,area.ilike.%camden%,slug.ilike.%camden%),or(title.ilike.%lock%,area.ilike.%lock%,slug.ilike.%lock%))',
    )
    expect(searchFilter('  ')).toBeNull()
  })
})

it('A home that changes hands from sale to rent keeps where it stands, in the other’s words', () => {
  expect(fittingStatus('sold', 'rent')).toBe('let')
  expect(fittingStatus('draft', 'rent')).toBe('draft')
  expect(statusesOf('sale')).toEqual(['draft', 'live', 'under_offer', 'sold'])
})
