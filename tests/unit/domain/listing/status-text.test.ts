import { describe, expect, it } from 'vitest'
import { badge, type ListingType, type Status, statuses } from '../../../../src/domain/listing/listing-status'
import { isOffMarket, statusNotice, statusBadge } from '../../../../src/domain/listing/status-text'

const as = (status: Status, listingType: ListingType = 'sale') => ({ status, listingType })

describe('The status of a home', () => {
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
  it('takes a home off the market once it is sold or let', () => {
    expect(statuses.filter((status) => isOffMarket({ status }))).toEqual(['sold', 'let'])
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
})
