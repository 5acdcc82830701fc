import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseOutbox } from '../../scripts/lib/email/outbox'
import { sendDueEmails } from '../../scripts/lib/email/worker'
import { startMailServer } from '../mail-server'
import { secrets } from '../secrets'
import { administrators, anonymous, clientsOf, emptyOutbox, type Role, roles } from './people'

// Accounts and new passwords: from the database by email, and back by its link.

const backend = process.env['TEST_BACKEND'] ?? ''
const mail = await startMailServer()
beforeAll(emptyOutbox)
afterAll(mail.close)
const clients = clientsOf(...roles)

const password = 'a long enough password'
let people = 0
const somebody = (role = 'negotiator') => ({
  name: 'Priya Nair',
  email: `priya-${Date.now()}-${people++}@example.com`,
  role,
})
type Invited = ReturnType<typeof somebody>
const invite = (person: Invited, as: Role = 'administrator') => clients[as].rpc('invite_staff', person)

/** The newest email to an address, and its link's token. */
async function emailTo(email: string) {
  await sendDueEmails({ ...mail.sending, outbox: databaseOutbox(backend, secrets.secretKey) })
  const emails = mail.caught.filter(({ to }) => to.includes(email))
  const { subject = '', text = '' } = emails.at(-1)?.email ?? {}
  return { subject, text, token: /(?:invite|reset)=(\w+)/.exec(text)?.[1] ?? '', count: emails.length }
}
const choose = (token: string, chosen = password) =>
  anonymous().rpc('choose_staff_password', { token, password: chosen })
async function signedIn(email: string, by = password) {
  const client = createClient(backend, secrets.publishableKey, { auth: { persistSession: false } })
  const { error } = await client.auth.signInWithPassword({ email, password: by })
  return { client, error }
}
async function member(role?: string) {
  const person = somebody(role)
  expect((await invite(person)).error).toBeNull()
  expect((await choose((await emailTo(person.email)).token)).error).toBeNull()
  return person
}

