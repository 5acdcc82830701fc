import { describe, expect, it } from 'vitest'
import { factCount, factCountText } from '../../../../../src/domain/listing/facts/fact-count'
import { parseFacts } from '../../../../../src/domain/listing/facts/fact-schema'
import { neededFacts } from '../../../../../src/domain/listing/facts/missing-facts'
import { completeListing } from '../../../../complete-listing'

const counted = (row: Record<string, unknown>) => factCount({ listingType: 'rent', facts: parseFacts(row) })

describe('The fact count of a listing', () => {
  it('includes those that its kind needs', () => {
    const row = completeListing('rent')
    const needed = neededFacts('rent', parseFacts(row)).length
    expect(counted(row)).toEqual({ counted: needed + 2, known: needed + 2, requested: 0 })
  })

  it('includes the floor and the lift of a flat, which publishing does not require', () => {
    const row = { ...completeListing('rent'), floor_level: null, lift: null }
    const { counted: all, known } = counted(row)
    expect(all - known).toBe(2)
    const house = counted({ ...row, property_type: 'terraced_house' })
    expect(house.counted - house.known).toBe(0)
    expect(counted({ ...row, fact_notes: { lift: { state: 'asked' } } })).toEqual({ counted: all, known, requested: 1 })
  })

  it('includes every fact that the page marks as requested, needed or not', () => {
    const row = completeListing('rent')
    const needed = neededFacts('rent', parseFacts(row)).length
    const requested = { state: 'asked', checked_on: '2026-11-02' }
    const with2 = {
      ...row,
      building_safety: null,
      flooded_last_5_years: null,
      fact_notes: { building_safety: requested, flooded_last_5_years: requested },
    }
    expect(counted(with2)).toEqual({ counted: needed + 3, known: needed + 1, requested: 2 })
    expect(factCountText(counted(with2))).toBe(`${needed + 1} of ${needed + 3} facts known. We have asked for two.`)
  })
})
