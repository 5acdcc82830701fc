import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { enquiryKey, parseEnquiryKey } from '../../domain/enquiry/enquiry-labels'
import { newestMoment } from '../query/new-enquiries.queries'
import { $account } from '../../lib/http/admin-session'
import { afterFirstRead, firstRead, usePrefetch } from '../query/first-read'
import { queryClient } from '../query/query-client'
import { useRead } from '../query/use-read'
import { requireSession } from '../query/write-access'
import { countArrivalsAfter } from '../query/useNewEnquiries'
import { type Enquiry } from '../../domain/enquiry/enquiry'
import { $inboxLocation, followAddress, readAddress } from './inbox.store'
import { filtersOf, type InboxLocation, pageSize, rowsBefore } from './inbox-url'
import { enquiriesOfSamePerson, enquiriesPage, enquiryTally, oneEnquiry } from './inbox.queries'

// What the inbox reads from the server, and its cache.

export interface EnquiryPage {
  enquiries: Enquiry[]
  /** The same rows, without later changes. */
  asRead: readonly Enquiry[]
  count: number
  /** The number of rows before it. */
  from: number
  /** The number of the last page. */
  last: number
}

const keys = {
  lists: ['enquiries', 'list'],
  list: (place: InboxLocation) => ['enquiries', 'list', filtersOf(place)],
  tally: ['enquiries', 'tally'],
  one: (key: string) => ['enquiries', 'one', key],
  samePerson: (key: string) => ['enquiries', 'same person', key],
  /** Emails, replies and history of an enquiry. */
  about: (key: string) => ['enquiries', 'about', key],
  /** The count in the header. */
  newEnquiries: ['new-enquiries'],
}
export const aboutKey = keys.about

/**
 * A page of the list. Changing the filters reads it again; a regained window does not, so that no row moves while
 * somebody reads. New enquiries are announced instead.
 */
export const enquiryListQuery = (place: InboxLocation) =>
  queryOptions<EnquiryPage>({
    queryKey: keys.list(place),
    queryFn: async () => {
      const filters = filtersOf(place)
      const before = queryClient.getQueryData<EnquiryPage>(keys.list({ ...place, page: place.page - 1 }))
      const from = rowsBefore(filters, before, $account.get()?.id ?? '')
      const newest = newestMoment()
      // Only the count of arrivals awaits it, or its failure.
      newest.catch(() => {})
      const page = await enquiriesPage(filters, from)
      countArrivalsAfter(newest)
      const last = place.page - 1 + Math.ceil((page.count - from) / pageSize)
      return { ...page, asRead: page.enquiries, from, last }
    },
    placeholderData: keepPreviousData,
    meta: firstRead,
    staleTime: 0,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    // After a failure nobody reads: a notice offers to try again.
    refetchOnReconnect: ({ state }) => state.status === 'error',
  })
export const useEnquiryList = () => useQuery(enquiryListQuery(useStore($inboxLocation)))

/** Follows the address, and reads the list that it names at once. */
export function useInboxAddress() {
  // Before the first render, so that only this list is requested.
  useState(readAddress)
  useEffect(followAddress, [])
  usePrefetch(() => {
    const place = $inboxLocation.get()
    // The first response says who `me` is, and by the server's clock which month it is.
    return place.assignee === 'me' || place.due ? null : enquiryListQuery(place)
  })
}

/** Counts for the filters, under the current search; undefined until they are known. */
export function useTally() {
  const { q, listing } = useStore($inboxLocation)
  const readTally = afterFirstRead(() => enquiryTally({ q, listing }))
  return useRead([...keys.tally, { q, listing }], readTally, { placeholderData: keepPreviousData }).data
}

