import { supabase } from '../../lib/http/supabase'
import { request } from './request'

/** How many warnings the to-do list shows. */
export const countWarnings = async () => (await request(supabase().rpc('count_listing_warnings'))) ?? 0
