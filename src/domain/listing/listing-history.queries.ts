import { errorKind } from '../../lib/http/database-error'
import { failed, mapResult, type Result, success } from '../../lib/http/result'
import { queryResult, rest } from '../../lib/http/rest'
import { type HistoryEvent, parseHistory } from './listing-history'

/** How many listings the function accepts. */
const page = 100

/** The public histories of listed listings, by id. Empty in databases without the function. */
export async function listingHistories(ids: readonly string[]): Promise<Result<Map<string, HistoryEvent[]>>> {
  const histories = new Map<string, HistoryEvent[]>()
  for (let from = 0; from < ids.length; from += page) {
    const listings = ids.slice(from, from + page)
    const result = await queryResult(rest().rpc('listing_histories', { listings }))
    if (!result.ok)
      return errorKind(result.failure) === 'missing-schema'
        ? success(histories)
        : failed('refused', result.failure.message)
    for (const row of result.value ?? []) histories.set(row.property_id, parseHistory(row.events))
  }
  return success(histories)
}

/** The public history of one listing. */
export const listingHistory = async (id: string): Promise<Result<HistoryEvent[]>> =>
  mapResult(await listingHistories([id]), (histories) => histories.get(id) ?? [])
