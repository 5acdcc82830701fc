import { describe, expect, it } from 'vitest'
import { changedFields } from '../../../../../src/admin/listings/form/field-values'
import { emptyFact } from '../../../../../src/admin/listings/form/fact-entries'
import { listingValues, rowOf } from '../../../../../src/admin/listings/form/form-row'
import type { ListingValues } from '../../../../../src/admin/listings/form/property-form'
import { filled, picture } from './listing-values'

describe('The property form', () => {
  it('accepts a studio, and typed numbers', () =>
    expect(rowOf({ ...filled, beds: '0', price: '1,250,000', floor_size: '1,310 sq ft' })).toMatchObject({
      beds: 0,
      price: 1250000,
      floor_size: 1310,
    }))
  it('accepts a rent typed as 2,400 pcm', () =>
    expect(rowOf({ ...filled, listing_type: 'rent', price: '2,400 pcm' }).price).toBe(2400))
})

describe('The row of the form', () => {
  it('separates the kinds of pictures, each with its texts', () => {
    const row = {
      gallery: ['/a.webp', '/b.webp'],
      picture_alts: ['A kitchen', ''],
      floor_plans: ['/plan.webp'],
      floor_plan_captions: ['Ground floor: kitchen, hall.'],
      epc_documents: ['/epc.webp'],
    }
    const values = listingValues(row)
    expect(rowOf(values)).toMatchObject({ ...row, thumb: '/a.webp' })
    const [kitchen, ...others] = values.pictures
    const moved = { ...values, pictures: [...others, { ...kitchen!, kind: 'plan' as const }] }
    expect(rowOf(moved)).toMatchObject({
      gallery: ['/b.webp'],
      picture_alts: null,
      floor_plans: ['/plan.webp', '/a.webp'],
      floor_plan_captions: ['Ground floor: kitchen, hall.', 'A kitchen'],
    })
    expect(changedFields(values, moved)).toEqual(['gallery'])
  })
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
  it('has the Chinese texts as the English ones, and none if they are empty', () => {
    const texts = { description_zh: '两室。', features_zh: ['花园', '地窖'] }
    const values = { ...filled, description_zh: ' 两室。\n', features_zh: '花园\n\n 地窖' }
    expect(rowOf(values)).toMatchObject(texts)
    expect(rowOf(filled)).toMatchObject({ description_zh: null, features_zh: [] })
    expect(listingValues(texts)).toMatchObject({ description_zh: '两室。', features_zh: '花园\n地窖' })
    expect(changedFields(filled, values)).toEqual(['description_zh', 'features_zh'])
  })
  it('has null for rental columns in a sale; the form keeps their values', () => {
    const facts = { furnishing: { ...emptyFact, value: 'part_furnished' } }
    const rental: ListingValues = { ...filled, listing_type: 'rent', date_available: '2027-01-04', facts }
    expect(rowOf(rental)).toMatchObject({ date_available: '2027-01-04', furnished: true })
    expect(rowOf({ ...rental, facts: {} })).toMatchObject({ furnishing: null, furnished: null })
    expect(rowOf({ ...rental, listing_type: 'sale' })).toMatchObject({ date_available: null, furnished: null })
  })
  it('restores the same values', () => {
    const row = rowOf({
      ...filled,
      slugByHand: true,
      features: 'Garden\nCellar',
      latitude: '51.5',
      longitude: '-0.1',
      floor_size: '900',
    })
    expect(
      changedFields(listingValues({ ...row, price: '875000.00', latitude: '51.5' }), {
        ...filled,
        features: 'Garden\nCellar',
        latitude: '51.5',
        longitude: '-0.1',
        floor_size: '900',
        price: '875,000',
      }),
    ).toEqual([])
  })
})
