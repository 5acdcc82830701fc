import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Database, migratedDatabase } from '../../scripts/lib/migrated-database'
import { wallIn } from '../../src/lib/time/london-time'
import { administrator, anonymous, everybody, roles, sendable, staff, stranger } from './people'

const ahead = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

const meeting = { kind: 'in_person', meeting_place: '77 Viewing Mews, London N1 2AA', host: 'Priya Nair' }

describe('A viewing', () => {
  const clients = {} as Record<'anonymous' | 'stranger' | 'administrator', SupabaseClient>
  let admin: SupabaseClient
  let inquiry = ''
  beforeAll(async () => {
    Object.assign(clients, { anonymous: anonymous(), stranger: await stranger(), administrator: await administrator() })
    admin = clients.administrator
  })
  beforeEach(async () => {
    inquiry = randomUUID()
    const { error } = await anonymous()
      .from('property_inquiries')
      .insert({ id: inquiry, ...sendable['property_inquiries'] })
    expect(error).toBeNull()
  })
  const row = (changes: Record<string, unknown> = {}) => ({
    id: randomUUID(),
    property_inquiry_id: inquiry,
    starts_at: ahead(72),
    ...meeting,
    ...changes,
  })
  const stored = async (id: string) => (await admin.from('viewings').select().eq('id', id).maybeSingle()).data
  async function booked(changes: Record<string, unknown> = {}) {
    const viewing = row(changes)
    expect((await admin.from('viewings').insert(viewing)).error).toBeNull()
    return viewing
  }

  it('is booked, changed and cancelled by the administrator', async () => {
    const { id } = await booked()
    expect(await stored(id)).toMatchObject({
      property_inquiry_id: inquiry,
      property_id: sendable['property_inquiries']!['property_id'],
      ...{ ...meeting, minutes: 30, note: '', state: 'booked', sequence: 0 },
    })
    const video = { kind: 'video', meeting_place: '', host: 'Ada Byron', note: 'https://call.example/1' }
    const change = { starts_at: ahead(96), minutes: 45, ...video, sequence: 1 }
    expect((await admin.from('viewings').update(change).eq('id', id)).error).toBeNull()
    expect(await stored(id)).toMatchObject({ minutes: 45, ...video, sequence: 1 })
    const cancel = { state: 'cancelled', sequence: 2 }
    expect((await admin.from('viewings').update(cancel).eq('id', id)).error).toBeNull()
    expect(await stored(id)).toMatchObject({ state: 'cancelled', sequence: 2 })
    const again = await admin.from('viewings').update({ state: 'booked', sequence: 3 }).eq('id', id)
    expect(again.error?.hint).toBe('viewing-cancelled')
  })

  it.each(['anonymous', 'stranger'] as const)('can be neither read nor changed by the %s', async (role) => {
    const { id } = await booked()
    const viewings = () => clients[role].from('viewings')
    expect((await viewings().select()).data ?? []).toEqual([])
    expect((await viewings().insert(row())).error).toMatchObject({ code: '42501' })
    await viewings().update({ note: 'Mine', sequence: 1 }).eq('id', id)
    await viewings().delete().eq('id', id)
    expect(await stored(id)).toMatchObject({ note: '', sequence: 0 })
  })

  it('has an address that only staff can read, by whatever table or function', async () => {
    const { id } = await booked()
    const tables =
      'viewings properties listing_records listing_cards featured_cards listing_addresses staff_listings ' +
      'property_inquiries enquiries enquiry_followups audit_log'
    const period = { since: ahead(0), until: ahead(200) }
    const calls: [string, Record<string, unknown>][] = [
      ['diary', period],
      ['calendar_feed', { key: '0'.repeat(64) }],
      ['enquiry_emails', { of_kind: 'inquiry', of_id: inquiry }],
      ['undelivered_emails', {}],
    ]
    const everyone = await everybody()
    for (const role of roles) {
      const client = everyone[role]
      const responses = [
        ...(await Promise.all(tables.split(' ').map((table) => client.from(table).select()))),
        ...(await Promise.all(calls.map(([name, values]) => client.rpc(name, values)))),
      ]
      expect(JSON.stringify(responses).includes(meeting.meeting_place), role).toBe(staff.includes(role))
      const { data } = await client.from('viewings').select('meeting_place, host').eq('id', id)
      const { meeting_place, host } = meeting
      expect(data ?? [], role).toEqual(staff.includes(role) ? [{ meeting_place, host }] : [])
    }
  })

  it('can be deleted by nobody, so that its visitor is notified, nor moved to another listing', async () => {
    const { id } = await booked()
    await admin.from('viewings').delete().eq('id', id)
    await admin.from('viewings').update({ property_id: randomUUID(), sequence: 1 }).eq('id', id)
    expect(await stored(id)).toMatchObject({
      property_id: sendable['property_inquiries']!['property_id'],
      state: 'booked',
    })
  })

  it('can be changed only on top of the latest version', async () => {
    const { id } = await booked()
    for (const sequence of [0, 2])
      expect((await admin.from('viewings').update({ minutes: 60, sequence }).eq('id', id)).error?.hint).toBe(
        'changed-meanwhile',
      )
    expect(await stored(id)).toMatchObject({ minutes: 30, sequence: 0 })
  })

  it.each([
    ['in the past', { starts_at: ahead(-1) }, 'viewing-time-out-of-range'],
    ['in two years', { starts_at: ahead(2 * 366 * 24) }, 'viewing-time-out-of-range'],
    ['at no time', { starts_at: 'infinity' }, 'viewing-time-out-of-range'],
    ['of five minutes', { minutes: 5 }, 'viewings_minutes_range'],
    ['of a day', { minutes: 1440 }, 'viewings_minutes_range'],
    ['of another kind', { kind: 'by telepathy' }, 'viewings_kind_known'],
    ['in person without an address', { meeting_place: '' }, 'viewings_meeting_place_needed'],
    ['in person at a blank address', { meeting_place: ' \u00a0 ' }, 'viewings_meeting_place_needed'],
    ['by video with an address', { kind: 'video' }, 'viewings_meeting_place_needed'],
    ['at a long address', { meeting_place: 'x'.repeat(301) }, 'viewings_meeting_place_shape'],
    ['at an address of two lines', { meeting_place: '1 Row\nLondon' }, 'viewings_meeting_place_shape'],
    ['with nobody', { host: undefined }, 'host'],
    ['with a blank name', { host: ' ' }, 'viewings_host_shape'],
    ['with a long name', { host: 'x'.repeat(101) }, 'viewings_host_shape'],
    ['with a long note', { note: 'x'.repeat(301) }, 'viewings_note_length'],
    ['of no enquiry', { property_inquiry_id: randomUUID() }, 'enquiry-erased'],
  ])('%s is refused', async (_what, changes, why) => {
    const { error } = await admin.from('viewings').insert(row(changes))
    expect(error?.hint ?? error?.message).toContain(why)
  })

  it('is erased with its enquiry', async () => {
    const { id } = await booked()
    const named = { of_kind: 'inquiry', of_id: inquiry }
    expect((await admin.rpc('enquiry_emails', named)).data).toContainEqual(
      expect.objectContaining({ kind: 'viewing_reminder' }),
    )
    expect((await admin.rpc('erase_enquiries', { which: [{ kind: 'inquiry', id: inquiry }] })).data).toBe(1)
    expect(await stored(id)).toBeNull()
    expect((await admin.rpc('enquiry_emails', named)).data).toEqual([])
  })
})

