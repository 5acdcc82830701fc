import { sendOnce } from '../../lib/http/insert-once'
import { type RequestAnswers, requestRow, type ValuationRequestType } from './valuation-request'

export const sendRequest = (id: string, type: ValuationRequestType, answers: RequestAnswers, honeypot: string) =>
  sendOnce('valuation_requests', { id, ...requestRow(type, answers) }, honeypot)
