import { describe, expect, it } from 'vitest'
import { facts, type Listing, parseListing, pictureAlt } from '../../src/domain/listing/listing'
import { similarListings } from '../../src/domain/listing/similar-listings'
import { isOffMarket, isListed, statusNotice, statusBadge } from '../../src/domain/listing/status-text'
import { badge, type ListingType, type Status, statuses, statusesOf } from '../../src/domain/listing/listing-status'

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
const as = (status: Status, listingType: ListingType = 'sale') => ({ status, listingType })

describe('The status of a home', () => {
  it('is live where the database does not say', () => {
    expect(listing().status).toBe('live')
    expect(listing({ status: null }).status).toBe('live')
  })
  it('that nobody knows keeps the home off the site', () =>
    expect(parseListing({ ...row, status: 'archived' })).toMatch(/status archived/))
  it('is told on its picture: the type while it is live, then how far it has come', () => {
    expect([badge('rent'), badge('sale')]).toEqual(['To Rent', 'For Sale'])
    expect([statusBadge(as('live')), statusBadge(as('live', 'rent'))]).toEqual(['For Sale', 'To Rent'])
    expect(statuses.filter((status) => status !== 'live').map((status) => statusBadge(as(status)))).toEqual([
      'Draft',
      'Under offer',
      'Let agreed',
      'Sold',
      'Let',
    ])
  })
  it('lets a home stand in the lists until it is sold or let', () => {
    expect(statuses.filter((status) => isListed({ status }))).toEqual(['live', 'under_offer', 'let_agreed'])
    expect(statuses.filter((status) => isOffMarket({ status }))).toEqual(['sold', 'let'])
  })
  it('is one of its type’s: nothing to let is ever sold', () => {
    expect(statusesOf('sale')).toEqual(['draft', 'live', 'under_offer', 'sold'])
    expect(statusesOf('rent')).toEqual(['draft', 'live', 'let_agreed', 'let'])
  })
  it('is said plainly at the top of its page, once there is something to say', () => {
    expect(statuses.map((status) => statusNotice({ status })?.summary)).toEqual([
      undefined,
      undefined,
      'This home is under offer.',
      'This home is let agreed.',
      'This home has been sold.',
      'This home has been let.',
    ])
  })
  it('takes away the day from which a home that is let was to be had', () => {
    const names = (status: Status) =>
      facts(listing({ listing_type: 'rent', date_available: '2026-12-01', status })).map(({ name }) => name)
    expect(names('let_agreed')).toContain('Available From')
    expect(names('let')).not.toContain('Available From')
  })
})

describe('The words for a picture', () => {
  it('are those given with it, whichever pictures stand before it', () => {
    const home = listing({ picture_alts: ['The hall', 'Of a picture without an address', 'The garden in June'] })
    expect(home.gallery.map((url, n) => pictureAlt(home, url, n))).toEqual(['The hall', 'The garden in June'])
  })
  it('are our own where none are given', () => {
    const home = listing({ picture_alts: ['  '] })
    expect(home.gallery.map((url, n) => pictureAlt(home, url, n))).toEqual(['A Home, picture 1', 'A Home, picture 2'])
  })
})

describe('A home’s place', () => {
  it('is its own where it is known whole, and central London where it is not', () => {
    expect(listing({ latitude: '51.54', longitude: -0.1 }).coordinate).toEqual({ lat: 51.54, lng: -0.1 })
    expect(listing({ latitude: 51.54 }).coordinate).toEqual({ lat: 51.5074, lng: -0.1278 })
  })
})

describe('Similar homes', () => {
  const home = listing({ status: 'sold' })
  const other = (id: string, changes: Record<string, unknown> = {}) => listing({ id, slug: id, ...changes })
  const chosen = (...all: Listing[]) => similarListings(home, all).map(({ id }) => id)

  it('are of the same type, live, and never the home itself', () => {
    expect(
      chosen(
        home,
        other('rental', { listing_type: 'rent' }),
        other('taken', { status: 'under_offer' }),
        other('gone', { status: 'sold' }),
        other('here'),
      ),
    ).toEqual(['here'])
  })
  it('are those of its own area first, then those nearest in price', () => {
    expect(
      chosen(
        other('near', { area: 'Fulham', price: 810000 }),
        other('far', { area: 'Fulham', price: 2000000 }),
        other('own', { price: 3000000 }),
      ),
    ).toEqual(['own', 'near', 'far'])
  })
  it('measure a price by its ratio: twice as much is as far as half', () => {
    expect(chosen(other('dearer', { price: 1500000 }), other('half', { price: 400000 }))).toEqual(['dearer', 'half'])
  })
  it('are three at most, and the newest of equals', () =>
    expect(chosen(...['a', 'b', 'c', 'd'].map((id) => other(id)))).toEqual(['a', 'b', 'c']))
})
