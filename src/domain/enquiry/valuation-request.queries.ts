import { sendOnce } from '../../lib/http/insert-once'
import type { ValuationRequestRow } from './valuation-request'

export const sendRequest = (row: ValuationRequestRow & { id: string }, honeypot: string) =>
  sendOnce('valuation_requests', row, honeypot)
