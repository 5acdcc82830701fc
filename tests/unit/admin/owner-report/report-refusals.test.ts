import { expect, it } from 'vitest'
import { revokeFailureText } from '../../../../src/admin/owner-report/report-refusals'
import { RequestError } from '../../../../src/admin/query/request-error'

it('An owner’s link is said to work still only if the server refused to stop it', () => {
  const text = (kind: 'unreachable' | 'refused') => revokeFailureText(new RequestError({ kind, message: '' }))
  expect(text('refused')).toMatch(/^The link still works\. The server refused it\./)
  expect(text('unreachable')).toBe('We do not know whether the link still works. Look at the list.')
})
