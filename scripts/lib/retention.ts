import { createClient } from '@supabase/supabase-js'
import { dayMs } from '../../src/lib/time/day-ms.ts'
import { logStep } from './cli.ts'

/**
 * Erases what the privacy policy says, now and once a day, like pg_cron in a hosted project. An error is logged and
 * retried the next day.
 */
export function startRetention(url: string, secretKey: string): { close: () => void } {
  const database = createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } })
  let closed = false
  const erase = async () => {
    const result = await database.rpc('run_retention')
    if (closed) return
    const count = Number(result.data)
    if (result.error) console.error(`Old enquiries were not erased: ${result.error.message}`)
    else if (count > 0)
      logStep(`Erased ${count} ${count === 1 ? 'enquiry' : 'enquiries'} past the privacy policy’s time.`)
  }
  void erase()
  const timer = setInterval(() => void erase(), dayMs)
  return {
    close: () => {
      closed = true
      clearInterval(timer)
    },
  }
}
