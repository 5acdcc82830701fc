import { afterEach, expect, it, vi } from 'vitest'
import { loadDestinations } from '../../../../src/features/search/train-places'
import { loadWalks } from '../../../../src/features/search/walk-places'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('A journey without a response fails, so that the list can say so', async () => {
  await loadWalks()
  vi.useFakeTimers()
  vi.stubGlobal(
    'fetch',
    (_: string, init?: RequestInit) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))),
  )
  let result: unknown
  void loadDestinations({ train: 'bank-monument', also: undefined }).then((read) => (result = read))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(result).toMatchObject({ ok: false, failure: { kind: 'unreachable' } })
})
