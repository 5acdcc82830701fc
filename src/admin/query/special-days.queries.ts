import { parseSiteContent } from '../../domain/site-content/site-content'
import { supabase } from '../../lib/http/supabase'
import { request } from './request'

/** The days with other office hours. */
export const readSpecialDays = async () =>
  parseSiteContent(await request(supabase().from('site_content').select('special_days').maybeSingle())).specialDays
