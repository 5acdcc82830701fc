import { afterEach, expect, it, vi } from 'vitest'
import { forgetResponses, supabaseClient, withResponses } from '../query/responses'

afterEach(() => {
  forgetResponses()
  vi.restoreAllMocks()
})

it('After more warnings of a kind that could not be read, later reads ask for as many as are shown', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await withResponses({})
  const { supabase } = await import(supabaseClient)
  const limits: unknown[] = []
  let status = 200
  const rpc = (_: string, parameters: { limits: object }) => {
    limits.push({ ...parameters.limits })
    return Promise.resolve({ data: {}, error: status === 200 ? null : { message: 'Refused', code: 'P0001' }, status })
  }
  vi.doMock(supabaseClient, () => ({ supabase: () => ({ ...supabase(), rpc }) }))
  const { readMoreWarnings, warningsQuery } = await import('../../../../src/admin/warnings/warnings.queries')
  const { queryClient } = await import('../../../../src/admin/query/query-client')
  await queryClient.fetchQuery(warningsQuery)
  await readMoreWarnings({ kind: 'offer', limit: 120 })
  status = 400
  await expect(readMoreWarnings({ kind: 'draft', limit: 120 })).rejects.toThrow('Refused')
  status = 200
  await queryClient.fetchQuery({ ...warningsQuery, staleTime: 0 })
  expect(limits).toEqual([{}, { offer: 120 }, { offer: 120, draft: 120 }, { offer: 120 }])
})
