import { describe, expect, it } from 'vitest'
import { readState } from '../../../../src/admin/listings/list/list-state'
import { priceHint, priceLimit, reductionHint } from '../../../../src/admin/listings/price'

describe('The price of a form', () => {
  it('warns about a price that lacks its “k” or its “m”, and refuses none', () => {
    expect(priceHint('950', 'sale')).toBe('This says £950. Is a “k” or an “m” missing?')
    expect(priceHint('650k', 'rent')).toMatch(/£650,000 a month/)
    expect([priceHint('950k', 'sale'), priceHint('2,400', 'rent'), priceHint('', 'sale')]).toEqual([null, null, null])
  })
  it('is a reduction if it falls by a pound or more, and not if it rises or is invalid', () => {
    expect(reductionHint('625k', '650,000', 'sale')).toBe('£25,000 less. The card and the page will show “Reduced”.')
    const none = [
      ['650,000', '650k'],
      ['700k', '650,000'],
      ['649,999.50', '650,000'],
      ['soon', '650,000'],
      ['625k', ''],
    ]
    for (const [typed, stored] of none) expect(reductionHint(typed!, stored!, 'sale')).toBeNull()
  })
})

it('A limit of prices is whole pounds, so that it is the same after a reload', () => {
  expect(['1,200.50', '£1.25m', '2,400 pcm', '0', '', 'soon'].map(priceLimit)).toEqual([
    ...[1200, 1_250_000, 2400],
    ...[null, null, null],
  ])
  expect(readState(`?min=${priceLimit('1,200.50')}`).min).toBe(1200)
})
