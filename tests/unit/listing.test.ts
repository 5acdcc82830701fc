import { describe, expect, it } from 'vitest'
import { emailLink, facts, type Listing, parseListing, pictureAlt } from '../../src/domain/listing/listing'
import { rooms } from '../../src/lib/format/words'

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
  it('is read when the database has only the columns a card needs', () => {
    const { description, features, date_available, furnished, ...card } = row
    expect([description, features, date_available, furnished]).toBeDefined()
    expect(parseListing(card)).toMatchObject({ description: '', features: [], dateAvailable: null, furnished: null })
  })
  it.each([
    ['an unknown type', { listing_type: 'lease' }, /type lease/],
    ['no title', { title: ' ' }, /lacks/],
    ['a price that is no number', { price: 'POA' }, /price POA/],
    ['a price of nothing', { price: 0 }, /price 0/],
    ['no bedrooms said', { beds: null }, /bedrooms/],
  ])('with %s is refused with a sentence, not thrown', (_what, changes, sentence) => {
    expect(parsed(changes)).toMatch(sentence)
  })
})

describe('What a page says of a home', () => {
  it('counts one bed and one bath in the singular, and only one', () => {
    expect(rooms({ beds: 1, baths: 1 })).toBe('1 bed · 1 bath')
    expect(rooms({ beds: 0, baths: 2 })).toBe('Studio · 2 baths')
  })
  it('names availability and furnishing for rentals alone, and only what is known', () => {
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
    expect(facts(listing({ furnished: false })).at(-1)).toEqual({ name: 'Furnished', value: 'No' })
    expect(facts(listing())[3]).toEqual({ name: 'Available From', value: '1 December 2026' })
  })
  it('starts an e-mail with the title, the area and the price', () => {
    const link = decodeURIComponent(emailLink(listing()))
    expect(link).toContain('Royal Hill Cottage, Greenwich')
    expect(link).toContain('£2,450 pcm')
  })
  it('says of our own pictures that they are computer-generated', () => {
    expect(pictureAlt(listing(), listing().thumb, 0)).toBe(
      'The building from the street, Royal Hill Cottage (computer-generated)',
    )
    expect(pictureAlt(listing(), 'https://images.pexels.com/7.jpeg', 1)).toBe('Royal Hill Cottage, picture 2')
  })
})
