import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { clientsOf, listingRow, type Role, roles } from './people'

const everyone = clientsOf(...roles)
const id = randomUUID()
const owner = { owner_name: 'Ngozi Achebe', owner_email: 'n.achebe@example.com', owner_phone: '+44 7700 900123' }
beforeAll(async () => {
  await everyone.administrator
    .from('properties')
    .insert({ ...listingRow(), id })
    .throwOnError()
  await everyone.negotiator
    .from('listing_records')
    .insert({ property_id: id, ...owner })
    .throwOnError()
})

const staff: Role[] = ['reader', 'negotiator', 'administrator']
const others: Role[] = ['anonymous', 'stranger', 'ended', 'signed out']
const read = async (role: Role) =>
  (await everyone[role].from('listing_records').select('owner_name,owner_email,owner_phone').eq('property_id', id))
    .data ?? []
const find = async (role: Role, pattern: string) =>
  ((await everyone[role].rpc('find_listings', { patterns: [pattern] })).data ?? []) as { id: string }[]

describe('The owner’s contact of a listing', () => {
  it('is read by staff, and by nobody else', async () => {
    for (const role of staff) expect(await read(role), role).toEqual([owner])
    for (const role of others) expect(await read(role), role).toEqual([])
  })

  it('is changed by those who may edit, and by nobody else', async () => {
    for (const role of [...others, 'reader'] as Role[])
      await everyone[role].from('listing_records').update({ owner_name: 'Somebody' }).eq('property_id', id)
    expect(await read('administrator')).toEqual([owner])
  })

  it('finds its listing in the finder, for staff alone', async () => {
    for (const pattern of ['%achebe%', '%07700900123%'])
      for (const role of staff) expect((await find(role, pattern)).map((row) => row.id)).toContain(id)
    for (const role of others) expect(await find(role, '%achebe%'), role).toEqual([])
  })

  it('is in no row that visitors read', async () => {
    for (const table of ['properties', 'listing_cards', 'featured_cards']) {
      const { data } = await everyone.anonymous.from(table).select('*')
      expect(JSON.stringify(data)).not.toMatch(/achebe|900123/i)
    }
  })

  it('has an email address and a telephone number that can be used', async () => {
    for (const change of [{ owner_email: 'n.achebe' }, { owner_phone: 'later' }, { owner_name: '' }]) {
      const { error } = await everyone.administrator.from('listing_records').update(change).eq('property_id', id)
      expect(error?.code).toBe('23514')
    }
  })
})