describe('An invitation', () => {
  it('is sent by email, and its link creates an account with a role and a password', async () => {
    const person = { ...somebody(), email: `Priya-${Date.now()}@Example.com` }
    const email = person.email.toLowerCase()
    expect((await invite(person)).error).toBeNull()
    const { subject, text, token } = await emailTo(email)
    expect(subject).toBe('Your account at Meridian Row')
    expect(text).toContain('Dear Priya Nair,')
    expect(text).toContain('Demo administrator has invited you')
    expect(text).toContain(`https://site.example/admin/login?invite=${token}`)
    expect((await anonymous().rpc('staff_link', { token })).data).toEqual({
      kind: 'invitation',
      name: 'Priya Nair',
      email,
    })
    expect((await choose(token)).data).toBe(email)
    const { client, error } = await signedIn(email)
    expect(error).toBeNull()
    expect((await client.rpc('staff_role')).data).toBe('negotiator')
    expect((await clients.administrator.from('staff_invitations').select().eq('email', email)).data).toEqual([])
  })
  it('works once', async () => {
    const person = somebody()
    await invite(person)
    const { token } = await emailTo(person.email)
    const both = await Promise.all([choose(token), choose(token, 'another long password')])
    expect(both.filter(({ error }) => !error)).toHaveLength(1)
    expect((await choose(token)).error?.hint).toBe('link-expired')
    expect((await anonymous().rpc('staff_link', { token })).data).toBeNull()
  })
  it('requires a password of at least 12 characters, and allows another attempt', async () => {
    const person = somebody('reader')
    await invite(person)
    const { token } = await emailTo(person.email)
    for (const bad of ['elevenchars', 'x'.repeat(73)])
      expect((await choose(token, bad)).error?.hint).toBe('password-length')
    expect((await choose(token, 'twelve chars')).error).toBeNull()
  })
  it('that is resent has a new link, and the old one is invalid', async () => {
    const person = somebody()
    await invite(person)
    const { token: old } = await emailTo(person.email)
    const { data } = await clients.administrator.from('staff_invitations').select('id').eq('email', person.email)
    expect((await clients.administrator.rpc('send_invitation_again', { invitation: data?.[0]?.id })).data).toBe(true)
    const { token, count } = await emailTo(person.email)
    expect([count, token === old]).toEqual([2, false])
    expect((await choose(old)).error).not.toBeNull()
    expect((await choose(token)).error).toBeNull()
  })
  it('that is withdrawn is invalid', async () => {
    const person = somebody()
    await invite(person)
    const { token } = await emailTo(person.email)
    await clients.administrator.from('staff_invitations').delete().eq('email', person.email)
    expect((await choose(token)).error?.hint).toBe('link-expired')
  })
  it('is refused for an email that has an account or an invitation already', async () => {
    const person = await member()
    expect((await invite(person)).error?.hint).toBe('account-exists')
    const other = somebody()
    await invite(other)
    expect((await invite(other)).error?.hint).toBe('already-invited')
  })
  it('restores an ended account, with the role of the invitation', async () => {
    const person = await member('administrator')
    const accounts = clients.administrator.from('staff')
    await accounts.update({ ended_at: 'now' }).eq('email', person.email)
    expect((await (await signedIn(person.email)).client.rpc('staff_role')).data).toBeNull()
    expect((await invite({ ...person, role: 'reader' })).error).toBeNull()
    await choose((await emailTo(person.email)).token, 'a second long password')
    expect((await signedIn(person.email)).error).not.toBeNull()
    const { client } = await signedIn(person.email, 'a second long password')
    expect((await client.rpc('staff_role')).data).toBe('reader')
  })
  it.each([{ ended_at: 'now' }, { role: 'negotiator' }])('is withdrawn when its inviter becomes %j', async (loss) => {
    const inviter = await member('administrator')
    const { client } = await signedIn(inviter.email)
    const [own, resent] = [somebody('administrator'), somebody()]
    for (const person of [own, resent]) expect((await client.rpc('invite_staff', person)).error).toBeNull()
    const { data } = await clients.administrator.from('staff_invitations').select('id').eq('email', resent.email)
    await clients.administrator.rpc('send_invitation_again', { invitation: data?.[0]?.id })
    const { token } = await emailTo(own.email)
    expect((await anonymous().rpc('staff_link', { token })).data).not.toBeNull()
    await clients.administrator.from('staff').update(loss).eq('email', inviter.email)
    expect((await choose(token)).error).toMatchObject({ code: 'PT410', hint: 'link-expired' })
    // Another administrator has sent this one again.
    expect((await choose((await emailTo(resent.email)).token)).error).toBeNull()
  })
  it.each(roles)('can be written, read, resent and withdrawn by the %s, or not at all', async (role) => {
    const allowed = administrators.includes(role)
    const person = somebody()
    expect(!(await invite(person, role)).error).toBe(allowed)
    if (!allowed) await invite(person)
    const mine = () => clients[role].from('staff_invitations').select('id').eq('email', person.email)
    expect(Boolean((await mine()).data?.[0])).toBe(allowed)
    const all = () => clients.administrator.from('staff_invitations').select('id').eq('email', person.email)
    const { id } = (await all()).data![0] as { id: string }
    expect(!(await clients[role].rpc('send_invitation_again', { invitation: id })).error).toBe(allowed)
    await clients[role].from('staff_invitations').insert({ ...somebody() })
    await clients[role].from('staff_invitations').update({ role: 'administrator' }).eq('id', id)
    expect((await all().eq('role', 'negotiator')).data).toHaveLength(1)
    await clients[role].from('staff_invitations').delete().eq('id', id)
    expect((await all()).data).toHaveLength(allowed ? 0 : 1)
  })
  it.each([{ name: ' ' }, { name: 'Two\nlines' }, { email: 'nobody' }, { role: 'owner' }])(
    'is refused with %j',
    async (changes) => expect((await invite({ ...somebody(), ...changes })).error).not.toBeNull(),
  )
})

