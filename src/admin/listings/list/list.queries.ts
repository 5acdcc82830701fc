import { checkSession } from '../../../lib/http/admin-session'
import type { ListingType } from '../../../domain/listing/listing-status'
import { errorKind } from '../../../lib/http/database-error'
import { mapped, type Result, success } from '../../../lib/http/result'
import { queryResult } from '../../../lib/http/rest'
import { supabase } from '../../../lib/http/supabase'
import { explainFailure } from '../error-messages'
import { readRecords } from '../listing.queries'
import { type Counts, type AdminListing, adminListingColumns, type ListingRow, parseAdminListing } from '../listing-row'
import { urlBatches } from '../url-batches'
import type { RecordRow } from '../listings-csv'
import { londonDay } from '../../../lib/time/london-time'
import { readWeekViews } from '../views.queries'
import { weekOf } from '../views'
import { isAttention, type ListState, pageSize, searchFilter, type Sort, sorts } from './list-state'
import { serverDate, serverNow } from '../../../lib/time/server-time'
import { dayMs } from '../../../lib/time/day-ms'
import { toText } from '../../../lib/format/to-text'

/** A page's query: the list's state, without pending deletions. */
type ListQuery = ListState & { without: readonly string[] }

interface Reading {
  columns?: string
  /** Only the count. */
  head?: boolean
  /** Without a count: with it, PostgREST rejects a range beyond the last row, which an export may request. */
  uncounted?: boolean
}

/** The filtered listings, of one type or both. */
function filteredQuery(listQuery: ListQuery, type: ListingType | null, reading: Reading = {}) {
  const { view, q, area, min, max, negotiator, changed, without } = listQuery
  const { columns = adminListingColumns, head = false, uncounted = false } = reading
  const options = uncounted ? {} : ({ count: 'exact', head } as const)
  let query = supabase().from('staff_listings').select<string, ListingRow>(columns, options)
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
  if (changed) query = query.gte('updated_at', new Date(serverNow() - changed * dayMs).toISOString())
  return type ? query.eq('listing_type', type) : query
}

/** Drafts without price or area come last. The id breaks ties, so that pages do not overlap. */
const inOrder = (query: ReturnType<typeof filteredQuery>, sort: Sort) =>
  query.order(sorts[sort].column, { ascending: sorts[sort].ascending, nullsFirst: false }).order('id')

/** The number of listings of a type that match. */
async function count(state: ListQuery, type: ListingType): Promise<Result<number>> {
  let number = 0
  const result = await queryResult(
    filteredQuery(state, type, { head: true }).then((result) => ((number = result.count ?? 0), result)),
  )
  return mapped(result, () => number)
}

export interface Page {
  listings: AdminListing[]
  counts: Counts
}

/** The number of listings per view, independent of filters: `{ all: 27, live: 24 }`. */
export async function readViewCounts(type: ListingType | null): Promise<Result<Record<string, number>>> {
  const result = await queryResult(supabase().rpc('listing_counts', type ? { of_type: type } : {}))
  return mapped(result, (counts) => (counts ?? {}) as Record<string, number>)
}

/** One page of the list, with the tab counts. A page beyond the end becomes the first. */
export async function readPage(state: ListQuery): Promise<Result<Page & { page: number }>> {
  const { type, sort, page } = state
  let total = 0
  const query = inOrder(filteredQuery(state, type), sort).range((page - 1) * pageSize, page * pageSize - 1)
  // The other type's count is the difference: a listing is for sale or to rent.
  const [result, others] = await Promise.all([
    queryResult(query.then((result) => ((total = result.count ?? 0), result))),
    count(state, type === 'rent' ? 'sale' : 'rent'),
  ])
  if (!result.ok && page > 1 && errorKind(result.failure) === 'past-end') return readPage({ ...state, page: 1 })
  const broken = [result, others].find((result) => !result.ok)
  if (broken && !broken.ok) {
    console.error('Failed to load properties:', broken.failure.message)
    if (broken.failure.kind === 'refused') await checkSession()
    return broken
  }
  const rows = result.ok ? (result.value ?? []) : []
  if (rows.length === 0 && page > 1) return readPage({ ...state, page: 1 })
  const other = others.ok ? others.value : 0
  const counts = {
    all: type ? total + other : total,
    sale: type === 'rent' ? other : type ? total : total - other,
    rent: type === 'rent' ? total : other,
  }
  const views = await readWeekViews(rows.map(({ id }) => toText(id)))
  const today = londonDay(serverDate())
  const listings = rows.map((row) => parseAdminListing(row, weekOf(views.get(toText(row.id)) ?? [], today)))
  return success({ listings, counts, page })
}

/** All filtered listings, up to a maximum. */
export async function readAll(state: ListQuery, most: number): Promise<Result<AdminListing[]>> {
  const query = inOrder(filteredQuery(state, state.type, { uncounted: true }), state.sort).range(0, most - 1)
  const result = await queryResult(query)
  if (!result.ok) return explainFailure('The other listings could not be selected', result.failure)
  return success((result.value ?? []).map((row) => parseAdminListing(row)))
}

// Hosted Supabase's row limit per response.
const exportPageSize = 1000

/** Complete listings, and their private records by id. */
export interface Exported {
  rows: ListingRow[]
  records: Map<string, RecordRow>
}

const exportQuery = (ids: readonly string[]) =>
  supabase().from('properties').select<string, ListingRow>('*').in('id', ids).order('created_at').order('id')

/** The complete listings of these ids, in order. */
export async function readFullListings(ids: readonly string[]): Promise<Result<Exported>> {
  const rows = new Map<string, ListingRow>()
  for (const batch of urlBatches(ids)) {
    const result = await queryResult(exportQuery(batch))
    if (!result.ok) return explainFailure('The file could not be created', result.failure)
    for (const row of result.value ?? []) rows.set(toText(row.id), row)
  }
  const records = await readRecords()
  return mapped(records, (byId) => ({ rows: ids.flatMap((id) => rows.get(id) ?? []), records: byId }))
}

/** All filtered listings, complete. */
export async function readForExport(state: ListQuery): Promise<Result<Exported>> {
  const ids = new Set<string>()
  for (let from = 0; ; from += exportPageSize) {
    const query = inOrder(filteredQuery(state, state.type, { columns: 'id', uncounted: true }), state.sort)
    const result = await queryResult(query.range(from, from + exportPageSize - 1))
    if (!result.ok) return explainFailure('The file could not be created', result.failure)
    // Concurrent additions shift the pages, so duplicates are removed.
    for (const row of result.value ?? []) ids.add(toText(row.id))
    if ((result.value?.length ?? 0) < exportPageSize) break
  }
  return readFullListings([...ids])
}
