import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { completeListing } from '../complete-listing'
import { administrators, clientsOf, type Role, roles } from './people'
import { testDatabase } from './test-database'

const account = '00000000-0000-4000-8000-000000000001'

describe('In an empty database', () => {
  const database = testDatabase()
  beforeAll(async () => {
    await database.signIn(account, 'ada@example.com', 'Administrator')
  })

  const steps = async () => (await database.rows('select * from public.first_steps()'))[0] ?? null

  it('each step is done by what the database holds, and once all are done they never return', async () => {
    const before = {
      has_name: false,
      has_hours: false,
      people: 1,
      works_alone: false,
      has_listing: false,
      has_feed: false,
      has_enquiry: false,
      has_published: false,
      draft_id: null,
    }
    expect(await steps()).toEqual(before)

    await database.exec(`
      update public.staff set name = 'Ada Obi';
      insert into public.viewing_hours (weekdays, opens, closes) values ('{1,2}', '09:00', '17:00');
      insert into public.staff_invitations (name, email, role) values ('Bo', 'bo@example.com', 'reader');
      insert into public.feed_sources (name, url) values ('Feed', 'https://feeds.example/homes.blm')`)
    expect(await steps()).toEqual({ ...before, has_name: true, has_hours: true, people: 2, has_feed: true })

    await database.exec('delete from public.staff_invitations; select public.set_first_steps(works_alone => true)')
    expect(await steps()).toMatchObject({ people: 1, works_alone: true })

    const row = { ...completeListing('rent', {}), status: 'draft' }
    const id = await database.insert('public.properties', row)
    expect(await steps()).toMatchObject({ has_listing: true, has_published: false, draft_id: id })

    await database.exec(`
      insert into public.contact_submissions (id, name, email, message)
        values (gen_random_uuid(), 'Ada', 'ada@example.com', 'A test.')`)
    expect(await steps()).toMatchObject({ has_enquiry: true })

    await database.exec(`
      select set_config('request.jwt.claims', '${JSON.stringify({ sub: account, session_id: account })}', false);
      update public.properties set status = 'live'`)
    expect(await steps()).toBeNull()
    await database.exec('delete from public.contact_submissions; delete from public.properties')
    expect(await steps()).toBeNull()
  })
})

describe('Through the API', () => {
  const clients = clientsOf(...roles)
  beforeEach(async () => {
    const { error } = await clients.administrator.rpc('set_first_steps', { dismissed: false, works_alone: false })
    expect(error).toBeNull()
  })
  afterAll(() => clients.administrator.rpc('set_first_steps', { dismissed: true }))
  const shown = async (role: Role) => ((await clients[role].rpc('first_steps')).data as unknown[] | null) ?? []

  describe.each(roles)('the %s', (role) => {
    const may = administrators.includes(role)
    it(may ? 'sees the first steps' : 'sees no first steps', async () => {
      expect(await shown(role)).toHaveLength(may ? 1 : 0)
    })
    it(may ? 'may hide them' : 'may not hide them', async () => {
      const stored = await clients[role].rpc('set_first_steps', { works_alone: true })
      expect(stored.error === null).toBe(may)
      expect(await shown('administrator')).toMatchObject([{ works_alone: may }])
      const hidden = await clients[role].rpc('set_first_steps', { dismissed: true })
      expect(hidden.error === null).toBe(may)
      expect(await shown('administrator')).toHaveLength(may ? 0 : 1)
    })
    it('does not reach the table', async () => {
      expect((await clients[role].schema('private').from('first_steps').select()).error).not.toBeNull()
    })
  })
})
