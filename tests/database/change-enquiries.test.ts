import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, it } from 'vitest'
import { anonymous, clientsOf, editors, roles, sendable } from './people'
import { testDatabase } from './test-database'

// Many enquiries changed at once, and the email to whoever is assigned them.

const people = clientsOf(...roles)
let accounts: Record<string, string>
beforeAll(async () => {
  const { data } = await people.administrator.from('staff').select('user_id,role,ended_at')
  accounts = Object.fromEntries(data!.map(({ user_id, role, ended_at }) => [ended_at ? 'ended' : role, user_id]))
})

interface Outcome {
  id: string
  outcome: string
  failure: { hint: string } | null
  stored: { state: string; assigned_to: string | null; version: number } | null
}
async function sent() {
  const id = randomUUID()
  const { error } = await anonymous()
    .from('contact_submissions')
    .insert({ ...sendable['contact_submissions'], id })
  expect(error).toBeNull()
  return id
}
const change = (id: string, after: object, version = 0) => ({ kind: 'message', id, version, after })
async function changed(client: SupabaseClient, changes: object[]): Promise<Outcome[]> {
  const { data, error } = await client.rpc('change_enquiries', { changes })
  expect(error).toBeNull()
  return data as Outcome[]
}
const stateOf = async (id: string) =>
  (await people.administrator.from('enquiries').select('state').eq('id', id).single()).data?.state as string

describe.each(roles)('The %s', (role) => {
  it(`${editors.includes(role) ? 'changes' : 'does not change'} several enquiries at once`, async () => {
    const ids = [await sent(), await sent()]
    const changes = ids.map((id) => change(id, { state: 'closed' }))
    const { error } = await people[role].rpc('change_enquiries', { changes })
    expect(error === null).toBe(editors.includes(role))
    expect(await Promise.all(ids.map(stateOf))).toEqual(ids.map(() => (editors.includes(role) ? 'closed' : 'new')))
  })
})

describe('A change of several enquiries', () => {
  it('reports each: changed, changed by somebody else, erased, refused', async () => {
    const [fine, older, refused] = [await sent(), await sent(), await sent()]
    await people.negotiator.from('enquiry_followups').insert({ kind: 'message', enquiry_id: older, note: 'Called.' })
    const outcomes = await changed(people.administrator, [
      change(fine, { state: 'closed', assigned_to: accounts['negotiator'] }),
      change(older, { state: 'closed' }),
      change(randomUUID(), { state: 'closed' }),
      change(refused, { assigned_to: accounts['reader'] }),
    ])
    const outcomeOf = (id: string) => outcomes.find((each) => each.id === id)
    expect(outcomeOf(fine)).toMatchObject({
      outcome: 'changed',
      stored: { state: 'closed', assigned_to: accounts['negotiator'], version: 1 },
    })
    expect(outcomeOf(older)).toMatchObject({ outcome: 'conflict', stored: { state: 'new', version: 1 } })
    expect(outcomeOf(refused)).toMatchObject({ outcome: 'refused', failure: { hint: 'reader-not-assignable' } })
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['changed', 'conflict', 'gone', 'refused'])
    // Undo is a change of the stored version.
    const [undone] = await changed(people.administrator, [change(fine, { state: 'new', assigned_to: null }, 1)])
    expect(undone).toMatchObject({ outcome: 'changed', stored: { state: 'new', assigned_to: null, version: 2 } })
  })
  it('leaves the other value alone', async () => {
    const id = await sent()
    await changed(people.negotiator, [change(id, { assigned_to: accounts['negotiator'] })])
    const [closed] = await changed(people.negotiator, [change(id, { state: 'closed' }, 1)])
    expect(closed?.stored).toEqual({ state: 'closed', assigned_to: accounts['negotiator'], version: 2 })
  })
  it('is limited to a thousand', async () => {
    const changes = Array.from({ length: 1001 }, () => change(randomUUID(), { state: 'closed' }))
    const { error } = await people.administrator.rpc('change_enquiries', { changes })
    expect(error?.hint).toBe('too-many-enquiries')
  })
})

describe('The email about an assignment', () => {
  const database = testDatabase()
  const ids: string[] = []
  const [me, colleague] = [randomUUID(), randomUUID()]
  const asMe = (sql: string) =>
    database.exec(`select set_config('request.jwt.claims', '{"sub": "${me}"}', false); ${sql}`)
  const assignments = async () =>
    (
      await database.query(`select recipient, jsonb_array_length(data -> 'enquiries') as count, data
        from private.outbox where kind = 'enquiries_assigned'`)
    ).rows

  it('is one for many enquiries, names no visitor, and is not sent to oneself', async () => {
    await database.exec(`
      insert into auth.users (id, email)
        values ('${me}', 'me@example.com'), ('${colleague}', 'colleague@example.com');
      insert into public.staff (user_id, name, email, role)
        values ('${me}', 'Priya Nair', 'me@example.com', 'administrator'),
          ('${colleague}', 'Tom Ashby', 'colleague@example.com', 'negotiator');
      insert into public.contact_submissions (name, email, message)
        select 'Secret Name', 'visitor@example.com', 'Hello.' from generate_series(1, 40);`)
    const { rows } = await database.query<{ id: string }>('select id from public.contact_submissions')
    ids.push(...rows.map(({ id }) => id))
    await asMe(`insert into public.enquiry_followups (kind, enquiry_id, assigned_to)
      select 'message', id, '${colleague}' from public.contact_submissions`)
    const queued = await assignments()
    expect(queued).toMatchObject([{ recipient: 'colleague@example.com', count: 40 }])
    expect(JSON.stringify(queued)).not.toContain('Secret')
    await asMe(`update public.enquiry_followups set assigned_to = '${me}', version = version + 1
      where enquiry_id = '${ids[0]}'`)
    expect(await assignments()).toMatchObject([{ recipient: 'colleague@example.com', count: 39 }])
  })
  it('is not sent for what is taken back, or erased, before it is due', async () => {
    await asMe(`update public.enquiry_followups set assigned_to = null, version = version + 1
      where enquiry_id <> '${ids[1]}'`)
    expect(await assignments()).toMatchObject([{ count: 1 }])
    await database.exec(`delete from public.contact_submissions where id = '${ids[1]}'`)
    expect(await assignments()).toEqual([])
  })
  it('does not count as one of the three of a forgotten password', async () => {
    await database.exec(`insert into private.outbox (kind, recipient, data, staff_id)
      select 'enquiries_assigned', 'colleague@example.com', '{"enquiries": []}', '${colleague}'
        from generate_series(1, 3);
      set role anon; select public.request_password_reset('colleague@example.com'); reset role`)
    const { rows } = await database.query(`select recipient from private.outbox where kind = 'staff_password'`)
    expect(rows).toEqual([{ recipient: 'colleague@example.com' }])
  })
})
