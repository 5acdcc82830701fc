import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noFilters } from '../../../../src/admin/enquiries/inbox-url'
import { newEnquiriesQuery } from '../../../../src/admin/query/useNewEnquiries'
import { enquiry } from './enquiry'

const queries = '../../../../src/admin/enquiries/inbox.queries'
const arrivals = '../../../../src/admin/query/new-enquiries.queries'
const row = enquiry({ kind: 'inquiry', version: 1 })
const key = `inquiry:${row.id}`

/** The inbox's data, whose list can be read, and a single enquiry cannot. */
async function startData() {
  const requestedFrom: number[] = []
  vi.doMock(queries, () => ({
    enquiriesPage: (_filters: unknown, from: number) => {
      requestedFrom.push(from)
      return Promise.resolve({ enquiries: [row], count: 1 })
    },
    oneEnquiry: () => Promise.reject(new RequestError({ kind: 'unreachable', message: 'no connection' })),
  }))
  vi.doMock(arrivals, () => ({ newestMoment: () => Promise.resolve('') }))
  vi.resetModules()
  const { RequestError } = await import('../../../../src/admin/query/request-error')
  const { queryClient } = await import('../../../../src/admin/query/query-client')
  const data = await import('../../../../src/admin/enquiries/inbox-data')
  const list = new QueryObserver(queryClient, data.enquiryListQuery({ ...noFilters, open: '' }))
  const stop = list.subscribe(() => {})
  await vi.waitFor(() => expect(list.getCurrentResult().isSuccess).toBe(true))
  return {
    ...{ queryClient, data, requestedFrom },
    list: () => list.getCurrentResult().data!,
    close: () => {
      stop()
      queryClient.clear()
      vi.doUnmock(queries)
      vi.doUnmock(arrivals)
      vi.resetModules()
    },
  }
}

describe('The inbox', () => {
  let inbox: Awaited<ReturnType<typeof startData>>
  beforeEach(async () => void (inbox = await startData()))
  afterEach(() => inbox.close())

  it('still counts the same arrivals after a change of a row, and others once its list is read again', async () => {
    const { data, list, queryClient } = inbox
    const { queryKey } = newEnquiriesQuery(true)
    queryClient.setQueryData(queryKey, { waiting: 4, arrived: 2 })
    data.updateRow({ ...row, state: 'contacted', version: 2 })
    data.patchEnquiry(key, (one) => ({ ...one, state: 'closed' }))
    expect(list().enquiries[0]?.state).toBe('closed')
    expect(queryClient.getQueryData(queryKey)).toEqual({ waiting: 4, arrived: 2 })
    await data.reloadLists()
    expect(queryClient.getQueryData(queryKey)).toEqual({ waiting: 4, arrived: 0 })
  })

  it('reads its first page again from the first row', async () => {
    await inbox.data.reloadLists()
    expect(inbox.requestedFrom).toEqual([0, 0])
  })

  it('still shows an enquiry that was opened from the list and cannot be read', async () => {
    const { data, queryClient } = inbox
    const open = new QueryObserver(queryClient, { ...data.openEnquiryQuery(key), retry: false })
    const stop = open.subscribe(() => {})
    expect(open.getCurrentResult().data).toEqual(row)
    await vi.waitFor(() => expect(open.getCurrentResult().isError).toBe(true))
    expect(open.getCurrentResult().data).toEqual(row)
    stop()
  })
})
