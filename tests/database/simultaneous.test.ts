import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openSession } from '../../scripts/lib/migrated-database'
import { completeListing } from '../complete-listing'
import { testDatabase } from './test-database'

// Two sessions that change the same rows at once.

type Session = ReturnType<typeof openSession>
const database = testDatabase()
let sessions: Session[] = []
const [me, ada, tom] = [randomUUID(), randomUUID(), randomUUID()]
beforeAll(async () => {
  for (const [id, name] of Object.entries({ [me]: 'Priya', [ada]: 'Ada', [tom]: 'Tom' }))
    await database.addAdministrator(id, `${name}@example.com`, name)
})
afterEach(async () => {
  await Promise.all(sessions.map(async (session) => session.end()))
  sessions = []
})

/** A session of its own, of an administrator or of the worker. */
async function open(who: 'staff' | 'worker') {
  const session = openSession(database.address)
  sessions.push(session)
  await session.exec(`set application_name = 'simultaneous'`)
  const claims = JSON.stringify({ sub: me, session_id: me })
  if (who === 'staff')
    await session.exec(`select set_config('request.jwt.claims', '${claims}', false); set role authenticated`)
  return session
}
const value = async <Value>(sql: string, values: unknown[] = [], session: Pick<Session, 'query'> = database) =>
  Object.values((await session.query<Record<string, Value>>(sql, values)).rows[0] ?? {})[0] as Value
/** Whether a session waits for a lock that another has. */
const waits = () =>
  value<boolean>(`select count(*) > 0 from pg_stat_activity
    where application_name = 'simultaneous' and datname = current_database() and wait_event_type = 'Lock'`)
/** Resolves when the work is done, or when it waits for the other session. */
async function doneOrWaiting(work: Promise<unknown>) {
  let done = false
  void work.then(
    () => (done = true),
    () => (done = true),
  )
  while (!done && !(await waits())) await new Promise((resolve) => setTimeout(resolve, 20))
}

async function createListing(status: 'draft' | 'live', record: Record<string, unknown> = {}) {
  const id = await database.insert('public.properties', completeListing('sale', { status }))
  await database.query('insert into public.listing_records (property_id, publish_at) values ($1, $2)', [
    id,
    record['publish_at'] ?? null,
  ])
  return id
}

describe('Two changes of one listing', () => {
  it('conflict if both set the negotiator', async () => {
    const listing = await createListing('live')
    const [first, second] = [await open('staff'), await open('staff')]
    const change = (session: Session, negotiator: string) =>
      value<string>(
        'select outcome from public.change_listings($1)',
        [[{ id: listing, before: { negotiator_id: null }, after: { negotiator_id: negotiator } }]],
        session,
      )
    await first.exec('begin')
    expect(await change(first, ada)).toBe('changed')
    const later = change(second, tom)
    await doneOrWaiting(later)
    await first.exec('commit')
    expect(await later).toBe('conflict')
    expect(await value('select negotiator_id from public.listing_records where property_id = $1', [listing])).toBe(ada)
  })
})

describe('A scheduled publication', () => {
  const state = async (listing: string) =>
    (
      await database.query(
        `select listing.status, record.publish_at is not null as scheduled, record.publish_refusal as refusal
          from public.properties listing join public.listing_records record on record.property_id = listing.id
          where listing.id = $1`,
        [listing],
      )
    ).rows[0]
  const publish = (session: Pick<Session, 'query'> = database) =>
    value<number>('select public.publish_due()', [], session)

  it('waits for the next minute while somebody else changes the listing', async () => {
    const listing = await createListing('draft', { publish_at: '2026-01-01' })
    const [colleague, worker] = [await open('worker'), await open('worker')]
    await colleague.exec(`begin; select from public.properties where id = '${listing}' for update`)
    const published = publish(worker)
    await doneOrWaiting(published)
    await colleague.exec(
      `update public.listing_records set vendor_notes = 'Call first.' where property_id = '${listing}'`,
    )
    await colleague.exec('commit')
    expect(await published).toBe(0)
    expect(await state(listing)).toEqual({ status: 'draft', scheduled: true, refusal: null })
    expect(await publish()).toBe(1)
    expect(await state(listing)).toEqual({ status: 'live', scheduled: false, refusal: null })
  })

  it.each(['40P01', '40001', '55P03', '53100'])('is tried again after the passing error %s', async (code) => {
    const listing = await createListing('draft', { publish_at: '2026-01-01' })
    await database.exec(`create or replace function private.fail() returns trigger language plpgsql as
      $$ begin raise exception 'Later.' using errcode = '${code}'; end $$;
      create or replace trigger properties_zz_fail before update on public.properties
        for each row execute function private.fail()`)
    expect(await publish()).toBe(0)
    await database.exec('drop function private.fail cascade')
    expect(await state(listing)).toEqual({ status: 'draft', scheduled: true, refusal: null })
    expect(await publish()).toBe(1)
  })
})

