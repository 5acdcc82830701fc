// Guessing is slow: after the third wrong password each try waits, in this browser, whatever is reloaded. The backend
// limits by address as well (hosted Supabase by itself, our own server in scripts/lib/server/login-rate-limit.ts):
// that is the guard. This delay tells an honest person to wait.

import { readStorage, removeStorage, writeStorage } from '../../lib/storage/safe-storage'

const key = 'admin_tries'
const freeAttempts = 3
const firstDelayMs = 5_000
const longestDelayMs = 300_000

export interface LoginAttempts {
  count: number
  /** Milliseconds since 1970; before then no try is made. */
  until: number
}

const none: LoginAttempts = { count: 0, until: 0 }

/**
 * What one more wrong password makes of the tries so far: 5 s after the third, twice that after each, five minutes at
 * most.
 */
export function afterFailedAttempt({ count }: LoginAttempts, now: number): LoginAttempts {
  const excess = count + 1 - freeAttempts
  return { count: count + 1, until: excess < 0 ? 0 : now + Math.min(firstDelayMs * 2 ** excess, longestDelayMs) }
}

export function readAttempts(): LoginAttempts {
  try {
    const stored = JSON.parse(readStorage('localStorage', key) ?? 'null') as LoginAttempts | null
    // A clock that was put right must not keep the door shut for longer than any wait.
    return stored && Number.isInteger(stored.count) && stored.until <= Date.now() + longestDelayMs ? stored : none
  } catch {
    return none
  }
}

export function storeAttempts(tries: LoginAttempts | null) {
  if (tries) writeStorage('localStorage', key, JSON.stringify(tries))
  else removeStorage('localStorage', key)
}
