import { useStore } from '@nanostores/react'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useMemo } from 'react'
import { londonDay } from '../../../lib/time/london-time'
import { serverDate } from '../../../lib/time/server-time'
import { afterFirstRead, afterOtherReads, firstRead, lastRead, usePrefetch } from '../../query/first-read'
import { queryClient } from '../../query/query-client'
import { useRead } from '../../query/use-read'
import type { AdminListing } from '../listing-row'
import { lastDays } from '../views'
import { readSeekerCounts, readWeekViews } from '../listing-counts.queries'
import { type Counts, type ListQuery, type Page, readCounts, readPage } from './list.queries'
import { $pendingDeletions, $state, followAddress } from './list.store'

const listingsKey = ['listings']
/** The cached pages of the list. */
export const pagesKey = [...listingsKey, 'page']

/** Changes the listings of the cached pages. */
export const changePages = (change: (listings: AdminListing[]) => AdminListing[]) =>
  queryClient.setQueriesData<Page>(
    { queryKey: pagesKey },
    (page) => page && { ...page, listings: change(page.listings) },
  )

/** Reads the list and its numbers again. */
export const refreshListings = () => queryClient.invalidateQueries({ queryKey: listingsKey })

const useListQuery = (): ListQuery => ({ ...useStore($state), without: useStore($pendingDeletions) })

/** The numbers of the tabs; undefined until loaded. */
export function useCounts(): Counts | undefined {
  const query = { ...useListQuery(), page: 1, sort: 'newest' } satisfies ListQuery
  const { data } = useRead(
    [...listingsKey, 'counts', query],
    afterFirstRead(() => readCounts(query)),
    {
      placeholderData: keepPreviousData,
    },
  )
  return data
}

/** The number of listings on all pages; undefined until loaded. */
export function useTotal(): number | undefined {
  const { type } = useStore($state)
  return useCounts()?.types[type ?? 'all']
}

const none: readonly AdminListing[] = []

/** Only a listing that is or becomes available is compared with what people look for. */
const isSought = ({ status, archived }: AdminListing) => !archived && (status === 'live' || status === 'draft')

const pageQuery = (query: ListQuery) =>
  queryOptions({
    queryKey: [...pagesKey, query],
    queryFn: async () => ({ ...(await readPage(query)), query }),
    placeholderData: keepPreviousData,
    meta: firstRead,
  })

const filtersOf = (query: ListQuery) =>
  JSON.stringify({ ...query, ...({ page: 1, sort: 'newest', without: [] } satisfies Partial<ListQuery>) })

/** Follows the address, and reads the page that it names at once. */
export function useListAddress() {
  useLayoutEffect(followAddress, [])
  usePrefetch(() => pageQuery({ ...$state.get(), without: $pendingDeletions.get() }))
}

/**
 * The page that the address names. The previous one stays until the new one arrives; if it is of other filters, its
 * rows cannot be selected.
 */
export function useListPage() {
  const query = useListQuery()
  const page = useQuery(pageQuery(query))
  const rows = page.data?.listings ?? none
  const ids = rows.map(({ id }) => id).sort()
  // The list works without views and seekers, so their errors are ignored.
  const { data: views } = useRead(['listing-views', ids], () => readWeekViews(ids), {
    enabled: ids.length > 0,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  })
  const wanted = rows
    .filter(isSought)
    .map(({ id }) => id)
    .sort()
  const { data: seekers } = useRead(
    // Sending a listing to somebody reads everything about matching again.
    ['matching', 'counts', wanted],
    afterOtherReads(() => readSeekerCounts(wanted)),
    { enabled: wanted.length > 0, staleTime: 60_000, placeholderData: keepPreviousData, meta: lastRead },
  )
  const { without } = query
  const listings = useMemo(() => {
    const today = londonDay(serverDate())
    return rows
      .filter(({ id }) => !without.includes(id))
      .map((listing) => ({
        ...listing,
        dailyViews: views?.has(listing.id)
          ? lastDays(views.get(listing.id) ?? [], today, 7).map((day) => day.views)
          : [],
        seekers: isSought(listing) ? (seekers?.[listing.id] ?? 0) : 0,
      }))
  }, [rows, views, seekers, without])
  const canSelect = !page.data || filtersOf(page.data.query) === filtersOf(query)
  return { ...page, listings, canSelect }
}

/** A list restored from the back/forward cache may be outdated. */
export function useRefreshAfterReturn() {
  useEffect(() => {
    const refresh = ({ persisted }: PageTransitionEvent) => persisted && void refreshListings()
    addEventListener('pageshow', refresh)
    return () => removeEventListener('pageshow', refresh)
  }, [])
}
