import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MatchingListings } from '../../../../src/admin/matching/MatchingListings'

const key = ['matching', 'listings', 'inquiry', 'e', false]
const enquiry = { kind: 'inquiry' as const, id: 'e', state: 'new', name: 'Mei Lin', email: '' }
const listing = { id: 'a', slug: 'a', title: 'Wharf House', area: 'Camden', listing_type: 'sale', picture: null }
const matches = { wanted: { type: 'sale', areas: ['Camden'] }, listings: [], sent: [] }
const options = { defaultOptions: { queries: { retry: false, retryOnMount: false } } }

/** The part as it is once its newest request has failed. */
async function textAfterFailure(data: unknown) {
  const client = new QueryClient(options)
  if (data) client.setQueryData(key, data, { updatedAt: 1 })
  await client.prefetchQuery({ queryKey: key, queryFn: () => Promise.reject(new Error('504')) })
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MatchingListings enquiry={enquiry} onDone={() => {}} />
    </QueryClientProvider>,
  )
}

it('A failed reread of the homes that fit leaves those on the screen, with what is chosen', async () => {
  const home = { ...listing, price: 500_000, beds: 2, baths: 1 }
  expect(await textAfterFailure({ ...matches, listings: [home] })).toContain('Wharf House')
  expect(await textAfterFailure(null)).toContain('The homes that fit could not be loaded.')
})
