import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { everyCase } from '../every-case'
import { linkedTexts } from '../unit/domain/email/linked-texts'
import { address, anonymous, clientsOf, editors, everyone, network, roles, sendable, signIn, staff } from './people'
import { testDatabase } from './test-database'

// A minute past the hour at night: no other hours begin there, so these slots belong to this test alone.
const nights = {
  purpose: 'valuation',
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  opens: '01:07',
  closes: '06:00',
  minutes: 45,
  every_minutes: 60,
  in_person: true,
  by_video: false,
}

interface Slot {
  starts_at: string
  minutes: number
}

describe('A valuation visit', () => {
  const clients = clientsOf(...roles)
  const { administrator: admin } = clients
  let negotiator = ''
  beforeAll(async () => {
    const { data } = await admin.from('staff').select('user_id').eq('role', 'negotiator').is('ended_at', null)
    negotiator = data![0]!.user_id as string
  })
  afterEach(async () => void (await admin.from('viewing_hours').delete().in('id', created.splice(0))))

  const created: string[] = []
  let minute = 7
  /** Hours of the negotiator that begin at a minute of their own. */
  async function hours(changes: Record<string, unknown> = {}) {
    const opens = `01:${String(minute++).padStart(2, '0')}`
    const id = randomUUID()
    created.push(id)
    const row = { ...nights, opens, attendee_id: negotiator, ...changes }
    expect((await admin.from('viewing_hours').insert({ ...row, id })).error).toBeNull()
    const free = async (client = anonymous()) =>
      ((await client.rpc('viewing_slots', { days: 61 })).data as Slot[]).filter(
        ({ starts_at }) => starts_at.slice(14, 16) === opens.slice(3),
      )
    return { id, free }
  }
  const request = async (changes: Record<string, unknown> = {}) => {
    const row = { ...sendable['booking_valuations'], email: address(), ...changes, id: randomUUID() }
    expect((await anonymous().from('booking_valuations').insert(row)).error).toBeNull()
    return row
  }
  const hold = async (enquiry: string, start: string, client = anonymous()) =>
    client.rpc('hold_visit', { enquiry, start, time_zone: 'Africa/Lagos' })
  const visitsOf = async (id: string) => (await admin.from('viewings').select().eq('enquiry_id', id)).data ?? []

  it('has times that everybody reads, of the hours for visits alone', async () => {
    const { free } = await hours()
    for (const role of everyone) expect((await free(clients[role])).length, role).toBeGreaterThan(100)
    const ahead = (await free()).map(({ starts_at }) => (Date.parse(starts_at) - Date.now()) / 3_600_000)
    expect(Math.min(...ahead)).toBeGreaterThanOrEqual(23.9)
    expect(Math.max(...ahead)).toBeLessThan(61 * 24 + 1)
    const { data: listings } = await admin.from('properties').select('id').limit(1)
    const { data: shown } = await anonymous().rpc('viewing_slots', { listing: listings![0]!.id, days: 61 })
    expect((shown as Slot[]).filter(({ starts_at }) => /:0[7-9]:00|:[1-4]\d:00/.test(starts_at.slice(13)))).toEqual([])
  })

  it.each(roles)('has hours that staff read and editors change: %s', async (role) => {
    const { id } = await hours()
    const own = () => clients[role].from('viewing_hours')
    expect((await own().select('purpose').eq('id', id)).data ?? []).toHaveLength(staff.includes(role) ? 1 : 0)
    await own().update({ gap_minutes: 15 }).eq('id', id)
    const { data } = await admin.from('viewing_hours').select('gap_minutes').eq('id', id)
    expect(data).toEqual([{ gap_minutes: editors.includes(role) ? 15 : 0 }])
  })

  it.each([
    { attendee_id: null },
    { by_video: true },
    { in_person: false, by_video: true },
    { gap_minutes: -1 },
    { gap_minutes: 300 },
    { purpose: 'tea' },
  ])('has sensible hours, not %o', async (wrong) => {
    const { error } = await admin.from('viewing_hours').insert({ ...nights, attendee_id: negotiator, ...wrong })
    expect(error?.code).toBe('23514')
  })

  it('is held after the request, waits for staff, and is stored once however often it is sent', async () => {
    const { free } = await hours()
    const [first, second] = await free()
    const { id } = await request()
    for (let press = 0; press < 2; press++)
      expect((await hold(id, first!.starts_at)).data).toMatchObject({ state: 'requested', minutes: 45 })
    expect(await visitsOf(id)).toMatchObject([
      {
        ...{ appointment: 'valuation', state: 'requested', by_visitor: true, property_id: null, kind: 'in_person' },
        ...{ attendee_id: negotiator, meeting_place: 'WC1X 8LU', viewer_time_zone: 'Africa/Lagos' },
      },
    ])
    expect((await free()).map(({ starts_at }) => starts_at)).not.toContain(first!.starts_at)
    expect((await hold(id, second!.starts_at)).error).toMatchObject({ code: 'PT409', hint: 'visit-held' })
    const { data: diary } = await admin.rpc('diary', { since: first!.starts_at, until: second!.starts_at })
    expect((diary as { enquiry_id: string }[]).find(({ enquiry_id }) => enquiry_id === id)).toMatchObject({
      ...{ appointment: 'valuation', state: 'requested', viewer_time_zone: 'Africa/Lagos' },
    })
  })

  it('of a page’s form knows the address, and confirms itself where the hours say so', async () => {
    const { free } = await hours({ self_confirming: true })
    const row = { ...sendable['valuation_requests'], email: address(), id: randomUUID() }
    expect((await anonymous().from('valuation_requests').insert(row)).error).toBeNull()
    expect((await hold(row.id, (await free())[0]!.starts_at)).data).toMatchObject({ state: 'booked' })
    expect(await visitsOf(row.id)).toMatchObject([{ state: 'booked', meeting_place: '1 Canonbury Row, N1 2AA' }])
    const { data: followUp } = await admin.from('enquiries').select('state').eq('id', row.id)
    expect(followUp).toEqual([{ state: 'viewing_booked' }])
  })

  it.each([
    ['5 Canonbury Sq\nFlat 3', '5 Canonbury Sq, Flat 3, N1 2AA'],
    ['Flat 1,\r\n 2 High Street\n', 'Flat 1, 2 High Street, N1 2AA'],
  ])('has the lines of its address between commas: %j', async (written, meeting_place) => {
    const { free } = await hours()
    const row = { ...sendable['valuation_requests'], address: written, email: address(), id: randomUUID() }
    expect((await anonymous().from('valuation_requests').insert(row)).error).toBeNull()
    const { data } = await hold(row.id, (await free()).at(-1)!.starts_at)
    const [visit] = await visitsOf(row.id)
    expect(visit).toMatchObject({ meeting_place })
    // The calendar entry of the page is that of our emails.
    expect(data).toMatchObject({ id: (visit as { id: string }).id })
  })

  it('is confirmed by staff, who may send somebody else', async () => {
    const { free } = await hours()
    const { id: enquiry } = await request()
    await hold(enquiry, (await free())[0]!.starts_at)
    const [{ id }] = (await visitsOf(enquiry)) as [{ id: string }]
    const { data: me } = await admin.from('staff').select('user_id').eq('role', 'administrator').is('ended_at', null)
    const confirm = { state: 'booked', host: 'Ada', attendee_id: me![0]!.user_id as string, sequence: 1 }
    for (const role of roles.filter((each) => !editors.includes(each)))
      await clients[role].from('viewings').update(confirm).eq('id', id)
    expect(await visitsOf(enquiry)).toMatchObject([{ state: 'requested' }])
    expect((await clients.negotiator.from('viewings').update(confirm).eq('id', id)).error).toBeNull()
    expect(await visitsOf(enquiry)).toMatchObject([{ state: 'booked', by_visitor: false, host: 'Ada' }])
  })

  it('is not at the time of another appointment of that person, with the journey between them', async () => {
    const { free } = await hours({ gap_minutes: 30 })
    const before = (await free()).map(({ starts_at }) => starts_at)
    const at = new Date(Date.parse(before.at(-3)!) + 65 * 60_000)
    const appointment = { enquiry_kind: 'booking', enquiry_id: (await request()).id, appointment: 'valuation' }
    const place = { kind: 'in_person', meeting_place: '1 Test Row', host: 'Ada', attendee_id: negotiator }
    const { error } = await admin
      .from('viewings')
      .insert({ ...appointment, ...place, starts_at: at.toISOString(), minutes: 20 })
    expect(error).toBeNull()
    // It begins 20 minutes after the end of the one before, and lies in the next one.
    const after = (await free()).map(({ starts_at }) => starts_at)
    expect(before.filter((each) => !after.includes(each))).toEqual([before.at(-3), before.at(-2)])
  })

  const owners = everyCase ? 200 : 20
  it(`goes to one of ${owners} owners in the same second; the others hear of it, and no email is wrong`, async () => {
    const { free } = await hours()
    const wanted = (await free())[20]!.starts_at
    const requests = await Promise.all(Array.from({ length: owners }, () => request()))
    const results = await Promise.all(requests.map(({ id }) => hold(id, wanted)))
    const held = requests.filter((_, n) => results[n]!.error === null)
    expect(held).toHaveLength(1)
    const refused = results.flatMap(({ error }) => error ?? [])
    expect(new Set(refused.map(({ code, hint }) => `${code} ${hint}`))).toEqual(new Set(['PT409 slot-taken']))
    const { data: left } = await anonymous().rpc('viewing_slots', { days: 61 })
    const times = new Set((left as Slot[]).map(({ starts_at }) => Date.parse(starts_at)))
    for (const { details } of refused) {
      const near = JSON.parse(details) as string[]
      expect(near).toHaveLength(3)
      expect(near.every((at) => times.has(Date.parse(at)))).toBe(true)
    }
    const ids = requests.map(({ id }) => id)
    const emails: Record<string, string[]> = {}
    for (const of_id of ids) {
      const { data } = await admin.rpc('enquiry_emails', { of_kind: 'booking', of_id })
      emails[of_id] = (data as { kind: string }[]).map(({ kind }) => kind).sort()
    }
    const enquiryEmails = ['enquiry_for_staff', 'enquiry_received']
    for (const id of ids)
      expect(emails[id], id).toEqual(
        id === held[0]!.id ? [...enquiryEmails, 'viewing_for_staff', 'viewing_requested'] : enquiryEmails,
      )
    const { data: stored } = await admin.from('viewings').select('enquiry_id,state').eq('starts_at', wanted)
    expect(stored).toEqual([{ enquiry_id: held[0]!.id, state: 'requested' }])
  }, 120_000)

  it.each([
    ['in the past', () => new Date(Date.now() - 3_600_000), 'slot-past'],
    ['within the notice', (at: Date) => new Date(at.getTime() - 24 * 3_600_000), 'slot-too-soon'],
    ['outside the hours', (at: Date) => new Date(at.getTime() + 13_000), 'slot-outside-hours'],
    ['beyond sixty days', (at: Date) => new Date(at.getTime() + 62 * 24 * 3_600_000), 'slot-too-far'],
  ])('is refused in words %s, and the request stays', async (_when, change, hint) => {
    const { free } = await hours()
    const { id } = await request()
    const at = change(new Date((await free())[0]!.starts_at))
    const { error } = await hold(id, at.toISOString())
    expect(error).toMatchObject({ code: 'PT422', hint, message: expect.stringMatching(/Please choose/) })
    expect(error!.message).not.toContain('home')
    expect((await admin.from('booking_valuations').select('id').eq('id', id)).data).toEqual([{ id }])
    expect(await visitsOf(id)).toEqual([])
  })

  it('is nobody’s who does not know the request, and three for one address', async () => {
    const { free } = await hours()
    for (const role of everyone)
      expect((await hold(randomUUID(), (await free())[0]!.starts_at, clients[role])).error, role).toMatchObject({
        ...{ code: 'PT410', hint: 'visit-too-late' },
      })
    const email = address()
    const hints: unknown[] = []
    for (let n = 0; n < 4; n++)
      hints.push((await hold((await request({ email })).id, (await free())[0]!.starts_at)).error?.hint ?? null)
    expect(hints).toEqual([null, null, null, 'visits-of-three-homes-held'])
  })

  it.each(['anonymous', 'stranger', 'administrator'] as const)(
    'is one of ten an hour for one sender under made-up addresses: %s',
    async (role) => {
      const { free } = await hours()
      const sender = anonymous(network())
      if (role !== 'anonymous') await signIn(sender, role)
      const times = (await free()).map(({ starts_at }) => starts_at)
      for (const time of times.slice(0, 10)) expect((await hold((await request()).id, time, sender)).error).toBeNull()
      const { id } = await request()
      const { error } = await hold(id, times[10]!, sender)
      expect(error).toMatchObject({ code: 'rate_limit', hint: 'visits-rate-limit' })
      // Another sender has the time.
      expect((await hold(id, times[10]!)).error).toBeNull()
    },
  )

  it.each([...linkedTexts, 'Write to ada@evil'])('waits for staff if its place looks like a link: %s', async (link) => {
    const { free } = await hours({ self_confirming: true })
    const typed = { email: address(), address: `Your refund: ${link}`, id: randomUUID() }
    const row = { ...sendable['valuation_requests'], ...typed }
    expect((await anonymous().from('valuation_requests').insert(row)).error).toBeNull()
    expect((await hold(row.id, (await free())[0]!.starts_at)).data).toMatchObject({ state: 'requested' })
    const [visit] = await visitsOf(row.id)
    const confirmed = admin.from('viewings').update({ state: 'booked', sequence: 1 }).eq('id', visit!.id)
    expect((await confirmed.select('state').single()).data).toEqual({ state: 'booked' })
  })
})

