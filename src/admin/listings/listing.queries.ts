import { checkSession } from '../../lib/http/admin-session'
import { isStatus, type Status } from '../../domain/listing/listing-status'
import { newId } from '../../lib/form/uuid'
import { errorKind, violatedConstraint } from '../../lib/http/database-error'
import { type Failure, failed, mapped, type Result, success } from '../../lib/http/result'
import { queryResult } from '../../lib/http/rest'
import { supabase } from '../../lib/http/supabase'
import { explainFailure, failUnchanged } from './error-messages'
import { type ListingRow, pictureColumns, picturesOfRow } from './listing-row'
import type { RecordColumn } from '../../domain/listing/record-columns'
import type { RecordChanges } from './listing-record'
import type { FormRow } from './form/form-row'
import type { RecordRow } from './listings-csv'
import { urlBatches } from './url-batches'
import { toText } from '../../lib/format/to-text'

const properties = () => supabase().from('properties')
const records = () => supabase().from('listing_records')

// An address that was mistyped names no home, and a database takes offence at some signs.
const isId = (id: string) => /^([0-9a-f-]{36}|\d{1,18})$/i.test(id)

/** One row as the database has it; null where there is none. */
export async function readProperty(id: string): Promise<Result<ListingRow | null>> {
  if (!isId(id)) return success(null)
  const result = await queryResult(properties().select('*').eq('id', id).maybeSingle())
  if (!result.ok && errorKind(result.failure) === 'malformed') return success(null)
  if (!result.ok && result.failure.kind === 'refused') await checkSession()
  return result
}

/** What a database says that has no place for records: an adopted one. */
const hasNoRecords = (failure: Failure) => ['missing-schema', 'malformed'].includes(errorKind(failure) ?? '')

/** What the agency alone keeps of a home; null where nothing is kept, or the database has no place for it. */
export async function readRecord(id: string): Promise<Result<{ [Column in RecordColumn]: unknown } | null>> {
  if (!isId(id)) return success(null)
  const result = await queryResult(records().select('*').eq('property_id', id).maybeSingle())
  return !result.ok && hasNoRecords(result.failure) ? success(null) : result
}

// Hosted Supabase answers at most this many rows at a time.
const recordsPageSize = 1000

/** What the agency alone keeps of all listings, by their ids; nothing where the database has no place for it. */
export async function readRecords(): Promise<Result<Map<string, RecordRow>>> {
  const byId = new Map<string, RecordRow>()
  for (let from = 0; ; from += recordsPageSize) {
    const query = records()
      .select('*')
      .order('property_id')
      .range(from, from + recordsPageSize - 1)
    const result = await queryResult(query)
    if (!result.ok && hasNoRecords(result.failure)) return success(byId)
    if (!result.ok) return explainFailure('The file could not be made', result.failure)
    for (const row of result.value ?? []) byId.set(toText(row.property_id), row)
    if ((result.value?.length ?? 0) < recordsPageSize) return success(byId)
  }
}

/** Stores what changed of the agency's record, and leaves its other columns as they are. */
export async function saveRecord(id: string, changes: RecordChanges): Promise<Result<null>> {
  const result = await queryResult(records().upsert({ property_id: id, ...changes }, { onConflict: 'property_id' }))
  return result.ok ? success(null) : explainFailure('The home is saved, but not what is for us alone', result.failure)
}

/** The title of another home that has this address already; null where it is free. */
export async function slugTaken(slug: string, id: string): Promise<Result<string | null>> {
  const result = await queryResult(properties().select('id,title').eq('slug', slug).neq('id', id).limit(1))
  return mapped(result, (rows) => (rows?.[0] ? String(rows[0]['title']) : null))
}

/** The areas of the newest thousand listings, which is as many rows as one answer holds. */
export async function readAreas(): Promise<Result<string[]>> {
  const query = properties().select('area').order('created_at', { ascending: false }).limit(1000)
  const result = await queryResult(query)
  return mapped(result, (rows) => (rows ?? []).map(({ area }) => toText(area)))
}

/** The rules of the specification's data layer, which hold whoever calls it. A draft needs no words and no picture. */
function incomplete({ title, slug, status, description, gallery }: FormRow): string | null {
  if (title.trim() === '') return 'Property title is required'
  if (slug.trim() === '') return 'Property slug is required'
  if (status === 'draft') return null
  if (!description?.trim()) return 'Property description is required'
  return gallery?.length ? null : 'At least one image is required'
}

const complete = (row: FormRow): FormRow => ({
  ...row,
  features: row.features.filter((feature) => feature.trim() !== ''),
  thumb: row.thumb || (row.gallery?.[0] ?? null),
})

/**
 * Stores a new home and returns its row. The id is the caller's, so that a home sent again after a lost answer is the
 * same home; one with another address is another home, begun in a copy of the first one's tab.
 */
export async function createProperty(id: string, row: FormRow): Promise<Result<ListingRow>> {
  const missing = incomplete(row)
  if (missing) return failed('refused', missing)
  const result = await queryResult(
    properties()
      .insert({ id, ...complete(row) })
      .select(),
  )
  if (!result.ok && violatedConstraint(result.failure) === 'properties_pkey') {
    const there = await existing(id)
    if (!there.ok) return there
    if (there.value['slug'] !== row.slug) return createProperty(newId(), row)
    const again = await updateProperty(id, row)
    return mapped(again, ({ row: saved }) => saved)
  }
  if (!result.ok) return explainFailure('Failed to create property', result.failure)
  const [saved] = result.value ?? []
  return saved ? success(saved) : failed('refused', 'No data returned after creating property')
}

