import { describe, expect, it } from 'vitest'
import { mortgage } from '../../../../src/features/calculators/mortgage'
import { moveInCost } from '../../../../src/features/calculators/move-in'
import { rentalYield } from '../../../../src/features/calculators/rental-yield'
import { facts, lineOf, outcome } from './outcome'

describe('Moving in', () => {
  it('costs a month’s rent and the deposit', () => {
    const result = outcome(moveInCost, null, '?rent=4750')
    expect(result).toMatchObject({ figure: '£11,326.92' })
    expect(lineOf(result, 'Holding deposit')).toBe('£1,096.15')
  })
  it('has error messages in plain English', () => {
    expect(outcome(mortgage, facts.mortgage, '?years=0')).toEqual({ years: 'The term in years must be 1 or more' })
    expect(outcome(moveInCost, null, '?rent=2400&sharers=0')).toEqual({
      sharers: 'The number of people must be 1 or more',
    })
    expect(outcome(rentalYield, facts.yield, '?voids=53')).toEqual({
      voids: 'The number of empty weeks must be 52 or less',
    })
    expect(outcome(mortgage, facts.mortgage, '?rate=x')).toEqual({
      rate: 'Enter the interest rate as a number, like 4.75',
    })
  })
  it('refuses a deposit above the maximum', () =>
    expect(outcome(moveInCost, null, '?rent=2400&deposit=2800')).toEqual({
      deposit: 'The deposit must be £2,769.23 or less: the law allows five weeks’ rent',
    }))
  it('promises no limit above £100,000 a year, where neither the holding deposit nor the deposit is capped', () => {
    for (const search of ['?rent=8333.34', '?rent=20000', '?rent=20000&deposit=90000']) {
      const message = JSON.stringify(outcome(moveInCost, null, search))
      expect(message, search).toContain('do not apply to it')
      expect(message, search).toContain('The law sets no limit')
      expect(message, search).not.toMatch(/most allowed|more than one month|two months’ notice|within 30 days|15 days/)
    }
    const assured = JSON.stringify(outcome(moveInCost, null, '?rent=8333.33'))
    expect(assured).toContain('the most allowed')
    expect(assured).not.toMatch(/of another kind|sets no limit/)
  })
  it('totals the same in parts', () =>
    expect(outcome(moveInCost, null, '?rent=2400&sharers=3')).toMatchObject({
      explanation: expect.stringContaining('£1,723.08 each'),
    }))
})
