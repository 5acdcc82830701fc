import { afterAll, expect, it, vi } from 'vitest'
import { success } from '../../../../src/lib/http/result'
import { diaryRow } from '../../domain/viewing/diary-row'

const adminQuery = '../../../../src/lib/http/admin-query'
afterAll(() => {
  vi.doUnmock(adminQuery)
  vi.unstubAllEnvs()
  vi.resetModules()
})

const rows = (from: number, until: number) =>
  Array.from({ length: until - from }, (_, n) => diaryRow(new Date(Date.UTC(2026, 11, 1, from + n)).toISOString()))

it('A diary of more than a thousand appointments is read page by page', async () => {
  vi.stubEnv('PUBLIC_SUPABASE_ANON_KEY', 'sb_publishable_a')
  // The last appointment of a page is the first of the next.
  const pages = [rows(0, 1000), rows(999, 1003)]
  vi.doMock(adminQuery, () => ({ runQuery: () => Promise.resolve(success({ data: pages.shift(), count: 0 })) }))
  vi.resetModules()
  const { readDiary } = await import('../../../../src/admin/query/diary.queries')
  expect(await readDiary(new Date(), new Date())).toHaveLength(1003)
  expect(pages).toEqual([])
})
