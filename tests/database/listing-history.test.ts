import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { completeListing } from '../complete-listing'
import { clientsOf, listingRow, type Role, roles } from './people'
import { testDatabase } from './test-database'

interface Event {
  day: string
  event: string
  price?: number
  before?: number
}

describe('The history of a listing', () => {
  const clients = clientsOf(...roles)
  const [id, draft, sold] = [randomUUID(), randomUUID(), randomUUID()]
  const read = async (role: Role, listings: string[]) => clients[role].rpc('listing_histories', { listings })
  beforeAll(async () => {
    const { error } = await clients.administrator.from('properties').insert([
      { ...listingRow({ created_at: '2026-01-05T23:30:00Z', price: 500000 }), id },
      { ...listingRow({ status: 'draft' }), id: draft },
      { ...listingRow({ status: 'sold' }), id: sold },
    ])
    expect(error).toBeNull()
    const record = { property_id: id, vendor_notes: 'Sells because of a divorce', owner_name: 'Ada Owner' }
    expect((await clients.administrator.from('listing_records').upsert(record)).error).toBeNull()
    for (const change of [{ price: 475000 }, { title: 'Test Home Again' }, { status: 'under_offer' }])
      expect((await clients.administrator.from('properties').update(change).eq('id', id)).error).toBeNull()
  })
  afterAll(() => clients.administrator.from('properties').delete().in('id', [id, draft, sold]))

  it.each(roles.filter((role) => role !== 'signed out'))('shows the %s days, events and prices only', async (role) => {
    const { data, error } = await read(role, [id])
    expect(error).toBeNull()
    const today = expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string
    expect(data).toEqual([
      {
        property_id: id,
        events: [
          { day: '2026-01-05', event: 'listed', price: 500000 },
          { day: today, event: 'reduced', price: 475000, before: 500000 },
          { day: today, event: 'under_offer' },
        ],
      },
    ])
  })
  it.each(roles)('of a draft or a sold listing shows the %s nothing', async (role) => {
    const { data } = await read(role, [draft, sold, randomUUID()])
    expect(data ?? []).toEqual([])
  })
  it('does not give visitors what staff read in the log', async () => {
    expect((await clients.anonymous.from('audit_log').select()).error).not.toBeNull()
    expect((await clients.stranger.from('audit_log').select()).data).toEqual([])
  })
  it('returns events of at most a hundred listings', async () => {
    const others = Array.from({ length: 100 }, () => randomUUID())
    expect((await read('anonymous', [...others, id])).data).toEqual([])
  })
})

describe('Over the days', () => {
  const database = testDatabase()
  const id = randomUUID()
  beforeAll(async () => {
    // The log protects itself. Only the owner of its table can do this, to backdate changes.
    await database.exec('alter table public.audit_log disable trigger audit_log_kept')
  })

  const listed = async (values: Record<string, unknown> = {}) => {
    await database.query('delete from public.properties where id = $1', [id])
    await database.exec('delete from public.audit_log')
    const row = completeListing('sale', { price: 500000, slug: `days-${randomUUID()}`, id, ...values })
    await database.query(
      `insert into public.properties select (jsonb_populate_record(null::public.properties,
        $1::jsonb || '{"created_at": "2026-01-01T12:00:00Z", "updated_at": "2026-01-01T12:00:00Z"}')).*`,
      [JSON.stringify({ fact_notes: {}, ...row })],
    )
  }
  /** Makes the changes of one day, some days ago, in order. */
  const changed = async (daysAgo: number, ...changes: Record<string, unknown>[]) => {
    await database.exec(`drop table if exists before_today;
      create temp table before_today as select id from public.audit_log`)
    for (const change of changes) {
      const names = Object.keys(change).join(', ')
      await database.query(
        `update public.properties set (${names}) = (select ${names}
          from jsonb_populate_record(properties, $2::jsonb)) where id = $1`,
        [id, JSON.stringify(change)],
      )
    }
    await database.exec(`
      update public.audit_log set happened_at = happened_at - interval '${daysAgo} days'
        where id not in (select id from before_today);
      update private.price_changes set changed_on = changed_on - ${daysAgo}
        where changed_on = (now() at time zone 'Europe/London')::date`)
  }
  const history = async () => {
    const { rows } = await database.query<{ events: Event[] }>(
      'select events from public.listing_histories(array[$1::uuid])',
      [id],
    )
    return rows[0]?.events.map(({ event, price, before }) => [event, price, before].filter(Boolean).join(' '))
  }

  it('a listing without changes was listed, at its price', async () => {
    await listed()
    expect(await history()).toEqual(['listed 500000'])
  })
  it('each reduction has its prices', async () => {
    await listed()
    await changed(90, { price: 480000 })
    await changed(3, { price: 450000 })
    expect(await history()).toEqual(['listed 500000', 'reduced 480000 500000', 'reduced 450000 480000'])
  })
  it('a mistake corrected on the same day is no event', async () => {
    await listed()
    await changed(5, { price: 50000 }, { price: 500000 }, { status: 'under_offer' }, { status: 'live' })
    expect(await history()).toEqual(['listed 500000'])
  })
  it('a mistake corrected after midnight is no reduction', async () => {
    await listed()
    await changed(5, { price: 5000000 })
    await changed(4, { price: 500000 })
    expect(await history()).toEqual(['listed'])
    await listed()
    await changed(5, { price: 50000 })
    await changed(4, { price: 500000 })
    expect(await history()).toEqual(['listed'])
  })
  it('an increase, and the prices before it, are private', async () => {
    await listed()
    await changed(200, { price: 480000 })
    await changed(100, { price: 520000 })
    await changed(2, { price: 510000 })
    expect(await history()).toEqual(['listed', 'reduced 510000 520000'])
  })
  it('an offer that fails makes it available again', async () => {
    await listed()
    await changed(20, { status: 'under_offer' })
    await changed(6, { status: 'live' })
    await changed(2, { status: 'under_offer' })
    expect(await history()).toEqual(['listed 500000', 'under_offer', 'live', 'under_offer'])
  })
  it('what was before a withdrawal is private, and so are the changes of a draft', async () => {
    await listed()
    await changed(60, { price: 490000 })
    await changed(40, { status: 'under_offer' })
    await changed(30, { status: 'draft' })
    expect(await history()).toBeUndefined()
    await changed(25, { price: 300000 }, { price: 460000 })
    await changed(20, { status: 'live' })
    expect(await history()).toEqual(['listed', 'relisted 460000'])
    await changed(1, { price: 450000 })
    expect(await history()).toEqual(['listed', 'relisted 460000', 'reduced 450000 460000'])
  })
  it('a sale that becomes a rental starts again', async () => {
    await listed()
    await changed(50, { price: 480000 })
    const empty = Object.fromEntries(Object.keys(completeListing('sale')).map((column) => [column, null]))
    await changed(10, { ...empty, ...completeListing('rent', { price: 2000 }), slug: `days-${randomUUID()}` })
    expect(await history()).toEqual(['listed', 'relisted 2000'])
  })
  it('a draft has no history before its publication', async () => {
    await listed({ status: 'draft', price: 700000 })
    await changed(9, { price: 650000 })
    await changed(8, { status: 'live' })
    expect(await history()).toEqual(['listed 650000'])
  })
  it('a change by an import or a schedule counts like any other', async () => {
    await listed()
    await changed(4, { price: 495000, description: 'Two rooms. From a feed.' })
    expect(await history()).toEqual(['listed 500000', 'reduced 495000 500000'])
  })
})
