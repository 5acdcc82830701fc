import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import type { Listing } from '../../../../src/domain/listing/listing'
import { parseListing } from '../../../../src/domain/listing/parse-listing'
import { completeListing } from '../../../complete-listing'

it('A renamed home that was viewed at both of its addresses is listed once', async () => {
  vi.stubGlobal('addEventListener', () => {})
  const { RecentListings } = await import('../../../../src/features/saved/RecentListings')
  vi.unstubAllGlobals()
  const listing = parseListing({ id: 'd1', created_at: '2026-11-01T10:00:00Z', ...completeListing('rent') }) as Listing
  const of = (slug: string) => ({ ...listing, slug })
  const html = renderToStaticMarkup(
    <RecentListings viewed={['its-address', 'its-old-address']} listings={{ status: 'ready', of, again: () => {} }} />,
  )
  expect(html.match(/href="[^"]*"/g)).toEqual(['href="/property/its-address"'])
})
