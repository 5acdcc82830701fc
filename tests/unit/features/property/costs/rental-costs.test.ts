import { describe, expect, it } from 'vitest'
import { rentalCosts } from '../../../../../src/features/property/costs/rental-costs'
import type { FactValues } from '../../../../../src/domain/listing/facts/fact-schema'

const costs = (price: number, values: FactValues) =>
  rentalCosts({ price, facts: { values, floorPlanCaptions: [], notes: {} } })
const lines = (rows: readonly { label: string; value: string }[]) =>
  rows.map(({ label, value }) => `${label}: ${value}`)

describe('The costs of moving in', () => {
  it('are the landlord’s deposits, in order of payment', () => {
    const { hold, sign, total } = costs(4750, { holding_deposit: 1096.15, deposit: 5480.76 })
    expect(lines([...hold, ...sign])).toEqual([
      'Holding deposit, one week’s rent: £1,096.15',
      'First month’s rent: £4,750.00',
      'Less the holding deposit: −£1,096.15',
      'Deposit, five weeks’ rent: £5,480.76',
      'Fees to us: £0.00',
    ])
    expect(total).toMatchObject({ label: 'Before you have the keys', value: '£10,230.76' })
  })
  it('state the maximum, and no sum, for an unknown deposit', () => {
    const { hold, sign, total } = costs(2400, {})
    expect(lines([...hold, ...sign])).toContain('Deposit, at most five weeks’ rent: up to £2,769.23')
    expect(lines(hold)).toEqual(['Holding deposit, at most one week’s rent: up to £553.84'])
    expect(total).toMatchObject({ label: 'At most, before you have the keys', value: '£5,169.23' })
  })
  it('state no maximum if none applies: above £100,000 a year, and for a company', () => {
    for (const { total, notes, sign } of [costs(8400, {}), costs(2400, { tenancy: 'company_let' })]) {
      expect(total.label).toBe('Before you have the keys')
      expect(total.value).toMatch(/ and a deposit$/)
      expect(lines(sign)).toContain('Deposit, as agreed: Ask us')
      expect(notes.join()).toContain('The law sets no limit')
    }
  })
  it.each(['resident_landlord', 'student_block'] as const)(
    'have a maximum and no promised protection for %s',
    (tenancy) => {
      const { sign, notes } = costs(2400, { tenancy })
      expect(lines(sign)).toContain('Deposit, at most five weeks’ rent: up to £2,769.23')
      expect(notes).toEqual([])
    },
  )
  it('open the calculator with the rent, the deposit and the known bills', () => {
    const rental = { price: 2400, facts: { values: { deposit: 2700 }, floorPlanCaptions: [], notes: {} } }
    expect(rentalCosts(rental, 264).calculator).toBe('/calculators/move-in-cost?rent=2400&deposit=2700&bills=264')
    expect(rentalCosts(rental).calculator).toBe('/calculators/move-in-cost?rent=2400&deposit=2700')
  })
})
