import type { Database } from '../../../lib/database.types'
import { runQuery } from '../../../lib/http/admin-query'
import { supabase } from '../../../lib/http/supabase'
import { urlBatches } from '../../../lib/http/url-batches'
import { request, requestAllRows } from '../../query/request'
import { unwrap } from '../../query/request-error'
import { explainError, unwrapOrExplain } from '../error-messages'
import { readRecords } from '../listing-record.queries'
import { type AdminListing, adminListingColumns, type ListingRow, parseAdminListing } from '../listing-row'
import {
  isAttention,
  type ListState,
  pageSize,
  searchFilter,
  searchWords,
  type Sort,
  sorts,
  type View,
} from './list-state'
import { serverNow } from '../../../lib/time/server-time'
import { dayMs } from '../../../lib/time/day-ms'
import { toText } from '../../../lib/format/to-text'

/** A page's query: the list's state, without pending deletions. */
export type ListQuery = ListState & { without: readonly string[] }

/** The filtered listings, of one type or both. */
function filteredQuery(listQuery: ListQuery, columns = adminListingColumns) {
  const { type, view, q, area, min, max, negotiator, changed, without } = listQuery
  let query = supabase().from('staff_listings').select<string, ListingRow>(columns)
  if (without.length > 0) query = query.not('id', 'in', `(${without.join()})`)
  const textFilter = searchFilter(q)
  if (textFilter) query = query.or(textFilter)
  query = query.eq('archived', view === 'archived')
  if (isAttention(view)) query = query.contains('attention', [view])
  else if (view && view !== 'archived') query = query.eq('status', view)
  if (area) query = query.eq('area', area)
  if (min !== null) query = query.gte('price', min)
  if (max !== null) query = query.lte('price', max)
  if (negotiator === 'nobody') query = query.is('negotiator_id', null)
  else if (negotiator) query = query.eq('negotiator_id', negotiator)
  if (changed) query = query.gte('updated_at', changedSince(changed))
  return type ? query.eq('listing_type', type) : query
}
const changedSince = (days: number) => new Date(serverNow() - days * dayMs).toISOString()

/**
 * Drafts without price or area come last. Moments are never null, and with an order of nulls the database would sort
 * all listings instead of reading the first fifty from its index. The id breaks ties, so that pages do not overlap.
 */
function inOrder(query: ReturnType<typeof filteredQuery>, sort: Sort) {
  const { column, ascending } = sorts[sort]
  return query.order(column, { ascending, ...(!column.endsWith('_at') && { nullsFirst: false }) }).order('id')
}

/** The numbers of the list, for the same filters as its rows. */
export interface Counts {
  /** Matching listings of the view, by type. */
  types: { all: number; sale: number; rent: number }
  /** Matching listings of the type, by view. */
  views: Partial<Record<View | 'all', number>>
  /** Listings of the type, whatever the filters. */
  unfiltered: number
}

export async function readCounts(listQuery: ListQuery) {
  const { type, view, q, area, min, max, negotiator, changed, without } = listQuery
  const { patterns, prices } = searchWords(q)
  const counts = await request(
    supabase().rpc('listing_counts', {
      ...{ patterns, prices, without, of_type: type, of_view: view, of_area: area || null, lowest: min, highest: max },
      ...{ of_negotiator: negotiator || null, changed_since: changed && changedSince(changed) },
      // The generated types know no nulls.
    } as Database['public']['Functions']['listing_counts']['Args']),
  )
  return counts as unknown as Counts
}

/** A page of the list. */
export interface Page {
  listings: AdminListing[]
  page: number
}

/** One page of the list. A page beyond the end becomes the first. */
export async function readPage(state: ListQuery): Promise<Page> {
  const { sort, page } = state
  const query = inOrder(filteredQuery(state), sort).range((page - 1) * pageSize, page * pageSize - 1)
  const result = await runQuery(query)
  if (!result.ok) console.error('Failed to load properties:', result.failure.message)
  const rows = unwrap(result).data ?? []
  if (rows.length === 0 && page > 1) return readPage({ ...state, page: 1 })
  return { listings: rows.map(parseAdminListing), page }
}

/** All filtered listings, up to a maximum. */
export async function readAll(state: ListQuery, max: number): Promise<AdminListing[]> {
  const result = await runQuery(inOrder(filteredQuery(state), state.sort).range(0, max - 1))
  const { data } = await unwrapOrExplain('The other listings could not be selected', result)
  return (data ?? []).map(parseAdminListing)
}

/** The complete listings of these ids, in order, and their private records by id. */
export async function readFullListings(ids: readonly string[]) {
  const rows = new Map<string, ListingRow>()
  for (const batch of urlBatches(ids)) {
    const query = supabase().from('properties').select<string, ListingRow>('*').in('id', batch)
    const { data } = await unwrapOrExplain('The file could not be created', await runQuery(query))
    for (const row of data ?? []) rows.set(toText(row.id), row)
  }
  return { rows: ids.flatMap((id) => rows.get(id) ?? []), records: await readRecords() }
}

/** All filtered listings, complete. */
export async function readForExport(state: ListQuery) {
  const rows = await requestAllRows((from, to) =>
    inOrder(filteredQuery(state, 'id'), state.sort).range(from, to),
  ).catch((error: unknown) => explainError('The file could not be created', error))
  // Concurrent additions shift the pages, so duplicates are removed.
  return readFullListings([...new Set(rows.map(({ id }) => toText(id)))])
}
