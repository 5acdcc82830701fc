import { parseSiteContent } from '../../domain/site-content/site-content'
import { supabase } from '../../lib/http/supabase'
import type { SpecialDay } from '../../lib/time/office-clock'
import { afterFirstRead } from './first-read'
import { request } from './request'
import { useRead } from './use-read'

const staleMs = 300_000
const none: readonly SpecialDay[] = []

const readSpecialDays = async () =>
  parseSiteContent(await request(supabase().from('site_content').select('special_days').maybeSingle())).specialDays
const useSpecialDaysQuery = () => useRead(['special-days'], afterFirstRead(readSpecialDays), { staleTime: staleMs })

/** The days with other office hours; none until they are known. */
export const useSpecialDays = () => useSpecialDaysQuery().data ?? none

/** Whether the days with other office hours are being read for the first time. */
export const useSpecialDaysLoading = () => useSpecialDaysQuery().isLoading
