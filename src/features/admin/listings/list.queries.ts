import { checkSession } from '../../../lib/http/admin-session'
import type { ListingType } from '../../../domain/listing/listing-status'
import { mapped, type Result, success } from '../../../lib/http/result'
import { answered } from '../../../lib/http/rest'
import { supabase } from '../../../lib/http/supabase'
import { explained } from './error-messages'
import { readRecords } from './listing.queries'
import {
  type Counts,
  type AdminListing,
  adminListingColumns,
  type ListingRow,
  parseAdminListing,
  text,
} from './listing-row'
import type { RecordRow } from './listings-csv'
import { readWeekViews } from './views.queries'
import { type ListState, pageSize, searchFilter, type Sort, sorts } from './list-state'

/** What a page of the list is read for: the list's state, without the homes that are about to be deleted. */
type Asked = ListState & { without: readonly string[] }

interface Reading {
  columns?: string
  /** Their number alone. */
  head?: boolean
  /** Not counted: where it counts, PostgREST refuses the range behind the last row, which an export may ask for. */
  uncounted?: boolean
}

/** The homes that the search finds, of one type or of both. */
function found({ status, q, without }: Asked, type: ListingType | null, reading: Reading = {}) {
  const { columns = adminListingColumns, head = false, uncounted = false } = reading
  const options = uncounted ? {} : ({ count: 'exact', head } as const)
  let query = supabase().from('properties').select<string, ListingRow>(columns, options)
  if (without.length > 0) query = query.not('id', 'in', `(${without.join()})`)
  const words = searchFilter(q)
  if (words) query = query.or(words)
  if (status) query = query.eq('status', status)
  return type ? query.eq('listing_type', type) : query
}

/** A draft may lack its price or its area: it comes last. The id breaks ties, so that pages never overlap. */
const inOrder = (query: ReturnType<typeof found>, sort: Sort) =>
  query.order(sorts[sort].column, { ascending: sorts[sort].ascending, nullsFirst: false }).order('id')

/** How many homes of a type the search finds. */
async function count(state: Asked, type: ListingType): Promise<Result<number>> {
  let number = 0
  const answer = await answered(
    found(state, type, { head: true }).then((result) => ((number = result.count ?? 0), result)),
  )
  return mapped(answer, () => number)
}

export interface Page {
  listings: AdminListing[]
  counts: Counts
}

/** One page of the list, with what each tab holds. A page past the end is the first. */
export async function readPage(state: Asked): Promise<Result<Page & { page: number }>> {
  const { type, sort, page } = state
  let total = 0
  const query = inOrder(found(state, type), sort).range((page - 1) * pageSize, page * pageSize - 1)
  // The other number follows from the two: a home is for sale or to rent.
  const [answer, others] = await Promise.all([
    answered(query.then((result) => ((total = result.count ?? 0), result))),
    count(state, type === 'rent' ? 'sale' : 'rent'),
  ])
  if (!answer.ok && page > 1 && /range not satisfiable/i.test(answer.failure.message))
    return readPage({ ...state, page: 1 })
  const broken = [answer, others].find((result) => !result.ok)
  if (broken && !broken.ok) {
    console.error('Failed to load properties:', broken.failure.message)
    if (broken.failure.kind === 'refused') await checkSession()
    return broken
  }
  const rows = answer.ok ? (answer.value ?? []) : []
  if (rows.length === 0 && page > 1) return readPage({ ...state, page: 1 })
  const other = others.ok ? others.value : 0
  const counts = {
    all: type ? total + other : total,
    sale: type === 'rent' ? other : type ? total : total - other,
    rent: type === 'rent' ? total : other,
  }
  const views = await readWeekViews(rows.map(({ id }) => text(id)))
  return success({ listings: rows.map((row) => parseAdminListing(row, views.get(text(row.id)))), counts, page })
}

// Hosted Supabase answers at most this many rows at a time.
const exportPageSize = 1000

/** All listings that the search finds, of all pages, whole; and by their ids what the agency alone keeps of them. */
export async function readForExport(
  state: Asked,
): Promise<Result<{ rows: ListingRow[]; records: Map<string, RecordRow> }>> {
  const rows = new Map<string, ListingRow>()
  for (let from = 0; ; from += exportPageSize) {
    const query = inOrder(found(state, state.type, { columns: '*', uncounted: true }), state.sort)
    const answer = await answered(query.range(from, from + exportPageSize - 1))
    if (!answer.ok) return explained('The file could not be made', answer.failure)
    // One that is added meanwhile moves the others: none comes twice.
    for (const row of answer.value ?? []) rows.set(text(row.id), row)
    if ((answer.value?.length ?? 0) < exportPageSize) break
  }
  const records = await readRecords()
  return records.ok ? success({ rows: [...rows.values()], records: records.value }) : records
}
