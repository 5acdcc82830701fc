import { checkSession } from '../../../lib/http/admin-session'
import type { ListingType } from '../../../domain/listing/listing-status'
import { mapped, type Result, success } from '../../../lib/http/result'
import { answered } from '../../../lib/http/rest'
import { supabase } from '../../../lib/http/supabase'
import { type Counts, type AdminListing, adminListingColumns, parseAdminListing } from './listing-row'
import { type ListState, pageSize, searchFilter, sorts } from './list-state'

/** What a page of the list is read for: the list's state, without the homes that are about to be deleted. */
type Asked = ListState & { without: readonly string[] }

/** The homes that the search finds, of one type or of both; with `head` their number alone. */
function found({ status, q, without }: Asked, type: ListingType | null, head = false) {
  let query = supabase().from('properties').select(adminListingColumns, { count: 'exact', head })
  if (without.length > 0) query = query.not('id', 'in', `(${without.join()})`)
  const words = searchFilter(q)
  if (words) query = query.or(words)
  if (status) query = query.eq('status', status)
  return type ? query.eq('listing_type', type) : query
}

/** How many homes of a type the search finds. */
async function count(state: Asked, type: ListingType): Promise<Result<number>> {
  let number = 0
  const answer = await answered(found(state, type, true).then((result) => ((number = result.count ?? 0), result)))
  return mapped(answer, () => number)
}

export interface Page {
  homes: AdminListing[]
  counts: Counts
}

/** One page of the list, with what each tab holds. A page past the end is the first. */
export async function readPage(state: Asked): Promise<Result<Page & { page: number }>> {
  const { type, sort, page } = state
  let total = 0
  const query = found(state, type)
    // A draft may lack its price or its area: it comes last.
    .order(sorts[sort].column, { ascending: sorts[sort].ascending, nullsFirst: false })
    .order('id')
    .range((page - 1) * pageSize, page * pageSize - 1)
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
  return success({ homes: rows.map(parseAdminListing), counts, page })
}
