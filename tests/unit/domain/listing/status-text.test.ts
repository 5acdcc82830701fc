import { describe, expect, it } from 'vitest'
import { badge, type ListingType, type Status, statuses } from '../../../../src/domain/listing/listing-status'
import { isOffMarket, statusNotice, statusBadge } from '../../../../src/domain/listing/status-text'

const as = (status: Status, listingType: ListingType = 'sale') => ({ status, listingType })

describe('The status of a home', () => {
  it('is shown on its picture: the type while live, then the status', () => {
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
  it('takes a listing off the market when sold or let', () => {
    expect(statuses.filter((status) => isOffMarket({ status }))).toEqual(['sold', 'let'])
  })
  it('is explained at the top of its page', () => {
    expect(statuses.map((status) => statusNotice({ status })?.summary)).toEqual([
      undefined,
      undefined,
      'This home is under offer.',
      'This home is let agreed.',
      'This home has been sold.',
      'This home has been let.',
    ])
  })
})
