import { describe, expect, it } from 'vitest'
import { emptyFact } from '../../../../../src/admin/listings/form/fact-entries'
import { conflictOf } from '../../../../../src/admin/listings/form/conflict'
import { withField } from '../../../../../src/admin/listings/form/field-values'
import { type ListingValues } from '../../../../../src/admin/listings/form/property-form'
import { noRecord } from '../../../../../src/admin/listings/listing-record'
import { filled as base, picture } from './listing-values'

const fact = (value: string, source = '') => ({ ...emptyFact, value, source })
function mergeListing(first: ListingValues, ours: ListingValues, theirs: ListingValues) {
  const { values, conflict } = conflictOf(first, ours, { values: theirs, version: '', author: '' })
  return { values, taken: conflict.taken, conflicts: conflict.choices.map(({ field }) => field) }
}
const merge = (ours: Partial<ListingValues>, theirs: Partial<ListingValues>) =>
  mergeListing(base, { ...base, ...ours }, { ...base, ...theirs })

describe('A publication on schedule', () => {
  const at = (publish_at: string) => ({ record: { ...noRecord, publish_at } })
  const scheduled = { ...base, status: 'draft', ...at('2026-12-01T09:30') } as const
  const published = { ...scheduled, status: 'live', ...at('') } as const
  const ofSchedule = (theirs: ListingValues, author = '') =>
    conflictOf(scheduled, { ...scheduled, title: 'Ours' }, { values: theirs, version: '', author }).conflict.schedule
  it('is told from a colleague’s changes, and from one that failed', () => {
    expect(ofSchedule(published)).toBe('published')
    expect(ofSchedule({ ...published, status: 'draft' })).toBe('failed')
  })
  it('is a colleague’s change if somebody’s name is on it, or if another field changed', () => {
    expect(ofSchedule(published, 'Priya Nair')).toBeNull()
    expect(ofSchedule({ ...published, price: '£1' })).toBeNull()
    expect(ofSchedule({ ...scheduled, status: 'live' })).toBeNull()
  })
})

describe('Two people’s changes of a listing', () => {
  it('are merged where they are in different fields', () => {
    const { values, taken, conflicts } = merge({ area: 'Ours' }, { price: '£800,000', description: 'Theirs' })
    expect(values).toEqual({ ...base, area: 'Ours', price: '£800,000', description: 'Theirs' })
    expect([taken, conflicts]).toEqual([['price', 'description'], []])
    const translated = merge({ description_zh: '我们的。' }, { description_zh: '他们的。', features_zh: '阳台' })
    expect([translated.taken, translated.conflicts]).toEqual([['features_zh'], ['description_zh']])
  })
  it('leave ours in a field that both changed, and name it', () => {
    const { values, taken, conflicts } = merge({ price: '£810,000' }, { price: '£800,000', title: 'Theirs' })
    expect(values).toEqual({ ...base, price: '£810,000', title: 'Theirs', slugByHand: base.slugByHand })
    expect([taken, conflicts]).toEqual([['title'], ['price']])
    expect(withField(values, 'price', { ...base, price: '£800,000' }).price).toBe('£800,000')
  })
  it('are no conflict where they are the same', () =>
    expect(merge({ beds: '3' }, { beds: '3' })).toMatchObject({ taken: [], conflicts: [], values: { beds: '3' } }))
  it('are merged fact by fact, with their sources', () => {
    const ours = { facts: { council_tax_band: fact('E'), heating: fact('gas_boiler') } }
    const theirs = { facts: { council_tax_band: fact('F', 'VOA'), water: fact('mains', 'Deeds') } }
    const { values, taken, conflicts } = merge(ours, theirs)
    expect(values.facts).toEqual({ ...ours.facts, water: fact('mains', 'Deeds') })
    expect([taken, conflicts]).toEqual([['water'], ['council_tax_band']])
  })
  it('conflict in a fact of which one changed the value and the other the source', () => {
    const had = { ...base, facts: { water: fact('mains') } }
    const ours = { ...had, facts: { water: fact('private') } }
    expect(mergeListing(had, ours, { ...had, facts: { water: fact('mains', 'Deeds') } }).conflicts).toEqual(['water'])
  })
  it('treat an emptied fact like one that was never there', () =>
    expect(merge({ facts: { water: emptyFact } }, {}).conflicts).toEqual([]))
  it('are merged record field by record field', () => {
    const ours = { record: { ...noRecord, vendor_notes: 'Ours', owner_name: 'Ours' } }
    const { values, taken, conflicts } = merge(ours, {
      record: { ...noRecord, vendor_notes: 'Theirs', postcode: 'N1 8BS' },
    })
    expect(values.record).toEqual({ ...ours.record, postcode: 'N1 8BS' })
    expect([taken, conflicts]).toEqual([['postcode'], ['vendor_notes']])
  })
  it('compare pictures as one list, by address, description and order', () => {
    const [one, two] = [picture('/pictures/a.webp'), picture('/pictures/b.webp')]
    const renamed = { pictures: [{ ...one, key: 'another key' }] }
    expect(merge(renamed, { pictures: [one, two] })).toMatchObject({ taken: ['gallery'], conflicts: [] })
    expect(merge({ pictures: [two, one] }, { pictures: [one, two] }).conflicts).toEqual(['gallery'])
    expect(merge({ pictures: [two] }, { title: 'Theirs' }).values.pictures).toEqual([two])
  })
  it('give a status that fits the merged type', () =>
    expect(merge({ status: 'sold' }, { listing_type: 'rent' }).values).toMatchObject({
      listing_type: 'rent',
      status: 'let',
    }))
})
