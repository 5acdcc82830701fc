import { describe, expect, it } from 'vitest'
import type { Listing } from '../../../../src/domain/listing/listing'
import { listingHead } from '../../../../src/domain/listing/listing-head'
import { parseListing, summarise } from '../../../../src/domain/listing/parse-listing'
import { priceText } from '../../../../src/domain/listing/price-text'
import * as chinese from '../../../../src/messages/zh/formats'

const row = { id: 'a', slug: 'a-home', listing_type: 'sale', title: 'A Home', area: 'Camden', price: 500_000, beds: 2 }
const listing = (changes: Record<string, unknown>) =>
  parseListing({ ...row, baths: 1, description: 'A home.', ...changes }) as Listing

describe('The price of a home', () => {
  it.each([
    ['guide_price', 'Guide price £500,000', '指导价 £500,000'],
    ['offers_over', 'Offers over £500,000', '报价不低于 £500,000'],
    ['offers_in_region', 'Offers in the region of £500,000', '报价约 £500,000'],
    ['fixed_price', 'Fixed price £500,000', '固定价格 £500,000'],
    ['asking_price', '£500,000', '£500,000'],
    [null, '£500,000', '£500,000'],
    ['toString', '£500,000', '£500,000'],
  ])('with the qualifier %s is %s on a card and in its head', (price_qualifier, english, inChinese) => {
    const home = listing({ price_qualifier })
    expect(priceText(summarise(home))).toBe(english)
    expect(priceText(home, chinese)).toBe(inChinese)
    expect(listingHead(home).description).toBe(`${english}. A home.`)
    expect(listingHead(home).card).toMatchObject({ facts: [{ name: 'Price', value: english }, {}] })
  })
  it('has no qualifier if it is a rent', () =>
    expect(priceText(listing({ listing_type: 'rent', price: 2400, price_qualifier: 'guide_price' }))).toBe(
      '£2,400 pcm',
    ))
})
