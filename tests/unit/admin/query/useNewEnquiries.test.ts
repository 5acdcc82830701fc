import { environmentManager, focusManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../../../src/admin/query/query-client'

const queries = '../../../../src/admin/query/new-enquiries.queries'
const countNew = vi.fn(() => Promise.resolve(1))

/** Counts the requests of a minute in a hidden tab. */
async function inAMinute() {
  countNew.mockClear()
  await vi.advanceTimersByTimeAsync(60_000)
  return countNew.mock.calls.length
}

describe('New enquiries', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    const count = () => Promise.resolve(0)
    vi.doMock(queries, () => ({ countNew, countNewer: count, newestMoment: () => Promise.resolve('') }))
    environmentManager.setIsServer(() => false)
    focusManager.setFocused(true)
    queryClient.mount()
  })
  afterEach(() => {
    queryClient.unmount()
    focusManager.setFocused(undefined)
    environmentManager.setIsServer(() => true)
    queryClient.clear()
    vi.doUnmock(queries)
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('are counted in a hidden tab from the moment that notifications are permitted', async () => {
    const permitted: { permission: NotificationPermission } = { permission: 'default' }
    vi.stubGlobal('Notification', permitted)
    const { newEnquiriesQuery } = await import('../../../../src/admin/query/useNewEnquiries')
    const stop = new QueryObserver(queryClient, newEnquiriesQuery(true)).subscribe(() => {})
    expect(await inAMinute()).toBeGreaterThan(1)
    permitted.permission = 'granted'
    focusManager.setFocused(false)
    expect(await inAMinute()).toBeGreaterThan(1)
    stop()
  })

  it('are not counted in a hidden tab without permission', async () => {
    vi.stubGlobal('Notification', { permission: 'default' })
    const { newEnquiriesQuery } = await import('../../../../src/admin/query/useNewEnquiries')
    const stop = new QueryObserver(queryClient, newEnquiriesQuery(true)).subscribe(() => {})
    await inAMinute()
    focusManager.setFocused(false)
    await inAMinute()
    expect(await inAMinute()).toBe(0)
    focusManager.setFocused(true)
    expect(await inAMinute()).toBeGreaterThan(1)
    stop()
  })
})
