import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { failed, type Result, success } from '../../../../src/lib/http/result'

const adminQuery = '../../../../src/lib/http/admin-query'

/** The functions that await a query, with these results in turn. */
async function withResults(...results: Result<unknown>[]) {
  vi.doMock(adminQuery, () => ({ runQuery: () => Promise.resolve(results.shift()) }))
  return import('../../../../src/admin/query/request')
}
const rows = (count: number) => success({ data: Array.from({ length: count }, (_, n) => n), count: 0 })
const query = {} as never

beforeEach(() => vi.resetModules())
afterAll(() => {
  vi.doUnmock(adminQuery)
  vi.resetModules()
})

it('A failed request throws its failure', async () => {
  const { request } = await withResults(failed('refused', 'No.', { code: '23514' }))
  await expect(request(query)).rejects.toMatchObject({ failure: { kind: 'refused', message: 'No.', code: '23514' } })
})

it('Pages of rows are read until one is not full', async () => {
  const { requestAllRows } = await withResults(rows(1000), rows(1000), rows(3))
  const page = vi.fn(() => query)
  expect(await requestAllRows(page)).toHaveLength(2003)
  expect(page.mock.calls).toEqual([
    [0, 999],
    [1000, 1999],
    [2000, 2999],
  ])
})

it('An insert of a row that exists is no failure, but one of another row’s address is', async () => {
  const duplicateOf = (constraint: string) =>
    failed('refused', `duplicate key value violates unique constraint "${constraint}"`, { code: '23505' })
  const { requestInsert } = await withResults(
    success({ data: null, count: 0 }),
    duplicateOf('feed_sources_pkey'),
    duplicateOf('feed_sources_url'),
    failed('unreachable', 'No connection.'),
  )
  expect([await requestInsert(query, {}), await requestInsert(query, {})]).toEqual([true, false])
  await expect(requestInsert(query, {})).rejects.toThrow('feed_sources_url')
  await expect(requestInsert(query, {})).rejects.toThrow('No connection.')
})
