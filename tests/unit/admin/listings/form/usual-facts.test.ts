import { describe, expect, it } from 'vitest'
import { emptyFact } from '../../../../../src/admin/listings/form/fact-entries'
import { emptyListingValues } from '../../../../../src/admin/listings/form/form-row'
import { usualFacts, withUsual } from '../../../../../src/admin/listings/form/usual-facts'

describe('The common values', () => {
  const rental = { ...emptyListingValues, listing_type: 'rent' as const, price: '4,750 pcm' }
  it('match the type, with deposits from the rent, rounded down to the penny', () => {
    expect(usualFacts(rental)).toMatchObject({
      tenancy: 'assured_periodic',
      water: 'mains',
      deposit: '5,480.76',
      holding_deposit: '1,096.15',
    })
    expect(usualFacts({ ...rental, price: '' })).not.toHaveProperty('deposit')
    expect(usualFacts({ ...emptyListingValues, listing_type: 'sale' })).not.toHaveProperty('tenancy')
  })
  it('leave facts with a value or a request', () => {
    const facts = {
      pets: { ...emptyFact, value: 'head_lease_forbids' },
      water: { ...emptyFact, state: 'asked' as const },
    }
    const open = usualFacts({ ...rental, facts })
    expect(open).not.toHaveProperty('pets')
    expect(open).not.toHaveProperty('water')
    expect(withUsual(facts, open)).toMatchObject({ ...facts, tenancy: { value: 'assured_periodic', checkedOn: '' } })
  })
})
