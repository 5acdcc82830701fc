import { Worker } from 'node:worker_threads'
import type { CardResult } from './card-thread.ts'
import type { CardFacts, CardPlaces, MadeCard } from './make-card.ts'

/** Waking the thread for each page takes as long as preparing its card. */
const atOnce = 20

/** Renders cards in a separate thread, so that page rendering does not wait. */
export function cardQueue(workerData: CardPlaces, onMade: (card: MadeCard) => void) {
  // A thread does not inherit the #agency import that the parent's settings register.
  const execArgv = [...process.execArgv, '--import', new URL('../../agency-imports.ts', import.meta.url).href]
  const thread = new Worker(new URL('card-thread.ts', import.meta.url), { workerData, execArgv })
  // A failed build must not wait for it.
  thread.unref()
  let awaited = 0
  const { promise: ended, resolve: end, reject: fail } = Promise.withResolvers<void>()
  // The error is thrown to whoever awaits the end.
  ended.catch(() => undefined)
  let closing = false
  const endWhenDone = () => void (closing && awaited === 0 && end())
  thread.on('error', fail)
  thread.on('message', ({ card }: CardResult) => {
    awaited--
    if (card) onMade(card)
    endWhenDone()
  })
  let pages: CardFacts[] = []
  const send = () => {
    thread.postMessage(pages)
    pages = []
  }
  return {
    make({ path, card }: CardFacts) {
      awaited++
      pages.push({ path, card })
      if (pages.length === atOnce) send()
    },
    /** Resolves once all cards are done; no further requests are accepted. */
    async end() {
      send()
      thread.ref()
      closing = true
      endWhenDone()
      try {
        await ended
      } finally {
        await thread.terminate()
      }
    },
  }
}
