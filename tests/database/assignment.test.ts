import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, it } from 'vitest'
import { anonymous, clientsOf, editors, roles, sendable, staff } from './people'
import { testDatabase } from './test-database'

const people = clientsOf(...roles)
let accounts: Record<string, string>
beforeAll(async () => {
  const { data } = await people.administrator.from('staff').select('user_id,name,role,ended_at')
  accounts = Object.fromEntries(data!.map(({ user_id, role, ended_at }) => [ended_at ? 'ended' : role, user_id]))
})

async function sent(table = 'contact_submissions', changes = {}) {
  const id = randomUUID()
  const { error } = await anonymous()
    .from(table)
    .insert({ ...sendable[table], id, ...changes })
  expect(error).toBeNull()
  return id
}
const assigned = async (id: string, client = people.administrator) =>
  ((await client.from('enquiries').select('assigned_to').eq('id', id)).data ?? []).map(({ assigned_to: who }) => who)
const assign = (client: SupabaseClient, id: string, to: string | undefined) =>
  client.from('enquiry_followups').insert({ kind: 'message', enquiry_id: id, assigned_to: to })

describe.each(roles)('The %s', (role) => {
  it(`${editors.includes(role) ? 'assigns' : 'does not assign'} an enquiry`, async () => {
    const id = await sent()
    await assign(people[role], id, accounts['negotiator'])
    expect(await assigned(id)).toEqual([editors.includes(role) ? accounts['negotiator'] : null])
  })
  it(`${editors.includes(role) ? 'takes' : 'does not take'} one from a colleague`, async () => {
    const id = await sent()
    expect((await assign(people.administrator, id, accounts['administrator'])).error).toBeNull()
    await people[role].from('enquiry_followups').update({ assigned_to: null, version: 2 }).eq('enquiry_id', id)
    expect(await assigned(id)).toEqual([editors.includes(role) ? null : accounts['administrator']])
  })
  it(`${staff.includes(role) ? 'sees' : 'does not see'} the assignee of an enquiry and counts`, async () => {
    const id = await sent()
    await assign(people.administrator, id, accounts['negotiator'])
    expect(await assigned(id, people[role])).toEqual(staff.includes(role) ? [accounts['negotiator']] : [])
    const { data } = await people[role].rpc('enquiry_tally')
    const mine = ((data ?? []) as { assigned_to: string }[]).filter(
      (line) => line.assigned_to === accounts['negotiator'],
    )
    expect(mine.length > 0).toBe(staff.includes(role))
  })
})

describe('An assignment', () => {
  it('increments the version, and is refused on top of an outdated one', async () => {
    const id = await sent()
    await assign(people.administrator, id, accounts['administrator'])
    const stale = people.negotiator.from('enquiry_followups').update({ assigned_to: null, version: 1 })
    expect((await stale.eq('enquiry_id', id)).error?.hint).toBe('changed-meanwhile')
    expect(await assigned(id)).toEqual([accounts['administrator']])
  })
  it('to an ended account, or to a user who is not staff, is refused', async () => {
    const id = await sent()
    expect((await assign(people.administrator, id, accounts['ended'])).error?.hint).toBe('account-ended')
    expect((await assign(people.administrator, id, randomUUID())).error?.message).toContain('assigned_to')
    expect(await assigned(id)).toEqual([null])
  })
  it('to a reader is refused in words: readers cannot answer', async () => {
    const id = await sent()
    const { error } = await assign(people.administrator, id, accounts['reader'])
    expect(error).toMatchObject({ hint: 'reader-not-assignable', message: expect.stringContaining('can only read') })
    expect(await assigned(id)).toEqual([null])
  })
  it('is not a follow-up: the erasure date stays', async () => {
    const id = await sent()
    const erasedOn = async () =>
      (await people.administrator.from('enquiries').select('erase_on').eq('id', id).single()).data
    const before = await erasedOn()
    await assign(people.administrator, id, accounts['negotiator'])
    expect(await erasedOn()).toEqual(before)
    const { data } = await people.administrator
      .from('enquiry_followups')
      .select('handled_at')
      .eq('enquiry_id', id)
      .single()
    expect(data?.handled_at).toBeNull()
  })
  it('is included in the counts of the enquiry’s listing', async () => {
    const listing = randomUUID()
    await sent('property_inquiries', { property_id: listing })
    const { data } = await people.administrator.rpc('enquiry_tally', { listing })
    expect(data).toMatchObject([{ kind: 'inquiry', state: 'new', assigned_to: null, enquiries: 1 }])
  })
})

// On a separate database, where accounts may be deleted.
describe('An account that leaves', () => {
  const [boss, priya, message] = [randomUUID(), randomUUID(), randomUUID()]
  const database = testDatabase()
  beforeAll(async () => {
    await database.exec(`
      insert into auth.users (id, email) values ('${boss}', 'boss@example.com'), ('${priya}', 'priya@example.com');
      insert into public.staff (user_id, name, email, role)
        values ('${boss}', 'Boss', 'boss@example.com', 'administrator'),
          ('${priya}', 'Priya', 'priya@example.com', 'negotiator');
      insert into public.contact_submissions (id, name, email, message)
        values ('${message}', 'Adaeze Okafor', 'adaeze@example.com', 'Good morning.');
      insert into public.enquiry_followups (kind, enquiry_id, assigned_to)
        values ('message', '${message}', '${priya}');`)
  })
  const followUp = async () => (await database.query('select * from public.enquiry_followups')).rows[0]

  it('keeps its enquiries when it is ended, also while others work on them', async () => {
    await database.exec(`update public.staff set ended_at = now() where user_id = '${priya}'`)
    await database.exec(`update public.enquiry_followups set state = 'contacted', version = 2`)
    expect(await followUp()).toMatchObject({ assigned_to: priya, state: 'contacted', version: 2 })
  })
  it('unassigns its enquiries when it is deleted, with a new version', async () => {
    await database.exec(`delete from auth.users where id = '${priya}'`)
    expect(await followUp()).toMatchObject({ assigned_to: null, state: 'contacted', version: 3 })
  })
})
