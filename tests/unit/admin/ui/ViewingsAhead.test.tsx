import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ErasedViewings } from '../../../../src/admin/ui/ErasedViewings'
import { parseDiary } from '../../../../src/domain/viewing/viewing'
import { diaryRow } from '../../domain/viewing/diary-row'

function textOf(rows: ReturnType<typeof diaryRow>[] | null, keys = ['inquiry:e']) {
  const client = new QueryClient()
  if (rows) client.setQueryData(['diary', 'ahead'], parseDiary(rows))
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <ErasedViewings keys={keys} />
    </QueryClientProvider>,
  )
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

describe('The viewings ahead that an erasure deletes', () => {
  const rows = ['02', '03', '04', '05', '06', '07'].map((day) => diaryRow(`2026-12-${day}T10:30:00Z`))
  it('are named with their times, also those not confirmed', () => {
    expect(textOf([diaryRow('2026-12-02T10:30:00Z', { state: 'requested' })])).toMatch(
      /A viewing ahead is deleted too, .* Wed 2 Dec, 10:30 am , Adaeze Okafor : Cornwall Gardens Apartment/,
    )
    expect(textOf(rows)).toMatch(/6 viewings ahead are deleted too.* Sun 6 Dec.* 1 other/)
  })
  it('are those of its enquiries that are not cancelled', () => {
    expect(textOf(rows, ['request:e'])).toBe(' ')
    expect(textOf([diaryRow('2026-12-02T10:30:00Z', { state: 'cancelled' })])).toBe(' ')
  })
  it('are being checked until they are known', () => expect(textOf(null)).toBe(' Checking for viewings… '))
})
