import { expect, it, vi } from 'vitest'
import { once } from '../../../../../scripts/lib/test/once'

it('Work that succeeded is done once, and work that failed is tried again', async () => {
  const work = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('No connection'))
    .mockResolvedValue('done')
  const doWork = once(work)
  await expect(doWork()).rejects.toThrow('No connection')
  expect(await Promise.all([doWork(), doWork()])).toEqual(['done', 'done'])
  expect(await doWork()).toBe('done')
  expect(work).toHaveBeenCalledTimes(2)
})