describe('A forgotten password', () => {
  const ask = (email: string) => anonymous().rpc('request_password_reset', { email })
  it('is replaced through an email’s link, which ends all sessions', async () => {
    const { email } = await member()
    const { client: before } = await signedIn(email)
    expect((await before.rpc('is_staff')).data).toBe(true)
    await ask(` ${email.toUpperCase()} `)
    const { subject, text, token } = await emailTo(email)
    expect(subject).toBe('A new password for Meridian Row')
    expect(text).toContain(`https://site.example/admin/login?reset=${token}`)
    expect((await choose(token, 'a new and long password')).data).toBe(email)
    expect((await before.rpc('is_staff')).data).toBe(false)
    expect((await signedIn(email)).error).not.toBeNull()
    expect((await (await signedIn(email, 'a new and long password')).client.rpc('staff_role')).data).toBe('negotiator')
    expect((await choose(token)).error?.hint).toBe('link-expired')
  })
  it('replaced revokes the previous calendar address', async () => {
    const { email } = await member()
    const { client } = await signedIn(email)
    const { data: key } = (await client.rpc('new_calendar_key')) as { data: string }
    expect((await anonymous().rpc('calendar_feed', { key })).error).toBeNull()
    await ask(email)
    expect((await choose((await emailTo(email)).token, 'a new and long password')).error).toBeNull()
    expect((await anonymous().rpc('calendar_feed', { key })).error).not.toBeNull()
  })
  it('changed with a session revokes the previous calendar address too', async () => {
    const { email } = await member()
    const { client } = await signedIn(email)
    const { data: key } = (await client.rpc('new_calendar_key')) as { data: string }
    expect((await client.auth.updateUser({ password: 'a new and long password' })).error).toBeNull()
    expect((await anonymous().rpc('calendar_feed', { key })).error).not.toBeNull()
  })
  it('gets the same response whether the address has an account or not', async () => {
    const known = await member()
    const ended = await member()
    await clients.administrator.from('staff').update({ ended_at: 'now' }).eq('email', ended.email)
    const results = await Promise.all([known.email, ended.email, 'nobody@example.com', '', 'not an address'].map(ask))
    for (const { data, error, status } of results) expect([data, error, status]).toEqual([null, null, 204])
    expect([(await emailTo(known.email)).count, (await emailTo(ended.email)).count]).toEqual([2, 1])
  })
  it('sends at most three emails an hour', async () => {
    const { email } = await member()
    for (let tries = 0; tries < 5; tries++) await ask(email)
    // The first was the invitation.
    expect((await emailTo(email)).count).toBe(4)
  })
  it('of an ended account is not replaced by an earlier link', async () => {
    const { email } = await member()
    await ask(email)
    const { token } = await emailTo(email)
    await clients.administrator.from('staff').update({ ended_at: 'now' }).eq('email', email)
    expect((await anonymous().rpc('staff_link', { token })).data).toBeNull()
    expect((await choose(token)).error?.hint).toBe('link-expired')
  })
})

it('A restored account has none of its earlier sessions', async () => {
  const { email } = await member()
  const { client } = await signedIn(email)
  expect((await client.rpc('is_staff')).data).toBe(true)
  const accounts = () => clients.administrator.from('staff')
  await accounts().update({ ended_at: 'now' }).eq('email', email)
  await accounts().update({ ended_at: null }).eq('email', email)
  expect((await client.rpc('is_staff')).data).toBe(false)
  expect((await client.auth.refreshSession()).error).not.toBeNull()
  expect((await (await signedIn(email)).client.rpc('is_staff')).data).toBe(true)
})

it('The sign-in needs an email if there is more than one account', async () => {
  expect((await anonymous().rpc('sign_in_requires_email')).data).toBe(true)
})
