import { type Enquiry } from '../../../../src/domain/enquiry/enquiry'

export const id = '11111111-1111-4111-8111-111111111111'
export const enquiry = (changes: Partial<Enquiry> = {}): Enquiry => ({
  kind: 'message',
  id,
  createdAt: '2026-07-01T08:05:00.123456+00:00',
  type: '',
  department: 'unknown',
  name: 'Adaeze Okafor',
  email: 'adaeze@example.com',
  phone: '',
  about: '',
  slug: null,
  message: '',
  details: {},
  state: 'new',
  note: '',
  version: 0,
  assignedTo: '',
  eraseOn: '2027-07-01',
  keep: null,
  emailKey: '',
  phoneKey: '',
  ...changes,
})
