import { createClient } from '@supabase/supabase-js'
import type { QueuedEmail } from '../../../src/domain/email/queued-email.ts'
import { callDueBuildHook } from '../build-hook.ts'
import { combinedError } from '../cli.ts'
import type { Outbox } from './worker.ts'

/**
 * The outbox of a Supabase project. Its functions throw the database's error, or one error for several.
 * @param secretKey the project's secret key, which may call these functions
 */
export function databaseOutbox(url: string, secretKey: string): Outbox {
  const database = createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } })
  return {
    async runScheduledWork() {
      const errors: unknown[] = []
      // A failing step stops neither the others nor the build hook.
      for (const step of ['publish_due', 'match_alerts', 'queue_alert_emails', 'queue_change_emails']) {
        const { error } = await database.rpc(step)
        if (error) errors.push(new Error(error.message))
      }
      await callDueBuildHook(database).catch((error: unknown) => errors.push(error))
      if (errors.length > 0) throw combinedError(errors)
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
