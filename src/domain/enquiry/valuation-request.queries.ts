import { sendOnce } from '../../lib/http/insert-once'
import { type RequestAnswers, requestRow, type ValuationType } from './valuation-request'

export const sendRequest = (id: string, type: ValuationType, answers: RequestAnswers, honeypot: string) =>
  sendOnce('valuation_requests', { id, ...requestRow(type, answers) }, honeypot)
