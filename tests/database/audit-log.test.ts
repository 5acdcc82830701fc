import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { anonymous, clientsOf, listingRow, sendable, withSecretKey } from './people'
import { testDatabase } from './test-database'

const { administrator: admin, stranger } = clientsOf('administrator', 'stranger')
const people = {
  ...{ visitor: anonymous(), stranger, administrator: admin },
  'holder of the secret key': withSecretKey(),
}

interface Entry {
  id: number
  actor: string | null
  actor_name: string
  thing: string
  action: string
  changes: { column: string; from?: unknown; to?: unknown }[]
}
const historyOf = async (id: string, client = admin) =>
  ((await client.from('audit_log').select().eq('thing_id', id).order('id')).data ?? []) as Entry[]

async function listed(changes: Record<string, unknown> = {}) {
  const id = randomUUID()
  expect((await admin.from('properties').insert({ ...listingRow(changes), id })).error).toBeNull()
  return id
}
async function written() {
  const id = randomUUID()
  expect(
    (
      await anonymous()
        .from('contact_submissions')
        .insert({ ...sendable['contact_submissions'], id })
    ).error,
  ).toBeNull()
  return id
}

describe('History', () => {
  it('records who changed a listing, from what and to what, and nothing if nothing changed', async () => {
    const id = await listed({ price: 650000 })
    await admin.from('properties').update({ price: 625000, title: 'Test Home' }).eq('id', id)
    await admin.from('properties').update({ title: 'Test Home' }).eq('id', id)
    const { data } = await admin.auth.getUser()
    const [added, changed, ...more] = await historyOf(id)
    expect(added).toMatchObject({ thing: 'listing', action: 'added', changes: [] })
    expect(changed).toMatchObject({ actor: data.user!.id, action: 'changed' })
    expect(changed!.actor_name).not.toBe('')
    expect(changed!.changes.map(({ column, from, to }) => [column, Number(from), Number(to)])).toEqual([
      ['price', 650000, 625000],
    ])
    expect(more).toEqual([])
  })

  it('records changes of a listing’s private record, but neither its notes nor the owner’s contact', async () => {
    const id = await listed()
    const record = {
      ...{ property_id: id, postcode: 'N1 2AA', vendor_notes: 'Keys with Mrs Achebe.' },
      ...{ owner_name: 'Ngozi Achebe', owner_email: 'n.achebe@example.com', owner_phone: '+44 7700 900123' },
    }
    expect((await admin.from('listing_records').insert(record)).error).toBeNull()
    const entries = await historyOf(id)
    expect(entries.flatMap(({ changes }) => changes)).toEqual([
      { column: 'owner_email' },
      { column: 'owner_name' },
      { column: 'owner_phone' },
      { column: 'postcode', from: null, to: 'N1 2AA' },
      { column: 'vendor_notes' },
    ])
    for (const secret of ['Achebe', 'achebe', '900123']) expect(JSON.stringify(entries)).not.toContain(secret)
  })

  it('keeps all data of a deleted listing', async () => {
    const id = await listed({ title: 'Soon gone', price: 430000 })
    expect((await admin.from('properties').delete().eq('id', id)).error).toBeNull()
    const last = (await historyOf(id)).at(-1)!
    expect(last.action).toBe('removed')
    const was = Object.fromEntries(last.changes.map(({ column, from }) => [column, from]))
    expect(was).toMatchObject({ title: 'Soon gone', features: ['One'] })
    expect(Number(was['price'])).toBe(430000)
  })

  it('records the state and erasure of an enquiry, and nothing about its sender', async () => {
    const id = await written()
    const followUp = { kind: 'message', enquiry_id: id, state: 'contacted', note: 'Called 李明 at noon.' }
    expect((await admin.from('enquiry_followups').insert(followUp)).error).toBeNull()
    await admin.from('enquiry_followups').update({ state: 'closed', version: 2 }).eq('enquiry_id', id)
    await admin.from('contact_submissions').delete().eq('id', id)
    const entries = await historyOf(id)
    expect(entries.map(({ thing, action, changes }) => ({ thing, action, changes }))).toEqual([
      {
        thing: 'message',
        action: 'changed',
        changes: [{ column: 'note' }, { column: 'state', from: 'new', to: 'contacted' }],
      },
      { thing: 'message', action: 'changed', changes: [{ column: 'state', from: 'contacted', to: 'closed' }] },
      { thing: 'message', action: 'removed', changes: [] },
    ])
    expect(JSON.stringify(entries)).not.toContain('李明')
  })

  it('records the assignee of an enquiry by name, even if the account is renamed later', async () => {
    const id = await written()
    const { data: me } = await admin
      .from('staff')
      .select('user_id,name')
      .eq('role', 'administrator')
      .is('ended_at', null)
      .single()
    const followUp = { kind: 'message', enquiry_id: id, assigned_to: me!.user_id }
    expect((await admin.from('enquiry_followups').insert(followUp)).error).toBeNull()
    await admin.from('enquiry_followups').update({ assigned_to: null, version: 2 }).eq('enquiry_id', id)
    expect((await historyOf(id)).map(({ changes }) => changes)).toEqual([
      [{ column: 'assigned_to', from: null, to: me!.name }],
      [{ column: 'assigned_to', from: me!.name, to: null }],
    ])
  })

  it.each(['visitor', 'stranger'] as const)('is not readable by a %s', async (role) => {
    const id = await listed()
    expect(await historyOf(id)).toHaveLength(1)
    expect(await historyOf(id, people[role])).toEqual([])
  })

  it.each(['visitor', 'stranger', 'administrator', 'holder of the secret key'] as const)(
    'can be neither written, changed nor deleted by a %s',
    async (role) => {
      const id = await listed()
      const before = await historyOf(id)
      const client = people[role]
      await client.from('audit_log').update({ actor_name: 'Nobody' }).eq('thing_id', id)
      await client.from('audit_log').delete().eq('thing_id', id)
      const { error } = await client
        .from('audit_log')
        .insert({ actor_name: 'Nobody', thing: 'listing', thing_id: id, action: 'changed' })
      expect(error).not.toBeNull()
      expect(await historyOf(id)).toEqual(before)
    },
  )
})

describe('In the database, history', () => {
  const database = testDatabase()

  it('is immutable, even for the owner of the tables', async () => {
    await database.exec(`insert into public.contact_submissions (name, email, message)
      values ('Ada', 'ada@example.com', 'Good day.')`)
    await database.exec('delete from public.contact_submissions')
    const count = async () =>
      (await database.query<{ count: number }>('select count(*)::integer as count from public.audit_log')).rows[0]!
        .count
    expect(await count()).toBe(1)
    for (const attempt of [
      `update public.audit_log set actor_name = 'Nobody'`,
      'delete from public.audit_log',
      'truncate public.audit_log',
      `insert into public.audit_log (actor_name, thing, thing_id, action) 
        values ('', 'listing', gen_random_uuid(), 'added')`,
    ])
      await expect(database.exec(attempt), attempt).rejects.toThrow(/History (cannot be changed|is written)/)
    expect(await count()).toBe(1)
  })
})
