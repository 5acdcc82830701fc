import { queryOptions } from '@tanstack/react-query'
import type { importPayload } from '../../domain/feed/feed-payload'
import type { Imported } from '../../domain/feed/import-parts'
import { type CurrentListing, currentListing, currentRecordColumns } from '../../domain/feed/current-listings'
import type { Json } from '../../lib/database.types'
import { runQuery } from '../../lib/http/admin-query'
import { mapResult, type Result } from '../../lib/http/result'
import { supabase } from '../../lib/http/supabase'
import { requestAllRows } from '../query/request'

/** Every listing with its record, for feed comparison. Never from the cache: a plan needs the newest versions. */
export const presentQuery = queryOptions({
  queryKey: ['feed', 'present'],
  staleTime: 0,
  gcTime: 0,
  queryFn: async (): Promise<CurrentListing[]> => {
    const listings = await requestAllRows((from, to) =>
      supabase().from('properties').select('*').order('id').range(from, to),
    )
    const records = await requestAllRows((from, to) =>
      supabase()
        .from('listing_records')
        .select<string, Record<string, unknown>>(currentRecordColumns)
        .order('property_id')
        .range(from, to),
    )
    const recordOf = new Map(records.map((record) => [String(record['property_id']), record]))
    return listings.map((row) => currentListing(row, recordOf.get(String(row['id']))))
  },
})

/** Applies one part of a plan, in one transaction. */
export const importListings = async (payload: ReturnType<typeof importPayload>): Promise<Result<Imported>> =>
  mapResult(
    await runQuery(supabase().rpc('import_listings', { plan: payload as unknown as Json })),
    ({ data }) => data as unknown as Imported,
  )
