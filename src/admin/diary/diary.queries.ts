import { backendAddress } from '../../lib/http/rest'
import { supabase } from '../../lib/http/supabase'
import { functionPaths, functionsPath } from '../../paths'
import { request } from '../query/request'
import { refusal } from '../query/request-error'

/** Creates a calendar address, served by Supabase; revokes the previous one. */
export async function newCalendarAddress(): Promise<string> {
  const key = await request(supabase().rpc('new_calendar_key'))
  if (!key) throw refusal('The database returned no key for the calendar.')
  return backendAddress() + functionsPath + functionPaths.calendar(key)
}
