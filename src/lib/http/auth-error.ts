import type { AuthError } from '@supabase/supabase-js'

/** Whether the session could not be checked, because the backend did not respond. It may still be valid. */
export const isAuthUnreachable = (error: AuthError | null): error is AuthError =>
  error?.name === 'AuthRetryableFetchError'
