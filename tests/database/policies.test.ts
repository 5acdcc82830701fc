import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, it } from 'vitest'
import { administrator, anonymous, home, sendable, stranger } from './people'

const roles = { anonymous: async () => anonymous(), stranger, administrator }
type Role = keyof typeof roles
const clients = {} as Record<Role, SupabaseClient>
const enquiries = Object.keys(sendable)
const may = (role: Role, right: boolean) => `${role} ${right ? 'may' : 'may not'}`

beforeAll(async () => {
  for (const role of Object.keys(roles) as Role[]) clients[role] = await roles[role]()
})

describe.each(['anonymous', 'stranger', 'administrator'] as const)('Listings: %s', (role) => {
  const writes = role === 'administrator'
  it('may read them', async () => {
    const { data, error } = await clients[role].from('properties').select('id').limit(3)
    expect(error).toBeNull()
    expect(data).toHaveLength(3)
  })
  it(`${may(role, writes)} add one`, async () => {
    const { error } = await clients[role].from('properties').insert(home())
    expect(!error).toBe(writes)
  })
  it(`${may(role, writes)} change one`, async () => {
    const { data: made } = await clients.administrator.from('properties').insert(home()).select().single()
    await clients[role].from('properties').update({ title: 'Changed' }).eq('id', made.id)
    const { data } = await anonymous().from('properties').select('title').eq('id', made.id).single()
    expect(data?.title).toBe(writes ? 'Changed' : 'Test Home')
  })
  it(`${may(role, writes)} remove one`, async () => {
    const { data: made } = await clients.administrator.from('properties').insert(home()).select().single()
    await clients[role].from('properties').delete().eq('id', made.id)
    const { data } = await anonymous().from('properties').select('id').eq('id', made.id)
    expect(data).toHaveLength(writes ? 0 : 1)
  })
})

describe.each(enquiries)('%s', (table) => {
  it.each(['anonymous', 'stranger', 'administrator'] as const)('%s may send one; nobody but the administrator can read it', async (role) => {
    const id = randomUUID()
    const { error } = await clients[role].from(table).insert({ id, ...sendable[table] })
    expect(error).toBeNull()
    const seen = async (reader: Role) => (await clients[reader].from(table).select('id').eq('id', id)).data?.length ?? 0
    expect(await seen('administrator')).toBe(1)
    expect(await seen('anonymous')).toBe(0)
    expect(await seen('stranger')).toBe(0)
  })
  it('sending the same one again makes no second row', async () => {
    const row = { id: randomUUID(), ...sendable[table] }
    await anonymous().from(table).insert(row)
    const { error } = await anonymous().from(table).insert(row)
    expect(error?.code).toBe('23505')
    const { data } = await clients.administrator.from(table).select('id').eq('id', row.id)
    expect(data).toHaveLength(1)
  })
  it.each(['anonymous', 'stranger'] as const)('%s may neither change nor remove one', async (role) => {
    const id = randomUUID()
    await anonymous().from(table).insert({ id, ...sendable[table] })
    await clients[role].from(table).update({ name: 'Nobody' }).eq('id', id)
    await clients[role].from(table).delete().eq('id', id)
    const { data } = await clients.administrator.from(table).select('name').eq('id', id).single()
    expect(data?.name).toBe(sendable[table]!['name'])
  })
  it('nobody says when it arrived but the database', async () => {
    const { error } = await anonymous().from(table).insert({ ...sendable[table], created_at: '2020-01-01T00:00:00Z' })
    expect(error).not.toBeNull()
  })
})

describe('Administrators', () => {
  it('are known to nobody through the API', async () => {
    for (const client of Object.values(clients)) expect((await client.schema('private').from('administrators').select()).error).not.toBeNull()
  })
  it('cannot be made by signing up', async () => {
    const { error } = await anonymous().auth.signUp({ email: 'new@example.com', password: 'long-enough-1' })
    expect(error).not.toBeNull()
  })
  it('are asked for afresh: is_admin() tells each who they are', async () => {
    for (const role of Object.keys(clients) as Role[]) expect((await clients[role].rpc('is_admin')).data).toBe(role === 'administrator')
  })
})
