import { describe, expect, it } from 'vitest'
import { emptyFact } from '../../../../../src/admin/listings/form/fact-entries'
import { sectionsOf } from '../../../../../src/admin/listings/form/form-sections'
import { gapsText, progressOf, sectionState } from '../../../../../src/admin/listings/form/progress'
import { emptyListingValues } from '../../../../../src/admin/listings/form/form-row'
import { filled } from './listing-values'

const entry = (value: string) => ({ ...emptyFact, value })

describe('A listing’s progress', () => {
  it('is zero for an empty form: every needed field is a gap', () => {
    const { needed, known, gaps } = progressOf(emptyListingValues)
    expect(known).toBe(0)
    expect(gaps).toHaveLength(needed)
  })
  it('counts known facts, and requested ones separately', () => {
    const before = progressOf(filled)
    const facts = { tenure: entry('freehold'), water: { ...emptyFact, state: 'asked' as const } }
    const { known, gaps, requested } = progressOf({ ...filled, facts })
    expect(known).toBe(before.known + 1)
    expect(gaps).toHaveLength(before.gaps.length - 2)
    expect(requested).toEqual(['water'])
  })
  it('needs more as values require: a leasehold needs its lease', () =>
    expect(progressOf({ ...filled, facts: { tenure: entry('leasehold') } }).gaps.map(({ field }) => field)).toContain(
      'lease_end',
    ))
  it('points to the field with a forbidden phrase', () => {
    const rental = { ...filled, listing_type: 'rent' as const, description: 'Professionals only.' }
    const progress = progressOf(rental)
    expect(progress.gaps).toContainEqual(
      expect.objectContaining({ field: 'description', message: expect.stringContaining('Professionals only') }),
    )
    // Values exist but need correction.
    const { fields } = sectionsOf('rent').find(({ id }) => id === 'description')!
    expect(sectionState(fields, progress, {})).toEqual({ invalid: 1, missing: 0, requested: 0 })
  })
  it.each([
    [[null, null], '2 missing'],
    [['Not so.'], '1 to fix'],
    [[null, 'Not so.'], '2 to do'],
    [[], ''],
  ])('reads in two words: %o as %s', (messages, text) =>
    expect(gapsText(messages.map((message) => ({ message })))).toBe(text),
  )
  it.each(['sale', 'rent'] as const)('has a section for every gap of a %s', (type) => {
    const progress = progressOf({ ...emptyListingValues, listing_type: type })
    const counted = sectionsOf(type).map(({ fields }) => sectionState(fields, progress, {}).missing)
    expect(counted.reduce((sum, count) => sum + count)).toBe(progress.gaps.length)
  })
})
