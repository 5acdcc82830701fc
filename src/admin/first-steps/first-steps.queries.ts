import { supabase } from '../../lib/http/supabase'
import { request, requestRows } from '../query/request'
import type { FirstStepsState } from './first-steps'

/** What is done; null once all is done, if the steps are hidden, and for anyone but administrators. */
export const readFirstSteps = async (): Promise<FirstStepsState | null> =>
  (await requestRows(supabase().rpc('first_steps')))[0] ?? null

/** Stores an answer, for all administrators. */
export const setFirstSteps = (changes: { works_alone?: boolean; dismissed?: boolean }) =>
  request(supabase().rpc('set_first_steps', changes))
