import { expect, it } from 'vitest'
import type { Listing } from '../../../../src/domain/listing/listing'
import { listingHead } from '../../../../src/domain/listing/listing-head'
import { parseListing } from '../../../../src/domain/listing/parse-listing'

const row = { id: 'a', slug: 'a-home', listing_type: 'sale', title: 'A Home', area: 'Camden', price: 1, beds: 2 }
const modified = (updated_at: string) =>
  listingHead(parseListing({ ...row, baths: 1, description: 'A home.', updated_at }) as Listing).modified

it.each([
  ['2026-11-28 13:25:26.913676+00', '2026-11-28T13:25:26.913Z'],
  ['2026-11-28T13:25:26+00:00', '2026-11-28T13:25:26.000Z'],
  ['infinity', undefined],
])('The modification time %s of a backend is published as %s', (stored, published) =>
  expect(modified(stored)).toBe(published),
)
