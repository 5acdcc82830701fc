import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { BookedViewings } from '../../../../src/admin/listings/BookedViewings'
import { ErasedViewings } from '../../../../src/admin/ui/ErasedViewings'
import { parseDiary } from '../../../../src/domain/viewing/viewing'
import { diaryRow } from '../../domain/viewing/diary-row'

function textOf(rows: ReturnType<typeof diaryRow>[] | null, content: ReactNode, client = new QueryClient()) {
  if (rows) client.setQueryData(['diary', 'ahead'], parseDiary(rows))
  const html = renderToStaticMarkup(<QueryClientProvider client={client}>{content}</QueryClientProvider>)
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

const ofListings = (ids: string[], rows: ReturnType<typeof diaryRow>[] | null) =>
  textOf(rows, <BookedViewings ids={ids} />)

describe('The viewings of listings that leave the market', () => {
  const rows = [diaryRow('2026-12-02T10:30:00Z'), diaryRow('2026-12-03T10:30:00Z', { property_id: 'other' })]
  it('are named', () =>
    expect([['home'], ['home', 'other']].map((ids) => ofListings(ids, rows))).toEqual([
      expect.stringMatching(/1 viewing is booked: cancel it in the diary\. Wed 2 Dec/),
      expect.stringMatching(/2 viewings are booked: cancel them in the diary\. Wed 2 Dec/),
    ]))
  it('are not read before a status is chosen', () => expect(ofListings([], null)).toBe(' '))
  it('are being checked until they are known', () => expect(ofListings(['home'], null)).toMatch(/Checking/))
  it('say if they could not be checked', async () => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } })
    await client.prefetchQuery({ queryKey: ['diary', 'ahead'], queryFn: () => Promise.reject(new Error('500')) })
    expect(textOf(null, <BookedViewings ids={['home']} />, client)).toBe(' Viewings could not be checked. ')
  })
})

const erased = (rows: ReturnType<typeof diaryRow>[] | null, keys = ['inquiry:e']) =>
  textOf(rows, <ErasedViewings keys={keys} />)

describe('The viewings ahead that an erasure deletes', () => {
  const rows = ['02', '03', '04', '05', '06', '07'].map((day) => diaryRow(`2026-12-${day}T10:30:00Z`))
  it('are named with their times, also those not confirmed', () => {
    expect(erased([diaryRow('2026-12-02T10:30:00Z', { state: 'requested' })])).toMatch(
      /A viewing ahead is deleted too, .* Wed\s2\sDec,\s10:30 , Adaeze Okafor : Cornwall Gardens Apartment/,
    )
    expect(erased(rows)).toMatch(/6 viewings ahead are deleted too.* Sun 6 Dec.* 1 other/)
  })
  it('are those of its enquiries that are not cancelled', () => {
    expect(erased(rows, ['request:e'])).toBe(' ')
    expect(erased([diaryRow('2026-12-02T10:30:00Z', { state: 'cancelled' })])).toBe(' ')
  })
  it('are being checked until they are known', () => expect(erased(null)).toBe(' Checking for viewings… '))
})
