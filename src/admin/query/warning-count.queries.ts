import { supabase } from '../../lib/http/supabase'
import { afterOtherReads, lastRead } from './first-read'
import { request } from './request'
import { useRead } from './use-read'

const pollIntervalMs = 300_000
const countWarnings = async () => (await request(supabase().rpc('count_listing_warnings'))) ?? 0

/** The number of warnings in the to-do list; 0 until it is known. */
export const useWarningCount = (enabled: boolean) =>
  useRead(['warnings', 'count'], afterOtherReads(countWarnings), {
    meta: lastRead,
    enabled,
    refetchInterval: pollIntervalMs,
  }).data ?? 0