describe('The hours of visits', () => {
  const database = testDatabase()
  const person = randomUUID()
  beforeAll(async () => {
    await database.exec(`insert into auth.users (id, email) values ('${person}', 'ada@example.com')`)
    await database.exec(`insert into public.staff (user_id, name, email, role)
      values ('${person}', 'Ada', 'ada@example.com', 'negotiator')`)
  })
  const { rows } = database

  /** An owner's request, whose visit is held at the first free time. */
  async function held() {
    const id = randomUUID()
    await database.query(
      `insert into public.booking_valuations (id, type, name, email, phone, postcode, property_types)
        values ($1, 'sale', 'Adaeze Okafor', $2, '+234 803 000 0000', 'N1 2AA', '{newFlat}')`,
      [id, `${id}@example.com`],
    )
    await database.query(
      `select public.hold_visit($1, (select min(starts_at) from public.viewing_slots()), 'Africa/Lagos')`,
      [id],
    )
    return id
  }
  /** The secret of the email, which is sent with all others. */
  async function tokenOf(id: string) {
    const [queued] = await rows<{ token: string }>(
      `select data ->> 'token' as token from private.outbox where enquiry_id = $1 and kind = 'viewing_requested'
        and state = 'queued'`,
      [id],
    )
    await send(id)
    return queued!.token
  }
  const send = (id: string) =>
    rows(`update private.outbox set state = 'sent' where enquiry_id = $1 and state = 'queued'`, [id])

  it('give a link that moves and cancels the visit, and notify the department', async () => {
    await database.exec(`insert into public.viewing_hours (purpose, attendee_id, weekdays, opens, closes, by_video)
      values ('valuation', '${person}', '{1,2,3,4,5,6,7}', '09:00', '18:00', false)`)
    const id = await held()
    const token = await tokenOf(id)
    const [{ shown }] = (await rows<{ shown: object }>('select public.viewing_by_token($1) as shown', [token])) as [
      { shown: object },
    ]
    expect(shown).toMatchObject({ appointment: 'valuation', state: 'requested', listing_id: null, title: '' })
    expect(JSON.stringify(shown)).not.toMatch(/N1 2AA|Adaeze|example\.com/)
    await rows('select public.move_viewing($1, (select max(starts_at) from public.viewing_slots()))', [token])
    await send(id)
    await rows('select public.cancel_viewing($1)', [token])
    const notices = await rows<{ department: string; data: object }>(
      `select department, data from private.outbox where enquiry_id = $1 and kind = 'viewing_for_staff'
        order by created_at`,
      [id],
    )
    expect(notices).toMatchObject(
      ['chosen', 'moved', 'cancelled'].map((change) => ({
        ...{ department: 'sales', data: { change, appointment: 'valuation', viewer_time_zone: 'Africa/Lagos' } },
      })),
    )
    await expect(
      rows('select public.move_viewing($1, (select min(starts_at) from public.viewing_slots()))', [token]),
    ).rejects.toMatchObject({ hint: 'viewing-cancelled', message: expect.stringContaining('This visit') })
  })

  it('leave a place that looks like a link to staff when the visit is moved by its link', async () => {
    await database.exec('update public.viewing_hours set self_confirming = true')
    const states: unknown[] = []
    for (const place of ['Flat 2.Rear', 'Flat 2']) {
      const id = randomUUID()
      await database.query(
        `insert into public.valuation_requests (id, type, name, email, phone, postcode, bedrooms, address)
          values ($1, 'sales', 'Adaeze Okafor', $2, '+234 803 000 0000', 'N1 2AA', '3', $3)`,
        [id, `${id}@example.com`, place],
      )
      await rows('select public.hold_visit($1, (select min(starts_at) from public.viewing_slots()))', [id])
      const [queued] = await rows<{ token: string }>(
        `select data ->> 'token' as token from private.outbox where enquiry_id = $1 and data ? 'token'`,
        [id],
      )
      await rows('select public.move_viewing($1, (select max(starts_at) from public.viewing_slots()))', [queued!.token])
      states.push(...(await rows('select state from public.viewings where enquiry_id = $1', [id])))
      await rows(`update public.viewings set state = 'cancelled', sequence = sequence + 1 where enquiry_id = $1`, [id])
    }
    await database.exec('update public.viewing_hours set self_confirming = false')
    expect(states).toEqual([{ state: 'requested' }, { state: 'booked' }])
  })

  it('notify the department once of what changed since its last email: chosen and moved is chosen', async () => {
    const id = await held()
    const [queued] = await rows<{ token: string }>(
      `select data ->> 'token' as token from private.outbox where enquiry_id = $1 and kind = 'viewing_requested'`,
      [id],
    )
    // The worker has claimed the owner's email alone.
    await rows(`update private.outbox set state = 'sent' where enquiry_id = $1 and kind = 'viewing_requested'`, [id])
    const moved = 'select public.move_viewing($1, (select max(starts_at) from public.viewing_slots()))'
    await rows(moved, [queued!.token])
    const notices = 'select data from private.outbox where enquiry_id = $1 and kind = $2'
    expect(await rows(notices, [id, 'viewing_for_staff'])).toMatchObject([{ data: { change: 'chosen', was: null } }])
  })

  it('are chosen and cancelled until the department has had six emails in an hour', async () => {
    const id = await held()
    const choose = `select public.hold_visit($1, (select min(starts_at) from public.viewing_slots()))`
    for (let time = 0; time < 3; time++) {
      if (time > 0) await rows(choose, [id])
      await rows('select public.cancel_viewing($1)', [await tokenOf(id)])
      await send(id)
    }
    await expect(rows(choose, [id])).rejects.toMatchObject({ code: 'PT429', hint: 'time-changed-often' })
    await database.query(
      `update private.outbox set created_at = created_at - interval '1 hour' where enquiry_id = $1`,
      [id],
    )
    await rows(choose, [id])
  })

  it('expire with their link, and go with the request', async () => {
    const id = await held()
    const token = await tokenOf(id)
    await database.query(`update private.viewing_links set expires_at = now() - interval '1 minute'`)
    const [state] = await rows('select public.viewing_by_token($1) as shown', [token])
    expect(state).toEqual({ shown: { appointment: 'valuation', state: 'expired', renewable: true } })
    await database.query('delete from public.booking_valuations where id = $1', [id])
    expect(await rows('select from public.viewings where enquiry_id = $1', [id])).toEqual([])
  })

  it('are recorded: who changed them, and from what to what', async () => {
    const hours = randomUUID()
    await database.exec(`insert into public.viewing_hours (id, purpose, attendee_id, weekdays, opens, closes, by_video)
      values ('${hours}', 'valuation', '${person}', '{1,2}', '09:00', '12:00', false)`)
    await database.exec(`select set_config('request.jwt.claims', '{"sub":"${person}"}', false)`)
    await database.exec(`update public.viewing_hours set closes = '13:00', minutes = 45 where id = '${hours}'`)
    await database.exec(`update public.viewing_hours set closes = '13:00' where id = '${hours}'`)
    await database.exec(`delete from public.viewing_hours where id = '${hours}'`)
    await database.exec(`select set_config('request.jwt.claims', '', false)`)
    const entries = await rows<{ action: string; actor_name: string; changes: { column: string }[] }>(
      `select action, actor_name, changes from public.audit_log where thing = 'hours' and thing_id = $1 order by id`,
      [hours],
    )
    expect(entries.map(({ action, actor_name }) => [action, actor_name])).toEqual([
      ['added', ''],
      ['changed', 'Ada'],
      ['removed', 'Ada'],
    ])
    expect(entries[1]!.changes).toEqual([
      { column: 'hours', to: expect.objectContaining({ weekdays: [1, 2], closes: '13:00:00', attendee_id: 'Ada' }) },
      { column: 'closes', from: '12:00:00', to: '13:00:00' },
      { column: 'minutes', from: 30, to: 45 },
    ])
    expect(entries[2]!.changes).toEqual([{ column: 'hours', to: expect.objectContaining({ closes: '13:00:00' }) }])
  })

  it('have no time in the hour that the clocks change, and a request for it is refused in words', async () => {
    await database.exec('delete from public.viewing_hours')
    await database.exec(`insert into public.viewing_hours (purpose, attendee_id, weekdays, opens, closes, by_video)
      values ('valuation', '${person}', '{7}', '00:00', '04:00', false)`)
    // The functions as of 1 March 2027: the clocks change on the 28th, and in two months no request is too far.
    const functions = await rows<{ text: string }>(
      `select pg_get_functiondef(oid) as text from pg_proc
        where proname in ('slots_of', 'claim_slot', 'nearest_slots', 'viewing_slots', 'hold_visit')`,
    )
    for (const { text } of functions) await database.exec(text.replaceAll('now()', `'2027-03-01T12:00Z'::timestamptz`))
    const slots = await rows<{ at: Date }>(
      `select starts_at as at from public.viewing_slots(null, '2027-03-28', 1) order by 1`,
    )
    expect(slots.map(({ at }) => at.toISOString().slice(11, 16))).toEqual(['00:00', '01:00', '02:00'])
    const id = randomUUID()
    await database.query(
      `insert into public.booking_valuations (id, created_at, type, name, email, phone, postcode, property_types)
        values ($1, '2027-03-01T11:00Z', 'sale', 'Adaeze Okafor', $2, '+234 803 000 0000', 'N1 2AA', '{newFlat}')`,
      [id, `${id}@example.com`],
    )
    // In autumn 1:00 comes twice, so the functions are called again as of October.
    const autumn = functions.map(({ text }) => text.replaceAll('now()', `'2027-10-01T12:00Z'::timestamptz`))
    for (const text of autumn) await database.exec(text)
    await database.query(`update public.booking_valuations set created_at = '2027-10-01T11:00Z' where id = $1`, [id])
    for (const at of ['2027-10-31T00:30Z', '2027-10-31T01:30Z'])
      await expect(rows('select public.hold_visit($1, $2)', [id, at]), at).rejects.toMatchObject({
        ...{ code: 'PT422', hint: 'slot-clock-change', message: expect.stringContaining('clocks in London change') },
      })
  })
})
