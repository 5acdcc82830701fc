import { runQuery } from '../../lib/http/admin-query'
import { mapResult, type Result } from '../../lib/http/result'
import { supabase } from '../../lib/http/supabase'
import type { FirstStepsState } from './first-steps'

/** What is done; null once all is done, if the steps are hidden, and for anyone but administrators. */
export const readFirstSteps = async (): Promise<Result<FirstStepsState | null>> =>
  mapResult(await runQuery(supabase().rpc('first_steps')), ({ data }) => data?.[0] ?? null)

/** Stores an answer, for all administrators. */
export const setFirstSteps = (changes: { works_alone?: boolean; dismissed?: boolean }): Promise<Result<unknown>> =>
  runQuery(supabase().rpc('set_first_steps', changes))
