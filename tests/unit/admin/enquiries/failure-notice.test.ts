import { expect, it } from 'vitest'
import { failureNotice } from '../../../../src/admin/enquiries/failure-notice'

const text = (hint?: string) => failureNotice({ kind: 'refused', message: 'any', ...(hint && { hint }) }).text

it('A failed save explains the reason by the key of its error, and that no input is lost', () => {
  expect(text('enquiry-erased')).toMatch(/^This enquiry has been erased\. What you wrote is still here\.$/)
  expect(text('viewing-cancelled')).toMatch(/Book another one\./)
  expect(text('account-ended')).toMatch(/^This account has been ended\./)
  expect(text('viewing-time-out-of-range')).toMatch(/from now to a year from now/)
  expect(text('changed-meanwhile')).toMatch(/^It was refused\./)
  expect(text()).toMatch(/^It was refused\./)
  expect(failureNotice({ kind: 'unreachable', message: '' }).text).toMatch(/^No answer came\./)
})
