import { describe, expect, it } from 'vitest'
import { parseFacts } from '../../../../../src/domain/listing/facts/fact-schema'
import { monthRows } from '../../../../../src/features/property/costs/month-rows'
import type { CouncilTaxes } from '../../../../../src/domain/market/council-tax-bands'

const source = { label: 'A council', url: 'https://council.example/' }
const taxes: CouncilTaxes = {
  Camden: { bandD: 1800, year: 2024, source, checked: '26 November 2026' },
  Southwark: { bandD: 1800, year: 2026, source, checked: '26 November 2026' },
}
const today = new Date('2026-11-26')
const month = (listingType: 'rent' | 'sale', price: number, row: Record<string, unknown>) =>
  monthRows({ listingType, price, facts: parseFacts(row) }, taxes, today)
const lines = (rows: { label: string; value: string; note?: string }[]) =>
  rows.map(({ label, value, note }) => [label, value, note].filter(Boolean).join(': '))

describe('A month in a home', () => {
  it('adds rent, council tax, energy and a permit, each with its yearly sum', () => {
    const { rows, total, left } = month('rent', 2000, {
      ...{ bills_included: ['none'], council_tax_band: 'D', local_authority: 'Southwark' },
      ...{ energy_cost: 1200, parking_charge: 120 },
      fact_notes: { energy_cost: { state: 'known', checked_on: '2026-11-04' } },
    })
    expect(lines(rows)).toEqual([
      'Rent: £2,000',
      'Council tax, band D: £150: £1,800 for 2026/27 in Southwark',
      'Energy: £100: £1,200 a year for heating, hot water and lighting, the energy certificate’s estimate, ' +
        'checked on 4 November 2026',
      'Parking permit: £10: £120 a year',
    ])
    expect(total).toEqual({ label: 'Known costs each month', value: '£2,260', pounds: 2260 })
    expect(lines(left)).toEqual(['Water and broadband: You pay'])
  })
  it('leaves the rent of a shared home out of the sum, and says so', () =>
    expect(lines(month('sale', 200_000, { tenure: 'leasehold', shared_ownership_percent: 40 }).left)).toContain(
      'Rent on the other share: Ask us',
    ))
  it('adds an example of a mortgage to a leaseholder’s charges', () => {
    const { rows, total } = month('sale', 400_000, {
      ...{ tenure: 'leasehold', service_charge: 6240, service_charge_year: 2026, ground_rent: 0 },
      ...{ council_tax_band: 'A', local_authority: 'Southwark' },
    })
    expect(lines(rows)).toEqual([
      'Mortgage, an example: £1,710: Deposit of 25%, interest of 4.75%, 25 years',
      'Council tax, band A: £100: £1,200 for 2026/27 in Southwark',
      'Service charge: £520: £6,240 for 2026',
      'Ground rent: None',
    ])
    expect(total.pounds).toBe(1710 + 100 + 520)
    expect(rows[0]!.href).toBe('/calculators/mortgage?price=400000&others=620')
  })
  it('names what is not known, and guesses nothing', () => {
    const { rows, total, left, adds } = month('rent', 1999.5, { parking: ['permit'], local_authority: 'Camden' })
    expect(lines(rows)).toEqual(['Rent: £1,999.50'])
    expect([total.value, adds]).toEqual(['£1,999.50', false])
    expect(lines(left)).toEqual([
      'Council tax: Band not known yet',
      'Energy: Not known yet',
      'Parking permit: Ask the council: Camden council sells permits',
    ])
    const noFigure = month('rent', 2000, { council_tax_band: 'E', local_authority: 'Greenwich' })
    expect(lines(noFigure.left)[0]).toMatch(/^Council tax, band E: Ask the council: We do not know Greenwich’s charges/)
    expect(noFigure.tax).toBeUndefined()
    expect(lines(month('rent', 2000, { council_tax_band: 'not_yet_banded' }).left)[0]).toBe('Council tax: No band yet')
    expect(lines(month('rent', 2000, { council_tax_band: 'E' }).left)[0]).toBe(
      'Council tax, band E: Council not known yet',
    )
  })
  it('asks the seller for a charge, and leaves out one that a freehold does not have', () => {
    const requested = month('sale', 400_000, {
      tenure: 'leasehold',
      fact_notes: { service_charge: { state: 'asked' } },
    })
    expect(lines(requested.left)).toEqual(
      expect.arrayContaining(['Service charge: We have asked the seller', 'Ground rent: Not known yet']),
    )
    expect(lines(month('sale', 400_000, { tenure: 'freehold' }).left).join()).not.toMatch(/Service|Ground/)
  })
  it('says the year of another year’s council tax', () => {
    const row = month('rent', 2000, { council_tax_band: 'D', local_authority: 'Camden' }).rows[1]!
    expect(row.note).toBe('£1,800 for 2024/25 in Camden. We do not know this year’s charge')
  })
  it('prefers the sum on the home’s own bill, with its year', () => {
    const { rows, tax } = month('rent', 2000, {
      ...{ council_tax_band: 'D', local_authority: 'Camden', council_tax_charge: 1560, council_tax_year: 2026 },
    })
    expect(lines(rows)[1]).toBe('Council tax, band D: £130: £1,560 for 2026/27, from the council’s bill')
    expect(tax).toBeUndefined()
  })
  it('adds no bill that the rent includes', () => {
    const { rows, total, left } = month('rent', 2000, {
      ...{ council_tax_band: 'D', local_authority: 'Southwark', energy_cost: 1200 },
      bills_included: ['water', 'heating', 'council_tax'],
    })
    expect(lines(rows)).toEqual(['Rent: £2,000', 'In the rent: water, council tax and heating: Included'])
    expect(total.pounds).toBe(2000)
    expect(lines(left)).toEqual(['Energy: Partly in the rent', 'Broadband: You pay'])
  })
})
