import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { parse } from 'yaml'
import {
  type Buyer,
  type Purchase,
  type Rates,
  ratesOn,
  refunds,
  stampDuty,
} from '../../../../src/domain/market/stamp-duty'
import { seeded } from '../../../seeded'
import official from './sdlt-cases.json'

const tables = Object.entries(
  parse(readFileSync('src/data/stamp-duty.yaml', 'utf8')) as Record<string, Omit<Rates, 'from'>>,
).map(([from, table]) => ({ ...table, from }))
const today = ratesOn(tables, '2026-11-21')!
const tax = (purchase: Purchase, rates = today) => stampDuty(purchase, rates).tax

describe('Stamp duty by HMRC’s and GOV.UK’s examples', () => {
  it.each(official.cases)(
    'on £$price (first $firstTimeBuyer, additional $additionalDwelling, abroad $nonUkResident) is £$sdlt',
    ({ price, firstTimeBuyer, additionalDwelling, nonUkResident, sdlt }) => {
      const buyer = firstTimeBuyer ? 'first' : additionalDwelling ? 'additional' : 'home'
      expect(tax({ price, buyer, abroad: nonUkResident })).toBe(sdlt)
    },
  )
})

describe('Stamp duty', () => {
  it.each<[string, Purchase, number]>([
    ['is nothing up to the first threshold', { price: 125_000, buyer: 'home' }, 0],
    ['ignores pence', { price: 250_020.99, buyer: 'home' }, 2501],
    ['adds a surcharge before it cuts to pounds', { price: 250_030, buyer: 'additional' }, 15_003],
    ['has no surcharge a penny below £40,000', { price: 39_999.99, buyer: 'additional', abroad: true }, 0],
    ['has it at £40,000', { price: 40_000, buyer: 'additional' }, 2000],
    ['has both at £40,000', { price: 40_000, buyer: 'additional', abroad: true }, 2800],
    [
      'is on both scales for another home bought from abroad',
      { price: 2_500_000, buyer: 'additional', abroad: true },
      388_750,
    ],
    ['of seventy-five million is', { price: 75_000_000, buyer: 'home' }, 8_913_750],
    ['gives a first buyer the relief at the cap', { price: 500_000, buyer: 'first' }, 10_000],
    ['gives it not a pound above', { price: 500_001, buyer: 'first' }, 15_000],
    ['gives it not a penny above', { price: 500_000.01, buyer: 'first' }, 15_000],
    ['charges a first buyer from abroad on every slice', { price: 250_000, buyer: 'first', abroad: true }, 5000],
    ['does so above the cap on the standard scale', { price: 600_000, buyer: 'first', abroad: true }, 32_000],
    ['leaves a first buyer from abroad alone below £40,000', { price: 20_000, buyer: 'first', abroad: true }, 0],
    ['puts a company on the additional rates', { price: 500_000, buyer: 'company' }, 40_000],
    ['puts it on the flat rate a pound above', { price: 500_001, buyer: 'company' }, 85_000],
    ['adds two points to a company from abroad', { price: 1_000_000, buyer: 'company', abroad: true }, 190_000],
    ['relieves a company that lets', { price: 1_000_000, buyer: 'company', relieved: true }, 93_750],
    [
      'relieves one from abroad of the flat rate alone',
      { price: 1_000_000, buyer: 'company', relieved: true, abroad: true },
      113_750,
    ],
    ['asks nothing of a company below £40,000', { price: 39_999, buyer: 'company' }, 0],
    ['of nothing is nothing', { price: 0, buyer: 'additional', abroad: true }, 0],
  ])('%s: £%j', (_, purchase, expected) => expect(tax(purchase)).toBe(expected))

  test.each([
    ['2022-09-22', undefined],
    ['2022-09-23', '2022-09-23'],
    ['2024-10-30', '2022-09-23'],
    ['2024-10-31', '2024-10-31'],
    ['2025-03-31', '2024-10-31'],
    ['2025-04-01', '2025-04-01'],
    ['2031-01-01', '2025-04-01'],
  ])('on %s follows the table of %s', (day, from) => expect(ratesOn(tables, day)?.from).toBe(from))

  test('of an earlier completion uses the rates of its day', () => {
    expect(tax({ price: 300_000, buyer: 'additional' }, ratesOn(tables, '2024-10-30')!)).toBe(11_500)
    expect(tax({ price: 300_000, buyer: 'additional' }, ratesOn(tables, '2025-03-31')!)).toBe(17_500)
    expect(tax({ price: 600_000, buyer: 'first' }, ratesOn(tables, '2025-03-31')!)).toBe(8750)
    expect(tax({ price: 600_000, buyer: 'company' }, ratesOn(tables, '2024-10-30')!)).toBe(90_000)
  })

  test('is refunded in the parts of the surcharges', () => {
    expect(refunds({ price: 1_600_000, buyer: 'additional' }, today)).toEqual({ additional: 80_000, nonResident: 0 })
    expect(refunds({ price: 1_000_000, buyer: 'additional', abroad: true }, today)).toEqual({
      additional: 50_000,
      nonResident: 20_000,
    })
    expect(refunds({ price: 1_000_000, buyer: 'company', abroad: true, relieved: true }, today)).toEqual({
      additional: 0,
      nonResident: 0,
    })
    expect(refunds({ price: 39_000, buyer: 'additional', abroad: true }, today)).toEqual({
      additional: 0,
      nonResident: 0,
    })
  })
})

