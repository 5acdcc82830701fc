import { describe, expect, it } from 'vitest'
import { bedSteps, daySteps, isCompletePrice } from '../../../../src/features/search/filter-steps'
import { bedsText } from '../../../../src/features/search/search-text'

describe('Bedrooms', () => {
  it('are offered as minimums and exact numbers', () => {
    const text = bedSteps().map(bedsText)
    expect(text.slice(0, 3)).toEqual(['1+ beds', '2+ beds', '3+ beds'])
    expect(text.slice(5, 8)).toEqual(['Studio', 'Exactly 1 bed', 'Exactly 2 beds'])
  })
  it('keep a number from an address', () => {
    expect(bedSteps([2, 3]).map(bedsText)).toContain('2 to 3 beds')
    expect(bedSteps(9).map(bedsText)).toContain('9+ beds')
    expect(bedSteps([2, 2])).toHaveLength(bedSteps().length)
  })
})

describe('Days to move in by', () => {
  it('are today, then the first of each month for four months, over the end of a year', () => {
    expect(daySteps('2026-11-22')).toEqual(['2026-11-22', '2026-12-01', '2027-01-01', '2027-02-01', '2027-03-01'])
    expect(daySteps('2027-01-31').slice(0, 2)).toEqual(['2027-01-31', '2027-02-01'])
  })
  it('keep one from an address, in order', () => {
    expect(daySteps('2026-11-22', '2026-12-09').slice(0, 3)).toEqual(['2026-11-22', '2026-12-01', '2026-12-09'])
    expect(daySteps('2026-11-22', '2026-12-01')).toEqual(daySteps('2026-11-22'))
  })
})

describe('Prices', () => {
  it.each([
    ['', true],
    ['2', false],
    ['25', false],
    ['2,5', false],
    ['£2,500', true],
    ['2.5k', true],
  ])('to rent, typed as %s, are complete: %s', (text, counts) => expect(isCompletePrice(text, 'rent')).toBe(counts))
  it('for sale are complete from ten thousand pounds', () =>
    expect(['125', '1250', '1.25m', '125,000'].map((text) => isCompletePrice(text, 'sale'))).toEqual([
      false,
      false,
      true,
      true,
    ]))
})
