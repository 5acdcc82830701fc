import { describe, expect, it } from 'vitest'
import { listingValues } from '../../../../../src/admin/listings/form/form-row'
import { type ListingValues, normalise } from '../../../../../src/admin/listings/form/property-form'
import { filled } from './listing-values'

describe('A field that is left', () => {
  const left = (changes: Partial<ListingValues>, areas: string[] = []) => normalise({ ...filled, ...changes }, areas)
  it('shows the formatted price, as when reopened', () => {
    expect(left({ price: '£1.25m' }).price).toBe('1,250,000')
    expect(left({ price: '1,2,3' }).price).toBe('1,2,3')
    expect(listingValues({ price: '1250000.00' }).price).toBe('1,250,000')
    expect(listingValues({ price: 2166.67 }).price).toBe('2,166.67')
  })
  it('splits a pair of coordinates typed into one field', () => {
    const both = { latitude: '51.539', longitude: '-0.156' }
    expect(left({ latitude: '51.539, -0.156' })).toMatchObject(both)
    expect(left({ longitude: '51.539, -0.156' })).toMatchObject(both)
    expect(left({ latitude: '51.539° N', longitude: '0.156° W' })).toMatchObject(both)
    expect(left({ latitude: '51.5x', longitude: '' })).toMatchObject({ latitude: '51.5x', longitude: '' })
  })
  it('gets the known spelling of an area', () => {
    expect(left({ area: ' camden' }, ['Camden']).area).toBe('Camden')
    expect(left({ area: 'Camdn' }, ['Camden']).area).toBe('Camdn')
  })
})
