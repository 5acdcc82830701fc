import { expect, it, vi } from 'vitest'
import { withDeadline } from '../../../../src/lib/http/deadline'

it('a request is aborted by its timeout, by its visitor, and at once if already aborted', () => {
  vi.useFakeTimers()
  const late = withDeadline(1000)
  vi.advanceTimersByTime(999)
  expect(late.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(late.aborted).toBe(true)
  const visitor = new AbortController()
  const signal = withDeadline(1000, visitor.signal)
  expect(signal.aborted).toBe(false)
  visitor.abort()
  expect(signal.aborted).toBe(true)
  expect(withDeadline(1000, visitor.signal).aborted).toBe(true)
  vi.useRealTimers()
})
