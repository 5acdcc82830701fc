import { describe, expect, it } from 'vitest'
import { maxDeposits, loweredDeposits } from '../../../../src/domain/listing/deposits'

describe('The deposits of a rental', () => {
  it('are at most five weeks’ rent and one week’s, rounded down to the penny', () => {
    expect(maxDeposits(2400)).toEqual({ deposit: 2769.23, holding_deposit: 553.84 })
  })

  it('are at most six weeks’ rent from £50,000 a year', () => {
    expect(maxDeposits(4166.66).deposit).toBe(4807.68)
    expect(maxDeposits(4166.67).deposit).toBe(5769.23)
  })

  it('fall with a lower rent, but only those above the maximum', () => {
    expect(loweredDeposits(2300, { deposit: 2769.23, holding_deposit: 553.84 })).toEqual({
      deposit: 2653.84,
      holding_deposit: 530.76,
    })
    expect(loweredDeposits(2300, { deposit: 2769.23, holding_deposit: 500 })).toEqual({ deposit: 2653.84 })
    expect(loweredDeposits(2300, { deposit: 2000, holding_deposit: 500 })).toEqual({})
  })

  it('stay with a higher rent, and where none is known', () => {
    expect(loweredDeposits(2500, { deposit: 2769.23, holding_deposit: 553.84 })).toEqual({})
    expect(loweredDeposits(2300, { deposit: null, holding_deposit: null })).toEqual({})
  })
})
