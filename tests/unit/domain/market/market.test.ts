import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { type AreaPrices, grossYield, priceRow, toCsv } from '../../../../src/domain/market/market'

const data = parse(readFileSync('src/agency/data/prices.yaml', 'utf8')) as Record<string, AreaPrices>
const rows = Object.entries(data).map(([area, prices]) => priceRow(area, prices))

describe('the price table', () => {
  test('has yields that match its prices and rents', () => {
    const printed = toCsv(rows, '2026-10')
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',').slice(2).map(Number))
    expect(printed).toHaveLength(rows.length)
    for (const [price, , rent, shown] of printed)
      expect(Math.abs(((rent! * 12) / price!) * 100 - shown!)).toBeLessThanOrEqual(0.05)
  })
  test('stays within the specification’s ranges, and reaches their ends', () => {
    const ends = (figures: number[]) => [Math.min(...figures), Math.max(...figures)]
    expect(ends(rows.map(({ avgPrice }) => avgPrice))).toEqual([590_000, 1_450_000])
    expect(ends(rows.map(({ avgRent }) => avgRent))).toEqual([1600, 2800])
    expect(ends(rows.map(({ rentYield }) => rentYield))).toEqual([2.3, 3.3])
  })
  test('takes its change from the thirteen months of its chart', () => {
    for (const { series, changePercent } of rows)
      expect(Math.abs((series[12]! / series[0]! - 1) * 100 - changePercent)).toBeLessThanOrEqual(0.05)
  })
})

describe('gross yield', () => {
  test.each([
    [500_000, 2400, 5.8],
    [590_000, 1600, 3.3],
    [1_450_000, 2800, 2.3],
  ])('£%i at £%i a month is %f%%', (price, rent, expected) => expect(grossYield(price, rent)).toBe(expected))
  test('is refused for a home without a price', () => expect(() => grossYield(0, 1600)).toThrow('has no yield'))
})
