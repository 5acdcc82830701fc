import { queryOptions } from '@tanstack/react-query'
import { supabase } from '../../lib/http/supabase'
import { firstRead } from '../query/first-read'
import { request } from '../query/request'
import { parseWarnings } from './warnings'

async function readWarnings() {
  const warnings = await request(supabase().rpc('all_listing_warnings'))
  return parseWarnings(Array.isArray(warnings) ? warnings : [])
}

/** The rows of all warnings; nearest dates first. */
export const warningsQuery = queryOptions({ queryKey: ['warnings'], queryFn: readWarnings, meta: firstRead })
