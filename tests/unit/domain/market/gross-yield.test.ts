import { describe, expect, test } from 'vitest'
import { grossYield } from '../../../../src/domain/market/market'

describe('gross yield', () => {
  test.each([
    [500_000, 2400, 5.8],
    [590_000, 1600, 3.3],
    [1_450_000, 2800, 2.3],
  ])('£%i at £%i a month is %f%%', (price, rent, expected) => expect(grossYield(price, rent)).toBe(expected))
  test('is refused for a home without a price', () => expect(() => grossYield(0, 1600)).toThrow('has no yield'))
})
