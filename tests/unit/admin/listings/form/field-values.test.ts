import { describe, expect, it } from 'vitest'
import { emptyFact } from '../../../../../src/admin/listings/form/fact-entries'
import { allFields, changedFields, fieldName, fieldText } from '../../../../../src/admin/listings/form/field-values'
import type { FormField } from '../../../../../src/admin/listings/form/form-sections'
import type { ListingValues } from '../../../../../src/admin/listings/form/property-form'
import { filled } from './listing-values'

describe('The fields of a listing', () => {
  it('have names of their own, although they come from two tables', () =>
    expect(new Set(allFields).size).toBe(allFields.length))
  it('are named within a sentence', () => {
    expect(changedFields(filled, { ...filled, price: '1', pictures: [] }).map(fieldName)).toEqual(['price', 'pictures'])
    expect((['rightmove_url', 'epc_expires', 'owner_name'] as const).map(fieldName)).toEqual([
      ...['Rightmove URL', 'EPC expiry', 'owner’s name'],
    ])
  })
  const fact = (value: string, changes = {}) => ({ ...emptyFact, value, ...changes })
  it.each<[FormField, Partial<ListingValues>, string]>([
    ['price', { price: '810,000' }, '£810,000'],
    ['price', { price: '5,480.70' }, '£5,480.70'],
    ['price', { price: '1.25m' }, '£1.25m'],
    ['area', { area: '' }, '(empty)'],
    ['listing_type', {}, 'For Sale'],
    ['features', { features: 'Garden\nCellar' }, 'Garden\nCellar'],
    ['gallery', {}, '1 picture'],
    ['publish_at', { record: { ...filled.record, publish_at: '2026-12-01T09:30' } }, '2026-12-01, 09:30'],
    ['eicr_expires', { record: { ...filled.record, eicr_expires: '2030-03-09' } }, '9 March 2030'],
    ['lift', { facts: { lift: fact('yes', { source: 'Seen' }) } }, 'Yes, Seen'],
    ['water', { facts: { water: fact('mains', { checkedOn: '2026-11-03' }) } }, 'Mains, checked 3 November 2026'],
    ['water', { facts: { water: fact('', { state: 'asked' }) } }, 'waiting for owner'],
    ['mobile', { facts: { mobile: fact('EE:good,O2:limited') } }, 'EE good; O2 limited'],
    ['service_charge', { facts: { service_charge: fact('1,250') } }, '£1,250'],
    ['service_charge', { facts: { service_charge: fact('a lot') } }, 'a lot'],
    ['service_charge', {}, '(empty)'],
  ])('shows %s of %j as “%s”', (field, changes, text) => expect(fieldText({ ...filled, ...changes }, field)).toBe(text))
})
