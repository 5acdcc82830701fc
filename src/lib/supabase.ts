import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { backendAddress, restHeaders } from './rest'

/** Where this browser keeps the administrator's session. */
export const sessionKey = 'meridian_row_session'

let client: SupabaseClient | undefined

/**
 * The admin area's client, with sign-in and storage. Its session outlives the page, refreshes itself and is never read
 * from an address. No public page imports this: it weighs ten times what `rest()` does.
 */
export const supabase = () =>
  (client ??= createClient(backendAddress(), restHeaders.apikey, {
    auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: false, storageKey: sessionKey },
  }))
