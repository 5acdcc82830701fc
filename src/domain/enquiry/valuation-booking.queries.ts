import { failed } from '../../lib/http/result'
import { sendOnce } from '../../lib/http/insert-once'
import type { BookingRow } from './valuation-booking'

/** After this time a request counts as unanswered. A retry is harmless: the row keeps its id. */
const timeoutMs = 20_000

export const sendBooking = (row: BookingRow & { id: string }, honeypot: string) =>
  Promise.race([
    sendOnce('booking_valuations', row, honeypot),
    new Promise<ReturnType<typeof failed>>((resolve) =>
      setTimeout(() => resolve(failed('unreachable', 'No answer came.')), timeoutMs),
    ),
  ])
