import { describe, expect, it } from 'vitest'
import { priceHint } from '../../../../../src/features/admin/listings/price'

describe('The price of a form', () => {
  it('asks about a price that lacks its “k” or its “m”, and refuses none', () => {
    expect(priceHint('950', 'sale')).toBe('This says £950. Is a “k” or an “m” missing?')
    expect(priceHint('650k', 'rent')).toMatch(/£650,000 a month/)
    expect([priceHint('950k', 'sale'), priceHint('2,400', 'rent'), priceHint('', 'sale')]).toEqual([null, null, null])
  })
})
