import { readData } from '../../../lib/http/admin-query'
import { mapped, type Result } from '../../../lib/http/result'
import { supabase } from '../../../lib/http/supabase'
import type { DayViews } from './views'

/** The days on which the page of a listing was opened, with how often; three years of them at most. */
export const readViews = async (id: string): Promise<Result<DayViews[]>> =>
  mapped(
    await readData(supabase().from('listing_views').select('day,views').eq('property_id', id).order('day').limit(1100)),
    ({ data }) => data ?? [],
  )
