import { afterEach, describe, expect, it, vi } from 'vitest'
import { afterFirstRead, afterOtherReads, firstRead, lastRead } from '../../../../src/admin/query/first-read'
import { queryClient } from '../../../../src/admin/query/query-client'
import { RequestError } from '../../../../src/admin/query/request-error'

/** Begins a read of a screen. Returns what ends it. */
function beginRead(key: string, meta?: typeof firstRead | typeof lastRead) {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  void queryClient.prefetchQuery({
    queryKey: [key],
    queryFn: () => promise,
    retry: false,
    ...(meta && { meta }),
  })
  return {
    end: () => resolve('rows'),
    fail: () => reject(new RequestError({ kind: 'unreachable', message: 'no connection' })),
  }
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 20))
const count = () => vi.fn(() => Promise.resolve(7))

describe('A number beside the first rows', () => {
  afterEach(() => queryClient.clear())

  it('is read once the rows are there', async () => {
    const rows = beginRead('rows', firstRead)
    const read = count()
    const result = afterFirstRead(read)()
    await settle()
    expect(read).not.toHaveBeenCalled()
    rows.end()
    expect(await result).toBe(7)
  })

  it('is read after rows that failed, too', async () => {
    const rows = beginRead('rows', firstRead)
    const result = afterFirstRead(count())()
    rows.fail()
    expect(await result).toBe(7)
  })

  it('does not wait for other numbers', async () => {
    beginRead('another number')
    expect(await afterFirstRead(count())()).toBe(7)
  })
})

describe('What takes long', () => {
  afterEach(() => queryClient.clear())

  it('is read once the rows and the numbers are there, but waits for nothing that takes long too', async () => {
    beginRead('another that takes long', lastRead)
    const rows = beginRead('rows', firstRead)
    const number = beginRead('number')
    const read = count()
    const result = afterOtherReads(read)()
    rows.end()
    await settle()
    expect(read).not.toHaveBeenCalled()
    number.end()
    expect(await result).toBe(7)
  })
})
