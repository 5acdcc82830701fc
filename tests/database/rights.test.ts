import { randomUUID } from 'node:crypto'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, it } from 'vitest'
import { administrator, anonymous, home, sendable, stranger } from './people'
import { secrets } from '../secrets'

// Who may do what, tried by everybody. What came of a try is always asked of the administrator, who sees all.
const roles = ['anonymous', 'stranger', 'administrator'] as const
type Role = (typeof roles)[number]
const everyone: readonly Role[] = roles
const ours: readonly Role[] = ['administrator']
const nobody: readonly Role[] = []

const clients = {} as Record<Role, SupabaseClient>
beforeAll(async () =>
  Object.assign(clients, { anonymous: anonymous(), stranger: await stranger(), administrator: await administrator() }),
)

/** One test for each role and each thing it may or may not do. */
const cells = <T extends string>(may: Record<T, readonly Role[]>) =>
  Object.entries<readonly Role[]>(may).flatMap(([operation, allowed]) =>
    roles.map(
      (role) => [role, allowed.includes(role) ? 'may' : 'may not', operation as T, allowed.includes(role)] as const,
    ),
  )

const listings = { insert: ours, update: ours, delete: ours }
const enquiries = { select: ours, insert: everyone, update: nobody, delete: ours }
const subjects = [
  {
    name: 'A listing',
    table: 'properties',
    row: home,
    change: { title: 'Changed' },
    may: { select: everyone, ...listings },
  },
  {
    name: 'A listing that is sold',
    table: 'properties',
    row: () => home({ status: 'sold' }),
    change: { title: 'Changed' },
    may: { select: everyone, ...listings },
  },
  {
    name: 'A draft',
    table: 'properties',
    row: () => home({ status: 'draft' }),
    change: { status: 'live' },
    may: { select: ours, ...listings },
  },
  ...Object.keys(sendable).map((table) => ({
    name: `A row of ${table}`,
    table,
    row: () => ({ ...sendable[table] }),
    change: { name: 'Nobody' },
    may: enquiries,
  })),
]

describe.each(subjects)('$name', ({ table, row, change, may }) => {
  const seen = async (role: Role, id: string) =>
    (await clients[role].from(table).select().eq('id', id)).data?.[0] as Record<string, unknown> | undefined
  it.each(cells(may))('%s %s %s it', async (role, _may, operation, allowed) => {
    const id = randomUUID()
    const { error } = await clients[operation === 'insert' ? role : 'administrator']
      .from(table)
      .insert({ id, ...row() })
    if (operation === 'insert')
      return expect([!error, Boolean(await seen('administrator', id))]).toEqual([allowed, allowed])
    expect(error).toBeNull()
    if (operation === 'select') return expect(Boolean(await seen(role, id))).toBe(allowed)
    const rows = clients[role].from(table)
    await (operation === 'update' ? rows.update(change) : rows.delete()).eq('id', id)
    const after = await seen('administrator', id)
    if (operation === 'delete') return expect(!after).toBe(allowed)
    expect(Object.entries(change).every(([column, value]) => after?.[column] === value)).toBe(allowed)
  })
})

describe('A draft', () => {
  const draft = { ...home({ status: 'draft', title: 'Nobody Knows Of This', price: 765432 }), id: randomUUID() }
  beforeAll(async () => expect((await clients.administrator.from('properties').insert(draft)).error).toBeNull())

  describe.each(['anonymous', 'stranger'] as const)('for the %s', (role) => {
    const all = () => clients[role].from('properties')
    it.each([
      ['by its id', () => all().select().eq('id', draft.id)],
      ['by its address', () => all().select().eq('slug', draft.slug)],
      ['by its status', () => all().select().eq('status', 'draft')],
      ['by a word of its title', () => all().select().ilike('title', '%knows of this%')],
      ['by its price', () => all().select().gte('price', 765432).lte('price', 765432)],
      ['by what it is not', () => all().select().not('status', 'in', '(live,under_offer,let_agreed,sold,let)')],
    ])('is not found %s', async (_how, asked) => expect((await asked()).data).toEqual([]))
    it('is in no list and in no count', async () => {
      const { data, count } = await all().select('id', { count: 'exact' })
      expect(data?.map(({ id }) => id)).not.toContain(draft.id)
      expect((await all().select('*', { count: 'exact', head: true }).eq('id', draft.id)).count).toBe(0)
      expect(count).toBe(data?.length)
    })
    it('is not betrayed by an address that is taken: a free one is refused in the same words', async () => {
      const answers = [draft.slug, `${draft.slug}-free`].map((slug) => all().insert(home({ slug })))
      const [taken, free] = await Promise.all(answers)
      expect(taken?.error).not.toBeNull()
      expect([taken?.status, taken?.error?.code, taken?.error?.message]).toEqual([
        free?.status,
        free?.error?.code,
        free?.error?.message,
      ])
    })
    it('is not betrayed by an enquiry: one about nothing is taken as well', async () => {
      const about = (property_id: string) =>
        clients[role].from('property_inquiries').insert({ ...sendable['property_inquiries'], property_id })
      const [draftAnswer, emptyAnswer] = [await about(draft.id), await about(randomUUID())]
      expect([draftAnswer.status, draftAnswer.error]).toEqual([emptyAnswer.status, emptyAnswer.error])
    })
  })
})

describe.each(Object.keys(sendable))('%s', (table) => {
  it('sent again makes no second row', async () => {
    const row = { id: randomUUID(), ...sendable[table] }
    await anonymous().from(table).insert(row)
    expect((await anonymous().from(table).insert(row)).error?.code).toBe('23505')
    expect((await clients.administrator.from(table).select('id').eq('id', row.id)).data).toHaveLength(1)
  })
  it('arrived when the database says, and nobody else', async () => {
    expect(
      (
        await anonymous()
          .from(table)
          .insert({ ...sendable[table], created_at: '2020-01-01T00:00:00Z' })
      ).error,
    ).not.toBeNull()
  })
})

describe('Administrators', () => {
  it('are known to nobody through the API', async () => {
    for (const client of Object.values(clients))
      expect((await client.schema('private').from('administrators').select()).error).not.toBeNull()
  })
  it('cannot be made by signing up', async () => {
    expect(
      (await anonymous().auth.signUp({ email: 'new@example.com', password: 'long-enough-1' })).error,
    ).not.toBeNull()
  })
  it.each(roles)('are asked for afresh: is_admin() tells the %s who they are', async (role) =>
    expect((await clients[role].rpc('is_admin')).data).toBe(role === 'administrator'),
  )
})

it('The project’s secret key, which no browser has, imports many homes and many enquiries at once', async () => {
  const secret = createClient(process.env['TEST_BACKEND']!, secrets.secretKey, { auth: { persistSession: false } })
  expect((await secret.from('properties').insert([home(), home()])).error).toBeNull()
  for (const [table, row] of Object.entries(sendable))
    expect((await secret.from(table).insert([{ ...row }, { ...row }])).error, table).toBeNull()
  expect((await secret.rpc('search_homes', { filters: { type: 'sale' }, sort: 'newest', page: 1 })).error).toBeNull()
})
