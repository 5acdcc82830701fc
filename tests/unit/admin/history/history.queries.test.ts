import { QueryClient } from '@tanstack/react-query'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { success } from '../../../../src/lib/http/result'

const adminQuery = '../../../../src/lib/http/admin-query'
/** Twenty-one rows, newest first: one more than a page. */
const rows = Array.from({ length: 21 }, (_, n) => ({
  ...{ id: 121 - n, happened_at: '2026-12-01T09:00:00Z', actor_name: '', action: 'changed', changes: [] },
}))
const runQuery = vi.fn(() => success({ data: rows.map((row) => (row.id === 110 ? { ...row, action: 'moved' } : row)) }))
beforeAll(() => {
  vi.stubEnv('PUBLIC_SUPABASE_ANON_KEY', 'sb_publishable_a')
  vi.doMock(adminQuery, () => ({ runQuery }))
  vi.resetModules()
})
afterAll(() => {
  vi.doUnmock(adminQuery)
  vi.unstubAllEnvs()
  vi.resetModules()
})

it('A row that this version cannot read is left out of a history, and does not end it', async () => {
  const { historyQuery } = await import('../../../../src/admin/history/history.queries')
  const query = historyQuery('listing', 'a', 0)
  const { pages } = await new QueryClient().fetchInfiniteQuery(query)
  expect(pages[0]?.entries.map(({ id }) => id)).toEqual(
    rows.map(({ id }) => id).filter((id) => id !== 110 && id !== 101),
  )
  expect(query.getNextPageParam(pages[0]!, pages, 0, [])).toBe(102)
})
