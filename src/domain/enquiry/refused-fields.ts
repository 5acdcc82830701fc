import * as texts from '#messages/form.ts'
import { errorKey, violatedConstraint } from '../../lib/http/database-error'
import type { Failure } from '../../lib/http/result'
import { parseTimestamp } from '../../lib/time/parse-timestamp'
import { userMessage } from './refusal-messages'

// Database rejections that the form did not detect (a wrong clock, an outdated page) are shown at their field.

const messages: Record<string, [field: string, message: string]> = {
  viewing_ahead: ['viewing', texts.viewingPast],
  move_after_viewing: ['moving', texts.moveAfterViewing],
  dates_near: ['moving', texts.datesNear],
  name_shape: ['name', texts.enterFullName],
  name_visible: ['name', texts.enterFullName],
  email_shape: ['email', texts.enterEmail],
  phone_shape: ['phone', texts.validPhone],
  phone_filled: ['phone', texts.validPhone],
  phone_length: ['phone', texts.validPhone],
  postcode_shape: ['postcode', texts.validPostcode],
  postcode_filled: ['postcode', texts.validPostcode],
}
const tables = /^(booking_valuations|valuation_requests|contact_submissions|property_inquiries)_/

/** The error of the field whose database check failed; empty for any other failure. */
export function refusedFields(failure: Failure): Record<string, string> {
  // The database has written these for the visitor.
  if (/^slots?-/.test(errorKey(failure) ?? '')) return { viewing: userMessage(failure) ?? failure.message }
  const rule = violatedConstraint(failure)?.replace(tables, '') ?? ''
  const [field, message] = (Object.hasOwn(messages, rule) && messages[rule]) || []
  return field && message ? { [field]: message } : {}
}

/** Whether the chosen time itself was refused: the free times on the page are outdated. */
export const refusesTime = (failure: Failure) => /^slot-/.test(errorKey(failure) ?? '')

/** The nearest three free times, if the chosen one was taken; empty for any other failure. */
export function nearestTimes(failure: Failure): Date[] {
  if (errorKey(failure) !== 'slot-taken') return []
  try {
    const times: unknown = JSON.parse(failure.details ?? '')
    return Array.isArray(times) ? times.map((time) => parseTimestamp(String(time))) : []
  } catch {
    return []
  }
}
