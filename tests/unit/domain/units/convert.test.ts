import { expect, it } from 'vitest'
import { convertPrice, convertSize } from '../../../../src/domain/units/convert'

it.each([
  [1_450_000, 'NGN', 1910, '≈ ₦2.77bn, indicative'],
  [1_450_000, 'CNY', 9.38, '≈ CN¥13.6m, indicative'],
  [1_450_000, 'USD', 1.32, '≈ US$1.91m, indicative'],
  [0.5, 'EUR', 1.14, '≈ €0.57, indicative'],
])('£%d in %s at %d is “%s”', (pounds, currency, rate, text) =>
  expect(convertPrice(pounds, currency, rate).replace(/\u00a0/g, ' ')).toBe(text),
)

it('a size is also in square metres', () =>
  expect([convertSize(1310), convertSize(10_764)]).toEqual(['122 sq m', '1,000 sq m']))
