import { $session, checkSession } from '../../lib/admin-session'
import type { ListingType, Status } from '../../lib/listing-status'
import { type Failure, failed, mapped, type Result, success } from '../../lib/result'
import { answered } from '../../lib/rest'
import { supabase } from '../../lib/supabase'
import { type Counts, type Home, homeColumns, readHome, type Row } from './home'
import { type ListState, pageSize, searchFilter, sorts } from './list-state'
import type { PropertyRow } from './property-form'

const properties = () => supabase().from('properties')

/** What a person can do with what the database said. */
function reason({ kind, message }: Failure): string {
  if ($session.get().is === 'lapsed') return 'your session has ended. Sign in, then press the button again.'
  if (kind === 'unreachable') return 'no answer came. Check the connection, then try again.'
  if (/properties_slug_key/.test(message)) return 'another property has this address. Choose another slug.'
  if (/row-level security|permission denied/.test(message)) return 'this account may not change listings.'
  if (/violates check constraint/.test(message)) return 'the database does not take all that it says. Open its form and save there: the form says what to change.'
  return message.replace(/^error:\s*/i, '')
}

/** A failed call in the specification's words. One that was refused may mean that the session is over: that is asked for. */
async function explained(words: string, failure: Failure): Promise<Result<never>> {
  console.error(`${words}:`, failure.message)
  if (failure.kind === 'refused') await checkSession()
  return failed(failure.kind, `${words}: ${reason(failure)}`)
}

/** A write that came back with nothing: the policies let nobody but an administrator touch a row. */
async function untouched(words: string, otherwise: string): Promise<Result<never>> {
  await checkSession()
  return failed('refused', $session.get().is === 'in' ? otherwise : `${words}: ${reason({ kind: 'refused', message: 'refused' })}`)
}

/** The homes that the search finds, of one type or of both; with `head` their number alone. */
function found(columns: string, { status, q }: ListState, type: ListingType | null, head = false) {
  let query = properties().select(columns, { count: 'exact', head })
  const words = searchFilter(q)
  if (words) query = query.or(words)
  if (status) query = query.eq('status', status)
  return type ? query.eq('listing_type', type) : query
}

/** How many homes of a type the search finds. */
async function count(state: ListState, type: ListingType): Promise<Result<number>> {
  let number = 0
  const answer = await answered(found('id', state, type, true).then((result) => ((number = result.count ?? 0), result)))
  return mapped(answer, () => number)
}

export interface Page {
  homes: Home[]
  counts: Counts
}

/** One page of the list, with what each tab holds. A page past the end is the first. */
export async function readPage(state: ListState): Promise<Result<Page & { page: number }>> {
  const { type, sort, page } = state
  let total = 0
  const query = found(homeColumns, state, type)
    .order(sorts[sort].column, { ascending: sorts[sort].ascending })
    .order('id')
    .range((page - 1) * pageSize, page * pageSize - 1)
    .overrideTypes<Row[], { merge: false }>()
  // The other number follows from the two: a home is for sale or to rent.
  const [answer, others] = await Promise.all([
    answered<Row[]>(query.then((result) => ((total = result.count ?? 0), result))),
    count(state, type === 'rent' ? 'sale' : 'rent'),
  ])
  if (!answer.ok && page > 1 && /range not satisfiable/i.test(answer.failure.message)) return readPage({ ...state, page: 1 })
  const broken = [answer, others].find((result) => !result.ok)
  if (broken && !broken.ok) {
    console.error('Failed to load properties:', broken.failure.message)
    if (broken.failure.kind === 'refused') await checkSession()
    return broken
  }
  const rows = answer.ok ? (answer.value ?? []) : []
  if (rows.length === 0 && page > 1) return readPage({ ...state, page: 1 })
  const other = others.ok ? others.value : 0
  const counts = { all: type ? total + other : total, sale: type === 'rent' ? other : type ? total : total - other, rent: type === 'rent' ? total : other }
  return success({ homes: rows.map(readHome), counts, page })
}

/** One row as the database has it; null where there is none. */
export async function readProperty(id: string): Promise<Result<Row | null>> {
  // An address that was mistyped names no home, and a database takes offence at some signs.
  if (!/^([0-9a-f-]{36}|\d{1,18})$/i.test(id)) return success(null)
  const answer = await answered<Row>(properties().select('*').eq('id', id).maybeSingle())
  if (!answer.ok && /invalid input syntax/i.test(answer.failure.message)) return success(null)
  if (!answer.ok && answer.failure.kind === 'refused') await checkSession()
  return answer
}

/** The title of another home that has this address already; null where it is free. */
export async function slugTaken(slug: string, id: string): Promise<Result<string | null>> {
  const answer = await answered<Row[]>(properties().select('id,title').eq('slug', slug).neq('id', id).limit(1).overrideTypes<Row[], { merge: false }>())
  return mapped(answer, (rows) => (rows?.[0] ? String(rows[0]['title']) : null))
}

