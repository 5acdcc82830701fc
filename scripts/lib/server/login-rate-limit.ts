import { addressGroup } from './client-address.ts'

const maxAttempts = 20
const windowMs = 15 * 60_000
/** The answers that say: this password, or this request, was not right. */
const wrong = [400, 401, 403, 422]

/**
 * Limits wrong passwords by the sender's address, as hosted Supabase does for itself: after twenty in a quarter of an
 * hour, the next is not passed on. A right one forgets the wrong ones.
 */
export function createLoginRateLimit(now: () => number = Date.now) {
  const attempts = new Map<string, number[]>()
  const purge = () => {
    for (const [key, times] of attempts) if (times.at(-1)! <= now() - windowMs) attempts.delete(key)
  }
  const recent = (key: string) => (attempts.get(key) ?? []).filter((time) => time > now() - windowMs)

  return {
    /** Counts an attempt before it is passed on, so that many at once are many. Returns the seconds to wait, or 0. */
    attempt(address: string): number {
      purge()
      const key = addressGroup(address)
      const times = recent(key)
      if (times.length >= maxAttempts) return Math.ceil((times[0]! + windowMs - now()) / 1000)
      attempts.set(key, [...times, now()])
      return 0
    },
    /** Takes the backend's answer to an attempt; what is no judgement of the password (a 502) does not count. */
    settle(address: string, status: number): void {
      const key = addressGroup(address)
      if (status === 200) attempts.delete(key)
      else if (!wrong.includes(status)) {
        const times = recent(key).slice(0, -1)
        if (times.length > 0) attempts.set(key, times)
        else attempts.delete(key)
      }
    },
    /** How many senders are remembered. */
    size: () => attempts.size,
  }
}
