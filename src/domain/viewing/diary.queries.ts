import { runQuery } from '../../lib/http/admin-query'
import { mapResult, type Result } from '../../lib/http/result'
import { supabase } from '../../lib/http/supabase'
import { type DiaryViewing, parseDiary } from './viewing'

/** Staff: the viewings and valuation visits that start in a period, earliest first. */
export const readDiary = async (since: Date, until: Date): Promise<Result<DiaryViewing[]>> =>
  mapResult(
    await runQuery(supabase().rpc('diary', { since: since.toISOString(), until: until.toISOString() })),
    ({ data }) => parseDiary(data ?? []),
  )
