import { addressGroup } from './client-address.ts'

/** Wrong passwords of one sender, for all accounts. */
const maxOfSender = 20
/** Wrong passwords for one account, from all senders. */
const maxOfAccount = 60
const windowMs = 15 * 60_000
const maxTrusted = 1000
/** The statuses that mean a wrong password or an invalid request. */
const wrong = [400, 401, 403, 422]

/** One sign-in attempt. */
export interface Login {
  /** The sender's IP address. */
  address: string
  /** The email of the account; empty if the request has none. */
  account: string
}

interface Attempt {
  sender: string
  account: string
  time: number
}

/**
 * Limits wrong passwords, as hosted Supabase does. In a quarter of an hour, a sender has twenty and an account sixty. A
 * successful sign-in resets only its sender's wrong passwords for that account, so an attacker cannot reset the count
 * by signing in to another account.
 */
export function createLoginRateLimit(now: () => number = Date.now) {
  let attempts: Attempt[] = []
  /** Senders who signed in to an account. Attacks on the account do not lock them out. */
  const trusted = new Set<string>()
  const keysOf = ({ address, account }: Login) => ({
    sender: addressGroup(address),
    account: account.trim().toLowerCase().slice(0, 254),
  })
  const pair = ({ sender, account }: { sender: string; account: string }) => `${sender} ${account}`
  const secondsUntilFree = (full: Attempt[], maxAttempts: number) => {
    const oldest = full.at(-maxAttempts)
    return oldest ? Math.ceil((oldest.time + windowMs - now()) / 1000) : 0
  }

  return {
    /** Counts an attempt before it is forwarded, so that parallel attempts count. Returns the seconds to wait, or 0. */
    attempt(login: Login): number {
      attempts = attempts.filter(({ time }) => time > now() - windowMs)
      const { sender, account } = keysOf(login)
      const ofSender = attempts.filter((attempt) => attempt.sender === sender)
      const ofAccount = attempts.filter((attempt) => attempt.account === account)
      const wait = Math.max(
        secondsUntilFree(ofSender, maxOfSender),
        account && !trusted.has(pair({ sender, account })) ? secondsUntilFree(ofAccount, maxOfAccount) : 0,
      )
      if (wait === 0) attempts.push({ sender, account, time: now() })
      return wait
    },
    /** Records the backend's response. A response that says nothing about the password (502) does not count. */
    settle(login: Login, status: number): void {
      const { sender, account } = keysOf(login)
      const isOne = (attempt: Attempt) => attempt.sender === sender && attempt.account === account
      if (status === 200) {
        attempts = attempts.filter((attempt) => !isOne(attempt))
        trusted.add(pair({ sender, account }))
        for (const oldest of trusted) {
          if (trusted.size <= maxTrusted) break
          trusted.delete(oldest)
        }
      } else if (!wrong.includes(status)) {
        const last = attempts.findLastIndex(isOne)
        if (last >= 0) attempts.splice(last, 1)
      }
    },
    /** The number of remembered attempts. */
    size: () => attempts.length,
  }
}

/** The account in a sign-in's body; empty for an invalid body. */
export function accountOf(body: Buffer): string {
  try {
    const payload: unknown = JSON.parse(body.toString())
    const email = typeof payload === 'object' && payload !== null && 'email' in payload ? payload.email : ''
    return typeof email === 'string' ? email : ''
  } catch {
    return ''
  }
}