/** The rules of the specification's data layer, which hold whoever calls it. */
function incomplete({ title, slug, description, gallery }: PropertyRow): string | null {
  if (title.trim() === '') return 'Property title is required'
  if (slug.trim() === '') return 'Property slug is required'
  if (description.trim() === '') return 'Property description is required'
  return gallery.length === 0 ? 'At least one image is required' : null
}

const complete = (row: PropertyRow): PropertyRow => ({
  ...row,
  features: row.features.filter((feature) => feature.trim() !== ''),
  thumb: row.thumb || (row.gallery[0] ?? null),
})

/**
 * Stores a new home and returns its row. The id is the caller's, so that a home sent again after a lost answer is the
 * same home.
 */
export async function createProperty(id: string, row: PropertyRow): Promise<Result<Row>> {
  const missing = incomplete(row)
  if (missing) return failed('refused', missing)
  const answer = await answered<Row[]>(properties().insert({ id, ...complete(row) }).select().overrideTypes<Row[], { merge: false }>())
  if (!answer.ok && /properties_pkey/.test(answer.failure.message)) {
    const again = await updateProperty(id, row)
    return mapped(again, ({ row: saved }) => saved)
  }
  if (!answer.ok) return explained('Failed to create property', answer.failure)
  const [saved] = answer.value ?? []
  return saved ? success(saved) : failed('refused', 'No data returned after creating property')
}

/** The row there is, or why nothing can be done to it. */
async function existing(id: string): Promise<Result<Row>> {
  const answer = await answered<Row>(properties().select('*').eq('id', id).maybeSingle())
  if (!answer.ok) return explained('Failed to verify property exists', answer.failure)
  if (answer.value) return success(answer.value)
  return untouched('Failed to verify property exists', `Property with ID ${id} not found`)
}

/** What an update came to: the stored row, or (`newer`) the row that somebody else changed meanwhile. */
export interface Updated {
  row: Row
  newer: boolean
}

/**
 * Changes a home that exists.
 * @param seen the `updated_at` that the changes are based on: a row changed since is returned and not overwritten
 */
export async function updateProperty(id: string, row: PropertyRow, seen?: unknown): Promise<Result<Updated>> {
  if (!id) return failed('refused', 'Property ID is required for update')
  const missing = incomplete(row)
  if (missing) return failed('refused', missing)
  const found = await existing(id)
  if (!found.ok) return found
  const stamp = found.value['updated_at']
  if (seen !== undefined && stamp !== seen) return success({ row: found.value, newer: true })
  const change = properties().update(complete(row)).eq('id', id)
  // Between the look and the write somebody else may come: then no row fits.
  const guarded = seen !== undefined && typeof stamp === 'string' ? change.eq('updated_at', stamp) : change
  const answer = await answered<Row[]>(guarded.select().overrideTypes<Row[], { merge: false }>())
  if (!answer.ok) return explained('Failed to update property', answer.failure)
  const [saved] = answer.value ?? []
  return saved ? success({ row: saved, newer: false }) : untouched('Failed to update property', 'No data returned after update')
}

/** Sets where a home stands, and nothing else. */
export async function setStatus(id: string, status: Status): Promise<Result<Status>> {
  const answer = await answered<Row[]>(properties().update({ status }).eq('id', id).select('status').overrideTypes<Row[], { merge: false }>())
  if (!answer.ok) return explained('Failed to update property', answer.failure)
  return answer.value?.length ? success(status) : untouched('Failed to update property', `Property with ID ${id} not found`)
}

/** Removes a home that exists. @returns the addresses of the pictures it had that no other home shows */
export async function deleteProperty(id: string): Promise<Result<string[]>> {
  if (!id) return failed('refused', 'Property ID is required for deletion')
  const found = await existing(id)
  if (!found.ok) return found
  const answer = await answered<Row[]>(properties().delete().eq('id', id).select('id').overrideTypes<Row[], { merge: false }>())
  if (!answer.ok) return explained('Failed to delete property', answer.failure)
  if (!answer.value?.length) return untouched('Failed to delete property', 'Failed to delete property: the database removed nothing.')
  const gallery = Array.isArray(found.value['gallery']) ? found.value['gallery'].map(String) : []
  return success(gallery)
}

/** Those of some pictures that no home shows. Where nobody can tell, none: a picture too many harms nobody. */
export async function unused(urls: string[]): Promise<string[]> {
  if (urls.length === 0) return []
  const answer = await answered<Row[]>(properties().select('gallery').overlaps('gallery', urls).overrideTypes<Row[], { merge: false }>())
  if (!answer.ok) return []
  const shown = new Set((answer.value ?? []).flatMap(({ gallery }) => (Array.isArray(gallery) ? gallery : [])))
  return urls.filter((url) => !shown.has(url))
}
