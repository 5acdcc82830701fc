import { describe, expect, it } from 'vitest'
import { formWarnings, newWarnings } from '../../../../../src/admin/listings/form/form-warnings'
import { emptyFact } from '../../../../../src/admin/listings/form/fact-entries'
import type { ListingValues } from '../../../../../src/admin/listings/form/property-form'
import { filled } from './listing-values'

const entry = (value: string) => ({ ...emptyFact, value })
const unlikely: ListingValues = {
  ...filled,
  latitude: '0.01',
  longitude: '51.48',
  facts: { tenure: entry('leasehold'), lease_end: entry('2020-03-24'), service_charge: entry('0') },
}

describe('Warnings before a save', () => {
  it('are empty for a usual listing', () => expect(formWarnings(filled)).toEqual([]))
  it('cover an expired lease, a leasehold without a charge, and a place outside London', () =>
    expect(formWarnings(unlikely, '2026-11-22')).toEqual([
      { field: 'lease_end', message: 'The lease ended on 24 March 2020.' },
      { field: 'service_charge', message: 'The service charge of this leasehold is £0.' },
      { field: 'latitude', message: expect.stringContaining('outside Greater London') as string },
    ]))
  it('compare the numbers of features, once there are Chinese ones', () => {
    const messages = (features: string, features_zh: string) =>
      formWarnings({ ...filled, features, features_zh }).map(({ message }) => message)
    expect(messages('Garden\nCellar', '花园')).toEqual(['The listing has 1 feature in Chinese, but 2 in English.'])
    expect(messages('Garden\nCellar', '花园\n地窖')).toEqual([])
    expect(messages('Garden\nCellar', '')).toEqual([])
  })
  it.each([
    ['m1 1ae', ['M1 1AE is not a London postcode.']],
    ['NG1 5AA', ['NG1 5AA is not a London postcode.']],
    ['ec2a 3ar', []],
    ['N1 2XX', []],
    ['TN16 3AB', []],
    ['', []],
    ['Islington', []],
  ])('about the postcode %o are %o', (postcode, messages) =>
    expect(formWarnings({ ...filled, record: { ...filled.record, postcode } }).map(({ message }) => message)).toEqual(
      messages,
    ),
  )
  it('show once', () => {
    expect(newWarnings(unlikely, filled)).toHaveLength(3)
    expect(newWarnings({ ...unlikely, price: '1' }, unlikely)).toEqual([])
  })
})
