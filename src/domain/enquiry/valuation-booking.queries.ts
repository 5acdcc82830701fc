import { sendOnce } from '../../lib/http/insert-once'
import type { BookingRow } from './valuation-booking'

export const sendBooking = (row: BookingRow & { id: string }, honeypot: string) =>
  sendOnce('booking_valuations', row, honeypot)
