import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  administrators,
  anonymous,
  clientsOf,
  editors,
  everyone,
  listingRow,
  nobody,
  type Role,
  roles,
  sendable,
  signIn,
  staff,
  withSecretKey,
} from './people'

// Permissions, tested for every role. The administrator, who sees everything, reads the results.
const clients = clientsOf(...roles)

/** One test per role and operation. */
const cells = <T extends string>(may: Record<T, readonly Role[]>) =>
  Object.entries<readonly Role[]>(may).flatMap(([operation, allowed]) =>
    roles.map(
      (role) => [role, allowed.includes(role) ? 'may' : 'may not', operation as T, allowed.includes(role)] as const,
    ),
  )

type Row = Record<string, unknown>
const idOf = ({ id }: Row): Row => ({ id })
const stored = async (table: string, row: Row) => {
  const id = randomUUID()
  const { error } = await clients.administrator.from(table).insert({ id, ...row })
  if (error) throw error
  return id
}
const inquiry = () => stored('property_inquiries', { ...sendable['property_inquiries'] })
const soon = () => new Date(Date.now() + 3 * 86_400_000).toISOString()

const listings = { insert: editors, update: editors, delete: administrators }
const enquiries = { select: staff, insert: everyone, update: nobody, delete: administrators }
const withId = (row: () => Row) => () => Promise.resolve({ id: randomUUID(), ...row() })
const subjects = [
  {
    name: 'A listing',
    table: 'properties',
    row: withId(listingRow),
    change: { title: 'Changed' },
    may: { select: everyone, ...listings },
  },
  {
    name: 'A listing that is sold',
    table: 'properties',
    row: withId(() => listingRow({ status: 'sold' })),
    change: { title: 'Changed' },
    may: { select: everyone, ...listings },
  },
  {
    name: 'A draft',
    table: 'properties',
    row: withId(() => listingRow({ status: 'draft' })),
    change: { status: 'live' },
    may: { select: staff, ...listings },
  },
  {
    name: 'What the agency alone keeps of a listing',
    table: 'listing_records',
    row: async () => ({
      property_id: await stored('properties', listingRow({ status: 'draft' })),
      address_line: '1 Test Row',
    }),
    key: ({ property_id }: Row): Row => ({ property_id }),
    change: { address_line: '2 Test Row' },
    may: { select: staff, ...listings },
  },
  ...Object.keys(sendable).map((table) => ({
    name: `A row of ${table}`,
    table,
    row: withId(() => ({ ...sendable[table] })),
    change: { name: 'Nobody' },
    may: enquiries,
  })),
  {
    name: 'A follow-up',
    table: 'enquiry_followups',
    row: async () => ({ kind: 'inquiry', enquiry_id: await inquiry(), note: 'Rang.' }),
    key: ({ kind, enquiry_id }: Row): Row => ({ kind, enquiry_id }),
    change: { note: 'Rang twice.', version: 2 },
    may: { select: staff, insert: editors, update: editors, delete: administrators },
  },
  {
    name: 'How long an enquiry is kept',
    table: 'enquiry_followups',
    row: async () => ({
      kind: 'inquiry',
      enquiry_id: await inquiry(),
      keep_until: soon().slice(0, 10),
      keep_reason: 'A claim.',
    }),
    key: ({ kind, enquiry_id }: Row): Row => ({ kind, enquiry_id }),
    change: { keep_reason: 'Another claim.', version: 2 },
    may: { select: staff, insert: administrators, update: administrators, delete: administrators },
  },
  {
    name: 'A viewing',
    table: 'viewings',
    row: async () => ({
      ...{ id: randomUUID(), enquiry_kind: 'inquiry', enquiry_id: await inquiry(), starts_at: soon() },
      ...{ kind: 'video', host: 'Priya Nair' },
    }),
    change: { minutes: 45, sequence: 1 },
    may: { select: staff, insert: editors, update: editors, delete: nobody },
  },
]

describe.each<{
  name: string
  table: string
  row: () => Promise<Row>
  key?: (row: Row) => Row
  change: Row
  may: Record<string, readonly Role[]>
}>(subjects)('$name', ({ table, row, key = idOf, change, may }) => {
  const readAs = async (role: Role, made: Row) =>
    (await clients[role].from(table).select().match(key(made))).data?.[0] as Row | undefined
  const added = async () => {
    const made = await row()
    expect((await clients.administrator.from(table).insert(made)).error).toBeNull()
    return made
  }
  // A row that nobody of those who try may change.
  let shared: Row
  beforeAll(async () => void (shared = await added()))

  it.each(cells(may))('%s %s %s it', async (role, _may, operation, allowed) => {
    if (operation === 'select') return expect(Boolean(await readAs(role, shared))).toBe(allowed)
    if (operation === 'insert') {
      const made = await row()
      const { error } = await clients[role].from(table).insert(made)
      return expect([!error, Boolean(await readAs('administrator', made))]).toEqual([allowed, allowed])
    }
    const made = allowed ? await added() : shared
    const rows = clients[role].from(table)
    await (operation === 'update' ? rows.update(change) : rows.delete()).match(key(made))
    const after = await readAs('administrator', made)
    if (operation === 'delete') return expect(!after).toBe(allowed)
    expect(Object.entries(change).every(([column, value]) => after?.[column] === value)).toBe(allowed)
  })
})

