import { describe, expect, it } from 'vitest'
import {
  type Answers,
  answersKept,
  answersOf,
  differences,
  empty,
  normalise,
  rowOf,
} from '../../../../../src/features/admin/listings/property-form'
import { filled, picture } from './answers'

describe('What the property form takes', () => {
  it('takes a studio, and figures as people write them', () =>
    expect(rowOf({ ...filled, beds: '0', price: '1,250,000', floorSize: '1,310 sq ft' })).toMatchObject({
      beds: 0,
      price: 1250000,
      floor_size: 1310,
    }))
  it('takes a rent typed as 2,400 pcm', () =>
    expect(rowOf({ ...filled, listingType: 'rent', price: '2,400 pcm' }).price).toBe(2400))
})

describe('The row that a form makes', () => {
  it('keeps the kinds of pictures apart, each with its words', () => {
    const row = {
      gallery: ['/a.webp', '/b.webp'],
      picture_alts: ['A kitchen', ''],
      floor_plans: ['/plan.webp'],
      floor_plan_captions: ['Ground floor: kitchen, hall.'],
      epc_documents: ['/epc.webp'],
    }
    const answers = answersOf(row)
    expect(rowOf(answers)).toMatchObject({ ...row, thumb: '/a.webp' })
    const [kitchen, ...others] = answers.pictures
    const moved = { ...answers, pictures: [...others, { ...kitchen!, kind: 'plan' as const }] }
    expect(rowOf(moved)).toMatchObject({
      gallery: ['/b.webp'],
      picture_alts: null,
      floor_plans: ['/plan.webp', '/a.webp'],
      floor_plan_captions: ['Ground floor: kitchen, hall.', 'A kitchen'],
    })
    expect(differences(answers, moved)).toEqual(['images'])
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

describe('What a browser kept of the form', () => {
  it('fills it with what fits alone', () => {
    expect(
      answersKept(
        {
          title: {},
          pictures: [null],
          status: 'gone',
          listingType: 'lease',
          __proto__: { area: 7 },
          hacked: 1,
          price: '5',
        },
        empty,
      ),
    ).toEqual({ ...empty, price: '5' })
  })
})
