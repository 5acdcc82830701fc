import { setTimeout as wait } from 'node:timers/promises'

export interface SenderLimits {
  /** The maximum number of a sender's concurrent requests. */
  perSender: number
  /** The maximum number of all concurrent requests. */
  total: number
  /**
   * The slots for heavy senders. A sender is heavy if its recent usage exceeds `lightMs` and its requests take more
   * than `cheapMs` on average. The average matters because many people behind one address make many cheap requests.
   * After each request a slot rests for as long as the request took, `restMs` at most, so that others get half of the
   * time.
   */
  heavy: number
  lightMs: number
  cheapMs: number
  restMs: number
  /** The maximum number of a sender's waiting requests, and how long they wait. */
  waiting: number
  waitMs: number
  /** A sender's budget of the backend's time, and its refill in a second. */
  burstMs: number
  refillMs: number
}

/**
 * For staff, whom the backend has confirmed. On a slow server all of them are heavy senders: those share most slots, or
 * colleagues would wait for each other one by one.
 */
export const staffLimits: Partial<SenderLimits> = { perSender: 6, total: 8, heavy: 6, restMs: 0, burstMs: Infinity }

/** For pictures. A page requests a dozen together, and on a slow server each is costly. */
export const pictureLimits: Partial<SenderLimits> = { perSender: 6, total: 24, heavy: 12, burstMs: Infinity }

const halfLifeSeconds = 30
const defaultLimits: SenderLimits = {
  perSender: 4,
  total: 5,
  heavy: 1,
  lightMs: 600,
  cheapMs: 60,
  restMs: 1000,
  waiting: 40,
  waitMs: 10_000,
  burstMs: 20_000,
  refillMs: 300,
}

/** A refusal with the seconds until a retry. */
export interface Later {
  retryAfter: number
}
/** A slot at the backend. `used` records the request's duration, `release` frees the slot. */
export interface Turn {
  used: (ms: number) => void
  release: () => void
}

interface Sender {
  running: number
  waiting: number
  balanceMs: number
  /** The recent usage of the backend's time, and its number of requests, with a half-life of thirty seconds. */
  recentMs: number
  recentRequests: number
  lastSeenAt: number
}
interface Waiting {
  sender: Sender
  start: () => void
}

/**
 * Shares the backend between senders. A sender has a few concurrent requests and a time budget. Other requests wait in
 * a queue, which serves the sender with the lowest recent usage first.
 */
export function createSenderBudget(limits: Partial<SenderLimits> = {}, now: () => number = Date.now) {
  const { perSender, total, heavy, lightMs, cheapMs, restMs, waiting, waitMs, burstMs, refillMs } = {
    ...defaultLimits,
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
      // One very long request does not block its sender for longer than a minute.
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
    /** Waits for a slot. */
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
        const index = queue.findIndex((other) => other === entry)
        if (index >= 0) queue.splice(index, 1)
        // A slot became free at the same moment.
        else void turn.then(({ release }) => release())
        return { retryAfter: Math.ceil(waitMs / 1000) }
      }
      return first
    },
    /** The number of remembered senders. */
    size: () => (purge(), senders.size),
  }
}
export type SenderBudget = ReturnType<typeof createSenderBudget>
