import { describe, expect, it } from 'vitest'
import { judge, placeHint } from '../../src/features/desk/judge'
import { everything, readState, searchFilter, searchPatterns, stateSearch } from '../../src/features/desk/list-state'
import { fileProblem, fitted, isPictureUrl, moved, saidOfMove, storedPaths, unreadable, urlProblem } from '../../src/features/desk/pictures'
import { type Answers, answersOf, differences, empty, rowOf } from '../../src/features/desk/property-form'
import { proposedSlug, slugify } from '../../src/features/desk/slug'
import { fittingStatus, statusesOf } from '../../src/lib/listing-status'

const picture = (url: string, alt = '') => ({ key: url, url, alt })
const filled: Answers = {
  ...empty, title: 'Royal Hill Cottage', slug: 'royal-hill-cottage', area: 'Greenwich', price: '£875,000', beds: '2', baths: '1',
  pictures: [picture('/pictures/a.webp')], description: 'Two rooms over two.',
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
  it('is cut between words where it is too long', () => expect(slugify('word '.repeat(40))).toMatch(/^(word-){23}word$/))
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
      'Property title is required.', 'URL slug is required.', 'Area is required.', 'Enter the price, in pounds.', 'Enter the number of bedrooms, from 0 to 50.',
      'Enter the number of bathrooms, from 1 to 50.', 'Please upload at least one image.', 'Description is required.',
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
    expect(rowOf({ ...filled, beds: '0', price: '1,250,000', floorSize: '1,310 sq ft' })).toMatchObject({ beds: 0, price: 1250000, floor_size: 1310 }))
  it('asks about a place outside London, and refuses none', () => {
    expect(placeHint({ latitude: '51.48', longitude: '−0.01' })).toBeNull()
    expect(placeHint({ latitude: '0.01', longitude: '51.48' })).toMatch(/outside Greater London/)
  })
})

describe('The row that a form makes', () => {
  it('drops blank features and makes the first picture the thumbnail', () =>
    expect(rowOf({ ...filled, features: ' Garden \n\n Cellar', pictures: [picture('/b.webp', ' The  door '), picture('/a.webp')] })).toMatchObject({
      features: ['Garden', 'Cellar'], thumb: '/b.webp', gallery: ['/b.webp', '/a.webp'], picture_alts: ['The door', ''],
    }))
  it('has null for what belongs to rentals, once the home is for sale; the form keeps it', () => {
    const rental: Answers = { ...filled, listingType: 'rent', dateAvailable: '2027-01-04', furnished: true }
    expect(rowOf(rental)).toMatchObject({ date_available: '2027-01-04', furnished: true })
    expect(rowOf({ ...rental, listingType: 'sale' })).toMatchObject({ date_available: null, furnished: null })
  })
  it('comes back to the same answers', () => {
    const row = rowOf({ ...filled, slugByHand: true, features: 'Garden\nCellar', latitude: '51.5', longitude: '-0.1', floorSize: '900' })
    expect(differences(answersOf({ ...row, price: '875000.00', latitude: '51.5' }), { ...filled, features: 'Garden\nCellar', latitude: '51.5', longitude: '-0.1', floorSize: '900', price: '875000' })).toEqual([])
  })
  it('tells in which fields two versions differ', () =>
    expect(differences(filled, { ...filled, price: '1', pictures: [] })).toEqual(['price', 'images']))
})

describe('A picture by its address', () => {
  it.each(['https://a.example/b.jpg', 'http://a.example/b.JPEG?w=800', 'https://images.unsplash.com/photo-1', 'https://x.s3.amazonaws.com/key', 'https://a.example/b.svg'])('%s is one', (url) => expect(isPictureUrl(url)).toBe(true))
  it.each(['', 'b.jpg', 'https://a.example/', 'https://unsplash-pictures.example/1', 'javascript:alert(1)//.jpg', 'data:image/png,1.png'])('“%s” is none', (url) => expect(isPictureUrl(url)).toBe(false))
  it('is added once, and to ten at most', () => {
    const ten = Array.from({ length: 10 }, (_, n) => picture(`https://a.example/${n}.jpg`))
    expect(urlProblem('nonsense', ten)).toBe('Please enter a valid image URL.')
    expect(urlProblem('https://a.example/3.jpg', ten)).toBe('This image URL has already been added.')
    expect(urlProblem('https://a.example/new.jpg', ten)).toBe('Maximum 10 images allowed.')
    expect(urlProblem('https://a.example/new.jpg', ten.slice(1))).toBeNull()
  })
  it('is ours to remove only where it lies in our storage', () => {
    expect(storedPaths('/storage/v1/object/public/property-images/royal-hill/ab-1.webp')).toEqual(['royal-hill/ab-1.webp'])
    expect(storedPaths('https://images.unsplash.com/photo-1')).toEqual([])
  })
  it('goes in all its sizes', () => {
    const id = '0e8b3f0a-3c1d-4b6e-9f5a-2d7c8e1f4a6b'
    expect(storedPaths(`https://a.supabase.co/storage/v1/object/public/property-images/royal-hill/${id}-2000w.webp`)).toEqual(
      [480, 960, 2000].map((width) => `royal-hill/${id}-${width}w.webp`))
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
  it('is said aloud', () => expect([saidOfMove(2, 1), saidOfMove(1, 0)]).toEqual(['Picture 3 is now second.', 'Picture 2 is now first, and the thumbnail.']))
})

describe('The list’s address', () => {
  it('says the state and nothing that is as usual', () => {
    expect(stateSearch(everything)).toBe('')
    expect(stateSearch({ type: 'rent', q: ' mews & co ', status: 'let_agreed', sort: 'price', page: 3 })).toBe('?type=rent&q=mews+%26+co&status=let_agreed&sort=price&page=3')
  })
  it('is read back, whatever else is written there', () => {
    expect(readState('?type=rent&q=mews+%26+co&status=let_agreed&sort=price&page=3')).toEqual({ type: 'rent', q: 'mews & co', status: 'let_agreed', sort: 'price', page: 3 })
    expect(readState('?type=castle&status=burnt&sort=constructor&page=-2')).toEqual(everything)
  })
  it('searches for every word, and for what means something to a pattern as it is', () => {
    expect(searchPatterns('100% a_b  back\\slash')).toEqual(['%100\\%%', '%a\\_b%', '%back\\\\slash%'])
    expect(searchPatterns('a,b).or(*"')).toEqual(['%a_b__or___%'])
    expect(searchFilter('camden lock')).toBe('and(or(title.ilike.%camden%,area.ilike.%camden%,slug.ilike.%camden%),or(title.ilike.%lock%,area.ilike.%lock%,slug.ilike.%lock%))')
    expect(searchFilter('  ')).toBeNull()
  })
})

it('A home that changes hands from sale to rent keeps where it stands, in the other’s words', () => {
  expect(fittingStatus('sold', 'rent')).toBe('let')
  expect(fittingStatus('draft', 'rent')).toBe('draft')
  expect(statusesOf('sale')).toEqual(['draft', 'live', 'under_offer', 'sold'])
})
