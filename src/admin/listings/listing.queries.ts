import { checkSession } from '../../lib/http/admin-session'
import { newId } from '../../lib/form/row-id'
import { errorKind, violatedConstraint } from '../../lib/http/database-error'
import { type Result, success } from '../../lib/http/result'
import { queryResult } from '../../lib/http/rest'
import { supabase } from '../../lib/http/supabase'
import { urlBatches } from '../../lib/http/url-batches'
import { listingLimits } from '../../domain/listing/listing.schema'
import { refusal, unwrap } from '../query/request-error'
import { explainMissingRow, unwrapOrExplain } from './error-messages'
import { type ListingRow, pictureColumns, picturesOfRow } from './listing-row'
import type { FormRow } from './form/form-row'
import { toText } from '../../lib/format/to-text'
import { serverNow } from '../../lib/time/server-time'

const properties = () => supabase().from('properties')

// A mistyped id matches no listing, and invalid characters would fail the query.
export const isId = (id: string) => /^([0-9a-f-]{36}|\d{1,18})$/i.test(id)

/** One unparsed row; null if there is none. */
export async function readProperty(id: string): Promise<Result<ListingRow | null>> {
  if (!isId(id)) return success(null)
  const result = await queryResult(properties().select('*').eq('id', id).maybeSingle())
  if (!result.ok && errorKind(result.failure) === 'malformed') return success(null)
  if (!result.ok && result.failure.kind === 'refused') await checkSession()
  return result
}

/** The name of the last editor of a listing; empty if it is unknown, or not a person. */
export async function readLastEditor(id: string): Promise<string> {
  const events = supabase().from('audit_log').select('actor_name').eq('thing', 'listing').eq('thing_id', id)
  const result = await queryResult(events.order('id', { ascending: false }).limit(1))
  return (result.ok && result.value?.[0]?.actor_name) || ''
}

/** The title of another listing with this slug; null if it is available. */
export async function titleWithSlug(slug: string, id: string): Promise<string | null> {
  const rows = unwrap(await queryResult(properties().select('id,title').eq('slug', slug).neq('id', id).limit(1)))
  return rows?.[0] ? String(rows[0]['title']) : null
}

/** The areas of the newest thousand listings, the row limit of a response. */
export async function readAreas(): Promise<string[]> {
  const query = properties().select('area').order('created_at', { ascending: false }).limit(1000)
  const rows = unwrap(await queryResult(query)) ?? []
  return rows.map(({ area }) => toText(area))
}

/** The specification's data-layer rules, for every caller. A draft needs neither description nor picture. */
function missingFieldMessage({ title, slug, status, description, gallery }: FormRow): string | null {
  if (title.trim() === '') return 'Property title is required'
  if (slug.trim() === '') return 'Property slug is required'
  if (status === 'draft') return null
  if (!description?.trim()) return 'Property description is required'
  return gallery?.length ? null : 'At least one image is required'
}

/**
 * Stores a new listing and returns its row. The caller creates the id, so a retry after a lost response is the same
 * listing. A stored row with another slug is that of a duplicated tab, unless `isOwn` knows it.
 */
export async function createProperty(
  id: string,
  row: FormRow,
  isOwn: (stored: ListingRow) => boolean = () => false,
): Promise<ListingRow> {
  const missing = missingFieldMessage(row)
  if (missing) throw refusal(missing)
  const result = await queryResult(
    properties()
      .insert({ id, ...row })
      .select(),
  )
  if (!result.ok && violatedConstraint(result.failure) === 'properties_pkey') {
    const existingRow = await readExisting(id)
    if (existingRow['slug'] !== row.slug && !isOwn(existingRow)) return createProperty(newId(), row)
    return (await updateProperty(id, row)).row
  }
  const [saved] = (await unwrapOrExplain('Failed to create property', result)) ?? []
  if (!saved) throw refusal('No data returned after creating property')
  return saved
}

/** The existing row, or why it cannot be changed. */
async function readExisting(id: string): Promise<ListingRow> {
  const message = 'Failed to verify property exists'
  const row = await unwrapOrExplain(message, await queryResult(properties().select('*').eq('id', id).maybeSingle()))
  if (row) return row
  await explainMissingRow(message)
  throw refusal(`Property with ID ${id} not found`)
}

/** The result of an update: the stored row, or a colleague's row in a conflict. */
export interface UpdateResult {
  row: ListingRow
  isConflict: boolean
}