describe('The emails of a viewing', () => {
  let database: Database
  beforeAll(async () => void (database = await migratedDatabase()), 120_000)
  afterAll(() => database.close())
  beforeEach(() => database.exec('delete from public.property_inquiries; delete from private.outbox'))

  async function book(starts: string) {
    const { rows } = await database.query<{ id: string }>(
      `with asked as (
         insert into public.property_inquiries (type, property_id, property_title, name, email, phone)
         values ('buy', gen_random_uuid(), 'A title of the sender’s', 'Adaeze Okafor', 'adaeze@example.com',
           '+234 803 000 0000')
         returning id)
       select id from asked`,
    )
    const viewing = await database.query<{ id: string }>(
      `insert into public.viewings (property_inquiry_id, starts_at, kind, meeting_place, host)
       values ($1, $2, 'in_person', $3, $4) returning id`,
      [rows[0]!.id, starts, meeting.meeting_place, meeting.host],
    )
    return viewing.rows[0]!.id
  }
  const change = (id: string, changes: string) =>
    database.exec(`update public.viewings set ${changes}, sequence = sequence + 1 where id = '${id}'`)
  const letters = async () =>
    (
      await database.query<{ kind: string; state: string; sequence: number | null; at: Date }>(
        `select kind, state, (data ->> 'sequence')::integer as sequence, next_attempt_at as at
         from private.outbox order by created_at, kind`,
      )
    ).rows
  const waiting = async () =>
    (await letters()).filter(({ state }) => state === 'queued').map(({ kind, sequence }) => `${kind} ${sequence}`)
  const claim = () => database.query<{ id: string }>('select * from public.claim_emails()')
  async function deliver() {
    for (const { id } of (await claim()).rows) await database.query(`select public.settle_email($1, 'sent')`, [id])
  }

  it('are a booking at once and a reminder at nine in London the day before', async () => {
    const starts = new Date(Date.now() + 30 * 86_400_000)
    await book(starts.toISOString())
    expect(await waiting()).toEqual(['viewing_booked 0', 'viewing_reminder 0'])
    const reminder = (await letters()).find(({ kind }) => kind === 'viewing_reminder')!
    const dayBefore = wallIn('Europe/London', new Date(starts.getTime() - 86_400_000)).slice(0, 10)
    expect(wallIn('Europe/London', reminder.at)).toBe(`${dayBefore}T09:00`)
  })
  it('include no reminder if the viewing is within a day', async () => {
    await book(ahead(23))
    expect(await waiting()).toEqual(['viewing_booked 0'])
  })
  it('move their reminder with the viewing, and delete it on cancellation', async () => {
    const id = await book(ahead(24 * 10))
    await deliver()
    await change(id, `starts_at = now() + interval '20 days'`)
    expect(await waiting()).toEqual(['viewing_changed 1', 'viewing_reminder 1'])
    const reminder = (await letters()).find(({ kind, state }) => kind === 'viewing_reminder' && state === 'queued')!
    expect(reminder.at.getTime()).toBeGreaterThan(Date.now() + 18 * 86_400_000)
    await deliver()
    await change(id, `state = 'cancelled'`)
    expect(await waiting()).toEqual(['viewing_cancelled 2'])
  })
  it('report a booking once, if it changed before the email was sent', async () => {
    const id = await book(ahead(24 * 10))
    await change(id, 'minutes = 45')
    expect(await waiting()).toEqual(['viewing_booked 1', 'viewing_reminder 1'])
    await change(id, `state = 'cancelled'`)
    expect(await letters(), 'nobody was told of anything').toEqual([])
  })
  it('withdraw one that a worker has claimed, and report the change', async () => {
    const id = await book(ahead(24 * 10))
    const [held] = (await claim()).rows
    await change(id, 'minutes = 45')
    await database.query(`select public.settle_email($1, 'retry', 'Try again later')`, [held!.id])
    expect(await waiting()).toEqual(['viewing_changed 1', 'viewing_reminder 1'])
    expect((await letters()).map(({ kind, state }) => `${kind} ${state}`)).toContain('viewing_booked withdrawn')
  })
  it('report nothing if nothing changed', async () => {
    const id = await book(ahead(24 * 10))
    await deliver()
    await change(id, 'minutes = 30')
    expect(await waiting()).toEqual(['viewing_reminder 0'])
  })
  it.each([`meeting_place = '78 Viewing Mews'`, `host = 'Ada Byron'`])(
    'report a new address or host: %s',
    async (set) => {
      const id = await book(ahead(24 * 10))
      await deliver()
      await change(id, set)
      expect(await waiting()).toEqual(['viewing_changed 1', 'viewing_reminder 1'])
    },
  )
  it('carry the address and the host', async () => {
    await book(ahead(24 * 10))
    const { rows } = await database.query<{ place: string; host: string }>(
      `select data ->> 'meeting_place' as place, data ->> 'host' as host from private.outbox`,
    )
    const both = { place: meeting.meeting_place, host: meeting.host }
    expect(rows).toEqual([both, both])
  })
  it('are not sent for a viewing that has begun', async () => {
    const id = await book(ahead(24 * 10))
    await database.exec(`alter table public.viewings disable trigger viewings_keep;
      update public.viewings set starts_at = now() - interval '1 minute', sequence = 1;
      alter table public.viewings enable trigger viewings_keep`)
    expect(await waiting()).toEqual([])
    await change(id, `state = 'cancelled'`)
    expect(await letters()).toEqual([])
    await book(ahead(1))
    await database.exec(`alter table public.viewings disable trigger user;
      update public.viewings set starts_at = now() - interval '1 minute' where state = 'booked';
      alter table public.viewings enable trigger user`)
    expect((await claim()).rows).toEqual([])
    expect((await letters()).map(({ state }) => state)).toEqual(['withdrawn'])
  })
  it('do not block the viewing if they cannot be queued', async () => {
    await database.exec('alter table private.outbox rename to outbox_elsewhere')
    try {
      const id = await book(ahead(48))
      expect((await database.query('select from public.viewings where id = $1', [id])).rows).toHaveLength(1)
    } finally {
      await database.exec('alter table private.outbox_elsewhere rename to outbox')
    }
  })
  it('contain no title invented by the sender', async () => {
    await book(ahead(48))
    const { rows } = await database.query<{ data: unknown }>('select data from private.outbox')
    expect(JSON.stringify(rows)).not.toContain('A title of the sender')
  })
})
