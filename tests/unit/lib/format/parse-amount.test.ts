import { expect, it } from 'vitest'
import { amount, percentage, readAmount } from '../../../../src/lib/format/parse-amount'
import { corpus, inAddress } from '../../../hostile'
import { seeded } from '../../../seeded'

it.each([
  ['£650k', 650_000],
  ['650,000', 650_000],
  ['1.2m', 1_200_000],
  ['£1.2 million', 1_200_000],
  ['650 000', 650_000],
  ['£ 1,450,000.50', 1_450_000.5],
  ['2,800 pcm', 2800],
  ['£2,800 a month', 2800],
  ['1.15m', 1_150_000],
  ['65万', 650_000],
  ['1250000。', 1_250_000],
  ['1250000，', 1_250_000],
  ['６５０，０００', 650_000],
  ['0', 0],
  ['.5m', 500_000],
  ['125050.019', 125_050.01],
  ['1bn', 1e9],
  ['GBP 500', 500],
  ['', null],
  ['-5', null],
  ['1e9', null],
  ['£', null],
  ['lots', null],
  ['1.2.3', null],
  ['5 apples', null],
  ['NaN', null],
  ['Infinity', null],
  ['9'.repeat(15), null],
  ['9'.repeat(400), null],
  ['1,250,000', 1_250_000],
  ['£1.25m', 1_250_000],
  ['1.25 million', 1_250_000],
  ['950k', 950_000],
  ['2,400 pcm', 2400],
  ['500£', 500],
  ['1,2,3', null],
  ['12,50,000', null],
  ['5,25', null],
  ['1,25m', null],
  ['1,250 000', null],
  ['1.250', null],
  ['5constructor', null],
  ['1.250.000', 1_250_000],
  ['1.250.000,00', 1_250_000],
  ['450.000,50', 450_000.5],
  ['1 250 000,00', 1_250_000],
  ['450000,50', 450_000.5],
  ['450000.', 450_000],
  ['1\u00a0250\u202f000', 1_250_000],
  ['1\u00a0250\u00a0000', 1_250_000],
  ['£1,250,000.00', 1_250_000],
  ['1.25E+06', null],
  ['450.000', null],
  ['575-650', null],
  ['575–650', null],
  ['POA', null],
  ['from 450,000', null],
  ['450,000 ono', null],
  ['€450,000', null],
  ['1.250,000', null],
  ['1,250.000,00', null],
  ['450000²', null],
  ['450000¹', null],
  ['1½m', null],
  ['٦٥٠٬٠٠٠', 650_000],
  ['۲٫۵m', 2_500_000],
])('an amount typed “%s” is %s', (typed, read) => expect(amount(typed)).toBe(read))

it.each([
  ['12500 pa', 12_500, 'year'],
  ['£12,500 per annum', 12_500, 'year'],
  ['575 pw', 575, 'week'],
  ['£575 per week', 575, 'week'],
  ['£575/week', 575, 'week'],
  ['2,400 pcm', 2400, 'month'],
  ['2,400 p.c.m.', 2400, 'month'],
  ['£2,400 per calendar month', 2400, 'month'],
  ['6,000 per quarter', 6000, 'quarter'],
  ['£1.45m', 1_450_000, null],
])('“%s” is %s for each %s', (typed, value, per) => expect(readAmount(typed)).toEqual({ value, per }))

it('a field for a monthly rent or a yearly charge rejects other periods', () => {
  expect([amount('2,400 pcm'), amount('575 pw'), amount('12,500 pa')]).toEqual([2400, null, null])
  expect([amount('12,500 pa', 'year'), amount('12,500', 'year'), amount('300 pcm', 'year')]).toEqual([
    12_500,
    12_500,
    null,
  ])
  expect(amount('300 pcm', null)).toBeNull()
})

it('an amount is a whole text or nothing: additions around a number never give a partial match', () => {
  const random = seeded(33)
  const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)]!
  const groups = [',', ' ', '’', "'", '\u00a0', '_']
  for (let round = 0; round < 5000; round++) {
    const pounds = Math.floor(random() * 10 ** (1 + Math.floor(random() * 9)))
    const separator = pick(groups)
    const spelling = pick([String(pounds), String(pounds).replace(/\B(?=(\d{3})+$)/g, separator)])
    const written = pick(['', '£', 'GBP ', '£ ']) + spelling + pick(['', '.00', '.0', '.'])
    expect(amount(written), written).toBe(pounds)
    // Characters that change the number: no digit, scale, separator or unit.
    const noise = pick(['-', 'E+06', 'e3', '/', ':', ' to 9', '+', 'x', '%', ' ono', '?', ' or offers', '*', '€', '..'])
    const spoilt = pick([written + noise, noise + written, written + noise + String(pounds)])
    expect(amount(spoilt), spoilt).toBeNull()
  }
})

it.each([
  ['5', 5],
  ['5.25 %', 5.25],
  ['5,25', 5.25],
  ['0', 0],
  ['.5', 0.5],
  ['five', null],
  ['-1', null],
  ['', null],
  ['1e3', null],
  ['٥٫٢٥٪', 5.25],
])('a percentage typed “%s” is %s', (typed, read) => expect(percentage(typed)).toBe(read))

it.each([...Object.values(corpus), ...inAddress])('%j is a number or none', (text) => {
  for (const value of [amount(text), percentage(text)]) expect(value === null || Number.isFinite(value)).toBe(true)
})