/**
 * Updates an existing listing.
 * @param version the `updated_at` that the changes are based on: a row changed since is returned and not overwritten
 */
export async function updateProperty(id: string, row: FormRow, version?: unknown): Promise<UpdateResult> {
  if (!id) throw refusal('Property ID is required for update')
  const missing = missingFieldMessage(row)
  if (missing) throw refusal(missing)
  const current = await readExisting(id)
  const updatedAt = current['updated_at']
  if (version !== undefined && updatedAt !== version) return { row: current, isConflict: true }
  const update = properties().update(row).eq('id', id)
  // A concurrent write between read and update matches no row.
  const guarded = version !== undefined && typeof updatedAt === 'string' ? update.eq('updated_at', updatedAt) : update
  const message = 'Failed to update property'
  const [saved] = (await unwrapOrExplain(message, await queryResult(guarded.select()))) ?? []
  if (saved) return { row: saved, isConflict: false }
  await explainMissingRow(message, { action: 'change listings' })
  const stored = await readExisting(id)
  if (stored['updated_at'] !== updatedAt) return { row: stored, isConflict: true }
  throw refusal('No data returned after update')
}

// Columns that are unique to each listing.
const uncopiedColumns = [
  ...(['id', 'slug', 'status', 'title', 'reference', 'rightmove_url', 'created_at', 'updated_at'] as const),
  ...(['published_at', 'price_reduced_on', 'previous_price', 'outcode', 'reference_branch'] as const),
]

/** The copies that may have been stored without a response, by the id of the copied listing. */
const unacknowledgedCopies = new Map<string, { id: string; requestedAt: number }>()
/** How long a press is a retry. Later, staff may have edited the first copy, and want another. */
const retryMs = 5 * 60_000

/**
 * Stores a copy of a listing as a draft, with facts and pictures. A retry after a lost response is the same copy.
 * @returns the id of the copy
 */
export async function copyProperty(id: string): Promise<string> {
  const current = await readExisting(id)
  const copy = Object.fromEntries(
    Object.entries(current).filter(([column]) => !(uncopiedColumns as readonly string[]).includes(column)),
  )
  const title = [...`Copy of ${toText(current['title'])}`].slice(0, listingLimits.title).join('')
  const lost = unacknowledgedCopies.get(id)
  const copyId = lost && serverNow() - lost.requestedAt < retryMs ? lost.id : newId()
  const result = await queryResult(
    properties()
      .insert({ ...copy, id: copyId, title, status: 'draft' } as unknown as FormRow)
      .select('id'),
  )
  if (!result.ok && result.failure.kind === 'unreachable')
    unacknowledgedCopies.set(id, { id: copyId, requestedAt: serverNow() })
  const isStored = !result.ok && violatedConstraint(result.failure) === 'properties_pkey'
  if (!isStored) await unwrapOrExplain('The copy could not be created', result)
  unacknowledgedCopies.delete(id)
  return copyId
}

/**
 * Deletes an existing listing.
 * @returns the addresses of its pictures
 */
export async function deleteProperty(id: string): Promise<string[]> {
  if (!id) throw refusal('Property ID is required for deletion')
  const current = await readExisting(id)
  const message = 'Failed to delete property'
  const deleted = await unwrapOrExplain(message, await queryResult(properties().delete().eq('id', id).select('id')))
  if (deleted?.length) return picturesOfRow(current)
  await explainMissingRow(message, { action: 'delete listings', by: 'administrators' })
  throw refusal(`${message}: nothing was deleted.`)
}

/**
 * The pictures without a listing. Empty if unknown: an unused picture is harmless.
 * @param ignoredId a listing to ignore, because it is about to be deleted
 */
export async function unusedPictures(urls: string[], ignoredId?: string): Promise<string[]> {
  if (urls.length === 0) return []
  const results = await Promise.all(
    urlBatches(urls).flatMap((batch) =>
      pictureColumns.map((column) => {
        const query = properties().select(column).overlaps(column, batch)
        return queryResult(ignoredId === undefined ? query : query.neq('id', ignoredId))
      }),
    ),
  )
  if (results.some(({ ok }) => !ok)) return []
  const usedUrls = new Set(results.flatMap((result) => (result.ok ? (result.value ?? []).flatMap(picturesOfRow) : [])))
  return urls.filter((url) => !usedUrls.has(url))
}
