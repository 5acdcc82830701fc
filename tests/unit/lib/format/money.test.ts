import { describe, expect, it } from 'vitest'
import { formatPrice } from '../../../../src/lib/format/money'

describe('Prices', () => {
  it.each([
    [1250000, 'sale', '£1,250,000'],
    [4750, 'rent', '£4,750 pcm'],
    [2166.67, 'rent', '£2,166.67 pcm'],
    [1971.5, 'rent', '£1,971.50 pcm'],
    [999, 'sale', '£999'],
  ] as const)('%d for %s reads %s', (price, type, text) => expect(formatPrice(price, type)).toBe(text))
})
