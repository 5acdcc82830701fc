import { describe, expect, it } from 'vitest'
import { lettingYear } from '../../../../src/domain/market/letting-year'
import { rentalYield } from '../../../../src/features/calculators/rental-yield'
import { data, facts, lineOf, outcome } from './outcome'

describe('A yield', () => {
  it('is the remaining income on the total cost', () => {
    // A worked case: £2,400 a month on £500,000, 14.4 % fee, £3,000 of bills, £50,000 tax and £3,000 costs: 3.92 %.
    const year = lettingYear({ rent: 2400, voids: 0, percent: 14.4, bills: [3000] })
    expect(year).toEqual({ gross: 28_800, empty: 0, received: 28_800, fee: 4147.2, netIncome: 21_652.8 })
    expect((year.netIncome / 553_000) * 100).toBeCloseTo(3.92, 2)
  })
  it('adds stamp duty for another home, and the non-resident points', () => {
    expect(lineOf(outcome(rentalYield, facts.yield, '?price=500000'), 'Stamp duty')).toBe('£40,000')
    expect(lineOf(outcome(rentalYield, facts.yield, '?price=500000&abroad=yes'), 'Stamp duty')).toBe('£50,000')
    expect(lineOf(outcome(rentalYield, facts.yield, '?price=500000&costs=1234'), 'Costs of buying')).toBe('£1,234')
  })
  it('withholds tax on all rent that a tenant pays, without deductions, if no agent collects it', () => {
    // £28,800 less two empty weeks is £27,692.31; a fifth of it is £5,538, although the owner pays £3,000 of bills.
    for (const service of ['none', 'let-only'])
      expect(
        lineOf(outcome(rentalYield, facts.yield, `?service=${service}&abroad=yes`), 'Withheld, 20%'),
        service,
      ).toBe('£5,538')
    const result = outcome(
      rentalYield,
      facts.yield,
      '?rent=600&price=100000&voids=0&service=none&charge=0&ground=0&insurance=0&repairs=1200&abroad=yes',
    )
    expect(lineOf(result, 'Withheld, 20%')).toBe('£1,440')
    expect(lineOf(result, 'Left for you, before HMRC approves you')).toBe('£4,560')
    expect(lineOf(result, 'Left for you, after HMRC approves you')).toBe('£6,000')
    expect(JSON.stringify(result)).toContain('must withhold tax on all of it')
  })
  it(
    'withholds tax on the rent less what the agent has paid: all bills ' +
      'of a managed home, our fees alone where we collect',
    () => {
      // 27,692.31 − 15 % − 3,000 = 20,538.46; a fifth is 4,107. 27,692.31 − 10 % − 180 − 168 = 24,575.08; a fifth is
      // 4,915.
      expect(lineOf(outcome(rentalYield, facts.yield, '?service=fully-managed&abroad=yes'), 'Withheld, 20%')).toBe(
        '£4,107',
      )
      expect(lineOf(outcome(rentalYield, facts.yield, '?service=rent-collection&abroad=yes'), 'Withheld, 20%')).toBe(
        '£4,915',
      )
    },
  )
  it('has no withholding by a tenant who pays £100 a week or less', () => {
    expect(lineOf(outcome(rentalYield, facts.yield, '?rent=433.33&service=none&abroad=yes'), 'Withheld, 20%')).toBe(
      '£0',
    )
    expect(
      lineOf(outcome(rentalYield, facts.yield, '?rent=433.34&voids=0&service=none&abroad=yes'), 'Withheld, 20%'),
    ).toBe('£1,040')
  })
  it('takes the inventory, the deposit’s registration and the returns to HMRC from the price list', () => {
    const { inventory, deposit, 'hmrc-return': returns } = data('fees')
    const pounds = (amount: number) => `−£${amount}`
    const lines = (service: string, abroad: string) => {
      const result = outcome(rentalYield, facts.yield, `?service=${service}&abroad=${abroad}`)
      return [inventory.name, deposit.name, 'Returns to HMRC'].map((label) => lineOf(result, label))
    }
    expect(lines('let-only', 'yes')).toEqual([pounds(inventory.pounds), pounds(deposit.pounds), undefined])
    expect(lines('rent-collection', '')).toEqual([pounds(inventory.pounds), undefined, undefined])
    expect(lines('rent-collection', 'yes')).toEqual([pounds(inventory.pounds), undefined, pounds(returns.pounds * 4)])
    expect(lines('fully-managed', 'yes')).toEqual([undefined, undefined, undefined])
    expect(lines('none', 'yes')).toEqual([undefined, undefined, undefined])
  })
  it('takes the Let Only fee from a year’s rent, regardless of empty weeks', () => {
    const result = outcome(rentalYield, facts.yield, '?service=let-only&voids=10')
    expect(lineOf(result, 'Our fee')).toBe('−£2,304')
    expect(JSON.stringify(result)).toContain('8% of a year’s rent')
  })
  it('explains a year that costs more than it brings', () =>
    expect(outcome(rentalYield, facts.yield, '?rent=100&charge=5000')).toMatchObject({
      figure: 'None',
      explanation: expect.stringMatching(/^The costs of the year are £[\d,]+ higher than the rent/),
    }))
})
