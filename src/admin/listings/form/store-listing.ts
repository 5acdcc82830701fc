import { failureOf, refusal, unwrap } from '../../query/request-error'
import { explainError } from '../error-messages'
import { createProperty, readLastEditor, readProperty, type UpdateResult, updateProperty } from '../listing.queries'
import { readRecord, saveRecord } from '../listing-record.queries'
import { type RecordChanges, recordChanges, recordValuesOf } from '../listing-record'
import type { ListingRow } from '../listing-row'
import type { Theirs } from './conflict'
import { changedFields } from './field-values'
import { type FormRow, listingValues, rowOf } from './form-row'
import type { Form } from './form.store'
import type { ListingValues } from './property-form'

/** The stored listing and its record; null if there is none. Without the record, a form could overwrite one unseen. */
export async function readListing(id: string) {
  const [row, record] = await Promise.all([readProperty(id), readRecord(id)])
  const stored = unwrap(row)
  return stored && { row: stored, record: recordValuesOf(unwrap(record)) }
}

/** The last request, which may have been stored without a response. */
let unacknowledgedRow: FormRow | null = null
function containsRow(stored: ListingRow, row: FormRow) {
  // The database keeps or assigns the reference of a row without one.
  const reference = row.reference ?? stored['reference']
  return changedFields(listingValues(stored), listingValues({ ...stored, ...row, reference })).length === 0
}

/** The slugs of new listings that this tab has sent, by id. Each may have been stored without a response. */
const sentSlugs = new Map<string, unknown[]>()

/** Stores a new listing, or changes it if an earlier row of this tab was stored. */
function create(id: string, row: FormRow) {
  const sent = sentSlugs.get(id) ?? []
  sentSlugs.set(id, [...sent, row.slug])
  return createProperty(id, row, (stored) => sent.includes(stored['slug']))
}

/** Changes a listing. Our own unacknowledged write is not a conflict. */
async function change(id: string, row: FormRow, version: unknown): Promise<UpdateResult> {
  const result = await updateProperty(id, row, version).catch((error: unknown) => {
    unacknowledgedRow = failureOf(error).kind === 'unreachable' ? row : null
    throw error
  })
  const sent = unacknowledgedRow
  unacknowledgedRow = null
  if (!result.isConflict) return result
  if (containsRow(result.row, row)) return { row: result.row, isConflict: false }
  return sent && containsRow(result.row, sent) ? updateProperty(id, row, result.row['updated_at']) : result
}

/** Whether a colleague changed a column of the private record that we change too, to another value. */
async function recordChanged(id: string, changes: RecordChanges | null, { base, values }: SaveRequest) {
  const result = changes ? await readRecord(id) : null
  // If the record cannot be reached, saving it says so.
  if (!changes || !result?.ok) return false
  const stored = recordValuesOf(result.value)
  return (Object.keys(changes) as (keyof typeof stored)[]).some(
    (column) => stored[column] !== base.record[column] && stored[column] !== values.record[column],
  )
}

interface SaveRequest extends Pick<Form, 'id' | 'isNew' | 'version' | 'stored' | 'base'> {
  values: ListingValues
}

type SaveResult =
  | { kind: 'stored'; row: ListingRow }
  /** The listing is stored, its private record is not. */
  | { kind: 'partial'; row: ListingRow; message: string }
  | { kind: 'conflict'; theirs: Theirs }

async function theirsOf(id: string): Promise<SaveResult> {
  const rethrow = (error: unknown) => explainError('Failed to update property', error)
  const [listing, author] = await Promise.all([readListing(id).catch(rethrow), readLastEditor(id)])
  if (!listing) throw refusal('This listing has been deleted.')
  const { row, record } = listing
  return { kind: 'conflict', theirs: { values: listingValues(row, record), version: row['updated_at'], author } }
}

/**
 * Stores a listing and the changes of its private record, unless a colleague changed it meanwhile.
 * @throws RequestError if nothing was stored
 */
export async function storeListing(request: SaveRequest): Promise<SaveResult> {
  const { id, isNew, version, values, stored } = request
  const row = rowOf(values)
  const changes = recordChanges(values.record, stored.record, values.listing_type)
  if (!isNew && (await recordChanged(id, changes, request))) return theirsOf(id)
  const { row: saved, isConflict } = isNew
    ? { row: await create(id, row), isConflict: false }
    : await change(id, row, version)
  if (isConflict) return theirsOf(id)
  try {
    if (changes) await saveRecord(String(saved['id']), changes)
    return { kind: 'stored', row: saved }
  } catch (error) {
    // A stored postcode has also changed the listing, which is our own change.
    unacknowledgedRow = row
    return { kind: 'partial', row: saved, message: failureOf(error).message }
  }
}
