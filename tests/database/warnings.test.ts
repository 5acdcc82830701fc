import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { londonDay } from '../../src/lib/time/london-time'
import { completeListing } from '../complete-listing'
import { anonymous, clientsOf, withSecretKey } from './people'
import { testDatabase } from './test-database'

const { administrator: admin, stranger, ...others } = clientsOf('administrator', 'negotiator', 'reader', 'stranger')

const inDays = (days: number) => londonDay(new Date(Date.now() + days * 86_400_000))
async function listed(changes: Record<string, unknown>, record?: Record<string, unknown>) {
  const id = randomUUID()
  const type = changes['listing_type'] === 'sale' ? 'sale' : 'rent'
  expect((await admin.from('properties').insert({ ...completeListing(type, changes), id })).error).toBeNull()
  if (record) expect((await admin.from('listing_records').insert({ property_id: id, ...record })).error).toBeNull()
  return id
}
interface Row {
  kind: string
  property_id: string
  title: string
  day: string | null
  details: Record<string, unknown>
}
type Sections = Record<string, { count: number; rows: Row[] }>
const warningsOf = async (id: string, client = admin) =>
  (((await client.rpc('listing_warnings')).data ?? []) as Row[])
    .filter(({ property_id: about }) => about === id)
    .map(({ kind, day, details }) => ({ kind, day, ...details }))

describe('Staff are warned', () => {
  it('of expiring and expired certificates, of listed listings', async () => {
    const id = await listed({ epc_expires: inDays(60) }, { gas_safety_expires: inDays(-3), eicr_expires: inDays(61) })
    expect(await warningsOf(id)).toEqual([
      { kind: 'certificate', day: inDays(-3), certificate: 'gas' },
      { kind: 'certificate', day: inDays(60), certificate: 'epc' },
    ])
    await admin.from('properties').update({ status: 'let' }).eq('id', id)
    expect(await warningsOf(id)).toEqual([])
  })

  it('of a failed publication, with what it needs and for which type', async () => {
    const id = await listed({ status: 'draft', description: null }, { publish_at: new Date().toISOString() })
    expect((await withSecretKey().rpc('publish_due')).error).toBeNull()
    expect(await warningsOf(id)).toMatchObject([
      { kind: 'unpublished', listing_type: 'rent', refusal: expect.stringContaining('description') as string },
    ])
  })

  it('of nothing about a complete listing changed today', async () => {
    for (const status of ['live', 'let_agreed', 'draft']) expect(await warningsOf(await listed({ status }))).toEqual([])
  })

  it('whatever their role, and nobody else is', async () => {
    const id = await listed({ epc_expires: inDays(1) })
    const certificates = async (client: typeof admin) => {
      const { data, error } = await client.rpc('warnings_by_kind', { limits: { certificate: 1000 } })
      expect(error).toBeNull()
      return (data as Sections)['certificate']?.rows.filter(({ property_id: about }) => about === id)
    }
    for (const client of [admin, others.negotiator, others.reader]) {
      expect(await certificates(client)).toHaveLength(1)
      expect((await client.rpc('count_listing_warnings')).data).toBeGreaterThan(0)
      expect(await warningsOf(id, client)).toHaveLength(1)
    }
    expect((await stranger.rpc('warnings_by_kind')).data).toEqual({})
    expect((await stranger.rpc('count_listing_warnings')).data).toBe(0)
    for (const call of ['warnings_by_kind', 'count_listing_warnings', 'all_listing_warnings'])
      expect((await anonymous().rpc(call)).error?.code).toBe('42501')
    for (const client of [anonymous(), stranger]) expect(await warningsOf(id, client)).toEqual([])
  })
})

