import type { Kind } from '../../domain/enquiry/enquiry-labels'
import { runQuery } from '../../lib/http/admin-query'
import { mapResult, type Result } from '../../lib/http/result'
import { supabase } from '../../lib/http/supabase'
import { type Matches, parseMatches, parseSeekers, type Seekers } from './matching'

/** Who looks for a similar listing; null if the listing does not exist. */
export const readSeekers = async (listing: string): Promise<Result<Seekers | null>> =>
  mapResult(await runQuery(supabase().rpc('listing_seekers', { listing })), ({ data }) => parseSeekers(data))

/** Homes that fit an enquiry; null if it can be sent none. */
export const readMatches = async (kind: Kind, id: string): Promise<Result<Matches | null>> =>
  mapResult(await runQuery(supabase().rpc('matching_listings', { of_kind: kind, of_id: id })), ({ data }) =>
    parseMatches(data),
  )

/** Emails listings to the sender of an enquiry. Returns their number. */
export const sendListings = async (kind: Kind, id: string, listings: string[]): Promise<Result<number>> =>
  mapResult(
    await runQuery(supabase().rpc('send_matching_homes', { of_kind: kind, of_id: id, listings })),
    ({ data }) => data ?? 0,
  )
