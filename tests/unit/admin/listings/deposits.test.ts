import { describe, expect, it } from 'vitest'
import { depositWarning, depositsToLower, lowerDepositsLabel } from '../../../../src/admin/listings/deposits'
import { parseAdminListing } from '../../../../src/admin/listings/listing-row'
import { changeTo } from '../../../../src/admin/listings/list/listing-change'

const rental = (deposit: number | null, holding: number | null) =>
  parseAdminListing({ id: 'a', price: 2400, listing_type: 'rent', deposit, holding_deposit: holding })

describe('A lower rent', () => {
  it('says with figures which deposits are too high, and lowers them in the same change', () => {
    const listing = rental(2769.23, 553.84)
    const lowered = depositsToLower(listing, 2300)
    expect(depositWarning(listing, lowered)).toBe(
      'The deposit (£2,769.23, at most £2,653.84) and the holding deposit (£553.84, at most £530.76) ' +
        'would be above the legal maximum for this rent.',
    )
    expect(lowerDepositsLabel(lowered)).toBe('Lower both deposits too')
    expect(changeTo(listing, { price: 2300, ...lowered }).after).toEqual({
      price: 2300,
      deposit: 2653.84,
      holding_deposit: 530.76,
    })
  })

  it('names one deposit where the other may stay, and offers nothing where both may', () => {
    expect(lowerDepositsLabel(depositsToLower(rental(0, 553.84), 2300))).toBe('Lower the holding deposit too')
    expect(lowerDepositsLabel(depositsToLower(rental(2769.23, 0), 2300))).toBe('Lower the deposit too')
    expect(depositWarning(rental(1000, null), depositsToLower(rental(1000, null), 2300))).toBeNull()
  })

  it('of a home for sale is none, nor of a home for a company', () => {
    const listing = { listingType: 'sale', deposit: 5000, holding_deposit: null, tenancy: '' } as const
    expect(depositsToLower(listing, 100)).toEqual({})
    expect(depositsToLower({ ...listing, listingType: 'rent', tenancy: 'company_let' }, 100)).toEqual({})
  })
})
