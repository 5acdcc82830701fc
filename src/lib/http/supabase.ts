import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../database.types'
import { readStorage, removeStorage } from '../storage/safe-storage'
import { functionTimeoutMs } from './deadline'
import { backendAddress } from './rest'
import { restHeaders } from './rest-path'
import { sessionFetch } from './session-fetch'

/** The storage key of the administrator's session. */
export const sessionKey = 'admin_session'

// The stored session may come from an older version or a manual edit: the client throws on an invalid one.
function removeInvalidSession() {
  try {
    const stored = JSON.parse(readStorage('localStorage', sessionKey) ?? '{"access_token":""}') as {
      access_token?: unknown
    } | null
    if (typeof stored?.access_token === 'string') return
  } catch {
    // Invalid JSON.
  }
  removeStorage('localStorage', sessionKey)
}

let client: SupabaseClient<Database> | undefined

/**
 * The admin client, with sign-in and storage. Its session is persistent, refreshes itself and is never read from the
 * URL. No public page imports it: it is ten times the size of `rest()`.
 */
export function supabase(): SupabaseClient<Database> {
  if (client) return client
  removeInvalidSession()
  return (client = createClient<Database>(backendAddress(), restHeaders.apikey, {
    auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: false, storageKey: sessionKey },
    // Reads are repeated once, by read-twice.ts or src/admin/query/query-client.ts.
    // Reads are limited by `sessionFetch`.
    db: { retry: false, timeout: functionTimeoutMs },
    global: { fetch: sessionFetch },
  }))
}
