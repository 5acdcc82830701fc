import { describe, expect, it } from 'vitest'
import { affordablePrice, affordableRent, largest } from '../../../../src/domain/market/affordability'
import { depositCap } from '../../../../src/domain/market/rent'

describe('The largest number that fits', () => {
  it.each([0, 1, 7, 999, 1000])('is found exactly: %i', (edge) =>
    expect(largest(1000, (value) => value <= edge)).toBe(edge),
  )
  it('is zero if nothing fits', () => expect(largest(1000, () => false)).toBe(0))
})

describe('An affordable rent', () => {
  it('is a thirtieth of the income', () =>
    expect(affordableRent({ income: 60_000, savings: 60_000 })).toMatchObject({ byIncome: 2000, rent: 2000 }))
  it('is what the savings can start: a month and its deposit, and not a pound more', () => {
    for (const savings of [0, 500, 4307, 9000, 8974, 9806, 10_000, 50_000]) {
      const { bySavings } = affordableRent({ income: 1e6, savings })
      expect(bySavings + depositCap(bySavings)).toBeLessThanOrEqual(savings)
      expect(bySavings + 1 + depositCap(bySavings + 1)).toBeGreaterThan(savings)
    }
  })
})

describe('An affordable price', () => {
  const costs = (price: number) => 2000 + Math.floor(price * 0.05)
  const purchase = { income: 60_000, savings: 60_000, multiple: 4.5, minDepositPercent: 10, costs }
  it('uses the loan and the savings, less tax and costs', () => {
    const { price, loan, deposit, byIncome } = affordablePrice(purchase)
    expect(byIncome + costs(byIncome)).toBeLessThanOrEqual(60_000 + 270_000)
    expect(price).toBe(312_000)
    expect(loan).toBe(270_000)
    expect(deposit + costs(price)).toBeLessThanOrEqual(60_000)
  })
  it('leaves the lowest deposit that a lender asks', () => {
    const { price, loan } = affordablePrice({ ...purchase, income: 600_000, minDepositPercent: 40 })
    expect(price).toBe(128_000)
    expect(loan).toBe(76_800)
  })
  it('needs no income, if the savings pay for everything', () =>
    expect(affordablePrice({ ...purchase, income: 0, savings: 500_000 })).toMatchObject({ price: 474_000, loan: 0 }))
  it('is nothing if the savings do not cover the costs', () =>
    expect(affordablePrice({ ...purchase, savings: 1000 }).price).toBe(0))
})
