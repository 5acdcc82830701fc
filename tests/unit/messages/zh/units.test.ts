import { expect, it } from 'vitest'
import { ownFormats } from '../../../../src/messages/zh/units'

it('yuan are written as Intl writes them, for every amount that a home may cost', () => {
  const formatter = new Intl.NumberFormat('zh-Hans', {
    style: 'currency',
    currency: 'CNY',
    notation: 'compact',
    maximumSignificantDigits: 3,
  })
  const amounts = Array.from({ length: 3000 }, (_, n) => Math.round(1.01 ** (n % 2200) * (n % 7 ? 1 : 9.38)))
  const edges = [0, 999.4, 9994, 9995, 9999.9, 99_949, 99_995, 9_995_000, 99_949_999, 99_950_000, 1_234_567_890]
  for (const amount of [...amounts, ...edges]) expect(ownFormats['CNY']?.(amount)).toBe(formatter.format(amount))
})
