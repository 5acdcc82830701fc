import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noFilters } from '../../../../src/admin/enquiries/inbox-url'
import { failed, success } from '../../../../src/lib/http/result'
import { enquiry } from './enquiry'

const queries = '../../../../src/admin/enquiries/inbox.queries'
const arrivals = '../../../../src/domain/enquiry/new-enquiries.queries'
const row = enquiry({ kind: 'inquiry', version: 1 })
const key = `inquiry:${row.id}`

let inbox: typeof import('../../../../src/admin/enquiries/inbox-data')
let queryClient: typeof import('../../../../src/admin/query/query-client').queryClient
const oneEnquiry = vi.fn()
beforeEach(async () => {
  vi.doMock(queries, () => ({
    enquiriesPage: () => Promise.resolve(success({ enquiries: [row], count: 1 })),
    oneEnquiry,
  }))
  vi.doMock(arrivals, () => ({ newestMoment: () => Promise.resolve(success('')) }))
  vi.resetModules()
  ;({ queryClient } = await import('../../../../src/admin/query/query-client'))
  inbox = await import('../../../../src/admin/enquiries/inbox-data')
})
afterEach(() => {
  queryClient.clear()
  vi.doUnmock(queries)
  vi.doUnmock(arrivals)
  vi.resetModules()
})

describe('The list', () => {
  it('still counts the same arrivals after a change of a row, and others once it is read again', async () => {
    const observer = new QueryObserver(queryClient, inbox.enquiryListQuery({ ...noFilters, open: '' }))
    const stop = observer.subscribe(() => {})
    await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true))
    const before = inbox.arrivalsKey(observer.getCurrentResult().data)
    await new Promise((resolve) => setTimeout(resolve, 5))
    inbox.updateRow({ ...row, state: 'contacted', version: 2 })
    inbox.patchEnquiry(key, (one) => ({ ...one, state: 'closed' }))
    expect(observer.getCurrentResult().data?.enquiries[0]?.state).toBe('closed')
    expect(inbox.arrivalsKey(observer.getCurrentResult().data)).toEqual(before)
    await inbox.reloadLists()
    expect(inbox.arrivalsKey(observer.getCurrentResult().data)).not.toEqual(before)
    stop()
  })
})
