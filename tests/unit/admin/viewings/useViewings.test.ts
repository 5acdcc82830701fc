import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { refreshAfterViewing } from '../../../../src/admin/viewings/useViewings'

it('A change of a viewing reads again what is shown about it, and moves no row of the inbox', async () => {
  const client = new QueryClient()
  const list = ['enquiries', 'list', { state: 'new' }]
  const others = [
    ['enquiries', 'tally'],
    ['diary', '2026-07-01', 7],
    ['history', 'inquiry', 'a', 1],
  ]
  for (const key of [list, ...others]) client.setQueryData(key, [])
  await refreshAfterViewing(client)
  const isInvalidated = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated
  expect(others.map(isInvalidated)).toEqual([true, true, true])
  expect(isInvalidated(list)).toBe(false)
})
