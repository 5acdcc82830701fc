import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import type { QueuedEmail } from '../src/domain/email/queued-email'
import type { Secrets } from '../scripts/lib/secrets'

const client = (backend: string, key: string) => createClient(backend, key, { auth: { persistSession: false } })

/**
 * Requests an alert and confirms it by its email's link.
 * @returns the token and the alert's state
 */
export async function confirmedAlert(backend: string, { publishableKey, secretKey }: Secrets) {
  const visitor = client(backend, publishableKey)
  const email = `alert-${randomUUID()}@example.com`
  const requested = {
    id: randomUUID(),
    email,
    filters: { type: 'sale' },
    address: '',
    frequency: 'daily',
    honeypot: '',
  }
  const { error } = await visitor.rpc('request_alert', requested)
  if (error) throw error
  const { data } = await client(backend, secretKey).rpc('claim_emails', { batch: 100 })
  const queued = (data as QueuedEmail[]).find(({ recipient }) => recipient === email)
  if (queued?.kind !== 'alert_confirmation') throw new Error('The alert has no queued.')
  const { token } = queued.data
  await visitor.rpc('confirm_alert', { token })
  const state = async () => ((await visitor.rpc('alert_by_token', { token })).data as { state: string } | null)?.state
  return { token, state }
}
