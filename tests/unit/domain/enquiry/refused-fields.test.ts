import { expect, it } from 'vitest'
import { refusedFields } from '../../../../src/domain/enquiry/refused-fields'
import { failed } from '../../../../src/lib/http/result'

const refusal = (check: string, kind: 'refused' | 'unreachable' = 'refused') => {
  const message = `new row for relation "t" violates check constraint "${check}"`
  const result = failed(kind, message, kind === 'refused' ? { code: '23514' } : {})
  return result.ok ? {} : refusedFields(result.failure)
}

it('A failed database check shows its error at the field', () => {
  expect(Object.keys(refusal('property_inquiries_viewing_ahead'))).toEqual(['viewing'])
  expect(Object.keys(refusal('property_inquiries_move_after_viewing'))).toEqual(['moving'])
  for (const table of ['booking_valuations', 'valuation_requests', 'contact_submissions', 'property_inquiries'])
    expect(Object.keys(refusal(`${table}_email_shape`))).toEqual(['email'])
  expect(refusal('property_inquiries_honeypot_empty')).toEqual({})
  expect(refusal('constructor')).toEqual({})
  expect(refusal('property_inquiries_viewing_ahead', 'unreachable')).toEqual({})
})
