import { expect, it } from 'vitest'
import { type CostFacts, costFactsOn } from '../../../../src/domain/market/listing-costs'

it('The costs of a home follow the next rates from their first day, also on a page that was built before', () => {
  const rates = (from: string) => ({ from }) as CostFacts['rates']
  const facts: CostFacts = {
    ...{ rates: rates('2025-04-01'), checked: '21 November 2026', yields: {} },
    next: { rates: rates('2027-04-01'), checked: '1 March 2027' },
  }
  const on = (moment: string) => costFactsOn(facts, new Date(moment))
  // Midnight in London is 23:00 in UTC.
  expect(on('2027-03-31T22:59Z')).toMatchObject({ rates: rates('2025-04-01'), checked: '21 November 2026' })
  expect(on('2027-03-31T23:00Z')).toMatchObject({ rates: rates('2027-04-01'), checked: '1 March 2027' })
})
