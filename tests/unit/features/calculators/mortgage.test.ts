import { describe, expect, it } from 'vitest'
import { monthlyPayment } from '../../../../src/domain/market/mortgage'
import { mortgage, owedAfter, totalInterest } from '../../../../src/features/calculators/mortgage'
import { facts, lineOf, outcome } from './outcome'

describe('A mortgage', () => {
  const loan = { amount: 200_000, rate: 5, years: 25, type: 'repayment' } as const
  it('is repaid in level payments', () => expect(monthlyPayment(loan)).toBeCloseTo(1169.18, 2))
  it('without repayment costs only its interest', () =>
    expect(monthlyPayment({ ...loan, type: 'interest' })).toBeCloseTo(833.33, 2))
  it('without interest is divided by its months', () =>
    expect([monthlyPayment({ ...loan, rate: 0 }), totalInterest({ ...loan, rate: 0 })]).toEqual([200_000 / 300, 0]))
  it('is paid off at its end, and always decreases', () => {
    expect(owedAfter(loan, 25)).toBeCloseTo(0, 4)
    const owed = Array.from({ length: 26 }, (_, year) => owedAfter(loan, year))
    expect(owed.every((sum, year) => year === 0 || sum < owed[year - 1]!)).toBe(true)
  })
  it('accepts a deposit in pounds or per cent', () => {
    expect(lineOf(outcome(mortgage, facts.mortgage, '?price=500000&deposit=40%25'), 'Loan')).toBe('£300,000')
    expect(lineOf(outcome(mortgage, facts.mortgage, '?price=500000&deposit=200000'), 'Loan')).toBe('£300,000')
    expect(lineOf(outcome(mortgage, facts.mortgage, '?price=500000&deposit=40'), 'Loan')).toBe('£300,000')
  })
  it('refuses a deposit above the price', () =>
    expect(outcome(mortgage, facts.mortgage, '?price=500000&deposit=500001')).toEqual({
      deposit: 'The deposit must not be more than the price',
    }))
  it('without a loan costs nothing', () =>
    expect(outcome(mortgage, facts.mortgage, '?price=500000&deposit=100%25')).toMatchObject({
      figure: '£0',
      explanation: 'You need no loan.',
    }))
})
