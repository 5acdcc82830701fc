import { expect, it } from 'vitest'
import { searchStatus } from '../../../../src/admin/query/search-status'

it('A search knows that nothing matches only once its own text has a result', () => {
  const query = { data: undefined, isError: false, isPlaceholderData: false }
  expect(searchStatus('', query)).toBe('idle')
  expect(searchStatus('a', query)).toBe('loading')
  expect(searchStatus('ab', { ...query, data: [], isPlaceholderData: true })).toBe('loading')
  expect(searchStatus('ab', { ...query, data: [] })).toBe('ready')
  expect(searchStatus('ab', { ...query, isError: true })).toBe('error')
})
