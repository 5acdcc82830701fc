import { runQuery } from '../../lib/http/admin-query'
import { failed, type Result, success } from '../../lib/http/result'
import { backendAddress } from '../../lib/http/rest'
import { supabase } from '../../lib/http/supabase'
import { functionPaths, functionsPath } from '../../paths'

/** Creates a calendar address, served by Supabase; revokes the previous one. */
export async function newCalendarAddress(): Promise<Result<string>> {
  const result = await runQuery(supabase().rpc('new_calendar_key'))
  if (!result.ok) return result
  const key = result.value.data
  if (!key) return failed('refused', 'The database returned no key for the calendar.')
  return success(backendAddress() + functionsPath + functionPaths.calendar(key))
}
