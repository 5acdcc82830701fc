import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { wallTimeIn } from '../../src/lib/time/london-time'
import { anonymous, clientsOf, enquiryTables, listingRow, roles, sendable, staff } from './people'
import { testDatabase } from './test-database'

const ahead = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

const meeting = { kind: 'in_person', meeting_place: '77 Viewing Mews, London N1 2AA', host: 'Priya Nair' }

const clients = clientsOf(...roles)
const { administrator: admin } = clients

describe('A viewing', () => {
  let inquiry = ''
  beforeEach(async () => {
    inquiry = randomUUID()
    const { error } = await anonymous()
      .from('property_inquiries')
      .insert({ id: inquiry, ...sendable['property_inquiries'] })
    expect(error).toBeNull()
  })
  const row = (changes: Record<string, unknown> = {}) => ({
    id: randomUUID(),
    enquiry_kind: 'inquiry',
    enquiry_id: inquiry,
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
      enquiry_kind: 'inquiry',
      enquiry_id: inquiry,
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
    for (const role of roles) {
      const client = clients[role]
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
    ['of no enquiry', { enquiry_kind: 'inquiry', enquiry_id: randomUUID() }, 'enquiry-erased'],
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

describe('An appointment of any enquiry', () => {
  let listing = ''
  beforeAll(async () => {
    listing = randomUUID()
    expect((await admin.from('properties').insert({ ...listingRow(), id: listing })).error).toBeNull()
  })
  async function enquire(table: string) {
    const id = randomUUID()
    expect(
      (
        await anonymous()
          .from(table)
          .insert({ id, ...sendable[table] })
      ).error,
    ).toBeNull()
    return id
  }
  const idOfAccount = async (client: SupabaseClient) => (await client.auth.getUser()).data.user!.id
  const row = (changes: Record<string, unknown>) => ({ id: randomUUID(), starts_at: ahead(72), ...meeting, ...changes })
  const stored = async (id: string) => (await admin.from('viewings').select().eq('id', id).maybeSingle()).data

  it.each(Object.entries(enquiryTables))(
    '%s is booked, tells the visitor, and is erased with it',
    async (kind, table) => {
      const enquiry = await enquire(table)
      const named = { enquiry_kind: kind, enquiry_id: enquiry }
      const viewing = row({ ...named, property_id: listing })
      const visit = row({ ...named, appointment: 'valuation', property_id: null, starts_at: ahead(80) })
      expect((await clients.negotiator.from('viewings').insert(viewing)).error).toBeNull()
      expect((await clients.negotiator.from('viewings').insert(visit)).error).toBeNull()
      expect(await stored(viewing.id)).toMatchObject({ property_id: listing, appointment: 'viewing' })
      expect(await stored(visit.id)).toMatchObject({ property_id: null, appointment: 'valuation' })
      const { data: shown } = await admin.rpc('diary', { since: ahead(71), until: ahead(81) })
      expect(shown).toContainEqual(expect.objectContaining({ id: viewing.id, enquiry_kind: kind, title: 'Test Home' }))
      expect(shown).toContainEqual(expect.objectContaining({ id: visit.id, appointment: 'valuation', title: '' }))
      const { data: followUp } = await admin.from('enquiry_followups').select('kind, state').eq('enquiry_id', enquiry)
      expect(followUp).toEqual([{ kind, state: 'viewing_booked' }])
      const { data: emails } = await admin.rpc('enquiry_emails', { of_kind: kind, of_id: enquiry })
      expect((emails as { kind: string }[]).filter((email) => email.kind === 'viewing_booked')).toHaveLength(2)
      expect((await admin.rpc('erase_enquiries', { which: [{ kind, id: enquiry }] })).data).toBe(1)
      expect(await stored(viewing.id)).toBeNull()
      expect(await stored(visit.id)).toBeNull()
    },
  )

  it.each([
    ['without a listing', { property_id: null }, 'viewing-listing-missing'],
    ['of an unknown listing', { property_id: randomUUID() }, 'viewing-listing-missing'],
    ['of an unknown enquiry', { enquiry_id: randomUUID() }, 'enquiry-erased'],
    ['of an unknown kind', { enquiry_kind: 'rumour' }, 'viewings_enquiry_kind_known'],
    ['of another appointment', { appointment: 'lunch' }, 'viewings_appointment_known'],
  ])('%s is refused', async (_what, changes, why) => {
    const enquiry = { enquiry_kind: 'message', enquiry_id: await enquire('contact_submissions') }
    const { error } = await admin.from('viewings').insert(row({ ...enquiry, property_id: listing, ...changes }))
    expect(error?.hint ?? error?.message).toContain(why)
  })

  it('reopens a closed enquiry, and takes the next version', async () => {
    const enquiry = await enquire('contact_submissions')
    const followUp = { kind: 'message', enquiry_id: enquiry, state: 'contacted' }
    expect((await admin.from('enquiry_followups').insert(followUp)).error).toBeNull()
    const state = async () =>
      (await admin.from('enquiry_followups').select('state, version').eq('enquiry_id', enquiry).single()).data
    const book = async () => {
      const viewing = row({ enquiry_kind: 'message', enquiry_id: enquiry, property_id: listing })
      expect((await admin.from('viewings').insert(viewing)).error).toBeNull()
    }
    await book()
    expect(await state()).toEqual({ state: 'viewing_booked', version: 2 })
    await admin.from('enquiry_followups').update({ state: 'closed', version: 3 }).eq('enquiry_id', enquiry)
    await book()
    expect(await state()).toEqual({ state: 'viewing_booked', version: 4 })
  })

  it('that is cancelled returns its enquiry to “Contacted”, unless another is ahead or it is closed', async () => {
    const enquiry = await enquire('contact_submissions')
    const state = async () =>
      (await admin.from('enquiry_followups').select('state, version').eq('enquiry_id', enquiry).single()).data
    const book = async () => {
      const viewing = row({ enquiry_kind: 'message', enquiry_id: enquiry, property_id: listing })
      expect((await admin.from('viewings').insert(viewing)).error).toBeNull()
      return viewing.id
    }
    const cancel = (id: string) => admin.from('viewings').update({ state: 'cancelled', sequence: 1 }).eq('id', id)
    const [first, second] = [await book(), await book()]
    await cancel(first)
    expect(await state()).toEqual({ state: 'viewing_booked', version: 2 })
    await cancel(second)
    expect(await state()).toEqual({ state: 'contacted', version: 3 })
    const third = await book()
    await admin.from('enquiry_followups').update({ state: 'closed', version: 5 }).eq('enquiry_id', enquiry)
    await cancel(third)
    expect(await state()).toEqual({ state: 'closed', version: 5 })
  })

  it('has an attendee who may edit and still has access', async () => {
    const enquiry = { enquiry_kind: 'message', enquiry_id: await enquire('contact_submissions'), property_id: listing }
    const book = (attendee: string) => admin.from('viewings').insert(row({ ...enquiry, attendee_id: attendee }))
    expect((await book(await idOfAccount(clients.negotiator))).error).toBeNull()
    expect((await book(await idOfAccount(clients.reader))).error?.hint).toBe('attendee-is-reader')
    expect((await book(await idOfAccount(clients.ended))).error?.hint).toBe('account-ended')
  })

  it('takes feedback from editors once it has begun, and not before', async () => {
    const enquiry = { enquiry_kind: 'message', enquiry_id: await enquire('contact_submissions'), property_id: listing }
    const viewing = row(enquiry)
    expect((await admin.from('viewings').insert(viewing)).error).toBeNull()
    const early = await admin.from('viewings').update({ feedback: 'interested', sequence: 1 }).eq('id', viewing.id)
    expect(early.error?.hint).toBe('feedback-too-early')
    const readers = await clients.reader.from('viewings').update({ feedback: 'interested', sequence: 1 }).select()
    expect(readers.data ?? []).toEqual([])
  })
})

describe('Feedback on a viewing', () => {
  const database = testDatabase()

  it('is stored with its version after the start, and sends no email', async () => {
    await database.exec(`
      insert into public.contact_submissions (id, name, email, message)
        values ('5d0b8f3e-1111-4111-8111-000000000001', 'Adaeze Okafor', 'adaeze@example.com', 'Good morning.');
      insert into public.viewings (id, enquiry_kind, enquiry_id, appointment, starts_at, kind, meeting_place, host)
        values ('5d0b8f3e-1111-4111-8111-000000000002', 'message', '5d0b8f3e-1111-4111-8111-000000000001', 'valuation',
          now() + interval '1 hour', 'in_person', '1 Row', 'Ada Byron');
      alter table public.viewings disable trigger user;
      update public.viewings set starts_at = now() - interval '1 hour';
      alter table public.viewings enable trigger user;
      delete from private.outbox`)
    const give = (sequence: number, values: string) =>
      database.query(`update public.viewings set ${values}, sequence = ${sequence}
        returning feedback, feedback_note as note, feedback_at is not null as dated`)
    const first = await give(1, `feedback = 'offer_likely', feedback_note = 'Loved the garden.'`)
    expect(first.rows).toEqual([{ feedback: 'offer_likely', note: 'Loved the garden.', dated: true }])
    await expect(give(1, `feedback = 'interested'`)).rejects.toThrow('changed')
    await expect(give(2, `feedback = 'delighted'`)).rejects.toThrow('viewings_feedback_known')
    await expect(give(2, `feedback_note = repeat('x', 1001)`)).rejects.toThrow('viewings_feedback_note_length')
    await expect(give(2, `feedback = null`)).rejects.toThrow('viewings_feedback_note_explains')
    expect((await database.query('select from private.outbox')).rows).toEqual([])
  })

  it('can follow on a time that nobody confirmed, of which no email is sent afterwards', async () => {
    await database.exec(`
      insert into public.viewings (id, enquiry_kind, enquiry_id, appointment, starts_at, kind, host, by_visitor, state)
        select gen_random_uuid(), 'message', '5d0b8f3e-1111-4111-8111-000000000001', 'valuation',
          now() + days * interval '1 day', 'in_person', 'Our team', true, 'requested'
        from generate_series(1, 2) as days;
      alter table public.viewings disable trigger user;
      update public.viewings set starts_at = starts_at - interval '3 days' where by_visitor;
      alter table public.viewings enable trigger user;
      update private.outbox set state = 'sent', data = '{}'`)
    const outcomes = database.query(`update public.viewings set sequence = 1,
        state = case when starts_at < now() - interval '1 day' then 'booked' else 'cancelled' end
      where by_visitor returning state`)
    expect((await outcomes).rows).toHaveLength(2)
    expect((await database.query(`select from private.outbox where state <> 'sent'`)).rows).toEqual([])
    await database.exec(`delete from public.viewings where by_visitor; delete from private.outbox`)
  })

  it('needs no address once it has begun, unlike a time ahead', async () => {
    const confirm = async (hours: number) => {
      await database.exec(`
        insert into public.viewings (id, enquiry_kind, enquiry_id, appointment, starts_at, kind, host, by_visitor,
          state)
          values (gen_random_uuid(), 'message', '5d0b8f3e-1111-4111-8111-000000000001', 'valuation',
            now() + interval '3 days', 'in_person', 'Our team', true, 'requested');
        alter table public.viewings disable trigger user;
        update public.viewings set starts_at = now() + ${hours} * interval '1 hour' where by_visitor;
        alter table public.viewings enable trigger user`)
      return database.query(`update public.viewings set sequence = 1, state = 'booked' where by_visitor`)
    }
    await confirm(-1)
    await database.exec(`delete from public.viewings where by_visitor`)
    await expect(confirm(1)).rejects.toThrow('viewings_meeting_place_needed')
    await database.exec(`delete from public.viewings where by_visitor; delete from private.outbox`)
  })

  it('survives the account of whoever attended', async () => {
    await database.exec(`
      insert into auth.users (id, email) values ('5d0b8f3e-1111-4111-8111-000000000003', 'gone@example.com');
      insert into public.staff (user_id, name, email, role)
        values ('5d0b8f3e-1111-4111-8111-000000000003', 'Gone', 'gone@example.com', 'negotiator');
      update public.viewings set attendee_id = '5d0b8f3e-1111-4111-8111-000000000003', sequence = sequence + 1;
      delete from auth.users where email = 'gone@example.com'`)
    const { rows } = await database.query('select attendee_id, feedback from public.viewings')
    expect(rows).toEqual([{ attendee_id: null, feedback: 'offer_likely' }])
  })
})

describe('The emails of a viewing', () => {
  const database = testDatabase()
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
      `insert into public.viewings (enquiry_kind, enquiry_id, starts_at, kind, meeting_place, host)
       values ('inquiry', $1, $2, 'in_person', $3, $4) returning id`,
      [rows[0]!.id, starts, meeting.meeting_place, meeting.host],
    )
    return viewing.rows[0]!.id
  }
  const change = (id: string, changes: string) =>
    database.exec(`update public.viewings set ${changes}, sequence = sequence + 1 where id = '${id}'`)
  const emails = async () =>
    (
      await database.query<{ kind: string; state: string; sequence: number | null; at: Date }>(
        `select kind, state, (data ->> 'sequence')::integer as sequence, next_attempt_at as at
         from private.outbox order by created_at, kind`,
      )
    ).rows
  const waiting = async () =>
    (await emails()).filter(({ state }) => state === 'queued').map(({ kind, sequence }) => `${kind} ${sequence}`)
  const claim = () => database.query<{ id: string }>('select * from public.claim_emails()')
  async function deliver() {
    for (const { id } of (await claim()).rows) await database.query(`select public.settle_email($1, 'sent')`, [id])
  }

  it('are a booking at once and a reminder at nine in London the day before', async () => {
    const starts = new Date(Date.now() + 30 * 86_400_000)
    await book(starts.toISOString())
    expect(await waiting()).toEqual(['viewing_booked 0', 'viewing_reminder 0'])
    const reminder = (await emails()).find(({ kind }) => kind === 'viewing_reminder')!
    const dayBefore = wallTimeIn('Europe/London', new Date(starts.getTime() - 86_400_000)).slice(0, 10)
    expect(wallTimeIn('Europe/London', reminder.at)).toBe(`${dayBefore}T09:00`)
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
    const reminder = (await emails()).find(({ kind, state }) => kind === 'viewing_reminder' && state === 'queued')!
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
    expect(await emails(), 'nobody was told of anything').toEqual([])
  })
  it('withdraw one that a worker has claimed, and report the change', async () => {
    const id = await book(ahead(24 * 10))
    const [held] = (await claim()).rows
    await change(id, 'minutes = 45')
    await database.query(`select public.settle_email($1, 'retry', 'Try again later')`, [held!.id])
    expect(await waiting()).toEqual(['viewing_changed 1', 'viewing_reminder 1'])
    expect((await emails()).map(({ kind, state }) => `${kind} ${state}`)).toContain('viewing_booked withdrawn')
  })
  it('report nothing if nothing changed', async () => {
    const id = await book(ahead(24 * 10))
    await deliver()
    await change(id, 'minutes = 30')
    expect(await waiting()).toEqual(['viewing_reminder 0'])
  })
  it('report nothing if only the attendee changed, who meets the visitor under the same name', async () => {
    const id = await book(ahead(24 * 10))
    await deliver()
    await database.exec(`
      insert into auth.users (id, email) values ('5d0b8f3e-1111-4111-8111-000000000004', 'priya@example.com')
        on conflict do nothing;
      insert into public.staff (user_id, name, email, role)
        values ('5d0b8f3e-1111-4111-8111-000000000004', 'Priya Nair', 'priya@example.com', 'negotiator')
        on conflict do nothing`)
    await change(id, `attendee_id = '5d0b8f3e-1111-4111-8111-000000000004'`)
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
    expect(await emails()).toEqual([])
    await book(ahead(1))
    await database.exec(`alter table public.viewings disable trigger user;
      update public.viewings set starts_at = now() - interval '1 minute' where state = 'booked';
      alter table public.viewings enable trigger user`)
    expect((await claim()).rows).toEqual([])
    expect((await emails()).map(({ state }) => state)).toEqual(['withdrawn'])
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
