import type { importPayload } from '../../domain/feed/feed-payload'
import type { Imported } from '../../domain/feed/import-parts'
import { type CurrentListing, currentListing, currentRecordColumns } from '../../domain/feed/current-listings'
import type { Json } from '../../lib/database.types'
import { readData, runQuery } from '../../lib/http/admin-query'
import { mapped, type Result, success } from '../../lib/http/result'
import { supabase } from '../../lib/http/supabase'

// Hosted Supabase's row limit per response.
const pageSize = 1000
type Row = Record<string, unknown>

async function allRows(
  page: (from: number, to: number) => ReturnType<typeof readData<unknown>>,
): Promise<Result<Row[]>> {
  const rows: Row[] = []
  for (;;) {
    const result = await page(rows.length, rows.length + pageSize - 1)
    if (!result.ok) return result
    const values = (result.value.data ?? []) as Row[]
    rows.push(...values)
    if (values.length < pageSize) return success(rows)
  }
}

/** Every listing with its record, for feed comparison. */
export async function readPresent(): Promise<Result<CurrentListing[]>> {
  const listings = await allRows((from, to) =>
    readData(supabase().from('properties').select('*').order('id').range(from, to)),
  )
  if (!listings.ok) return listings
  const records = await allRows((from, to) =>
    readData(supabase().from('listing_records').select(currentRecordColumns).order('property_id').range(from, to)),
  )
  return mapped(records, (rows) => {
    const recordOf = new Map(rows.map((record) => [String(record['property_id']), record]))
    return listings.value.map((row) => currentListing(row, recordOf.get(String(row['id']))))
  })
}

/** Applies one part of a plan, in one transaction. */
export const importListings = async (payload: ReturnType<typeof importPayload>): Promise<Result<Imported>> =>
  mapped(
    await runQuery(supabase().rpc('import_listings', { plan: payload as unknown as Json })),
    ({ data }) => data as unknown as Imported,
  )
