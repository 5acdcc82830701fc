import { supabase } from '../../lib/http/supabase'
import { requestCount, requestRows } from './request'

const enquiries = () => supabase().from('enquiries')
const counted = () => enquiries().select('id', { count: 'exact', head: true })

/** The timestamp of the newest enquiry, as the backend writes it; empty if there is none. */
export async function newestMoment(): Promise<string> {
  const [newest] = await requestRows(
    enquiries().select('created_at').order('created_at', { ascending: false }).limit(1),
  )
  return newest?.created_at ?? ''
}

/** The number of enquiries after a timestamp. */
export const countNewer = (moment: string) => requestCount(moment ? counted().gt('created_at', moment) : counted())

/** The number of enquiries in the state “new”. */
export const countNew = () => requestCount(counted().eq('state', 'new'))
