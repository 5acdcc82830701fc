import { sendOnce } from '../../lib/send'
import { type RequestAnswers, requestRow, type ValuationType } from './request'

export const sendRequest = (id: string, type: ValuationType, answers: RequestAnswers, honeypot: string) =>
  sendOnce('valuation_requests', { id, ...requestRow(type, answers) }, honeypot)
