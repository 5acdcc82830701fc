import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { poll } from '../../../../scripts/lib/poll'

const log = vi.fn()
beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(log)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  log.mockReset()
})

it('Polled work is repeated after a pause, and logs an error once until it changes', async () => {
  const work = vi.fn(() => Promise.resolve())
  for (const message of ['refused', 'refused', 'other']) work.mockRejectedValueOnce(new Error(message))
  const polled = poll(work, 1000, 'It failed')
  expect(work).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(4000)
  expect(work).toHaveBeenCalledTimes(4)
  expect(log.mock.calls).toEqual([['It failed: refused'], ['It failed: other']])
  polled.close()
  await vi.advanceTimersByTimeAsync(4000)
  expect(work).toHaveBeenCalledTimes(4)
})

it('Polled work that ends after it was closed logs nothing and is not repeated', async () => {
  const { promise, reject } = Promise.withResolvers<void>()
  const work = vi.fn(() => promise)
  const polled = poll(work, 1000, 'It failed')
  await vi.advanceTimersByTimeAsync(1000)
  polled.close()
  reject(new Error('closed'))
  await vi.advanceTimersByTimeAsync(4000)
  expect([work.mock.calls.length, log.mock.calls]).toEqual([1, []])
})
