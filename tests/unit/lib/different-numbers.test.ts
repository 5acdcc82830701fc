import { expect, it } from 'vitest'
import { differentNumbers } from '../../../src/lib/different-numbers'

it.each([
  ['£1,950 to £3,250 a month', '每月 £1,950 至 £3,250'],
  ['From 1 October 2030', '自 2030 年 10 月 1 日起'],
  ['Until 6:30 pm. From 9 am.', '18:30 前，9:00 起'],
  ['£180m+', '£1.8亿+'],
  ['£2 million and £30,000', '200 万英镑和 3 万英镑'],
  ['eleven tradespeople', '11 位师傅'],
  ['5 weeks, 12 months, 20 days, 24 flats', '五周，十二个月，二十天，二十四套'],
  ['within {emergency} of a call', '{emergency}内'],
])('“%s” has the numbers of “%s”', (english, chinese) =>
  expect(differentNumbers(english, chinese)).toEqual({ onlyEnglish: [], onlyChinese: [] }),
)

it.each([
  ['£2,500 a month', '每月 £2,400', ['2500'], ['2400']],
  ['From 1 November 2030', '自 2030 年 10 月 1 日起', [], ['10']],
  ['Until 7:30 pm', '18:30 前', ['19:30'], ['18:30']],
  ['£190m+', '£1.8亿+', ['190000000'], ['180000000']],
  ['twelve tradespeople', '11 位师傅', [], ['11']],
  ['6 weeks', '五周', ['6'], []],
])('“%s” has other numbers than “%s”', (english, chinese, onlyEnglish, onlyChinese) =>
  expect(differentNumbers(english, chinese)).toEqual({ onlyEnglish, onlyChinese }),
)
