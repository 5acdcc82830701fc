import { addressGroup } from './client-address.ts'

/** Wrong passwords of one sender, for whatever accounts. */
const maxOfSender = 20
/** Wrong passwords for one account, of whatever senders. */
const maxOfAccount = 60
const windowMs = 15 * 60_000
const maxTrusted = 1000
/** The answers that say: this password, or this request, was not right. */
const wrong = [400, 401, 403, 422]

/** Who tries a password, and whose. */
export interface Login {
  /** The sender's address. */
  address: string
  /** The e-mail of the account; empty where the request names none. */
  account: string
}

interface Attempt {
  sender: string
  account: string
  time: number
}

/**
 * Limits wrong passwords, as hosted Supabase does for itself: of a sender, after twenty in a quarter of an hour the
 * next is not passed on, and for an account after sixty from wherever. A right one forgets its sender's wrong ones for
 * that account alone: who guesses another's password does not start anew by signing in.
 */
export function createLoginRateLimit(now: () => number = Date.now) {
  let attempts: Attempt[] = []
  /** Senders who signed in to an account: strangers who try its passwords do not shut them out. */
  const trusted = new Set<string>()
  const keysOf = ({ address, account }: Login) => ({
    sender: addressGroup(address),
    account: account.trim().toLowerCase().slice(0, 254),
  })
  const pair = ({ sender, account }: { sender: string; account: string }) => `${sender} ${account}`
  const secondsUntilFree = (full: Attempt[], most: number) =>
    full.length >= most ? Math.ceil((full.at(-most)!.time + windowMs - now()) / 1000) : 0

  return {
    /** Counts an attempt before it is passed on, so that many at once are many. Returns the seconds to wait, or 0. */
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
    /** Takes the backend's answer to an attempt; what is no judgement of the password (a 502) does not count. */
    settle(login: Login, status: number): void {
      const { sender, account } = keysOf(login)
      const isOne = (attempt: Attempt) => attempt.sender === sender && attempt.account === account
      if (status === 200) {
        attempts = attempts.filter((attempt) => !isOne(attempt))
        trusted.add(pair({ sender, account }))
        if (trusted.size > maxTrusted) trusted.delete(trusted.values().next().value!)
      } else if (!wrong.includes(status)) {
        const last = attempts.findLastIndex(isOne)
        if (last >= 0) attempts.splice(last, 1)
      }
    },
    /** How many attempts are remembered. */
    size: () => attempts.length,
  }
}

/** The account that a sign-in names; empty for a body that is none. */
export function accountOf(body: Buffer): string {
  try {
    const payload: unknown = JSON.parse(body.toString())
    const email = typeof payload === 'object' && payload !== null && 'email' in payload ? payload.email : ''
    return typeof email === 'string' ? email : ''
  } catch {
    return ''
  }
}
