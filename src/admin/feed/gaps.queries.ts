import { queryOptions, useQuery } from '@tanstack/react-query'
import { supabase } from '../../lib/http/supabase'
import type { Database } from '../../lib/database.types'
import { request, requestChange } from '../query/request'
import { refusal } from '../query/request-error'
import { type GapListing, parseGaps } from './gaps'

/** The first listings that their feed publishes and that are drafts here, and the number of all. */
export const gapsQuery = queryOptions({
  queryKey: ['feed', 'gaps'],
  queryFn: async () => parseGaps(await request(supabase().rpc('feed_gaps'))),
})

/** The number of them; 0 until it is known. */
export const useGapCount = () => useQuery({ ...gapsQuery, select: ({ total }) => total }).data ?? 0

/** The failure's message if somebody else changed the listing since it was read. */
export const changedMeanwhile = 'changed-meanwhile'

/** Stores the values of one listing in one request, unless somebody else changed it since. */
export async function saveGaps(
  { id, updatedAt }: GapListing,
  row: Database['public']['Tables']['properties']['Update'],
): Promise<void> {
  const update = supabase().from('properties').update(row).eq('id', id).eq('updated_at', updatedAt)
  if (!(await requestChange(update.select('id'), { action: 'change listings' }))) throw refusal(changedMeanwhile)
}
