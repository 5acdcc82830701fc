import { expect, it } from 'vitest'
import { refusalReason } from '../../../../src/admin/listings/refusal-reason'

const reasonOf = (code: string, message: string, hint?: string) =>
  refusalReason({ kind: 'refused', message, code, ...(hint && { hint }) })

it('A forbidden change explains the reason: with our own message if its error has a key', () => {
  const ours = 'Only negotiators and administrators can change listings.'
  expect(reasonOf('42501', ours, 'editors-only')).toBe(ours)
  const policy = 'new row violates row-level security policy for table "properties"'
  expect(reasonOf('42501', policy)).toBe('your account cannot change listings.')
  const hosted = 'Grant the required privileges to the current role with: GRANT UPDATE ON properties TO authenticated;'
  expect(reasonOf('42501', 'permission denied for table properties', hosted)).toBe(
    'your account cannot change listings.',
  )
})

it('A forbidden change after the session ended asks for a sign-in', () => {
  expect(refusalReason({ kind: 'refused', message: 'any', code: '42501' }, true)).toMatch(/^your session has ended/)
})

it.each([
  ['23505', 'duplicate key value violates unique constraint "properties_slug_key"', /web address/],
  ['23514', 'new row for relation "properties" violates check constraint "properties_deposit_cap"', /deposit/],
  ['23514', 'new row for relation "properties" violates check constraint "properties_beds_range"', /form shows/],
  ['23505', 'duplicate key value violates unique constraint "properties_reference"', /reference/],
  ['23503', 'update on table "properties" violates foreign key constraint "x"', /^the database did not accept/],
  ['22003', 'numeric field overflow', /^the database did not accept/],
  ['PT409', 'The office is closed.', /^The office is closed\.$/],
])('A listing that the database refuses with %s explains what to change: %s', (code, message, shown) => {
  expect(reasonOf(code, message)).toMatch(shown)
})

it('No refusal names a constraint', () => {
  for (const code of ['23505', '23503', '23502', '23514'])
    expect(reasonOf(code, 'violates unique constraint "properties_new_rule"')).not.toContain('properties_')
})
