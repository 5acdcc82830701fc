import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Listing } from '../../../../../src/domain/listing/listing'
import { parseListing } from '../../../../../src/domain/listing/parse-listing'
import type { Rates } from '../../../../../src/domain/market/stamp-duty'
import { MoneyPanel } from '../../../../../src/features/property/costs/MoneyPanel'
import { facts as calculatorFacts } from '../../calculators/outcome'
import { listingRow } from '../../../../database/people'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('A shared home shows no stamp duty and no yield of a whole purchase', () => {
  const rates: Rates = { ...calculatorFacts.buying.tables[0]!, from: '2025-04-01' }
  const facts = { rates, checked: '21 November 2026', yields: { Camden: 4 } }
  const html = (changes: object) =>
    renderToStaticMarkup(
      <MoneyPanel
        listing={parseListing(listingRow({ id: 'd1', tenure: 'freehold', ...changes })) as Listing}
        facts={facts}
      />,
    )
  expect(html({})).toMatch(/Is it your only home.*Yield after charges/s)
  const shared = html({ shared_ownership_percent: 40 })
  expect(shared).not.toMatch(/only home|Yield/)
  expect(shared).toMatch(/Stamp duty<.*Ask us/s)
  expect(html({ shared_ownership_percent: 100 })).toContain('Yield after charges')
})

it('The first render has the rates of the build, also once others apply', () => {
  const rates = (from: string): Rates => ({ ...calculatorFacts.buying.tables[0]!, from })
  const listing = parseListing(listingRow({ id: 'd1' })) as Listing
  const next = { rates: rates('2027-04-01'), checked: '1 March 2027' }
  const facts = { rates: rates('2025-04-01'), checked: '21 November 2026', yields: {}, next }
  vi.setSystemTime(new Date('2027-04-01T00:00Z'))
  const html = renderToStaticMarkup(<MoneyPanel listing={listing} facts={facts} />)
  expect(html).toContain('21\u00A0November 2026')
  expect(html).not.toContain('1\u00A0March 2027')
})
