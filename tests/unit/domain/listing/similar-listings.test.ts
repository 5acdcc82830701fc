import { describe, expect, it } from 'vitest'
import { type Listing } from '../../../../src/domain/listing/listing'
import { parseListing } from '../../../../src/domain/listing/parse-listing'
import { similarListings } from '../../../../src/domain/listing/similar-listings'

const row = {
  id: 'h0',
  slug: 'a-home',
  listing_type: 'sale',
  title: 'A Home',
  area: 'Camden',
  price: 800000,
  beds: 2,
  baths: 1,
  description: 'A home.',
  gallery: ['https://a.example/1.jpg', '', 'https://a.example/2.jpg'],
}
const listing = (changes: Record<string, unknown> = {}) => parseListing({ ...row, ...changes }) as Listing

describe('Similar listings', () => {
  const property = listing({ status: 'sold' })
  const other = (id: string, changes: Record<string, unknown> = {}) => listing({ id, slug: id, ...changes })
  const chosen = (...all: Listing[]) => similarListings(property, all).map(({ id }) => id)

  it('are of the same type, live, and never the listing itself', () => {
    expect(
      chosen(
        property,
        other('rental', { listing_type: 'rent' }),
        other('taken', { status: 'under_offer' }),
        other('gone', { status: 'sold' }),
        other('here'),
      ),
    ).toEqual(['here'])
  })
  it('are those of its own area first, then the nearest in price', () => {
    expect(
      chosen(
        other('near', { area: 'Fulham', price: 810000 }),
        other('far', { area: 'Fulham', price: 2000000 }),
        other('own', { price: 3000000 }),
      ),
    ).toEqual(['own', 'near', 'far'])
  })
  it('compare prices by ratio: twice as much is as far as half', () => {
    expect(chosen(other('dearer', { price: 1500000 }), other('half', { price: 400000 }))).toEqual(['dearer', 'half'])
  })
  it('are three at most, and the newest of equals', () =>
    expect(chosen(...['a', 'b', 'c', 'd'].map((id) => other(id)))).toEqual(['a', 'b', 'c']))
})
