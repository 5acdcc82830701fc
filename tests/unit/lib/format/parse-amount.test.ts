import { expect, it } from 'vitest'
import { amount, percentage } from '../../../../src/lib/format/parse-amount'
import { corpus, inAddress } from '../../../hostile'

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
])('an amount typed “%s” is %s', (typed, read) => expect(amount(typed)).toBe(read))

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
])('a percentage typed “%s” is %s', (typed, read) => expect(percentage(typed)).toBe(read))

it.each([...Object.values(corpus), ...inAddress])('%j is a number or none', (text) => {
  for (const value of [amount(text), percentage(text)]) expect(value === null || Number.isFinite(value)).toBe(true)
})
