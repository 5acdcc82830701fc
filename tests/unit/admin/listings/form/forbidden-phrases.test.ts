import { describe, expect, it } from 'vitest'
import { emptyFact } from '../../../../../src/admin/listings/form/fact-entries'
import { forbiddenPhrases } from '../../../../../src/admin/listings/form/forbidden-phrases'
import { filled } from './listing-values'

const description = 'Two rooms.\n\nSorry, no\u00A0DSS; a 12-month let, and No  Pets.'
const rental = { ...filled, listing_type: 'rent' as const, description }
const phrasesIn = (values: typeof rental) =>
  forbiddenPhrases('description', values).map(({ start, end }) => values.description.slice(start, end))

describe('The forbidden phrases of a letting advert', () => {
  it('are found at their position in the typed text', () =>
    expect(phrasesIn(rental)).toEqual(['no\u00A0DSS', '12-month let', 'No  Pets']))
  it('are fewer for a company let, once that is known', () => {
    const tenancy = { ...emptyFact, value: 'company_let' }
    expect(phrasesIn({ ...rental, facts: { tenancy } })).toEqual(['no\u00A0DSS', 'No  Pets'])
    expect(phrasesIn({ ...rental, facts: { tenancy: { ...tenancy, state: 'asked' } } })).toHaveLength(3)
  })
  it('do not apply to a sale', () =>
    expect(forbiddenPhrases('description', { ...rental, listing_type: 'sale' })).toEqual([]))
})
