import { describe, expect, it } from 'vitest'
import { emptyListingValues, rowOf } from '../../../../../src/admin/listings/form/form-row'
import type { FormField } from '../../../../../src/admin/listings/form/form-sections'
import type { ListingValues } from '../../../../../src/admin/listings/form/property-form'
import { placeHint } from '../../../../../src/admin/listings/form/coordinates'
import { validateListing } from '../../../../../src/admin/listings/form/validate'
import { filled, picture } from './listing-values'
import { corpus } from '../../../../hostile'

describe('The property form', () => {
  it('requires only a title for a draft', () => {
    expect(validateListing(filled)).toEqual({})
    expect(validateListing({ ...emptyListingValues, title: 'Mews house', slug: 'mews-house' })).toEqual({})
    expect(Object.keys(validateListing(emptyListingValues))).toEqual(['title', 'slug'])
  })
  // The fields accept no more, but a draft from another tab or version may hold it.
  it('names the limit of a title and an area', () =>
    expect(validateListing({ ...filled, title: 'a'.repeat(161), area: 'a'.repeat(81) })).toEqual({
      title: 'The title can have 160 characters at most.',
      area: 'The area can have 80 characters at most.',
    }))
  it('requires an advert’s facts for a published listing, by field', () => {
    const errors = validateListing({ ...filled, status: 'live' })
    expect(errors).toMatchObject({
      tenure: 'Fill in “Tenure”.',
      water: 'Fill in “Water”, or mark it “Waiting for owner”.',
    })
    expect(errors.area).toBeUndefined()
    // A public listing may keep its gaps.
    expect(validateListing({ ...filled, status: 'live' }, { ...filled, status: 'live', price: '1' })).toEqual({})
  })
  it('rejects discriminating phrases in a letting, once its text changes', () => {
    const rental: ListingValues = { ...filled, listing_type: 'rent', price: '2400', status: 'live' }
    expect(validateListing({ ...rental, description: 'No pets.' }, rental).description).toMatch(/“No pets”.*2025/)
    expect(validateListing({ ...rental, features_zh: '谢绝宠物' }, rental).features_zh).toMatch(/“谢绝宠物”.*2025/)
    const before: ListingValues = { ...rental, description: 'No pets.' }
    expect(validateListing({ ...before, price: '2300' }, before)).toEqual({})
  })
  it('lists missing values in the specification’s words, in field order', () =>
    expect(Object.values(validateListing({ ...emptyListingValues, status: 'live' })).slice(0, 8)).toEqual([
      'Property title is required.',
      'URL slug is required.',
      'Area is required.',
      'Enter the price, in pounds.',
      'Enter the number of bedrooms, from 0 to 50.',
      'Enter the number of bathrooms, from 1 to 50.',
      'Please upload at least one image.',
      'Description is required.',
    ]))
  it.each<[string, Partial<ListingValues>, FormField]>([
    ['a blank title', { title: ' \u200B ' }, 'title'],
    ['a slug with capitals', { slug: 'Royal-Hill' }, 'slug'],
    ['a slug with two hyphens', { slug: 'royal--hill' }, 'slug'],
    ['a price of nothing', { price: '0' }, 'price'],
    ['no bathroom', { baths: '0' }, 'baths'],
    ['half a bedroom', { beds: '1.5' }, 'beds'],
    ['an invalid Rightmove URL', { rightmove_url: 'rightmove.co.uk/1' }, 'rightmove_url'],
    ['a Rightmove address that is a program', { rightmove_url: 'javascript:alert(1)' }, 'rightmove_url'],
    ['a latitude alone', { latitude: '51.5' }, 'longitude'],
    ['a latitude beyond the pole', { latitude: '91', longitude: '0' }, 'latitude'],
    ['a picture that has not arrived', { pictures: [picture('')] }, 'gallery'],
  ])('refuses %s', (_, changes, field) =>
    expect(Object.keys(validateListing({ ...filled, ...changes }))).toEqual([field]),
  )
  it.each([
    ['1,250,000', 1_250_000],
    ['£1.25m', 1_250_000],
    ['1.25 million', 1_250_000],
    ['950k', 950_000],
    ['£995,000', 995_000],
  ])('accepts a price typed “%s”', (price, stored) => {
    expect(validateListing({ ...filled, price })).toEqual({})
    expect(rowOf({ ...filled, price }).price).toBe(stored)
  })
  it.each([
    ['a price whose commas stand anywhere', { price: '1,2,3' }, /“1,2,3”.*like 1,250,000, £1\.25m or 950k/],
    ['a price that may be a thousand or a pound', { price: '1.250' }, /“1\.250”/],
    ['a rent as the price of a sale', { price: '2,400 pcm' }, /“2,400 pcm” is a rent/],
    ['a year’s rent as a month’s', { listing_type: 'rent', price: '30,000 a year' }, /not a month’s rent/],
    ['a price beyond what is stored', { price: '99bn' }, /at most/],
  ] as const)('refuses %s, and says what to write', (_, changes, message) =>
    expect(validateListing({ ...filled, ...changes }).price).toMatch(message),
  )
  it('warns about a place outside London, and refuses none', () => {
    expect(placeHint({ latitude: '51.48', longitude: '−0.01' })).toBeNull()
    expect(placeHint({ latitude: '0.01', longitude: '51.48' })).toMatch(/outside Greater London/)
  })
})

describe('The property form, for any input,', () => {
  it.each(Object.entries(corpus))('refuses %s without an exception', (_what, text) => {
    const listing: ListingValues = {
      ...emptyListingValues,
      status: 'live',
      title: text,
      slug: text,
      area: text,
      price: text,
      beds: text,
      baths: text,
      floor_size: text,
      date_available: text,
      rightmove_url: text,
      latitude: text,
      longitude: text,
      description: text,
      features: text,
      pictures: [{ ...picture(text, text), key: '1' }],
    }
    expect(Object.keys(validateListing(listing))).toEqual(expect.arrayContaining(['price', 'beds', 'baths', 'gallery']))
    expect(JSON.stringify(rowOf(listing))).not.toMatch(/"__proto__":\{/)
  })
  it('refuses an essay as a feature, and an implausibly long address', () => {
    expect(validateListing({ ...emptyListingValues, features: 'x'.repeat(201) }).features).toMatch(
      /200 characters at most/,
    )
    expect(validateListing({ ...emptyListingValues, features_zh: '好'.repeat(201) }).features_zh).toMatch(
      /200 characters at most/,
    )
    expect(validateListing({ ...emptyListingValues, description_zh: '好'.repeat(20_001) }).description_zh).toMatch(
      /20,000 characters/,
    )
    expect(
      validateListing({ ...emptyListingValues, rightmove_url: `https://a.example/${'x'.repeat(2000)}` }).rightmove_url,
    ).toMatch(/whole address/)
  })
})
