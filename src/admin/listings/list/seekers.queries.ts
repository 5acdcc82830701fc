import { supabase } from '../../../lib/http/supabase'
import { request } from '../../query/request'

/** How many alerts and open enquiries look for listings like these, by listing; those without any are left out. */
export const readSeekerCounts = async (listings: string[]) =>
  ((await request(supabase().rpc('listing_seeker_counts', { listings }))) ?? {}) as Record<string, number>
