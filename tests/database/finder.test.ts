import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { likePatterns, postgresArray } from '../../src/domain/enquiry/search-text'
import { corpus } from '../hostile'
import { anonymous, clientsOf, enquiryTables, listingRow, roles, sendable, staff } from './people'

const clients = clientsOf(...roles)
const { administrator: admin, negotiator } = clients

type Rows = Record<string, string>[]
const find = async (what: 'find_listings' | 'find_enquiries', typed: string, client = admin) =>
  ((await client.rpc(what, { patterns: likePatterns(typed) })).data ?? []) as Rows
const ids = (rows: Rows) => rows.map(({ id }) => id)

async function sent(kind: string, changes: Record<string, unknown> = {}) {
  const table = enquiryTables[kind as keyof typeof enquiryTables]
  const row = { ...sendable[table], id: randomUUID(), ...changes }
  await anonymous().from(table).insert(row).throwOnError()
  return row
}

describe('The finder of listings', () => {
  const listing = { id: randomUUID(), title: 'Žižkov Yard, W1A 1AA', area: 'Fitzrovia', reference: `Q-${Date.now()}` }
  const record = { address_line: '7 Ełk-Row', postcode: 'SE9 9ZZ', owner_name: '李明', owner_phone: '07700 900 321' }
  const finds = async (...typed: string[]) => {
    for (const text of typed) if (!ids(await find('find_listings', text)).includes(listing.id)) return text
    return 'all'
  }
  beforeAll(async () => {
    await admin
      .from('properties')
      .insert({ ...listingRow(), ...listing })
      .throwOnError()
  })

  it('finds one without a record by title, area and reference, in any notation', async () => {
    expect(await finds('zizkov', 'w1a1aa', 'W1A 1AA žiž', 'fitz YARD', listing.reference)).toBe('all')
    expect(await finds('zizkov nowhere')).toBe('zizkov nowhere')
  })

  it('finds it by its address and owner as soon as they are recorded, also with words of the title', async () => {
    expect(await finds('李明 yard')).toBe('李明 yard')
    await negotiator
      .from('listing_records')
      .insert({ property_id: listing.id, ...record })
      .throwOnError()
    expect(await finds('李明 yard', 'elkrow', 'se99zz', '+447700900321', '07700 900321', '900 321 fitz')).toBe('all')
    await negotiator.from('listing_records').update({ owner_name: null }).eq('property_id', listing.id).throwOnError()
    expect(await finds('李明')).toBe('李明')
  })

  it('finds it by its new title, and not by the old one', async () => {
    await negotiator.from('properties').update({ title: 'Vršovice Yard' }).eq('id', listing.id).throwOnError()
    expect(await finds('vrsovice')).toBe('all')
    expect(await finds('zizkov')).toBe('zizkov')
  })

  it('finds a published one behind eight newer drafts, where only listed ones are wanted', async () => {
    const word = `Wharf${Date.now()}`
    const row = (status: string, created_at: string) => ({
      ...listingRow(),
      ...{ id: randomUUID(), title: word, status, created_at },
    })
    const [live, sold] = [row('live', '2026-01-01'), row('sold', '2026-01-02')]
    const drafts = Array.from({ length: 8 }, () => row('draft', '2026-01-03'))
    await admin
      .from('properties')
      .insert([live, sold, ...drafts])
      .throwOnError()
    const published = await admin.rpc('find_listings', { patterns: likePatterns(word), only_listed: true })
    expect(ids(published.data as Rows)).toEqual([live.id])
    expect(await find('find_listings', word)).toHaveLength(8)
  })

  it('finds nothing by signs that patterns have', async () => {
    for (const typed of ['%izkov', 'vr_ovice', 'vrsovice\\']) expect(await finds(typed), typed).toBe(typed)
  })
})

describe('The finder of enquiries', () => {
  it('finds the same as a search of the inbox, newest first', async () => {
    const { id } = await sent('message', { name: '王伟 Ọlá', message: 'Is 50%_off in N1 2XX?', phone: '020 7946 0112' })
    await admin.from('enquiry_followups').insert({ kind: 'message', enquiry_id: id, note: 'Wants 花园' }).throwOnError()
    const own = ['王伟', 'ola', '50%_off', 'n12xx', '+44 20 7946 0112', '花园', '花园 王伟', `enq${id.slice(0, 8)}`]
    for (const typed of own) expect(ids(await find('find_enquiries', typed)), typed).toContain(id)
    for (const typed of [...own, 'a', 'e', 'the home', '50%off', 'n1_2xx', ...Object.values(corpus)]) {
      const patterns = likePatterns(typed.slice(0, 200))
      if (patterns.length === 0) continue
      const { data } = await admin
        .from('enquiries')
        .select('id')
        .filter('search', 'like(all)', postgresArray(patterns))
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(8)
      expect(ids(await find('find_enquiries', typed.slice(0, 200))), typed).toEqual(data?.map((row) => row.id))
    }
  })

  it('names the kind, sender and subject of each kind', async () => {
    const name = `Zuzana ${Date.now()}`
    for (const kind of Object.keys(enquiryTables)) await sent(kind, { name })
    const results = await find('find_enquiries', name)
    expect(results.map(({ kind }) => kind)).toEqual(Object.keys(enquiryTables).reverse())
    for (const row of results) expect(Object.values(row)).not.toContain(null)
  })
})

it('The finder is for staff only, and finds nothing without a word', async () => {
  const { id } = await sent('message', { name: 'Quentin Onlystaff' })
  for (const role of roles) {
    expect(ids(await find('find_enquiries', 'onlystaff', clients[role])), role).toEqual(
      staff.includes(role) ? [id] : [],
    )
    for (const what of ['find_listings', 'find_enquiries'] as const)
      expect(await find(what, ' ', clients[role]), role).toEqual([])
  }
})
