import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../database.types'
import { readStorage, removeStorage } from '../storage/safe-storage'
import { backendAddress } from './rest'
import { restHeaders } from './rest-path'
import { sessionFetch } from './session-fetch'

/** Where this browser keeps the administrator's session. */
export const sessionKey = 'meridian_row_session'

// What stands there may be of an older version or a hand: the client throws at a session that is none.
function removeInvalidSession() {
  try {
    const stored = JSON.parse(readStorage('localStorage', sessionKey) ?? '{"access_token":""}') as {
      access_token?: unknown
    } | null
    if (typeof stored?.access_token === 'string') return
  } catch {
    // No JSON.
  }
  removeStorage('localStorage', sessionKey)
}

let client: SupabaseClient<Database> | undefined

/**
 * The admin area's client, with sign-in and storage. Its session outlives the page, refreshes itself and is never read
 * from an address. No public page imports this: it weighs ten times what `rest()` does.
 */
export function supabase(): SupabaseClient<Database> {
  if (client) return client
  removeInvalidSession()
  return (client = createClient<Database>(backendAddress(), restHeaders.apikey, {
    auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: false, storageKey: sessionKey },
    global: { fetch: sessionFetch },
  }))
}
