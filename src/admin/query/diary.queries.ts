import { parseDiary } from '../../domain/viewing/viewing'
import { supabase } from '../../lib/http/supabase'
import { requestRows } from './request'

/** The viewings and valuation visits that start in a period, earliest first. */
export const readDiary = async (since: Date, until: Date) =>
  parseDiary(await requestRows(supabase().rpc('diary', { since: since.toISOString(), until: until.toISOString() })))
