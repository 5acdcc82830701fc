import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { RequestError } from '../../../../src/admin/query/request-error'
import {
  assignedItems,
  invitationSchema,
  isLastAdministrator,
  problemText,
  withdrawnText,
} from '../../../../src/admin/staff/staff'

const account = (role: string, ended_at: string | null = null) => ({
  user_id: `${role}-${ended_at}`,
  name: 'Priya Nair',
  email: 'priya@example.com',
  role,
  created_at: '2026-11-23T09:00:00Z',
  ended_at,
})

describe('What an account is assigned', () => {
  it('is counted, with links', () =>
    expect(assignedItems('1', { hours: 2, enquiries: 7, listings: 12 })).toEqual([
      { label: '2 entries of weekly hours', href: '/admin/diary' },
      { label: '7 open enquiries', href: '/admin/enquiries?state=open&for=1' },
      { label: '12 listings', href: '/admin?negotiator=1' },
    ]))
  it('is left out if there is none', () =>
    expect(assignedItems('1', { hours: 1, enquiries: 0, listings: 0 }).map(({ label }) => label)).toEqual([
      '1 entry of weekly hours',
    ]))
})

describe('An invitation', () => {
  it('has a name, an email and a role', () => {
    const fieldsWithErrors = (values: { name: string; email: string; role: string }) => {
      const { issues } = v.safeParse(invitationSchema, values)
      return issues ? Object.keys(v.flatten<typeof invitationSchema>(issues).nested ?? {}) : []
    }
    expect(fieldsWithErrors({ name: '', email: '', role: '' })).toEqual(['name', 'email', 'role'])
    expect(fieldsWithErrors({ name: 'x'.repeat(101), email: 'li@example.com', role: 'reader' })).toEqual(['name'])
    expect(v.parse(invitationSchema, { name: ' 李明', email: ' li@example.com ', role: 'reader' })).toEqual({
      name: '李明',
      email: 'li@example.com',
      role: 'reader',
    })
  })
})

it('The invitations that end with an administrator’s access are counted', () => {
  const sent = (...inviters: (string | null)[]) => inviters.map((invited_by) => ({ invited_by }))
  const admin = account('administrator')
  expect(withdrawnText(admin, sent(null, 'another'))).toBe('')
  expect(withdrawnText(admin, sent(admin.user_id, 'another'))).toBe(
    '1 invitation that Priya Nair sent will be withdrawn.',
  )
  expect(withdrawnText(admin, sent(admin.user_id, admin.user_id))).toMatch(/^2 invitations that /)
})

describe('The last administrator', () => {
  const [one, former] = [account('administrator'), account('administrator', '2026-11-20T09:00:00Z')]
  it('is the only one whose account has not ended', () => {
    expect(isLastAdministrator(one, [one, former, account('reader')])).toBe(true)
    expect(isLastAdministrator(one, [one, account('administrator')])).toBe(false)
    expect(isLastAdministrator(former, [one, former])).toBe(false)
  })
})

it('A refusal is explained by the key of its error, whatever its message', () => {
  const text = (hint?: string) =>
    problemText(new RequestError({ kind: 'refused', message: 'any', ...(hint && { hint }) }))
  expect(text('already-invited')).toBe('This email has already been invited.')
  expect(text('account-exists')).toMatch(/^This email already has/)
  expect(text('last-administrator')).toMatch(/^This is the last administrator/)
  for (const other of [undefined, 'editors-only', 'constructor', 'A sentence of PostgreSQL.'])
    expect(text(other)).toMatch(/^The server refused/)
  expect(problemText(new RequestError({ kind: 'unreachable', message: '' }))).toMatch(/^The server did not answer/)
})
