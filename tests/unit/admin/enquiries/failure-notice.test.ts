import { expect, it } from 'vitest'
import { failureNotice } from '../../../../src/admin/enquiries/failure-notice'
import { RequestError } from '../../../../src/admin/query/request-error'

const text = (hint?: string) =>
  failureNotice(new RequestError({ kind: 'refused', message: 'any', ...(hint && { hint }) }))?.text

it('A failed save explains the reason by the key of its error, and that no input is lost', () => {
  expect(text('enquiry-erased')).toMatch(/^This enquiry has been erased\. Your text is still here\.$/)
  expect(text('account-ended')).toMatch(/^This person no longer has access\./)
  expect(text('changed-meanwhile')).toMatch(/^The server refused it\./)
  expect(text()).toMatch(/^The server refused it\./)
  expect(failureNotice(new RequestError({ kind: 'unreachable', message: '' }))?.text).toMatch(
    /^The server did not answer\./,
  )
})
