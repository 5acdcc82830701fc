import { createClient } from '@supabase/supabase-js'
import type { QueuedEmail } from '../../../src/domain/email/queued-email.ts'
import { callDueBuildHook } from '../build-hook.ts'
import type { Outbox } from './worker.ts'

/** The outbox of a Supabase project. Needs its secret key. */
export function databaseOutbox(url: string, secretKey: string): Outbox {
  const database = createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } })
  return {
    async prepare() {
      const faults: unknown[] = []
      // Each step for itself: a failing one must not stop builds.
      for (const step of ['publish_due', 'match_alerts', 'queue_alert_emails', 'queue_change_emails']) {
        const { error } = await database.rpc(step)
        if (error) faults.push(new Error(error.message))
      }
      await callDueBuildHook(database).catch((error: unknown) => faults.push(error))
      if (faults.length > 0) throw faults[0]
    },
    async claim(batch) {
      const result = await database.rpc('claim_emails', { batch })
      if (result.error) throw new Error(result.error.message)
      return (result.data ?? []) as QueuedEmail[]
    },
    async settle(email, outcome, reason) {
      const { error } = await database.rpc('settle_email', { email, outcome, reason: reason ?? null })
      if (error) throw new Error(error.message)
    },
  }
}
