import { type Enquiry, parseEnquiries } from '../../../../src/domain/enquiry/enquiry'

export const id = '11111111-1111-4111-8111-111111111111'
const row = { kind: 'message', id, created_at: '2026-07-01T08:05:00.123456+00:00', erase_on: '2027-07-01' }
const [stored] = parseEnquiries([{ ...row, name: 'Adaeze Okafor', email: 'adaeze@example.com' }])
export const enquiry = (changes: Partial<Enquiry> = {}): Enquiry => ({ ...stored!, ...changes })