describe('For any price, buyer and day,', () => {
  const random = seeded(20260401)
  const edges = [0, 40_000, 125_000, 250_000, 300_000, 425_000, 500_000, 625_000, 925_000, 1_500_000]
  // Often near band edges, with and without pence.
  const price = () =>
    (random() < 0.5
      ? Math.max(0, edges[Math.floor(random() * edges.length)]! + Math.floor(random() * 60 - 30))
      : Math.floor(10 ** (2 + random() * 7))) + (random() < 0.3 ? Math.floor(random() * 100) / 100 : 0)
  const buyers: Buyer[] = ['home', 'first', 'additional', 'company']
  const cases = Array.from({ length: 3000 }, () => ({
    purchase: {
      price: price(),
      buyer: buyers[Math.floor(random() * 4)]!,
      abroad: random() < 0.5,
      relieved: random() < 0.5,
    },
    rates: tables[Math.floor(random() * tables.length)]!,
    other: price(),
  }))
  // One expectation for three thousand cases: shows those that break the rule.
  const against = (rule: (one: (typeof cases)[number]) => boolean) => cases.filter((one) => !rule(one))

  test('a higher price never has less tax', () =>
    expect(
      against(({ purchase, rates, other }) => {
        const [low, high] = [purchase.price, other].sort((a, b) => a - b) as [number, number]
        return tax({ ...purchase, price: low }, rates) <= tax({ ...purchase, price: high }, rates)
      }),
    ).toEqual([]))
  test('a surcharge never lowers it, and a relief never raises it', () =>
    expect(
      against(({ purchase, rates }) => {
        const standard = tax({ ...purchase, buyer: 'home', abroad: false }, rates)
        return (
          tax({ ...purchase, buyer: 'additional', abroad: false }, rates) >= standard &&
          tax({ ...purchase, abroad: true }, rates) >= tax({ ...purchase, abroad: false }, rates) &&
          tax({ ...purchase, buyer: 'first', abroad: false }, rates) <= standard &&
          tax({ ...purchase, buyer: 'company', relieved: true }, rates) <=
            tax({ ...purchase, buyer: 'company', relieved: false }, rates)
        )
      }),
    ).toEqual([]))
  test('the slices are contiguous, cover the price and add up', () =>
    expect(
      against(({ purchase, rates }) => {
        const { slices, tax: total } = stampDuty(purchase, rates)
        return (
          slices.reduce((sum, slice) => sum + slice.tax, 0) === total &&
          slices.reduce((sum, { from, to }) => sum + to - from, 0) === Math.floor(purchase.price) &&
          slices.every(({ from }, n) => from === (slices[n - 1]?.to ?? 0))
        )
      }),
    ).toEqual([]))
  test('it is whole pounds, and never negative', () =>
    expect(
      against(({ purchase, rates }) => Number.isInteger(tax(purchase, rates)) && tax(purchase, rates) >= 0),
    ).toEqual([]))
  test('a refund never exceeds the tax', () =>
    expect(
      against(({ purchase, rates }) =>
        Object.values(refunds(purchase, rates)).every((back) => back >= 0 && back <= tax(purchase, rates)),
      ),
    ).toEqual([]))
})
