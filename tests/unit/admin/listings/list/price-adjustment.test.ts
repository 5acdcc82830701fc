import { describe, expect, it } from 'vitest'
import { adjustedPrice, priceChanges, readAdjustment } from '../../../../../src/admin/listings/list/price-adjustment'
import { parseAdminListing } from '../../../../../src/admin/listings/listing-row'

describe('Price changes', () => {
  it.each([
    ['-2.5', 'percent', -2.5],
    ['−2,5 %', 'percent', -2.5],
    ['+3%', 'percent', 3],
    ['-10k', 'pounds', -10_000],
    ['£5,000', 'pounds', 5000],
  ] as const)('is read from %s as so many %s', (typed, unit, by) =>
    expect(readAdjustment(typed, unit)).toEqual({ adjustment: { unit, by } }),
  )
  it.each([
    ['', 'percent', 'Enter a percentage'],
    ['a bit', 'percent', 'is not a clear'],
    ['-60', 'percent', 'at most 50%'],
    ['0', 'pounds', 'other than 0'],
    ['5%', 'pounds', 'This is a percentage'],
    ['lots', 'pounds', 'is not a clear'],
  ] as const)('is asked for again where it is “%s” in %s', (typed, unit, problem) =>
    expect(readAdjustment(typed, unit)).toEqual({ problem: expect.stringContaining(problem) }),
  )
  it('by percentage are rounded like written prices; by pounds they are exact', () => {
    expect(adjustedPrice(650_000, { unit: 'percent', by: -2.5 }, 'sale')).toBe(634_000)
    expect(adjustedPrice(4750, { unit: 'percent', by: -2.1 }, 'rent')).toBe(4650)
    expect(adjustedPrice(649_950, { unit: 'pounds', by: -10_000 }, 'sale')).toBe(639_950)
  })
  it('skip invalid results and missing prices', () => {
    const listing = (id: string, price: number | null) =>
      parseAdminListing({ id, price, listing_type: 'sale', status: 'live' })
    const less = { unit: 'pounds', by: -5000 } as const
    const { changes, unchangeable } = priceChanges(
      [listing('a', 5000), listing('b', null), listing('c', 600_000)],
      less,
      true,
    )
    expect(changes).toEqual([{ id: 'c', before: { price: 600_000 }, after: { price: 595_000 } }])
    expect(unchangeable.map(({ id }) => id)).toEqual(['a', 'b'])
  })
  it('to lower rents take the deposits with them that would be too high, if wished', () => {
    const rental = (id: string, deposit: number | null, holding: number | null) =>
      parseAdminListing({ id, price: 2400, listing_type: 'rent', deposit, holding_deposit: holding })
    const rentals = [rental('a', 2769.23, 553.84), rental('b', 2000, 553.84), rental('c', null, null)]
    const less = { unit: 'pounds', by: -100 } as const
    const together = priceChanges(rentals, less, true)
    expect(together.deposits).toBe(3)
    expect(together.changes).toEqual([
      {
        id: 'a',
        before: { price: 2400, deposit: 2769.23, holding_deposit: 553.84 },
        after: { price: 2300, deposit: 2653.84, holding_deposit: 530.76 },
      },
      { id: 'b', before: { price: 2400, holding_deposit: 553.84 }, after: { price: 2300, holding_deposit: 530.76 } },
      { id: 'c', before: { price: 2400 }, after: { price: 2300 } },
    ])
    const alone = priceChanges(rentals, less, false)
    expect(alone.changes.map(({ id }) => id)).toEqual(['c'])
    expect(alone.aboveLimit.map(({ id }) => id)).toEqual(['a', 'b'])
    expect(priceChanges(rentals, { unit: 'pounds', by: 100 }, false)).toMatchObject({
      deposits: 0,
      aboveLimit: [],
    })
  })
})
