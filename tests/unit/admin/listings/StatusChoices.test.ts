import { expect, it } from 'vitest'
import { sharedConsequence } from '../../../../src/admin/listings/StatusChoices'

it('A status of sales and lettings together says what it means for each', () => {
  const [sale, rent] = [{ listingType: 'sale' }, { listingType: 'rent' }] as const
  expect(sharedConsequence('sold', [sale, rent])).toMatch(/^For Sale: .* it is sold\. To Rent: .* it is let\.$/)
  expect(sharedConsequence('under_offer', [rent, sale])).toMatch(/“Under offer”.*“Let agreed”/)
  expect(sharedConsequence('let', [rent, rent])).toBe('Leaves the list. Its page stays and shows that it is let.')
  expect(sharedConsequence('live', [sale, rent])).toBe('Published in the list and on its own page.')
})
