import { createClient } from '@supabase/supabase-js'
import { logStep } from './cli.ts'

const dayMs = 86_400_000

/**
 * Erases what the privacy policy says is to go, now and once a day, as pg_cron does on a hosted project. What fails is
 * said, and tried again the next day.
 */
export function startRetention(url: string, secretKey: string): { close: () => void } {
  const database = createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } })
  let closed = false
  const erase = async () => {
    const { data, error } = await database.rpc('run_retention')
    if (closed) return
    if (error) console.error(`Old enquiries were not erased: ${error.message}`)
    else if (data > 0) logStep(`Erased ${data} ${data === 1 ? 'enquiry' : 'enquiries'} past the privacy policy’s time.`)
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
