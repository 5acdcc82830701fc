import { describe, expect, it } from 'vitest'
import { affordability } from '../../../../src/features/calculators/affordability'
import { buyingCost } from '../../../../src/features/calculators/buying'
import type { Outcome } from '../../../../src/features/calculators/calculator'
import { facts, lineOf, outcome } from './outcome'

const result = (search: string) => outcome(affordability, facts.affordability, search) as Outcome
const pounds = (text: string | undefined) => Number(text?.replace(/[£,]/g, ''))

describe('What one can afford to buy', () => {
  it('is a price whose deposit, stamp duty and costs the savings pay', () => {
    const search = 'income=85000&savings=120000&buyer=home'
    const reached = result(search)
    const price = reached.pounds!
    const sum = ['Deposit', 'Stamp duty', 'Other costs', 'Left over'].reduce(
      (total, label) => total + pounds(lineOf(reached, label)),
      0,
    )
    expect(sum).toBe(120_000)
    expect(reached.next).toEqual({ label: `See homes for sale up to ${reached.figure}`, href: `/buy?max=${price}` })
    const bought = outcome(buyingCost, facts.buying, `price=${price}&buyer=home&abroad=no`) as Outcome
    expect(lineOf(reached, 'Stamp duty')).toBe(bought.figure)
  })
  it('falls with a second home, and with a buyer abroad', () => {
    const price = (more: string) => result(`income=85000&savings=120000&${more}`).pounds!
    expect(price('buyer=first')).toBeGreaterThan(price('buyer=home'))
    expect(price('buyer=home')).toBeGreaterThan(price('buyer=additional'))
    expect(price('buyer=additional')).toBeGreaterThan(price('buyer=additional&abroad=yes'))
    expect(JSON.stringify(result('abroad=yes'))).toContain('30–40%')
  })
  it('stays below the end of the relief for a first home, where one more pound would cost £5,000', () =>
    expect(result('income=100000&savings=64000').pounds).toBeLessThanOrEqual(500_000))
  it('says when the savings are too small, and links to no list', () => {
    const reached = result('savings=500')
    expect([reached.figure, reached.next]).toEqual(['£0', undefined])
    expect(reached.explanation).toContain('do not cover')
  })
  it.each([
    ['６０，０００', 'full width'],
    ['£60k', 'short'],
    ['6万', 'Chinese'],
    ['60,000 a year', 'with its period'],
  ])('reads an income as typed: %s (%s)', (income) =>
    expect(result(`income=${encodeURIComponent(income)}`).figure).toBe(result('').figure),
  )
  it.each([
    ['income=', 'Enter the income'],
    ['income=-5', 'Enter the income as a number'],
    ['savings=1e400', 'Enter the savings as a number'],
    ['savings=9999999999', 'The savings must be £1,000,000,000 or less'],
    ['multiple=9', 'The loan, in times of your income, must be 7 or less'],
  ])('answers %s with words', (search, message) => expect(JSON.stringify(result(search))).toContain(message))
})

describe('What one can afford to rent', () => {
  it('is a thirtieth of the income of all, and each one’s part', () => {
    const reached = result('aim=rent&income=90000&savings=30000&sharers=3')
    expect(reached.figure).toBe('£3,000')
    expect(reached.explanation).toContain('£1,000 for each of 3 people')
    expect(reached.next?.href).toBe('/rent?max=3000')
    expect(lineOf(reached, 'To move in')).toBe('£6,461.53')
  })
  it('is limited by savings that cannot start the rent', () => {
    const reached = result('aim=rent&income=90000&savings=3000')
    expect(reached.pounds).toBeLessThan(3000)
    expect(reached.explanation).toContain('What you can pay at the start sets the limit')
  })
  it('takes six weeks’ deposit from £50,000 of rent a year', () =>
    expect(JSON.stringify(result('aim=rent&income=200000&savings=90000'))).toContain('At most six weeks’ rent'))
  it('names no highest deposit above £100,000 of rent a year', () => {
    const text = JSON.stringify(result('aim=rent&income=600000&savings=90000'))
    expect(text).toContain('The law sets no limit for a rent this high')
    expect(text).not.toContain('At most')
  })
  it('is named as usual, not as a promise', () =>
    expect(JSON.stringify(result('aim=rent'))).toMatch(/usually ask for a year’s income of 30 months’ rent/))
})
