import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../../../src/admin/query/query-client'
import { RequestError } from '../../../../src/admin/query/request-error'

const failingRead = () => {
  const queryFn = vi.fn(() => Promise.reject(new RequestError({ kind: 'unreachable', message: 'no connection' })))
  return { queryKey: ['anything'], queryFn, retry: false }
}

describe('A read without a connection', () => {
  afterEach(() => {
    onlineManager.setOnline(true)
    queryClient.clear()
  })

  it('fails at once instead of waiting', async () => {
    onlineManager.setOnline(false)
    await expect(queryClient.fetchQuery(failingRead())).rejects.toThrow('no connection')
  })

  it('is repeated once the connection is back, if its screen is still open', async () => {
    onlineManager.setOnline(false)
    const read = failingRead()
    queryClient.mount()
    const observer = new QueryObserver(queryClient, read)
    const stop = observer.subscribe(() => {})
    await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true))
    onlineManager.setOnline(true)
    await vi.waitFor(() => expect(read.queryFn).toHaveBeenCalledTimes(2))
    stop()
    queryClient.unmount()
  })
})
