// Slows down guessing: after the third wrong password each attempt waits, in this browser, even after a reload. The
// actual protection is the backend's rate limit (hosted Supabase itself, our server in
// scripts/lib/server/login-rate-limit.ts); this delay informs honest users.

import { readStorage, removeStorage, writeStorage } from '../../lib/storage/safe-storage'

const key = 'admin_tries'
const freeAttempts = 3
const firstDelayMs = 5_000
const maxDelayMs = 300_000

export interface LoginAttempts {
  count: number
  /** Milliseconds since 1970; no attempt before then. */
  until: number
}

const noAttempts: LoginAttempts = { count: 0, until: 0 }

/** The state after another wrong password: 5 s from the third on, doubling each time, at most five minutes. */
export function afterFailedAttempt({ count }: LoginAttempts, now: number): LoginAttempts {
  const excess = count + 1 - freeAttempts
  return { count: count + 1, until: excess < 0 ? 0 : now + Math.min(firstDelayMs * 2 ** excess, maxDelayMs) }
}

/**
 * What a screen reader announces of a wait: its beginning and its end.
 * @param before what it announced last
 * @param seconds left to wait
 */
export function waitAnnouncement(before: string, seconds: number): string {
  const isOver = before === '' || before === waitIsOver
  if (seconds === 0) return isOver ? before : waitIsOver
  return isOver ? waitText(seconds) : before
}
const waitIsOver = 'You can try again now.'
export const waitText = (seconds: number) =>
  `Too many wrong passwords. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`

export function readAttempts(): LoginAttempts {
  try {
    const stored = JSON.parse(readStorage('localStorage', key) ?? 'null') as LoginAttempts | null
    // A corrected clock must not extend the wait beyond its maximum.
    return stored && Number.isInteger(stored.count) && stored.until <= Date.now() + maxDelayMs ? stored : noAttempts
  } catch {
    return noAttempts
  }
}

export function storeAttempts(attempts: LoginAttempts | null) {
  if (attempts) writeStorage('localStorage', key, JSON.stringify(attempts))
  else removeStorage('localStorage', key)
}
