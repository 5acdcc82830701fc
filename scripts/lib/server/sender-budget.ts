import { setTimeout as wait } from 'node:timers/promises'

export interface SenderLimits {
  /** How many requests of one sender the backend works on at a time. */
  perSender: number
  /** How many of all senders together. */
  total: number
  /**
   * How many of all those who used more than `lightMs` of late, by requests of more than `cheapMs` on average: they
   * share these, and leave the others free. Many people behind one address ask for much, each time for little. A place
   * rests after each request for as long as it worked, `restMs` at most: half of the time is the others'.
   */
  heavy: number
  lightMs: number
  cheapMs: number
  restMs: number
  /** How many of one sender may wait for their turn, and for how long. */
  waiting: number
  waitMs: number
  /** The backend's time that a sender may use at once, and what of it comes back in a second. */
  burstMs: number
  refillMs: number
}

const halfLifeSeconds = 30
const usual: SenderLimits = {
  ...{ perSender: 4, total: 5, heavy: 1, lightMs: 600, cheapMs: 60, restMs: 1000 },
  ...{ waiting: 40, waitMs: 10_000, burstMs: 20_000, refillMs: 300 },
}

/** Why a request has to come again, and in how many seconds. */
export interface Later {
  retryAfter: number
}
/** A place at the backend: `used` is told how long it worked, `release` ends it. */
export interface Turn {
  used: (ms: number) => void
  release: () => void
}

interface Sender {
  running: number
  waiting: number
  balanceMs: number
  /** Of the backend's time, what it used of late, and by how many requests: half is forgotten in half a minute. */
  recentMs: number
  recentRequests: number
  lastSeenAt: number
}
interface Waiting {
  sender: Sender
  start: () => void
}

/**
 * Shares the backend among senders: each has a few requests at a time and a budget of its time; what is more waits,
 * and of those who wait whoever used least is next.
 */
export function createSenderBudget(limits: Partial<SenderLimits> = {}, now: () => number = Date.now) {
  const { perSender, total, heavy, lightMs, cheapMs, restMs, waiting, waitMs, burstMs, refillMs } = {
    ...usual,
    ...limits,
  }
  const senders = new Map<string, Sender>()
  const queue: Waiting[] = []
  let running = 0
  let heavyRunning = 0

  const refilled = (sender: Sender) => {
    const elapsed = (now() - sender.lastSeenAt) / 1000
    sender.balanceMs = Math.min(burstMs, sender.balanceMs + elapsed * refillMs)
    const remembered = 0.5 ** (elapsed / halfLifeSeconds)
    sender.recentMs *= remembered
    sender.recentRequests *= remembered
    sender.lastSeenAt = now()
    return sender
  }
  const purge = () => {
    for (const [name, sender] of senders)
      if (sender.running + sender.waiting === 0 && refilled(sender).balanceMs >= burstMs) senders.delete(name)
  }
  const senderOf = (name: string) => {
    const known = senders.get(name)
    if (known) return refilled(known)
    if (senders.size > 1000) purge()
    const sender: Sender = {
      running: 0,
      waiting: 0,
      balanceMs: burstMs,
      recentMs: 0,
      recentRequests: 0,
      lastSeenAt: now(),
    }
    senders.set(name, sender)
    return sender
  }
  const isHeavy = ({ recentMs, recentRequests }: Sender) => recentMs > Math.max(lightMs, cheapMs * recentRequests)
  const isFree = (sender: Sender) =>
    running < total && sender.running < perSender && (heavyRunning < heavy || !isHeavy(sender))
  const next = () => {
    const ready = queue.filter(({ sender }) => isFree(sender))
    const first = ready.toSorted((a, b) => a.sender.recentMs - b.sender.recentMs)[0]
    if (!first) return
    queue.splice(queue.indexOf(first), 1)
    first.start()
  }
  const begin = (sender: Sender): Turn => {
    const begunHeavy = isHeavy(sender)
    sender.running += 1
    running += 1
    if (begunHeavy) heavyRunning += 1
    let open = true
    const begun = now()
    const endHeavy = () => {
      heavyRunning -= 1
      next()
    }
    return {
      // One request that took very long does not shut its sender out for longer than a minute.
      used(ms) {
        sender.balanceMs = Math.max(refilled(sender).balanceMs - ms, -60 * refillMs)
        sender.recentMs += ms
        sender.recentRequests += 1
      },
      release() {
        if (!open) return
        open = false
        sender.running -= 1
        running -= 1
        if (begunHeavy) setTimeout(endHeavy, Math.min(now() - begun, restMs))
        next()
      },
    }
  }

  return {
    /** Waits for a turn. */
    async enter(name: string, signal?: AbortSignal): Promise<Turn | Later> {
      const sender = senderOf(name)
      if (sender.balanceMs <= 0) return { retryAfter: Math.ceil(-sender.balanceMs / refillMs) + 1 }
      if (isFree(sender)) return begin(sender)
      if (sender.waiting >= waiting) return { retryAfter: Math.ceil(waitMs / 1000) }
      sender.waiting += 1
      const ended = new AbortController()
      let entry: Waiting | undefined
      const turn = new Promise<Turn>((resolve) => {
        entry = { sender, start: () => resolve(begin(sender)) }
        queue.push(entry)
      })
      const gaveUp = wait(waitMs, null, { signal: AbortSignal.any([ended.signal, ...(signal ? [signal] : [])]) }).catch(
        () => null,
      )
      const first = await Promise.race([turn, gaveUp])
      ended.abort()
      sender.waiting -= 1
      if (!first) {
        const place = queue.indexOf(entry!)
        if (place >= 0) queue.splice(place, 1)
        // Its turn came at the same moment.
        else void turn.then(({ release }) => release())
        return { retryAfter: Math.ceil(waitMs / 1000) }
      }
      return first
    },
    /** How many senders are remembered. */
    size: () => (purge(), senders.size),
  }
}
