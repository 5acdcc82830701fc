import { expect, it } from 'vitest'
import { reason } from '../../../../src/admin/listings/error-messages'

it.each([
  ['new row violates row-level security policy for table "properties"', 'this account may not change listings.'],
  [
    'Only a negotiator or an administrator changes listings.',
    'Only a negotiator or an administrator changes listings.',
  ],
])('A change that is forbidden says why: %s', (message, shown) => {
  expect(reason({ kind: 'refused', message, code: '42501' }, false)).toBe(shown)
})

it('A change that is forbidden after the session ended asks for a sign-in', () => {
  expect(reason({ kind: 'refused', message: 'permission denied', code: '42501' }, true)).toMatch(
    /^your session has ended/,
  )
})