describe('The view of all enquiries', () => {
  it.each(cells({ read: staff }))('%s %s %s it', async (role, _may, _read, allowed) => {
    await inquiry()
    const { data } = await clients[role].from('enquiries').select('id').limit(1)
    expect((data ?? []).length > 0).toBe(allowed)
    expect(((await clients[role].rpc('enquiry_tally')).data as unknown[] | null)?.length ?? 0).toSatisfy(
      (kinds: number) => kinds > 0 === allowed,
    )
  })
})

describe('Erasing several enquiries by the function', () => {
  it.each(cells({ erase: administrators }))('%s %s %s them', async (role, _may, _erase, allowed) => {
    const id = await inquiry()
    await clients[role].rpc('erase_enquiries', { which: [{ kind: 'inquiry', id }] })
    const { data } = await clients.administrator.from('property_inquiries').select('id').eq('id', id)
    expect(data).toHaveLength(allowed ? 0 : 1)
  })
})

describe('The emails of an enquiry', () => {
  // A visitor's enquiry queues an email, which stays because no worker runs.
  const sent = async () => {
    const id = randomUUID()
    await anonymous()
      .from('property_inquiries')
      .insert({ id, ...sendable['property_inquiries'] })
    return { of_kind: 'inquiry', of_id: id }
  }
  it.each(cells({ read: staff }))('%s %s %s them', async (role, _may, _read, allowed) => {
    const { data } = await clients[role].rpc('enquiry_emails', await sent())
    expect(((data as unknown[] | null)?.length ?? 0) > 0).toBe(allowed)
  })
  it.each(cells({ 'send one again': editors }))('%s %s %s', async (role, _may, _send, allowed) => {
    expect(!(await clients[role].rpc('send_email_again', { email: randomUUID() })).error).toBe(allowed)
  })
  it.each(cells({ 'ask for those that did not arrive': staff }))('%s %s %s', async (role, _may, _ask, allowed) => {
    const email = (await clients.administrator.rpc('enquiry_emails', await sent())).data as { id: string }[]
    const secret = withSecretKey()
    // A worker has tried once, and the server was down.
    const claimed = async () => ((await secret.rpc('claim_emails', { batch: 100 })).data ?? []) as { id: string }[]
    while (!(await claimed()).some(({ id }) => id === email[0]!.id)) continue
    await secret.rpc('settle_email', { email: email[0]!.id, outcome: 'retry', reason: 'Closed.' })
    const { data } = await clients[role].rpc('undelivered_emails')
    expect(((data as unknown[] | null)?.length ?? 0) > 0).toBe(allowed)
  })
})

describe('A draft', () => {
  const draft = { ...listingRow({ status: 'draft', title: 'Nobody Knows Of This', price: 765432 }), id: randomUUID() }
  beforeAll(async () => expect((await clients.administrator.from('properties').insert(draft)).error).toBeNull())

  describe.each(['anonymous', 'stranger', 'ended', 'signed out'] as const)('for the %s', (role) => {
    const all = () => clients[role].from('properties')
    it.each([
      ['by its id', () => all().select().eq('id', draft.id)],
      ['by its address', () => all().select().eq('slug', draft.slug)],
      ['by its status', () => all().select().eq('status', 'draft')],
      ['by a word of its title', () => all().select().ilike('title', '%knows of this%')],
      ['by its price', () => all().select().gte('price', 765432).lte('price', 765432)],
      ['by what it is not', () => all().select().not('status', 'in', '(live,under_offer,let_agreed,sold,let)')],
    ])('is not found %s', async (_how, query) => expect((await query()).data).toEqual([]))
    it('is in no list and in no count', async () => {
      const { data, count } = await all().select('id', { count: 'exact' })
      expect(data?.map(({ id }) => id)).not.toContain(draft.id)
      expect((await all().select('*', { count: 'exact', head: true }).eq('id', draft.id)).count).toBe(0)
      expect(count).toBe(data?.length)
    })
    it('is not revealed by a taken slug: an available one is refused with the same message', async () => {
      const results = [draft.slug, `${draft.slug}-free`].map((slug) => all().insert(listingRow({ slug })))
      const [taken, free] = await Promise.all(results)
      expect(taken?.error).not.toBeNull()
      expect([taken?.status, taken?.error?.code, taken?.error?.message]).toEqual([
        free?.status,
        free?.error?.code,
        free?.error?.message,
      ])
    })
    it('is not revealed by an enquiry: one about a missing listing is accepted as well', async () => {
      const about = (property_id: string) =>
        clients[role].from('property_inquiries').insert({ ...sendable['property_inquiries'], property_id })
      const [draftResult, emptyResult] = [await about(draft.id), await about(randomUUID())]
      expect([draftResult.status, draftResult.error]).toEqual([emptyResult.status, emptyResult.error])
    })
  })
})

