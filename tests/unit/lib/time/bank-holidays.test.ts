import { describe, expect, it } from 'vitest'
import { isBankHoliday } from '../../../../src/lib/time/bank-holidays'

/** GOV.UK's list for England and Wales, plus the weekend days behind substitutes. 2033: by the Act, as in 2022. */
const published = {
  2024: '01-01 03-29 04-01 05-06 05-27 08-26 12-25 12-26',
  2025: '01-01 04-18 04-21 05-05 05-26 08-25 12-25 12-26',
  2026: '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-26 12-28',
  2027: '01-01 03-26 03-29 05-03 05-31 08-30 12-25 12-26 12-27 12-28',
  2028: '01-01 01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26',
  2033: '01-01 01-03 04-15 04-18 05-02 05-30 08-29 12-25 12-26 12-27',
}

describe('Bank holidays', () => {
  it.each(Object.entries(published))('of %s match the published list', (year, days) => {
    const results: string[] = []
    for (let time = Date.UTC(Number(year), 0, 1); time < Date.UTC(Number(year) + 1, 0, 1); time += 86_400_000) {
      const day = new Date(time).toISOString().slice(0, 10)
      if (isBankHoliday(day)) results.push(day.slice(5))
    }
    expect(results.join(' ')).toBe(days)
  })
})
