import { describe, expect, it, vi } from 'vitest'
import { emailLink, facts, type Listing, pictureAlt } from '../../../../src/domain/listing/listing'
import { parseListing } from '../../../../src/domain/listing/parse-listing'
import { type Status } from '../../../../src/domain/listing/listing-status'
import { corpus } from '../../../hostile'

const row = {
  id: 'd1',
  slug: 'royal-hill-cottage',
  listing_type: 'rent',
  title: 'Royal Hill Cottage',
  area: 'Greenwich',
  price: '2450.00',
  beds: 1,
  baths: 2,
  thumb: null,
  gallery: ['/pictures/royal-hill-cottage/exterior.webp', '', '/pictures/royal-hill-cottage/living.webp'],
  description: 'First.\nSecond.',
  features: ['A garden', '  '],
  floor_size: 640,
  date_available: '2026-12-01',
  furnished: true,
  rightmove_url: null,
  created_at: '2026-11-01T10:00:00Z',
}
const parsed = (changes: Record<string, unknown> = {}) => parseListing({ ...row, ...changes })
const listing = (changes: Record<string, unknown> = {}) => parsed(changes) as Listing

describe('A row of properties', () => {
  it('becomes a listing in camelCase, with its price as a number', () => {
    expect(listing()).toMatchObject({
      listingType: 'rent',
      price: 2450,
      floorSize: 640,
      dateAvailable: '2026-12-01',
      rightmoveUrl: null,
    })
  })
  it('drops blank pictures and features, and takes the first picture as its thumbnail', () => {
    expect(listing().gallery).toHaveLength(2)
    expect(listing().features).toEqual(['A garden'])
    expect(listing().thumb).toBe('/pictures/royal-hill-cottage/exterior.webp')
  })
  it('has its English texts on an English page, whatever else there is', () => {
    const translated = listing({ description_zh: '花园小屋。', features_zh: ['花园'] })
    expect(translated).toMatchObject({ description: 'First.\nSecond.', features: ['A garden'] })
    expect(translated).not.toHaveProperty('descriptionLanguage')
    expect(translated).not.toHaveProperty('featuresLanguage')
  })
  it('is parsed from a database with only a card’s columns', () => {
    const missing = { description: undefined, features: undefined, date_available: undefined, furnished: undefined }
    expect(parsed(missing)).toMatchObject({ description: '', features: [], dateAvailable: null, furnished: null })
  })
  it.each([
    ['an unknown type', { listing_type: 'lease' }, /type lease/],
    ['no title', { title: ' ' }, /lacks/],
    ['a price that is no number', { price: 'POA' }, /price POA/],
    ['a price of nothing', { price: 0 }, /price 0/],
    ['no bedrooms said', { beds: null }, /bedrooms/],
  ])('with %s is refused with a sentence, not an exception', (_what, changes, sentence) => {
    expect(parsed(changes)).toMatch(sentence)
  })
})

describe('A property page', () => {
  it('shows availability and furnishing only for rentals, and only if known', () => {
    expect(facts(listing()).map(({ name }) => name)).toEqual([
      'Bedrooms',
      'Bathrooms',
      'Floor Size',
      'Available From',
      'Furnished',
    ])
    expect(facts(listing({ listing_type: 'sale', floor_size: null })).map(({ name }) => name)).toEqual([
      'Bedrooms',
      'Bathrooms',
    ])
    expect(facts(listing({ date_available: null, furnished: null })).map(({ name }) => name)).toEqual([
      'Bedrooms',
      'Bathrooms',
      'Floor Size',
    ])
    expect(facts(listing({ furnished: false })).at(-1)).toEqual({ name: 'Furnished', value: 'No' })
  })
  it.each([
    ['2026-11-30', '1 December 2026'],
    ['2026-12-01', 'Now'],
    ['2027-03-01', 'Now'],
  ])('on %s says that a home free from 1 December is available: %s', (today, value) => {
    vi.useFakeTimers({ now: new Date(`${today}T12:00Z`) })
    vi.stubGlobal('clockOffset', 0)
    expect(facts(listing())[3]).toMatchObject({ name: 'Available From', value })
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  it('starts an email with title, area and price', () => {
    const link = decodeURIComponent(emailLink(listing()))
    expect(link).toContain('Royal Hill Cottage, Greenwich')
    expect(link).toContain('£2,450 pcm')
  })
  it('labels our own pictures as computer-generated', () => {
    expect(pictureAlt(listing(), listing().thumb, 0)).toBe(
      'The building from the street, Royal Hill Cottage (computer-generated)',
    )
    for (const url of ['https://cdn.agency.example/photos/kitchen.webp', '/storage/pictures/a/kitchen.webp'])
      expect(pictureAlt(listing(), url, 1)).toBe('Royal Hill Cottage, picture 2')
  })
})

describe('The status of a listing', () => {
  it('is live if the database has none', () => {
    expect(listing().status).toBe('live')
    expect(listing({ status: null }).status).toBe('live')
  })
  it('makes the row invalid if it is unknown', () =>
    expect(parseListing({ ...row, status: 'archived' })).toMatch(/status archived/))
  it('hides the availability date of a let one', () => {
    const names = (status: Status) =>
      facts(listing({ listing_type: 'rent', date_available: '2026-12-01', status })).map(({ name }) => name)
    expect(names('let_agreed')).toContain('Available From')
    expect(names('let')).not.toContain('Available From')
  })
})

describe('The alternative text of a picture', () => {
  it('is the given one, independent of the pictures before it', () => {
    const property = listing({ picture_alts: ['The hall', 'Of a picture without an address', 'The garden in June'] })
    expect(property.gallery.map((url, n) => pictureAlt(property, url, n))).toEqual(['The hall', 'The garden in June'])
  })
  it('is our own by default', () => {
    const property = listing({
      gallery: ['https://a.example/1.jpg', '', 'https://a.example/2.jpg'],
      picture_alts: ['  '],
    })
    expect(property.gallery.map((url, n) => pictureAlt(property, url, n))).toEqual([
      'Royal Hill Cottage, picture 1',
      'Royal Hill Cottage, picture 2',
    ])
  })
})

describe('A listing’s position', () => {
  it('is its own if complete, and central London otherwise', () => {
    expect(listing({ latitude: '51.54', longitude: -0.1 }).coordinate).toEqual({ lat: 51.54, lng: -0.1 })
    expect(listing({ latitude: 51.54 }).coordinate).toEqual({ lat: 51.5074, lng: -0.1278 })
  })
})

describe('A row of an adopted database', () => {
  it.each(Object.entries(corpus))(
    'with %s in it is a listing or a sentence, and links only to the web',
    (_what, text) => {
      const read = parsed({
        slug: text,
        title: text,
        area: text,
        thumb: text,
        gallery: [text, ` ${text}`, '/b.webp'],
        rightmove_url: text,
        picture_alts: [text, text, 'B'],
        features: [text],
        description: text,
      })
      if (typeof read === 'string') return
      expect(read).toMatchObject({ gallery: ['/b.webp'], thumb: '/b.webp', pictureAlts: ['B'], rightmoveUrl: null })
    },
  )
  it('with a picture named like an object property has a text of its own', () => {
    const property = listing({ gallery: ['https://a.example/constructor.webp'] })
    expect(pictureAlt(property, property.gallery[0]!, 0)).toBe('Royal Hill Cottage, picture 1')
  })
})
