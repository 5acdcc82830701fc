import { availableParallelism } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { type CardFacts, cardMaker, type CardPlaces, type MadeCard } from './make-card.ts'
import { required } from '../../lib/required.ts'

// The thread that renders social pictures (card-queue.ts). It reads no environment; the caller passes everything.

/** The response for each page: its card, or null without one. */
export interface CardResult {
  card: MadeCard | null
}

const makeCard = cardMaker(workerData as CardPlaces)
const queue: CardFacts[] = []
let activeWorkers = 0

const port = required(parentPort, 'the thread that asks for cards')

async function processQueue() {
  activeWorkers++
  for (let page = queue.shift(); page; page = queue.shift())
    port.postMessage({ card: await makeCard(page) } satisfies CardResult)
  activeWorkers--
}

port.on('message', (pages: CardFacts[]) => {
  queue.push(...pages)
  // As many workers as processors; each holds one picture. An error ends the thread.
  while (queue.length > 0 && activeWorkers < availableParallelism()) void processQueue()
})
