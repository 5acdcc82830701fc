import { errorKey, violatedConstraint } from '../../lib/http/database-error'
import type { Failure } from '../../lib/http/result'
import { parseTimestamp } from '../../lib/time/parse-timestamp'

// Database rejections that the form did not detect (a wrong clock, an outdated page) are shown at their field.

const messages: Record<string, [field: string, message: string]> = {
  viewing_ahead: [
    'viewing',
    'Viewing date must be in the future. This time has passed in London. Please choose another.',
  ],
  move_after_viewing: ['moving', 'Move-in date must be after the viewing date.'],
  dates_near: ['moving', 'Please choose dates before the year 2100.'],
  name_shape: ['name', 'Please enter your full name.'],
  name_visible: ['name', 'Please enter your full name.'],
  email_shape: ['email', 'Please enter a valid email address.'],
  phone_shape: ['phone', 'Please enter a valid phone number.'],
  phone_filled: ['phone', 'Please enter a valid phone number.'],
  phone_length: ['phone', 'Please enter a valid phone number.'],
  postcode_shape: ['postcode', 'Please enter a valid UK postcode.'],
  postcode_filled: ['postcode', 'Please enter a valid UK postcode.'],
}
const tables = /^(booking_valuations|valuation_requests|contact_submissions|property_inquiries)_/

/** The error of the field whose database check failed; empty for any other failure. */
export function refusedFields(failure: Failure): Record<string, string> {
  // The database has written these for the visitor.
  if (/^slots?-/.test(errorKey(failure) ?? '')) return { viewing: failure.message }
  const rule = violatedConstraint(failure)?.replace(tables, '') ?? ''
  const [field, message] = (Object.hasOwn(messages, rule) && messages[rule]) || []
  return field && message ? { [field]: message } : {}
}

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
