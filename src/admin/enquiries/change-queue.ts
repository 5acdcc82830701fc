import { enquiryKey } from '../../domain/enquiry/enquiry-labels'
import { type ChangeOutcome, type EnquiryChange, merged, maxAtOnce } from './change-enquiries'

type Send = (changes: readonly EnquiryChange[]) => Promise<ChangeOutcome[]>

interface Waiting {
  changes: readonly EnquiryChange[]
  resolve: (outcomes: ChangeOutcome[]) => void
  reject: (error: Error) => void
}

/** Takes the first waiting changes that fit into one request. */
function takeRequest(waiting: Waiting[]): Waiting[] {
  let count = 0
  const rest = waiting.findIndex(({ changes }, index) => (count += changes.length) > maxAtOnce && index > 0)
  return waiting.splice(0, rest === -1 ? waiting.length : rest)
}

const outcomesOf = (changes: readonly EnquiryChange[], outcomes: readonly ChangeOutcome[]) => {
  const keys = new Set(changes.map(({ enquiry }) => enquiryKey(enquiry)))
  return outcomes.filter((outcome) => keys.has(enquiryKey(outcome)))
}

/**
 * Sends changes one request at a time, so that a second change of an enquiry knows the version of the first. Changes
 * made during a request leave together in the next one, so that a slow connection does not delay the last of many.
 * @returns a function whose promise has the outcomes of the given changes
 */
export function changeQueue(send: Send): Send {
  const waiting: Waiting[] = []
  let isSending = false
  async function sendAll() {
    if (isSending) return
    isSending = true
    while (waiting.length > 0) {
      const request = takeRequest(waiting)
      try {
        const outcomes = await send(merged(request.flatMap(({ changes }) => changes)))
        for (const { changes, resolve } of request) resolve(outcomesOf(changes, outcomes))
      } catch (error) {
        for (const { reject } of request) reject(error as Error)
      }
    }
    isSending = false
  }
  return (changes) =>
    new Promise((resolve, reject) => {
      waiting.push({ changes, resolve, reject })
      void sendAll()
    })
}
