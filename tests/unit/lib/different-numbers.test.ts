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
  ['thirty days, twenty-four hours', '30 天，24 小时'],
  ['30 days, £500', '三十天，五百英镑'],
  ['five hundred homes', '500 套'],
  ['Until 6 pm. From 9 am.', '下午 6 点前，上午9点起'],
  ['Until 6 pm or 6:30 pm', '18 点或下午6点半前'],
  ['Until 6:30 pm', '下午 6：30 前'],
  ['open from nine to six, 3 tips', '9:00 至 18:00，3 点建议'],
  ['100m from the park', '距公园 100 米'],
  ['within {emergency} of a call', '{emergency}内'],
])('“%s” has the numbers of “%s”', (english, chinese) =>
  expect(differentNumbers(english, chinese)).toEqual({ onlyEnglish: [], onlyChinese: [] }),
)

it.each([
  ['£2,500 a month', '每月 £2,400', ['2500'], ['2400']],
  ['From 1 November 2030', '自 2030 年 10 月 1 日起', [], ['10']],
  ['Until 7:30 pm', '18:30 前', ['19:30'], ['18:30']],
  ['Until 6 pm', '下午 7 点前', ['18:00'], ['19:00']],
  ['thirty homes at £1,950', '30 套，£1,450', ['1950'], []],
  ['£190m+', '£1.8亿+', ['190000000'], ['180000000']],
  ['twelve tradespeople', '11 位师傅', [], ['11']],
  ['6 weeks', '五周', ['6'], []],
])('“%s” has other numbers than “%s”', (english, chinese, onlyEnglish, onlyChinese) =>
  expect(differentNumbers(english, chinese)).toEqual({ onlyEnglish, onlyChinese }),
)
