import { describe, expect, it } from 'vitest'
import { emptyFact } from '../../../../../src/admin/listings/form/fact-entries'
import { restoreColumn } from '../../../../../src/admin/listings/form/restore-column'
import { type ListingValues } from '../../../../../src/admin/listings/form/property-form'
import { filled, picture } from './listing-values'

const now: ListingValues = {
  ...filled,
  listing_type: 'rent',
  price: '2,400',
  facts: { lift: { ...emptyFact, value: 'no' } },
}
const restored = (column: string, value: unknown, values = now) => restoreColumn(values, column, value)?.values

describe('An earlier value from the history, put back into the form', () => {
  it.each([
    ['price', '2600.00', { price: '2,600' }],
    ['description', 'As it was.', { description: 'As it was.' }],
    ['features', ['One', 'Two'], { features: 'One\nTwo' }],
    ['description_zh', '从前的文字。', { description_zh: '从前的文字。' }],
    ['features_zh', ['一', '二'], { features_zh: '一\n二' }],
    ['area', null, { area: '' }],
    ['slug', 'earlier-address', { slug: 'earlier-address', slugByHand: true }],
    ['status', 'under_offer', { status: 'let_agreed' }],
  ])('of %s %j', (column, value, changes) => expect(restored(column, value)).toEqual({ ...now, ...changes }))
  it('keeps the source of a fact, and empties one that was empty', () => {
    const sourced = { ...now, facts: { lift: { ...emptyFact, value: 'no', source: 'Seen' } } }
    expect(restored('lift', true, sourced)?.facts.lift).toEqual({ ...emptyFact, value: 'yes', source: 'Seen' })
    expect(restored('lift', null)?.facts.lift?.value).toBe('')
  })
  it('may be the note of a fact', () => {
    const note = { state: 'not_applicable', source: 'One floor' }
    expect(restored('fact_notes.lift', note)?.facts.lift).toMatchObject({
      state: 'not_applicable',
      source: 'One floor',
    })
    expect(restored('fact_notes.lift', null)).toBeUndefined()
  })
  it('may be a column of the private record', () =>
    expect(restored('postcode', 'N1 8BS')?.record.postcode).toBe('N1 8BS'))
  it('may be the pictures: those that are there keep their description, uploads stay', () => {
    const [a, b, uploading] = [picture('/a.webp', 'Hall'), picture('/b.webp'), { ...picture(''), key: 'upload' }]
    const values = { ...now, pictures: [b, a, uploading] }
    expect(restored('gallery', ['/a.webp', '/c.webp'], values)?.pictures).toMatchObject([
      { key: 'upload' },
      { url: '/a.webp', alt: 'Hall' },
      { url: '/c.webp', alt: '' },
    ])
    expect(restored('picture_alts', ['One', ''], values)?.pictures.map(({ alt }) => alt)).toEqual(['One', '', ''])
  })
  it('is not offered if the form has it already, or does not edit the column', () => {
    expect(restoreColumn(now, 'price', 2400)).toBeNull()
    for (const column of ['thumb', 'archived_at', 'negotiator_id', 'a_column_of_tomorrow'])
      expect(restoreColumn(now, column, 'x')).toBeNull()
  })
})
