import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { defaultListState, type Sort } from '../../../../../src/admin/listings/list/list-state'
import { success } from '../../../../../src/lib/http/result'

const adminQuery = '../../../../../src/lib/http/admin-query'
const runQuery = vi.fn<(query: { url: URL }) => unknown>(() => success({ data: [], count: 0 }))
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

describe('A page of the list of listings', () => {
  it.each<[Sort, string, string]>([
    ['newest', 'created_at.desc,id.asc', 'like the index of the newest'],
    ['unchanged', 'updated_at.asc,id.asc', 'without an order of nulls'],
    ['price', 'price.desc.nullslast,id.asc', 'with drafts without a price last'],
    ['area', 'area.asc.nullslast,id.asc', 'with drafts without an area last'],
  ])('is requested by %s as %s, %s', async (sort, order) => {
    const { readPage } = await import('../../../../../src/admin/listings/list/list.queries')
    await readPage({ ...defaultListState, sort, without: [] })
    expect(runQuery.mock.lastCall?.[0].url.searchParams.get('order')).toBe(order)
  })
})
