import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { expireToasts, showToast, toasts } from '../../../../src/admin/ui/toasts'

const messages = () => toasts.visibleToasts.map(({ content }) => content.message)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  expireToasts()
  vi.useRealTimers()
})

it('A newer toast replaces an older one, but never one whose change can still be undone', () => {
  const onExpire = vi.fn()
  showToast('Saved.')
  showToast('Deleted: Ash', { durationMs: 10_000, action: { label: 'Undo', onPress: vi.fn() }, onExpire })
  showToast('Price changed: 1 listing')
  showToast('Archived: 1 listing')
  expect(messages().toSorted()).toEqual(['Archived: 1 listing', 'Deleted: Ash'])
  expect(onExpire).not.toHaveBeenCalled()
  expireToasts()
  expect(onExpire).toHaveBeenCalledOnce()
})

it('An undone change does not expire', () => {
  const [onExpire, onPress] = [vi.fn(), vi.fn()]
  showToast('Deleted: Ash', { action: { label: 'Undo', onPress }, onExpire })
  toasts.visibleToasts[0]?.content.action?.onPress()
  expect(messages()).toEqual([])
  expect(onPress).toHaveBeenCalledOnce()
  expect(onExpire).not.toHaveBeenCalled()
})
