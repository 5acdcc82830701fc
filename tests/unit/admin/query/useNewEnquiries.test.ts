import { environmentManager, focusManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../../../src/admin/query/query-client'

const queries = '../../../../src/admin/query/new-enquiries.queries'
const countNew = vi.fn(() => Promise.resolve(1))
const newestMoment = vi.fn(() => Promise.resolve('2026-07-01'))
/** The number of enquiries that have arrived. */
let arrived = 0
const notified: string[] = []
class StoredNotification {
  static permission: NotificationPermission = 'granted'
  addEventListener = () => {}
  constructor(title: string) {
    notified.push(title)
  }
}

/** Counts as the screen of a tab does. Returns the module. */
async function startCounting() {
  vi.resetModules()
  const { queryClient } = await import('../../../../src/admin/query/query-client')
  const counting = await import('../../../../src/admin/query/useNewEnquiries')
  const query = counting.newEnquiriesQuery(true)
  queryClient.mount()
  const stop = new QueryObserver(queryClient, query).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(2000)
  return {
    ...counting,
    shown: () => queryClient.getQueryData(query.queryKey)?.arrived,
    /** Sets how many have arrived, and waits until they are counted. */
    arrive: async (count: number) => {
      arrived = count
      await vi.advanceTimersByTimeAsync(30_000)
    },
    stop: () => {
      stop()
      queryClient.unmount()
      queryClient.clear()
    },
  }
}

/** Counts the requests of a minute in a hidden tab. */
async function inAMinute() {
  countNew.mockClear()
  await vi.advanceTimersByTimeAsync(60_000)
  return countNew.mock.calls.length
}

describe('New enquiries', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    arrived = 0
    notified.length = 0
    vi.doMock(queries, () => ({ countNew, countNewer: () => Promise.resolve(arrived), newestMoment }))
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

  it('are notified in a hidden tab once each: those since it was last visible', async () => {
    vi.stubGlobal('Notification', StoredNotification)
    const { arrive, stop } = await startCounting()
    await arrive(1)
    expect(notified).toEqual([])
    focusManager.setFocused(false)
    await arrive(2)
    await arrive(2)
    await arrive(4)
    expect(notified).toEqual(['A new enquiry', '3 new enquiries'])
    // A colleague erases two.
    await arrive(2)
    await arrive(3)
    expect(notified.slice(2)).toEqual(['2 new enquiries'])
    stop()
  })

  it('are counted anew once a list is read, also for notifications', async () => {
    vi.stubGlobal('Notification', StoredNotification)
    const { arrive, shown, countArrivalsAfter, stop } = await startCounting()
    await arrive(3)
    expect(shown()).toBe(3)
    arrived = 0
    countArrivalsAfter(Promise.resolve('2026-07-02'))
    expect(shown()).toBe(0)
    focusManager.setFocused(false)
    await arrive(1)
    await arrive(2)
    expect([shown(), notified]).toEqual([2, ['A new enquiry', '2 new enquiries']])
    stop()
  })

  it('are counted although the moment of the list could not be read', async () => {
    const { arrive, shown, countArrivalsAfter, stop } = await startCounting()
    const { RequestError } = await import('../../../../src/admin/query/request-error')
    const lost = Promise.reject(new RequestError({ kind: 'unreachable', message: 'no connection' }))
    lost.catch(() => {})
    countArrivalsAfter(lost)
    await arrive(1)
    await arrive(1)
    expect(shown()).toBe(1)
    stop()
  })

  it('that were counted before a list was read are not shown after it', async () => {
    const { shown, countArrivalsAfter, stop } = await startCounting()
    let respond: (count: number) => void = () => {}
    countNew.mockImplementationOnce(() => new Promise((resolve) => (respond = resolve)))
    arrived = 5
    await vi.advanceTimersByTimeAsync(30_000)
    countArrivalsAfter(Promise.resolve('2026-07-02'))
    respond(1)
    await vi.advanceTimersByTimeAsync(0)
    expect(shown()).toBe(0)
    stop()
  })
})
