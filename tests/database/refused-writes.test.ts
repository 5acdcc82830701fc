import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { administrators, clientsOf, editors, listingRow, type Role, sendable } from './people'

// The admin (src/admin/query/write-access.ts) relies on this: row-level security refuses an update or a deletion by
// changing no row, without an error. Only an insert gets one.

const clients = clientsOf('reader', 'negotiator', 'administrator', 'signed out')

const hours = randomUUID()
const feed = randomUUID()
const enquiry = randomUUID()
const viewing = randomUUID()
const listing = { ...listingRow({ status: 'draft' }), id: randomUUID() }
const invitation = { email: `${randomUUID()}@example.com`, name: 'Li Ming', role: 'reader' }

beforeAll(async () => {
  const { administrator } = clients
  const startsAt = new Date(Date.now() + 3 * 86_400_000).toISOString()
  const inserts: [string, Record<string, unknown>][] = [
    ['properties', listing],
    ['viewing_hours', { id: hours, weekdays: [1], opens: '09:00', closes: '10:00' }],
    ['feed_sources', { id: feed, name: 'A feed', url: `https://feeds.example/${feed}.blm` }],
    ['property_inquiries', { ...sendable['property_inquiries'], id: enquiry }],
    ['enquiry_followups', { kind: 'inquiry', enquiry_id: enquiry, note: 'Rang.' }],
    [
      'viewings',
      {
        ...{ id: viewing, enquiry_kind: 'inquiry', enquiry_id: enquiry, starts_at: startsAt, kind: 'video' },
        host: 'Priya Nair',
      },
    ],
  ]
  for (const [table, row] of inserts) expect((await administrator.from(table).insert(row)).error, table).toBeNull()
  expect((await administrator.rpc('invite_staff', invitation)).error).toBeNull()
})

const writes: readonly [table: string, key: object, change: object, may: readonly Role[]][] = [
  ['viewing_hours', { id: hours }, { minutes: 45 }, editors],
  ['site_content', { id: true }, { notice: 'Nobody wrote this.' }, editors],
  ['viewings', { id: viewing }, { minutes: 45, sequence: 1 }, editors],
  ['enquiry_followups', { kind: 'inquiry', enquiry_id: enquiry }, { note: 'Rang twice.', version: 2 }, editors],
  ['properties', { id: listing.id }, { title: 'Nobody wrote this' }, editors],
  ['feed_sources', { id: feed }, { name: 'Another feed' }, administrators],
  ['feed_settings', { id: true }, { publish_waiting: true }, administrators],
  ['staff', { email: 'reader@example.com' }, { name: 'Nobody' }, administrators],
]

describe.each(writes)('An update of %s', (table, key, change, may) => {
  const others = (Object.keys(clients) as (keyof typeof clients)[]).filter((role) => !may.includes(role))
  it.each(others)('by a %s changes no row, without an error', async (role) => {
    const { data, error } = await clients[role].from(table).update(change).match(key).select()
    expect([data, error]).toEqual([[], null])
  })
})

describe.each([
  ['viewing_hours', { id: hours }, editors],
  ['staff_invitations', { email: invitation.email }, administrators],
  ['feed_sources', { id: feed }, administrators],
  ['properties', { id: listing.id }, administrators],
] as [string, object, readonly Role[]][])('A deletion of %s', (table, key, may) => {
  const others = (Object.keys(clients) as (keyof typeof clients)[]).filter((role) => !may.includes(role))
  it.each(others)('by a %s deletes no row, without an error', async (role) => {
    const { data, error } = await clients[role].from(table).delete().match(key).select()
    expect([data, error]).toEqual([[], null])
    const { data: stored } = await clients.administrator.from(table).select().match(key)
    expect(stored).toHaveLength(1)
  })
})

it.each(['reader', 'signed out'] as const)('An insert by a %s is an error', async (role) => {
  const { error } = await clients[role].from('viewing_hours').insert({ weekdays: [1], opens: '09:00', closes: '10:00' })
  expect(error?.code).toBe('42501')
})
