import { queryOptions } from '@tanstack/react-query'
import { runQuery } from '../../lib/http/admin-query'
import { failed, mapResult, type Result, success } from '../../lib/http/result'
import { supabase } from '../../lib/http/supabase'
import type { Database } from '../../lib/database.types'
import { unwrap } from '../query/request-error'
import { type GapListing, parseGaps } from './gaps'

/** The listings that their feed publishes and that are drafts here. */
export const gapsQuery = queryOptions({
  queryKey: ['feed', 'gaps'],
  queryFn: async () => unwrap(mapResult(await runQuery(supabase().rpc('feed_gaps')), ({ data }) => parseGaps(data))),
})

/** The failure's code if somebody else changed the listing since it was read. */
export const changedMeanwhile = 'changed-meanwhile'

/** Stores the values of one listing in one request, unless somebody else changed it since. */
export async function saveGaps(
  { id, updatedAt }: GapListing,
  row: Database['public']['Tables']['properties']['Update'],
): Promise<Result<null>> {
  const result = await runQuery(
    supabase().from('properties').update(row).eq('id', id).eq('updated_at', updatedAt).select('id'),
  )
  if (!result.ok) return result
  return result.value.data?.length === 0 ? failed('refused', changedMeanwhile) : success(null)
}