describe.each(Object.keys(sendable))('%s', (table) => {
  it('resent creates no second row', async () => {
    const row = { id: randomUUID(), ...sendable[table] }
    await anonymous().from(table).insert(row)
    expect((await anonymous().from(table).insert(row)).error?.code).toBe('23505')
    expect((await clients.administrator.from(table).select('id').eq('id', row.id)).data).toHaveLength(1)
  })
  it('has the database’s time of arrival', async () => {
    expect(
      (
        await anonymous()
          .from(table)
          .insert({ ...sendable[table], created_at: '2020-01-01T00:00:00Z' })
      ).error,
    ).not.toBeNull()
  })
})

describe('Accounts', () => {
  it('cannot be created by signing up', async () => {
    expect(
      (await anonymous().auth.signUp({ email: 'new@example.com', password: 'long-enough-1' })).error,
    ).not.toBeNull()
  })
  it.each(roles)('report their role: the %s', async (role) => {
    const call = async (name: string) => (await clients[role].rpc(name)).data as unknown
    expect([await call('staff_role'), await call('is_staff'), await call('may_edit'), await call('is_admin')]).toEqual([
      staff.includes(role) ? role : null,
      ...[staff, editors, administrators].map((may) => may.includes(role)),
    ])
  })
  it.each(cells({ read: staff, change: administrators }))(
    '%s %s %s who works here',
    async (role, _may, operation, allowed) => {
      const reader = (client: SupabaseClient) => client.from('staff').select('name').eq('email', 'reader@example.com')
      if (operation === 'read') return expect(Boolean((await reader(clients[role])).data?.[0])).toBe(allowed)
      const name = `Reader, named by the ${role}`
      await clients[role].from('staff').update({ name }).eq('email', 'reader@example.com')
      expect((await reader(clients.administrator)).data?.[0]?.name === name).toBe(allowed)
    },
  )
  it.each(roles)('are added by invitation and ended, never written or deleted by the %s', async (role) => {
    const people = async () => (await clients.administrator.from('staff').select('user_id,email').order('email')).data
    const before = await people()
    const made = {
      user_id: before?.[0]?.user_id as string,
      name: 'Mallory',
      email: 'm@example.com',
      role: 'administrator',
    }
    expect((await clients[role].from('staff').insert(made)).error).not.toBeNull()
    await clients[role].from('staff').delete().eq('role', 'reader')
    await clients[role].from('staff').update({ email: 'm@example.com', user_id: randomUUID() }).eq('role', 'reader')
    expect(await people()).toEqual(before)
  })
  it('lose all rights when they end, even with their token', async () => {
    const change = (ended_at: string | null) =>
      clients.administrator.from('staff').update({ ended_at }).eq('email', 'negotiator@example.com')
    expect((await change('2020-01-01T00:00:00Z')).error).toBeNull()
    expect((await clients.negotiator.rpc('staff_role')).data).toBeNull()
    expect((await clients.negotiator.from('enquiries').select('id')).data).toEqual([])
    const { data } = await clients.administrator.from('staff').select('ended_at').eq('email', 'negotiator@example.com')
    expect(Date.now() - Date.parse(String(data?.[0]?.ended_at))).toBeLessThan(60_000)
    await change(null)
    // A restored user signs in again.
    expect((await clients.negotiator.rpc('staff_role')).data).toBeNull()
    await signIn(clients.negotiator, 'negotiator')
    expect((await clients.negotiator.rpc('staff_role')).data).toBe('negotiator')
  })
  it('include one administrator: the last can be neither ended nor demoted', async () => {
    for (const change of [{ ended_at: 'now' }, { role: 'reader' }]) {
      const { error } = await clients.administrator
        .from('staff')
        .update(change)
        .eq('email', 'admin@meridianrow.example')
      expect(error?.hint).toBe('last-administrator')
    }
    expect((await clients.administrator.rpc('is_admin')).data).toBe(true)
  })
})

it('The project’s secret key, which no browser has, imports many listings and many enquiries at once', async () => {
  const secret = withSecretKey()
  expect((await secret.from('properties').insert([listingRow(), listingRow()])).error).toBeNull()
  for (const [table, row] of Object.entries(sendable))
    expect((await secret.from(table).insert([{ ...row }, { ...row }])).error, table).toBeNull()
  expect((await secret.rpc('search_listings', { filters: { type: 'sale' }, sort: 'newest', page: 1 })).error).toBeNull()
})