describe('After a month without changes', () => {
  const database = testDatabase()

  it('drafts and offers are reported, unless archived or scheduled; an adopted listing may lack facts', async () => {
    // The reader is the tables' owner, so the function's staff check is stubbed.
    await database.exec(`create or replace function public.is_staff() returns boolean language sql as 'select true';
      alter table public.properties disable trigger user`)
    const rows = [
      ...['draft', 'archived', 'scheduled'].map((slug) => completeListing('sale', { slug, status: 'draft' })),
      completeListing('sale', { slug: 'offer', status: 'under_offer' }),
      completeListing('rent', { slug: 'agreed', status: 'let_agreed' }),
      completeListing('sale', { slug: 'lacking', tenure: null, heating: null }),
      completeListing('sale', { slug: 'sold', status: 'sold' }),
    ]
    for (const row of rows) await database.insert('public.properties', row)
    await database.exec(`update public.properties set updated_at = now() - interval '31 days';
      insert into public.listing_records (property_id, archived_at, publish_at)
        select id, case slug when 'archived' then now() end, case slug when 'scheduled' then now() end
        from public.properties where slug in ('archived', 'scheduled')`)
    const { rows: warnings } = await database.query<{ kind: string; slug: string; details: { columns?: string[] } }>(
      `select kind, slug, details from public.listing_warnings() join public.properties on id = property_id`,
    )
    const message = warnings.map(({ kind, slug, details }) => [slug, kind, ...(details.columns ?? [])].join(' '))
    expect(message.sort()).toEqual(['agreed offer', 'draft draft', 'lacking facts tenure heating', 'offer offer'])
  })
})

describe('Viewings are reported', () => {
  const database = testDatabase()
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  const viewing = async (property: string | null, hours: number, changes: object = {}) => {
    const inquiry = await database.insert('public.property_inquiries', {
      ...{
        id: randomUUID(),
        type: 'buy',
        property_id: property ?? randomUUID(),
        property_title: 'Enquired',
        message: 'Good morning.',
      },
      ...{ name: 'Adaeze Okafor', email: 'adaeze@example.com', phone: '+234 803 000 0000', created_at: inHours(0) },
    })
    return database.insert('public.viewings', {
      ...{ id: randomUUID(), enquiry_kind: 'inquiry', enquiry_id: inquiry, appointment: 'viewing', minutes: 30 },
      ...{
        property_id: property,
        starts_at: inHours(hours),
        kind: 'in_person',
        meeting_place: '1 Test Row',
        host: 'Ada',
      },
      ...{ note: '', state: 'booked', by_visitor: true, sequence: 0, feedback_note: '' },
      ...{ created_at: inHours(0), updated_at: inHours(0), ...changes },
    })
  }
  const property = (slug: string, changes: object = {}) =>
    database.insert('public.properties', {
      ...completeListing('sale', { slug, title: slug, id: randomUUID(), ...changes }),
      updated_at: inHours(0),
    })
  const warnings = async () =>
    (
      await database.rows<{ kind: string; title: string; reason: string | null }>(
        `select kind, title, details ->> 'reason' as reason from public.listing_warnings()`,
      )
    ).map(({ kind, title, reason }) => [kind, title, reason].filter(Boolean).join(' '))
  beforeAll(() =>
    database.exec(`create or replace function public.is_staff() returns boolean language sql as 'select true';
      alter table public.properties disable trigger user;
      alter table public.property_inquiries disable trigger user;
      alter table public.viewings disable trigger user`),
  )
  afterEach(() => database.exec('delete from public.viewings; delete from public.properties'))

  it('of a listing that left the market, or was deleted', async () => {
    const published = { published_at: inHours(-100) }
    await viewing(await property('live', published), 100)
    await viewing(await property('offer', { status: 'under_offer', ...published }), 100)
    // Staff may show a home before it is published.
    await viewing(await property('new', { status: 'draft', published_at: null }), 100)
    await viewing(await property('withdrawn', { status: 'draft', ...published }), 101)
    await viewing(await property('sold', { status: 'sold', ...published }), 102)
    const archived = await property('archived', { status: 'draft', published_at: null })
    await database.query('insert into public.listing_records (property_id, archived_at) values ($1, now())', [archived])
    await viewing(archived, 103)
    await viewing(randomUUID(), 104)
    await viewing(randomUUID(), 104, { state: 'cancelled' })
    await viewing(randomUUID(), -1, { feedback: 'interested' })
    expect(await warnings()).toEqual([
      'viewing withdrawn draft',
      'viewing sold sold',
      'viewing archived archived',
      'viewing Enquired deleted',
    ])
  })

  it('that visitors chose and nobody has confirmed, two days before', async () => {
    const requested = { state: 'requested' }
    const live = await property('live')
    await viewing(live, 47, requested)
    await viewing(live, 49, requested)
    await viewing(live, 46)
    await viewing(null, 24, { appointment: 'valuation', ...requested })
    await viewing(randomUUID(), 5, requested)
    expect(await warnings()).toEqual(['viewing Enquired deleted', 'requested Enquired', 'requested live'])
  })

  it('ahead, of somebody who has lost access or become a reader', async () => {
    const [ended, reader, current] = [randomUUID(), randomUUID(), randomUUID()]
    for (const id of [ended, reader, current]) await database.addAdministrator(id, `${id}@example.com`, 'Tom')
    await database.query('update public.staff set ended_at = now() where user_id = $1', [ended])
    await database.query(`update public.staff set role = 'reader' where user_id = $1`, [reader])
    const live = await property('live')
    for (const [n, attendee_id] of [ended, reader, current].entries()) {
      await viewing(live, 100 + n, { attendee_id })
      await viewing(live, 200 + n, { attendee_id, state: 'cancelled' })
    }
    await viewing(randomUUID(), 110, { attendee_id: ended })
    await viewing(live, 40, { attendee_id: ended, state: 'requested' })
    expect(await warnings()).toEqual([
      'attendee live ended',
      'attendee live ended',
      'attendee live reader',
      'viewing Enquired deleted',
    ])
  })

  it('past, that nobody confirmed, and for two weeks those without feedback', async () => {
    const live = await property('live')
    await viewing(live, -1000, { state: 'requested' })
    await viewing(live, -13 * 24)
    await viewing(live, -15 * 24)
    await viewing(live, -20, { feedback: 'interested' })
    await viewing(live, -21, { state: 'cancelled' })
    await viewing(null, -22, { appointment: 'valuation' })
    // It still runs.
    await viewing(live, -0.1)
    expect(await warnings()).toEqual(['outcome live', 'feedback live', 'feedback Enquired'])
  })
})

