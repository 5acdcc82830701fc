import type { RecordColumn } from '../../domain/listing/record-columns'
import { errorKind } from '../../lib/http/database-error'
import { type Failure, type Result, success } from '../../lib/http/result'
import { queryResult } from '../../lib/http/rest'
import { supabase } from '../../lib/http/supabase'
import { toText } from '../../lib/format/to-text'
import { requestAllRows } from '../query/request'
import { failureOf } from '../query/request-error'
import { explainError, unwrapOrExplain } from './error-messages'
import type { RecordChanges } from './listing-record'
import { isId } from './listing.queries'
import type { RecordRow } from './listings-csv'

// The private records of listings: address, owner, keys, notes.

const records = () => supabase().from('listing_records')

/** An adopted database without a table for records. */
const hasNoRecords = (failure: Failure) => ['missing-schema', 'malformed'].includes(errorKind(failure) ?? '')

/** The private record of a listing; null if there is none, or no table for it. */
export async function readRecord(
  id: string,
): Promise<Result<{ [Column in RecordColumn | 'protected_columns']: unknown } | null>> {
  if (!isId(id)) return success(null)
  const result = await queryResult(records().select('*').eq('property_id', id).maybeSingle())
  return !result.ok && hasNoRecords(result.failure) ? success(null) : result
}

/** All private records, by listing id; empty without a table for them. */
export async function readRecords(): Promise<Map<string, RecordRow>> {
  const rows = await requestAllRows((from, to) => records().select('*').order('property_id').range(from, to)).catch(
    (error: unknown) => (hasNoRecords(failureOf(error)) ? [] : explainError('The file could not be created', error)),
  )
  return new Map(rows.map((row) => [toText(row.property_id), row]))
}

/** Stores changed record columns. The others stay unchanged. */
export async function saveRecord(id: string, changes: RecordChanges): Promise<void> {
  const result = await queryResult(records().upsert({ property_id: id, ...changes }, { onConflict: 'property_id' }))
  await unwrapOrExplain('The listing is saved, but its office-only details are not', result)
}