/** An open enquiry: the list's data at once, then the current data. Null if it does not exist. */
export function openEnquiryQuery(key: string) {
  const parsedKey = parseEnquiryKey(key)
  return queryOptions<Enquiry | null>({
    queryKey: keys.one(key),
    queryFn: async () => {
      const enquiry = parsedKey && (await oneEnquiry(parsedKey.kind, parsedKey.id))
      if (enquiry) updateRow(enquiry)
      // Without a session, no enquiry is returned.
      else await requireSession()
      return enquiry
    },
    enabled: parsedKey !== null,
    // Unlike a placeholder, it stays if the enquiry cannot be read.
    initialData: () => cachedEnquiry(key),
    initialDataUpdatedAt: 0,
  })
}
export const useOpenEnquiry = () => useQuery(openEnquiryQuery(useStore($inboxLocation).open))

const noEnquiries: never[] = []
/** Other enquiries of the same person. */
export const useSamePerson = (enquiry: Enquiry) =>
  useRead(keys.samePerson(enquiryKey(enquiry)), () => enquiriesOfSamePerson(enquiry)).data ?? noEnquiries

/** The newest cached data of an enquiry. */
export function cachedEnquiry(key: string): Enquiry | undefined {
  const open = queryClient.getQueryData<Enquiry | null>(keys.one(key))
  const pages = queryClient.getQueriesData<EnquiryPage>({ queryKey: keys.lists })
  return [open, ...pages.map(([, page]) => page?.enquiries.find((enquiry) => enquiryKey(enquiry) === key))]
    .flatMap((enquiry) => enquiry ?? [])
    .sort((one, other) => other.version - one.version)[0]
}

/** The newest known data of an enquiry, such as one that was selected some time ago. */
export function newestOf(enquiry: Enquiry): Enquiry {
  const cached = cachedEnquiry(enquiryKey(enquiry))
  return cached && cached.version >= enquiry.version ? cached : enquiry
}

/** Changes the rows of the cached pages. */
const changePages = (change: (rows: Enquiry[]) => Enquiry[]) =>
  queryClient.setQueriesData<EnquiryPage>({ queryKey: keys.lists }, (page) => {
    if (!page) return
    const enquiries = change(page.enquiries)
    return { ...page, enquiries, count: page.count - page.enquiries.length + enquiries.length }
  })

/** Changes the rows of an enquiry that has a newer version, such as after a reply. No row moves. */
export const updateRow = (enquiry: Enquiry) =>
  changePages((rows) =>
    rows.map((row) => (enquiryKey(row) === enquiryKey(enquiry) && row.version < enquiry.version ? enquiry : row)),
  )

/** Changes cached enquiries in place. A row stays in its list, even if the filter no longer matches. */
export function patchEnquiries(changes: ReadonlyMap<string, (enquiry: Enquiry) => Enquiry>) {
  const patched = (enquiry: Enquiry) => changes.get(enquiryKey(enquiry))?.(enquiry) ?? enquiry
  changePages((rows) => rows.map(patched))
  for (const key of changes.keys())
    queryClient.setQueryData<Enquiry | null>(keys.one(key), (enquiry) => enquiry && patched(enquiry))
}
export const patchEnquiry = (key: string, change: (enquiry: Enquiry) => Enquiry) =>
  patchEnquiries(new Map([[key, change]]))

/** Takes erased enquiries out of the cached lists. */
export function removeRows(erased: readonly Enquiry[]) {
  const erasedKeys = new Set(erased.map(enquiryKey))
  changePages((rows) => rows.filter((row) => !erasedKeys.has(enquiryKey(row))))
}

/** Reads the counts again, and everything shown about the given enquiries. */
export async function refreshAfterChange(changed: readonly string[]) {
  // A first read that is still running has the state from before the change, and would not be repeated.
  await Promise.all(changed.map((key) => queryClient.cancelQueries({ queryKey: keys.one(key) })))
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: keys.tally }),
    queryClient.invalidateQueries({ queryKey: keys.newEnquiries }),
    ...changed.flatMap((key) => [
      queryClient.invalidateQueries({ queryKey: keys.one(key) }),
      queryClient.invalidateQueries({ queryKey: keys.about(key) }),
    ]),
  ])
}

/** Reads the list again. */
export const reloadLists = () => queryClient.invalidateQueries({ queryKey: keys.lists })

/** Reads the list and its counts again. */
export const reloadInbox = () => queryClient.invalidateQueries({ queryKey: ['enquiries'] })
