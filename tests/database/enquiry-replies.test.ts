import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseOutbox } from '../../scripts/lib/email/outbox'
import { sendDueEmails } from '../../scripts/lib/email/worker'
import { startMailServer } from '../mail-server'
import { secrets } from '../secrets'
import { address, anonymous, clientsOf, editors, emptyOutbox, enquiryTables, roles, sendable, staff } from './people'

// A reply of staff, from the inbox to the visitor's mailbox.

const mail = await startMailServer()
beforeAll(emptyOutbox)
afterAll(mail.close)
const sending = {
  ...mail.sending,
  outbox: databaseOutbox(process.env['TEST_BACKEND'] ?? '', secrets.secretKey),
}

const people = clientsOf(...roles)

async function sent(changes: object = {}) {
  const row = { id: randomUUID(), name: 'Adaeze Okafor', email: address(), message: 'Is it still free?', ...changes }
  const { error } = await anonymous().from('contact_submissions').insert(row)
  expect(error).toBeNull()
  return row
}
const body = 'Dear Adaeze,\n\nYes, it is.\n\nKind regards'
const reply = (enquiry_id: string, changes: object = {}) => ({
  id: randomUUID(),
  kind: 'message',
  enquiry_id,
  body,
  ...changes,
})
const repliesOf = async (id: string, client = people.administrator) =>
  (await client.from('enquiry_replies').select('body,author_name').eq('enquiry_id', id)).data ?? []
const emailsOf = async (of_id: string) =>
  ((await people.administrator.rpc('enquiry_emails', { of_kind: 'message', of_id })).data ?? []) as {
    id: string
    kind: string
    state: string
  }[]

describe.each(roles)('The %s', (role) => {
  it(`${editors.includes(role) ? 'replies' : 'does not reply'} to an enquiry`, async () => {
    const { id } = await sent()
    const { error } = await people[role].from('enquiry_replies').insert(reply(id))
    expect(error === null).toBe(editors.includes(role))
    expect(await repliesOf(id)).toHaveLength(editors.includes(role) ? 1 : 0)
  })
  it(`${staff.includes(role) ? 'reads' : 'does not read'} replies, and changes and removes none`, async () => {
    const { id } = await sent()
    await people.administrator.from('enquiry_replies').insert(reply(id))
    expect(await repliesOf(id, people[role])).toHaveLength(staff.includes(role) ? 1 : 0)
    await people[role].from('enquiry_replies').update({ body: 'Other' }).eq('enquiry_id', id)
    await people[role].from('enquiry_replies').delete().eq('enquiry_id', id)
    expect(await repliesOf(id)).toMatchObject([{ body }])
  })
})

describe('A reply', () => {
  it('reaches the visitor with the reference, replies go to its author, and the enquiry is contacted', async () => {
    const { id, email } = await sent()
    const row = reply(id)
    expect((await people.negotiator.from('enquiry_replies').insert(row)).error).toBeNull()
    await sendDueEmails(sending)
    const [caught, ...more] = mail.caught.filter(({ to, email: { text } }) => to[0] === email && text?.includes(body))
    expect(more).toEqual([])
    expect(caught?.email.subject).toContain(id.slice(0, 8).toUpperCase())
    expect(caught?.email.replyTo?.map((each) => each.address)).toEqual(['negotiator@example.com'])
    expect((await emailsOf(id)).find((each) => each.id === row.id)).toMatchObject({
      kind: 'staff_reply',
      state: 'sent',
    })
    const { data } = await people.reader.from('enquiries').select('state,version').eq('id', id).single()
    expect(data).toEqual({ state: 'contacted', version: 1 })
    const history = await people.reader.from('audit_log').select('action,changes').eq('thing_id', id).order('id')
    expect(history.data?.at(-1)).toMatchObject({ action: 'changed', changes: [{ column: 'reply' }] })
    expect(JSON.stringify(history.data)).not.toContain('Yes, it is')
  })
  it('is sent once, however often it is sent again', async () => {
    const { id } = await sent()
    const row = reply(id)
    await people.negotiator.from('enquiry_replies').insert(row)
    expect((await people.negotiator.from('enquiry_replies').insert(row)).error?.code).toBe('23505')
    expect((await emailsOf(id)).filter(({ kind }) => kind === 'staff_reply')).toHaveLength(1)
  })
  it('keeps a state beyond contacted, and counts as work on the enquiry', async () => {
    const { id } = await sent()
    await people.negotiator
      .from('enquiry_followups')
      .insert({ kind: 'message', enquiry_id: id, state: 'viewing_booked' })
    const followUp = async () =>
      (await people.reader.from('enquiry_followups').select('state,version,handled_at').eq('enquiry_id', id).single())
        .data as { state: string; version: number; handled_at: string }
    const before = await followUp()
    await people.negotiator.from('enquiry_replies').insert(reply(id))
    const after = await followUp()
    expect(after).toMatchObject({ state: 'viewing_booked', version: 2 })
    expect(after.handled_at > before.handled_at).toBe(true)
  })
  it('cannot name another author, be empty or too long, or answer an erased enquiry', async () => {
    const { id } = await sent()
    const refused = async (changes: object) =>
      (await people.negotiator.from('enquiry_replies').insert(reply(id, changes))).error
    expect((await refused({ author_name: 'Somebody Else' }))?.code).toBe('42501')
    expect((await refused({ body: ' \n ' }))?.code).toBe('23514')
    expect((await refused({ body: 'x'.repeat(5001) }))?.code).toBe('23514')
    expect((await refused({ enquiry_id: randomUUID() }))?.hint).toBe('enquiry-erased')
    expect((await emailsOf(id)).filter(({ kind }) => kind === 'staff_reply')).toEqual([])
  })
  it('to an address that refuses it says so, and is sent again with its text', async () => {
    const { id, email } = await sent()
    const row = reply(id)
    await people.negotiator.from('enquiry_replies').insert(row)
    mail.settings.mood = (to) => (to === email ? 'no such mailbox' : 'well')
    await sendDueEmails(sending)
    expect((await emailsOf(id)).find((each) => each.id === row.id)).toMatchObject({ state: 'refused' })
    mail.settings.mood = () => 'well'
    expect((await people.negotiator.rpc('send_email_again', { email: row.id })).data).toBe(true)
    await sendDueEmails(sending)
    expect(mail.caught.some(({ to, email: { text } }) => to[0] === email && text?.includes(body))).toBe(true)
  })
  it('is erased with its enquiry', async () => {
    const { id } = await sent()
    await people.negotiator.from('enquiry_replies').insert(reply(id))
    await people.administrator.rpc('erase_enquiries', { which: [{ kind: 'message', id }] })
    expect(await repliesOf(id)).toEqual([])
    expect(await emailsOf(id)).toEqual([])
  })
})

it.each(Object.entries(enquiryTables))('An enquiry of kind %s is replied to as well', async (kind, table) => {
  const id = randomUUID()
  expect(
    (
      await anonymous()
        .from(table)
        .insert({ ...sendable[table], id })
    ).error,
  ).toBeNull()
  expect((await people.negotiator.from('enquiry_replies').insert(reply(id, { kind }))).error).toBeNull()
})