/** The row there is, or why nothing can be done to it. */
async function existing(id: string): Promise<Result<ListingRow>> {
  const result = await queryResult(properties().select('*').eq('id', id).maybeSingle())
  if (!result.ok) return explainFailure('Failed to verify property exists', result.failure)
  if (result.value) return success(result.value)
  return failUnchanged('Failed to verify property exists', `Property with ID ${id} not found`)
}

/** What an update came to: the stored row, or (`newer`) the row that somebody else changed meanwhile. */
export interface Updated {
  row: ListingRow
  newer: boolean
}

/**
 * Changes a home that exists.
 * @param version the `updated_at` that the changes are based on: a row changed since is returned and not overwritten
 */
export async function updateProperty(id: string, row: FormRow, version?: unknown): Promise<Result<Updated>> {
  if (!id) return failed('refused', 'Property ID is required for update')
  const missing = incomplete(row)
  if (missing) return failed('refused', missing)
  const current = await existing(id)
  if (!current.ok) return current
  const stamp = current.value['updated_at']
  if (version !== undefined && stamp !== version) return success({ row: current.value, newer: true })
  const change = properties().update(complete(row)).eq('id', id)
  // Between the look and the write somebody else may come: then no row fits.
  const guarded = version !== undefined && typeof stamp === 'string' ? change.eq('updated_at', stamp) : change
  const result = await queryResult(guarded.select())
  if (!result.ok) return explainFailure('Failed to update property', result.failure)
  const [saved] = result.value ?? []
  return saved
    ? success({ row: saved, newer: false })
    : failUnchanged('Failed to update property', 'No data returned after update')
}

/** Sets the status of a home that still has the one that was on the screen. @returns the status it has now */
export async function setStatus(id: string, before: Status, status: Status): Promise<Result<Status>> {
  // An adopted row without a status is a live one.
  const unchanged = before === 'live' ? 'status.eq.live,status.is.null' : `status.eq.${before}`
  const change = properties().update({ status }).eq('id', id).or(unchanged).select('status')
  const result = await queryResult(change)
  if (!result.ok) return explainFailure('Failed to update property', result.failure)
  if (result.value?.length) return success(status)
  const current = await existing(id)
  if (!current.ok) return current
  const now = current.value['status']
  // Another try of ours arrived without an answer, or somebody else came first.
  if (isStatus(now) && now !== before) return success(now)
  return failUnchanged('Failed to update property', `Property with ID ${id} not found`)
}

// Each listing has its own; the database makes or keeps the others.
const notCopied = [
  ...(['id', 'slug', 'status', 'title', 'reference', 'rightmove_url', 'created_at', 'updated_at'] as const),
  ...(['price_reduced_on', 'previous_price', 'outcode', 'reference_branch'] as const),
]

/** Stores a copy of a home as a draft, with its facts and its pictures. @returns the id of the copy */
export async function copyProperty(id: string): Promise<Result<string>> {
  const current = await existing(id)
  if (!current.ok) return current
  const copy = Object.fromEntries(
    Object.entries(current.value).filter(([column]) => !(notCopied as readonly string[]).includes(column)),
  )
  const title = [...`Copy of ${toText(current.value['title'])}`].slice(0, 160).join('')
  const row = { ...copy, id: newId(), title, status: 'draft' }
  const result = await queryResult(
    properties()
      .insert(row as unknown as FormRow)
      .select('id'),
  )
  return result.ok ? success(row.id) : explainFailure('The copy could not be made', result.failure)
}

/** Sets the price of a home that still has the one that was on the screen. @returns the price it has now */
export async function setPrice(id: string, before: number | null, price: number): Promise<Result<number | null>> {
  const change = properties().update({ price }).eq('id', id)
  const unchanged = before === null ? change.is('price', null) : change.eq('price', before)
  const result = await queryResult(unchanged.select('price'))
  if (!result.ok) return explainFailure('Failed to update property', result.failure)
  if (result.value?.length) return success(price)
  const current = await existing(id)
  if (!current.ok) return current
  return success(toText(current.value['price']) === '' ? null : Number(current.value['price']))
}

/** Removes a home that exists. @returns the addresses of the pictures it had */
export async function deleteProperty(id: string): Promise<Result<string[]>> {
  if (!id) return failed('refused', 'Property ID is required for deletion')
  const current = await existing(id)
  if (!current.ok) return current
  const result = await queryResult(properties().delete().eq('id', id).select('id'))
  if (!result.ok) return explainFailure('Failed to delete property', result.failure)
  if (!result.value?.length)
    return failUnchanged('Failed to delete property', 'Failed to delete property: the database removed nothing.')
  return success(picturesOfRow(current.value))
}

/**
 * Those of some pictures that no home shows. Where nobody can tell, none: a picture too many harms nobody.
 * @param leaving a home that does not count, because it is about to be deleted
 */
export async function unused(urls: string[], leaving?: string): Promise<string[]> {
  if (urls.length === 0) return []
  const results = await Promise.all(
    urlBatches(urls).flatMap((batch) =>
      pictureColumns.map((column) => {
        const showing = properties().select(column).overlaps(column, batch)
        return queryResult(leaving === undefined ? showing : showing.neq('id', leaving))
      }),
    ),
  )
  if (results.some(({ ok }) => !ok)) return []
  const shown = new Set(results.flatMap((result) => (result.ok ? (result.value ?? []).flatMap(picturesOfRow) : [])))
  return urls.filter((url) => !shown.has(url))
}
