import { failed } from '../../lib/http/result'
import { sendOnce } from '../../lib/http/insert-once'
import type { Row } from './valuation-booking'

/** Milliseconds after which a send counts as unanswered. Sending again is harmless: the row keeps its id. */
const patience = 20_000

export const sendValuation = (row: Row & { id: string }, honeypot: string) =>
  Promise.race([
    sendOnce('booking_valuations', row, honeypot),
    new Promise<ReturnType<typeof failed>>((resolve) =>
      setTimeout(() => resolve(failed('unreachable', 'No answer came.')), patience),
    ),
  ])
