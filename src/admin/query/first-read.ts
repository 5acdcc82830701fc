import type { FetchQueryOptions, Query, QueryKey } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { hasStoredSession } from '../../lib/http/admin-session'
import { queryClient } from './query-client'

// A screen's requests slow each other down, so what somebody looks at first is read first, and what takes long last.

/** For `meta` of a query: what its screen shows first. */
export const firstRead = { isFirst: true }
/** For `meta` of a query that takes long, and that its screen can do without. */
export const lastRead = { isLast: true }

const isFirst = ({ meta }: Query) => meta?.['isFirst'] === true
const isNotLast = ({ meta }: Query) => meta?.['isLast'] !== true

/** Reads what a screen shows first while the session is still being checked, and before the first paint. */
export function usePrefetch<Value, Key extends QueryKey>(
  query: () => FetchQueryOptions<Value, Error, Value, Key> | null,
) {
  useLayoutEffect(() => {
    const options = hasStoredSession() && query()
    if (options) void queryClient.prefetchQuery(options)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- The place of the address as the screen opens.
  }, [])
}

/** Resolves once none of these queries is being read: to true if it had to wait. */
async function untilRead(predicate: (query: Query) => boolean): Promise<boolean> {
  // The reads of a screen begin in one turn.
  await new Promise((resolve) => setTimeout(resolve))
  const isReading = () => queryClient.isFetching({ predicate }) > 0
  if (!isReading()) return false
  await new Promise<void>((resolve) => {
    const stop = queryClient.getQueryCache().subscribe(() => {
      if (isReading()) return
      stop()
      resolve()
    })
  })
  return true
}

/** The rows are on the screen. Safari has no idle callback. */
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 1000 })
    else setTimeout(resolve, 100)
  })

/** Reads numbers and choices beside the first rows: once nothing is being read that the screen shows first. */
export const afterFirstRead =
  <Value>(read: () => Promise<Value>) =>
  async (): Promise<Value> => {
    if (await untilRead(isFirst)) await idle()
    return read()
  }

/** Reads what has `lastRead`: once nothing else is being read. */
export const afterOtherReads =
  <Value>(read: () => Promise<Value>) =>
  async (): Promise<Value> => {
    await untilRead(isNotLast)
    return read()
  }
