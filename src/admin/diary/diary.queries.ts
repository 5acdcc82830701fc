import { readData, runQuery } from '../../lib/http/admin-query'
import { failed, mapped, type Result, success } from '../../lib/http/result'
import { backendAddress } from '../../lib/http/rest'
import { supabase } from '../../lib/http/supabase'
import { parseLondonTime } from '../../lib/time/london-time'
import { functionPaths, functionsPath } from '../../paths'
import { type DiaryViewing, parseDiary } from './diary'
import { required } from '../../lib/required'

/** The viewings between two London days, earliest first. */
export async function readDiary(first: string, end: string): Promise<Result<DiaryViewing[]>> {
  const startOf = (day: string) => required(parseLondonTime(`${day}T00:00`), `the day ${day}`).toISOString()
  return mapped(await readData(supabase().rpc('diary', { since: startOf(first), until: startOf(end) })), ({ data }) =>
    parseDiary(data ?? []),
  )
}

/** Creates a calendar address, served by Supabase; revokes the previous one. */
export async function newCalendarAddress(): Promise<Result<string>> {
  const result = await runQuery(supabase().rpc('new_calendar_key'))
  if (!result.ok) return result
  const key = result.value.data
  if (!key) return failed('refused', 'The database returned no key for the calendar.')
  return success(backendAddress() + functionsPath + functionPaths.calendar(key))
}
