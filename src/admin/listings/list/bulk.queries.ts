import type { Json } from '../../../lib/database.types'
import { runQuery } from '../../../lib/http/admin-query'
import { supabase } from '../../../lib/http/supabase'
import { unwrapOrExplain } from '../error-messages'
import { type ListingChange, type Outcome, parseOutcomes, withoutOwnConflicts } from './listing-change'

/** The database's maximum number of listings per call. */
export const maxListingsPerCall = 1000

/**
 * Changes listings independently, with a result for each.
 * @param dryRun returns the results without changing anything
 */
export async function changeListings(changes: readonly ListingChange[], dryRun = false): Promise<Outcome[]> {
  const call = supabase().rpc('change_listings', { changes: changes as unknown as Json, dry_run: dryRun })
  const result = await runQuery(call)
  const isUncertain = !dryRun && !result.ok && result.failure.kind === 'unreachable'
  const { data } = await unwrapOrExplain(
    isUncertain ? 'The change may have been stored' : 'Nothing was changed',
    result,
  )
  return withoutOwnConflicts(parseOutcomes(data), changes)
}
