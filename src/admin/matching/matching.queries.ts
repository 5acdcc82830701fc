import type { Kind } from '../../domain/enquiry/enquiry-labels'
import { supabase } from '../../lib/http/supabase'
import { request } from '../query/request'
import { parseMatches, parseSeekers } from './matching'

/** Who looks for a similar listing; null if the listing does not exist. */
export const readSeekers = async (listing: string) =>
  parseSeekers(await request(supabase().rpc('listing_seekers', { listing })))

/** Homes that fit an enquiry; null if it can be sent none. */
export const readMatches = async (kind: Kind, id: string) =>
  parseMatches(await request(supabase().rpc('matching_listings', { of_kind: kind, of_id: id })))

/** Emails listings to the sender of an enquiry. Returns their number. */
export const sendListings = async (kind: Kind, id: string, listings: string[]) =>
  (await request(supabase().rpc('send_matching_homes', { of_kind: kind, of_id: id, listings }))) ?? 0

/** Whether the sender of an enquiry wants no homes by email; null if the enquiry was erased. */
export const readHomesRefused = (kind: Kind, id: string) =>
  request(supabase().rpc('homes_refused', { of_kind: kind, of_id: id }))

export const setHomesRefused = (kind: Kind, id: string, refused: boolean) =>
  request(supabase().rpc('set_homes_refused', { of_kind: kind, of_id: id, refused }))
