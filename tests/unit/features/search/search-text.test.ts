import { describe, expect, it } from 'vitest'
import { parseSearch } from '../../../../src/features/search/search-address'
import { priceText, shortPrice } from '../../../../src/features/search/search-text'

const read = (query: string, type: 'rent' | 'sale' = 'rent') => parseSearch(new URLSearchParams(query), type)

describe('Prices', () => {
  it.each([
    ['', 'Any price'],
    ['max=2000', 'Up to £2,000'],
    ['min=650k', 'From £650k'],
    ['min=1m&max=1.5m', '£1m to £1.5m'],
  ])('for %s are %s in a line', (query, text) => expect(priceText(read(query))).toBe(text))
  it.each([
    [850, '£850'],
    [4750, '£4,750'],
    [99_999, '£99,999'],
    [640_000, '£640k'],
    [999_499, '£999k'],
    [999_999, '£1m'],
    [1_095_000, '£1.1m'],
    [1_250_000, '£1.25m'],
    [12_000_000, '£12m'],
  ])('%d is %s in a short form', (pounds, text) => expect(shortPrice(pounds)).toBe(text))
})
