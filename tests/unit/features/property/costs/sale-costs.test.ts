import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { type Facts, parseFacts } from '../../../../../src/domain/listing/facts/fact-schema'
import { type Rates, ratesOn, refunds } from '../../../../../src/domain/market/stamp-duty'
import { rentalYield } from '../../../../../src/features/calculators/rental-yield'
import { dutyRange, dutyRows, laterRows } from '../../../../../src/features/property/costs/sale-costs'
import * as english from '../../../../../src/messages/en/costs'
import * as chinese from '../../../../../src/messages/zh/costs'
import { facts as calculatorFacts, outcome } from '../../calculators/outcome'

const tables = Object.entries(
  parse(readFileSync('src/data/stamp-duty.yaml', 'utf8')) as Record<string, Omit<Rates, 'from'>>,
).map(([from, table]) => ({ ...table, from }))
const rates = ratesOn(tables, '2026-11-21')!
const market = { rates, checked: '21 November 2026', yields: { Kensington: 2.3 } }
const listingWith = (values: Facts['values'], notes: Facts['notes'] = {}) => ({
  price: 1895000,
  area: 'Kensington',
  facts: { values, floorPlanCaptions: [], notes },
})
const label = (rows: { label: string }[]) => rows.map((row) => row.label)

describe('Stamp duty on a home', () => {
  it('ranges from an only home to another home bought from abroad, and is the flat rate for a company abroad', () =>
    expect(dutyRange(1895000, rates)).toEqual({ min: 141150, max: 273800, company: 360050 }))
  it('starts at zero where first-time buyers pay nothing', () => expect(dutyRange(300000, rates).min).toBe(0))
  it('adds up, surcharge by surcharge, and lists possible refunds', () => {
    const { rows, total, back, firstTime } = dutyRows(1895000, { onlyHome: false, inUk: false }, rates)
    expect(rows.map(({ value }) => value)).toEqual(['£141,150', '£94,750', '£37,900'])
    expect([total, back, firstTime]).toEqual([273800, { additional: 94750, nonResident: 37900 }, null])
  })
  it('has the refunds of the calculator, to the pound', () => {
    const { back } = dutyRows(487333, { onlyHome: false, inUk: false }, rates)
    expect(back).toEqual(refunds({ price: 487333, buyer: 'additional', abroad: true }, rates))
  })
  it.each([
    [english, 'becomes your main home in its place', 'everybody who buys with you'],
    [chinese, '成为您的主要住房', '每位共同买方'],
  ])('names every condition of a refund', (messages, replacement, everybody) => {
    expect(messages.backIfSold('£94,750')).toContain(replacement)
    expect(messages.backIfHere('£37,900')).toContain(everybody)
  })
  it('is lower for a first-time buyer with relief, and not above its limit', () => {
    expect(dutyRows(450000, { onlyHome: true, inUk: true }, rates)).toMatchObject({ total: 12500, firstTime: 7500 })
    expect(dutyRows(500001, { onlyHome: true, inUk: true }, rates).firstTime).toBeNull()
    expect(dutyRows(450000, { onlyHome: false, inUk: true }, rates).firstTime).toBeNull()
  })
})

describe('The later costs of a listing', () => {
  it.each([
    [{ tenure: 'leasehold' }, {}, false],
    [{ tenure: 'leasehold', service_charge: 6240 }, { ground_rent: { state: 'asked' } }, false],
    [{ tenure: 'leasehold', service_charge: 6240 }, { ground_rent: { state: 'not_applicable' } }, true],
    [{ tenure: 'freehold' }, {}, true],
  ] as const)('include a yield unless a charge is unknown: %j, %j', (values, notes, shown) =>
    expect(label(laterRows(listingWith(values, notes), market)).includes('Yield after charges, if let')).toBe(shown),
  )
  it.each([null, ...[true, false].flatMap((onlyHome) => [true, false].map((inUk) => ({ onlyHome, inUk })))])(
    'include the yield after charges and the buyer’s own stamp duty, which is the linked calculator’s: %j',
    (values) => {
      const listing = listingWith({ tenure: 'leasehold', service_charge: 6240, ground_rent: 250 })
      const row = laterRows(listing, market, values).find(({ label }) => label === 'Yield after charges, if let')!
      expect(outcome(rentalYield, calculatorFacts.yield, row.href!.split('?')[1]!)).toMatchObject({ figure: row.value })
      const { total } = dutyRows(listing.price, values ?? { onlyHome: false, inUk: true }, rates)
      const rent = Math.round((listing.price * 2.3) / 1200)
      const income = (rent * 12 * 50) / 52 - 6240 - 250
      expect(row.value).toBe(`${((income / (listing.price + total)) * 100).toFixed(2)}%`)
    },
  )
  it('include no yield for an area without published rents', () =>
    expect(label(laterRows({ ...listingWith({ tenure: 'freehold' }), area: 'Soho' }, market))).not.toContain(
      'Yield after charges, if let',
    ))
  it('name council tax that a second home doubles, a planned surcharge and a right to a longer lease', () => {
    const rowsOf = (row: Record<string, unknown>, price: number) =>
      laterRows({ ...listingWith(parseFacts(row).values), price }, market, null, new Date('2026-11-25')).map(
        ({ label, value, note }) => [label, value, note].filter(Boolean).join(': '),
      )
    const dear = rowsOf(
      { tenure: 'leasehold', lease_end: '2116-06-23', council_tax_band: 'H', local_authority: 'Westminster' },
      2_450_000,
    )
    expect(dear).toContainEqual(
      expect.stringMatching(/^Council tax, second home: May be double: .*ask Westminster Council/),
    )
    expect(dear).toContainEqual(expect.stringMatching(/^Planned surcharge, from April 2028: £2,500: .*not final/))
    expect(dear).toContainEqual(expect.stringMatching(/^A longer lease: .*31 January 2025/))
    const plain = rowsOf(
      { tenure: 'leasehold', lease_end: '2997-12-24', council_tax_band: 'C', local_authority: 'Islington' },
      1_999_999,
    )
    expect(plain).toContainEqual(expect.stringMatching(/May be double: Many councils .*ask Islington Council/))
    expect(plain.join()).not.toMatch(/surcharge|longer lease/)
  })
})
