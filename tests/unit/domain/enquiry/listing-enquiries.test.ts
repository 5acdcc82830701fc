import { expect, it } from 'vitest'
import { listingEnquiriesText } from '../../../../src/domain/enquiry/listing-enquiries'

const enquiry = (day: string, phone: string, viewing = false) => ({
  created_at: `2026-11-${day}T10:00:00+00:00`,
  phone,
  preferred_viewing_date: viewing ? '2026-12-01T10:00:00+00:00' : null,
})

it('A listing’s enquiries are one sentence, and another for foreign numbers', () => {
  expect(
    listingEnquiriesText([
      enquiry('03', '+86 138 0013 8000', true),
      enquiry('01', '+234 803 000 0000', true),
      enquiry('02', '+234 803 000 0001'),
      enquiry('02', '020 7946 0112'),
    ]),
  ).toBe(
    '4 enquiries, the last on 3 November 2026: 2 viewings and 2 questions. ' +
      '3 gave a phone number abroad: Nigeria 2, China 1.',
  )
})
it('Missing values are not counted', () => {
  expect(listingEnquiriesText([])).toBe('No enquiries yet.')
  expect(listingEnquiriesText([enquiry('03', '07700 900456')])).toBe(
    '1 enquiry, the last on 3 November 2026: 1 question.',
  )
})
it('Beyond those read, only the total and the last are given', () => {
  expect(listingEnquiriesText([enquiry('03', '+234 803 000 0000')], 1200)).toBe(
    '1,200 enquiries, the last on 3 November 2026.',
  )
})