describe('The email about an assignment', () => {
  const listed = async (who: string) =>
    (
      await database.query<{ id: string }>(
        `select item ->> 'id' as id from private.outbox, jsonb_array_elements(data -> 'enquiries') item
          where kind = 'enquiries_assigned' and staff_id = $1`,
        [who],
      )
    ).rows
      .map(({ id }) => id)
      .toSorted()
  async function enquiries(count: number) {
    const { rows } = await database.query<{ id: string }>(
      `insert into public.contact_submissions (name, email, message)
        select 'Ada Obi', 'visitor@example.com', 'Hello.' from generate_series(1, $1::integer) returning id`,
      [count],
    )
    return rows.map(({ id }) => id).toSorted()
  }
  const assign = (session: Session, changes: [id: string, to: string][]) =>
    session
      .query<{ outcome: string }>('select outcome from public.change_enquiries($1)', [
        changes.map(([id, to]) => ({ kind: 'message', id, version: 0, after: { assigned_to: to } })),
      ])
      .then(({ rows }) => rows.map(({ outcome }) => outcome))
  const one = (session: Session, id: string, to: string) =>
    session.query(`insert into public.enquiry_followups (kind, enquiry_id, assigned_to) values ('message', $1, $2)`, [
      id,
      to,
    ])

  it('is not lost if two people assign enquiries of the same colleagues', async () => {
    await database.exec('delete from private.outbox')
    const [a, b, c, d, ...before] = (await enquiries(6)) as [string, string, string, string, ...string[]]
    const [first, second] = [await open('staff'), await open('staff')]
    // Both colleagues have an email that waits.
    await one(first, before[0]!, ada)
    await one(first, before[1]!, tom)
    await first.exec('begin')
    await one(first, a, ada)
    const others = assign(second, [
      [b, tom],
      [c, ada],
    ])
    await doneOrWaiting(others)
    await one(first, d, tom)
    await first.exec('commit')
    expect(await others).toEqual(['changed', 'changed'])
    expect(await listed(ada)).toEqual([a, c, before[0]].toSorted())
    expect(await listed(tom)).toEqual([b, d, before[1]].toSorted())
  })

  it('is not lost if two people assign overlapping enquiries', async () => {
    await database.exec('delete from private.outbox')
    const [a, b, c, ...before] = (await enquiries(5)) as [string, string, string, ...string[]]
    const [first, second] = [await open('staff'), await open('staff')]
    await one(first, before[0]!, ada)
    await one(first, before[1]!, tom)
    await first.exec('begin')
    expect(await assign(first, [[a, ada]])).toEqual(['changed'])
    const others = assign(second, [
      [b, ada],
      [c, tom],
    ])
    await doneOrWaiting(others)
    expect(await assign(first, [[b, tom]])).toEqual(['changed'])
    await first.exec('commit')
    expect(await others).toEqual(['conflict', 'changed'])
    expect(await listed(ada)).toEqual([a, before[0]].toSorted())
    expect(await listed(tom)).toEqual([b, c, before[1]].toSorted())
  })
})

describe('A home that two colleagues send to one person', () => {
  it('is sent once, if the person enquired twice', async () => {
    const [enquired, home] = [await createListing('live'), await createListing('live')]
    const { rows } = await database.query<{ id: string }>(
      `insert into public.property_inquiries (name, email, phone, type, property_id, property_title, message)
        select 'Mei Lin', mailbox, '+44 20 7946 0000', 'buy', $1, 'A home', 'Hello.'
        from unnest(array['mei.lin@example.com', 'Mei.Lin+homes@example.com']) mailbox returning id`,
      [enquired],
    )
    const [first, second] = [await open('staff'), await open('staff')]
    const send = (session: Session, id: string) =>
      value<number>(`select public.send_matching_homes('inquiry', $1, $2)`, [id, [home]], session).catch(
        (error: { hint?: string }) => error.hint,
      )
    await first.exec('begin')
    expect(await send(first, rows[0]!.id)).toBe(1)
    const later = send(second, rows[1]!.id)
    await doneOrWaiting(later)
    await first.exec('commit')
    expect(await later).toBe('listing-already-sent')
  })
})

describe('Two workers', () => {
  it('queue one email for each alert, and none without listings', async () => {
    await database.exec('delete from private.outbox; delete from private.alerts')
    const listing = await createListing('live')
    await database.exec(`with made as (
        insert into private.alerts (email, email_hash, filters, address, frequency, state, confirmed_at)
          select 'ada' || n || '@example.com', '', '{}', '', 'at_once', 'active', now() from generate_series(1, 12) n
          returning id)
      insert into private.alert_matches (alert_id, property_id) select id, '${listing}' from made;
      create or replace function private.wait() returns trigger language plpgsql as
        $$ begin
          if current_setting('app.slow', true) = 'yes' then perform pg_advisory_xact_lock(7); end if;
          return new;
        end $$;
      create or replace trigger outbox_zz_wait before insert on private.outbox
        for each row execute function private.wait()`)
    const [slow, quick] = [await open('worker'), await open('worker')]
    await database.exec('select pg_advisory_lock(7)')
    await slow.exec(`set app.slow = 'yes'`)
    const queue = 'select public.queue_alert_emails()'
    // The slow one has locked the first alerts, and has not come to the last ones.
    const first = value<number>(queue, [], slow)
    await doneOrWaiting(first)
    const second = await value<number>(queue, [], quick)
    await database.exec('select pg_advisory_unlock(7)')
    expect(second).toBeGreaterThan(0)
    expect((await first) + second).toBe(12)
    const { rows } = await database.query<{ listings: unknown }>(
      `select data -> 'listings' as listings from private.outbox where kind = 'alert_new_listings'`,
    )
    expect(rows).toHaveLength(12)
    expect(rows.every(({ listings }) => Array.isArray(listings) && listings.length === 1)).toBe(true)
  })
})