describe('The screen To do', () => {
  const database = testDatabase()
  const titles = ['Éclair House', 'eclair house', 'Zoo Row', 'abbey Row', 'Abbey Row']
  const sections = (limits?: object) => database.value<Sections>('select public.warnings_by_kind($1)', [limits ?? {}])
  const allRows = async () =>
    (await database.rows<{ row: Row }>('select to_jsonb(w) as row from public.listing_warnings() w')).map(
      ({ row }) => row,
    )
  beforeAll(async () => {
    await database.signIn(randomUUID(), 'ada@example.com', 'Ada')
    await database.exec('alter table public.properties disable trigger user')
    for (let n = 0; n < 130; n++)
      await database.insert('public.properties', {
        ...completeListing('sale', { title: titles[n % titles.length], heating: null, created_at: inDays(0) }),
        epc_expires: inDays(60 - (n % 50)),
        updated_at: new Date().toISOString(),
      })
    await database.exec(`insert into public.listing_progress (property_id, needed, known, missing)
      select id, 2, 1, '{heating}' from public.properties`)
  })

  it('gets the number of each kind and its first twenty rows, nearest dates first', async () => {
    const all = await allRows()
    const { certificate, facts, ...none } = await sections()
    expect(none).toEqual({})
    for (const [kind, section] of Object.entries({ certificate, facts })) {
      const rows = all.filter((row) => row.kind === kind)
      expect(section).toEqual({ count: 130, rows: rows.slice(0, 20) })
    }
    const days = certificate!.rows.map(({ day }) => day)
    expect(days).toEqual(days.toSorted())
    expect(days[0]).toBe(inDays(11))
  })

  it('gets as many rows of a kind as it asks for', async () => {
    const all = await allRows()
    for (const limit of [120, 220]) {
      const { certificate, facts } = await sections({ certificate: limit })
      expect(certificate!.count).toBe(130)
      expect(certificate!.rows).toEqual(all.filter(({ kind }) => kind === 'certificate').slice(0, limit))
      expect(facts!.rows).toHaveLength(20)
    }
  })

  it('has the number that is beside its name, and what version 1.0.0 reads', async () => {
    const all = await allRows()
    expect(await database.value('select public.count_listing_warnings()')).toBe(all.length)
    expect(await database.value('select public.all_listing_warnings()')).toEqual(all)
  })

  it('reads no long text of a listing', async () => {
    // Such texts are stored apart from their row.
    await database.exec(`update public.properties set description = (
      select string_agg(md5(n::text || id::text), '') from generate_series(1, 400) n)`)
    const reads = () =>
      database.value<string>(`select coalesce(sum(pg_stat_get_xact_blocks_fetched(reltoastrelid)), 0)
        from pg_class where oid = 'public.properties'::regclass`)
    await database.exec('begin')
    const before = await reads()
    await sections()
    expect(await reads()).toBe(before)
    await database.exec('rollback')
  })
})
