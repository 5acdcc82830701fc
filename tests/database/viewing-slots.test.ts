import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { everyCase } from '../every-case'
import { isBankHoliday } from '../../src/lib/time/bank-holidays'
import { londonDay, londonWallTime, wallTimeIn } from '../../src/lib/time/london-time'
import {
  address,
  anonymous,
  clientsOf,
  editors,
  everyone,
  listingRow,
  network,
  roles,
  sendable,
  signIn,
  staff,
} from './people'
import { testDatabase } from './test-database'

const everyDay = [1, 2, 3, 4, 5, 6, 7]
// Every day and hour, so that no test depends on the weekday; bank holidays have no slots.
const allHours = {
  weekdays: everyDay,
  opens: '00:00',
  closes: '24:00',
  minutes: 30,
  every_minutes: 60,
  notice_hours: 24,
}

interface Slot {
  starts_at: string
  minutes: number
  in_person: boolean
  by_video: boolean
  self_confirming: boolean
  in_person_minutes: number | null
  video_minutes: number | null
}

describe('Slots for viewings', () => {
  const clients = clientsOf(...roles)
  const { administrator: admin } = clients
  async function createListing(hours: Record<string, unknown> = {}, changes: Record<string, unknown> = {}) {
    const id = randomUUID()
    expect((await admin.from('properties').insert({ ...listingRow(changes), id })).error).toBeNull()
    expect((await admin.from('viewing_hours').insert({ ...allHours, ...hours, property_id: id })).error).toBeNull()
    return id
  }
  const slots = async (listing: string, client = anonymous(), options: Record<string, unknown> = {}) =>
    ((await client.rpc('viewing_slots', { listing, ...options })).data ?? []) as Slot[]
  const enquiry = (listing: string, at: string, changes: Record<string, unknown> = {}) => ({
    id: randomUUID(),
    type: 'buy',
    property_id: listing,
    property_title: 'Test Home',
    name: 'Adaeze Okafor',
    email: address(),
    phone: '+234 803 000 0000',
    preferred_viewing_date: at,
    viewing_kind: 'in_person',
    viewing_slot: true,
    ...changes,
  })
  const send = async (row: object) => (await anonymous().from('property_inquiries').insert(row)).error
  const viewingOf = async (id: string) =>
    (await admin.from('viewings').select().eq('enquiry_id', id).maybeSingle()).data as Record<string, unknown> | null

  it('are read by everybody, at most sixty days ahead and after the notice', async () => {
    const listing = await createListing()
    for (const role of everyone) expect((await slots(listing, clients[role])).length, role).toBeGreaterThan(100)
    const all = await slots(listing, anonymous(), { days: 400 })
    const ahead = all.map(({ starts_at }) => (Date.parse(starts_at) - Date.now()) / 3_600_000)
    expect(Math.min(...ahead)).toBeGreaterThanOrEqual(23.9)
    expect(Math.max(...ahead)).toBeLessThan(61 * 24 + 1)
    expect(all.every(({ starts_at }) => !isBankHoliday(londonDay(new Date(starts_at))))).toBe(true)
    expect(await slots(listing, anonymous(), { first_day: '2999-01-01' })).toEqual([])
    expect(await slots(randomUUID())).toEqual([])
  })

  it.each(['draft', 'under_offer', 'sold'])('do not exist for a home that is %s', async (status) => {
    expect(await slots(await createListing({}, { status }))).toEqual([])
  })

  it.each(roles)('have hours that staff read and editors change: %s', async (role) => {
    const listing = await createListing()
    const hours = () => clients[role].from('viewing_hours')
    const { data } = await hours().select('id').eq('property_id', listing)
    expect(data ?? []).toHaveLength(staff.includes(role) ? 1 : 0)
    const written = await hours().insert({ ...allHours, property_id: listing })
    expect(written.error === null).toBe(editors.includes(role))
    await hours().update({ minutes: 20 }).eq('property_id', listing)
    const { data: after } = await admin.from('viewing_hours').select('minutes').eq('property_id', listing)
    expect(after!.every(({ minutes }) => minutes === 20)).toBe(editors.includes(role))
    await hours().delete().eq('property_id', listing)
    const { data: left } = await admin.from('viewing_hours').select('id').eq('property_id', listing)
    expect(left!.length === 0).toBe(editors.includes(role))
  })

  it.each([
    { opens: '12:00', closes: '11:00' },
    { weekdays: [0] },
    { weekdays: [] },
    { minutes: 5 },
    { every_minutes: 20 },
    { notice_hours: -1 },
    { in_person: false, by_video: false },
  ])('have sensible hours, not %o', async (wrong) => {
    const { error } = await admin.from('viewing_hours').insert({ ...allHours, ...wrong })
    expect(error?.code).toBe('23514')
  })

  it('hold a time that waits for staff, fill the requested date, and are gone for the next visitor', async () => {
    const listing = await createListing()
    const [first] = await slots(listing)
    const row = enquiry(listing, first!.starts_at)
    expect(await send(row)).toBeNull()
    expect(await viewingOf(row.id)).toMatchObject({ state: 'requested', by_visitor: true, property_id: listing })
    expect((await slots(listing))[0]!.starts_at).not.toBe(first!.starts_at)
    // The same enquiry, sent again after a lost response, violates its key: it is stored once.
    expect((await send(row))?.code).toBe('23505')
    const { data } = await admin.from('enquiries').select('state').eq('id', row.id)
    expect(data).toEqual([{ state: 'new' }])
  })

  it('confirm themselves where the hours say so and the place is known', async () => {
    const listing = await createListing({ self_confirming: true })
    const [one, two] = await slots(listing)
    const visit = enquiry(listing, one!.starts_at)
    const video = enquiry(listing, two!.starts_at, { viewing_kind: 'video' })
    expect([await send(visit), await send(video)]).toEqual([null, null])
    expect(await viewingOf(visit.id)).toMatchObject({ state: 'requested', meeting_place: '' })
    expect(await viewingOf(video.id)).toMatchObject({ state: 'booked', kind: 'video' })
    const record = { property_id: listing, address_line: '1 Test Row', postcode: 'N1 2AA' }
    expect((await admin.from('listing_records').upsert(record)).error).toBeNull()
    const known = enquiry(listing, (await slots(listing))[2]!.starts_at)
    expect(await send(known)).toBeNull()
    expect(await viewingOf(known.id)).toMatchObject({ state: 'booked', meeting_place: '1 Test Row, N1 2AA' })
  })

  it('have the length that is booked, which may differ for a visit and a video call', async () => {
    const listing = await createListing({ minutes: 45, by_video: false })
    const others = [
      { minutes: 15, in_person: false },
      { minutes: 30, in_person: false, self_confirming: true },
    ]
    for (const hours of others)
      expect(
        (await admin.from('viewing_hours').insert({ ...allHours, ...hours, property_id: listing })).error,
      ).toBeNull()
    const [one, two] = await slots(listing)
    // The hours that confirm themselves come first. An open page of the last release reads only `minutes`.
    expect(one).toMatchObject({ in_person: true, by_video: true, minutes: 15 })
    expect(one).toMatchObject({ in_person_minutes: 45, video_minutes: 30 })
    const [visit, video] = [
      enquiry(listing, one!.starts_at),
      enquiry(listing, two!.starts_at, { viewing_kind: 'video' }),
    ]
    expect([await send(visit), await send(video)]).toEqual([null, null])
    expect(await viewingOf(visit.id)).toMatchObject({ minutes: 45 })
    expect(await viewingOf(video.id)).toMatchObject({ minutes: 30 })
  })

  it('are confirmed by staff', async () => {
    const listing = await createListing()
    const row = enquiry(listing, (await slots(listing))[0]!.starts_at)
    expect(await send(row)).toBeNull()
    const { id } = (await viewingOf(row.id))!
    const confirm = { state: 'booked', meeting_place: '1 Test Row', host: 'Ada', sequence: 1 }
    expect((await clients.negotiator.from('viewings').update(confirm).eq('id', id)).error).toBeNull()
    expect(await viewingOf(row.id)).toMatchObject({ state: 'booked', sequence: 1 })
    const { data } = await admin.from('enquiries').select('state').eq('id', row.id)
    expect(data).toEqual([{ state: 'viewing_booked' }])
  })

  it('do not stand in the way of a person’s other viewings', async () => {
    const { data: people } = await admin.from('staff').select('user_id').eq('role', 'negotiator').is('ended_at', null)
    const attendee_id = people![0]!.user_id as string
    const [one, other] = [await createListing({ attendee_id }), await createListing({ attendee_id })]
    const free = new Set((await slots(other)).map(({ starts_at }) => starts_at))
    const both = (await slots(one)).filter(({ starts_at }) => free.has(starts_at)).at(-1)!
    expect(await send(enquiry(one, both.starts_at))).toBeNull()
    expect((await slots(other)).map(({ starts_at }) => starts_at)).not.toContain(both.starts_at)
  })

  const visitors = everyCase ? 200 : 20
  it(`go to one of ${visitors} visitors who ask in the same second; the others hear of three free times`, async () => {
    const listing = await createListing()
    const wanted = (await slots(listing))[20]!.starts_at
    const rows = Array.from({ length: visitors }, () => enquiry(listing, wanted))
    const errors = await Promise.all(rows.map(send))
    expect(errors.filter((error) => error === null)).toHaveLength(1)
    const refused = errors.flatMap((error) => error ?? [])
    expect(new Set(refused.map(({ code, hint }) => `${code} ${hint}`))).toEqual(new Set(['PT409 slot-taken']))
    const free = new Set((await slots(listing)).map(({ starts_at }) => Date.parse(starts_at)))
    for (const { details } of refused) {
      const near = JSON.parse(details) as string[]
      expect(near).toHaveLength(3)
      expect(near.every((at) => free.has(Date.parse(at)))).toBe(true)
    }
    const { data: stored } = await admin.from('property_inquiries').select('id').eq('property_id', listing)
    expect(stored).toEqual([{ id: rows[errors.indexOf(null)]!.id }])
    const { data: held } = await admin.from('viewings').select('enquiry_id').eq('property_id', listing)
    expect(held).toEqual([{ enquiry_id: stored![0]!.id }])
  }, 120_000)

  it.each([
    ['in the past', () => new Date(Date.now() - 3_600_000), 'slot-past'],
    ['within the notice', (at: Date) => new Date(at.getTime() - 24 * 3_600_000), 'slot-too-soon'],
    ['outside the hours', (at: Date) => new Date(at.getTime() + 7 * 60_000), 'slot-outside-hours'],
    ['beyond sixty days', (at: Date) => new Date(at.getTime() + 62 * 24 * 3_600_000), 'slot-too-far'],
  ])('are refused %s', async (_when, change, hint) => {
    const listing = await createListing()
    const at = change(new Date((await slots(listing))[0]!.starts_at))
    const error = await send(enquiry(listing, at.toISOString()))
    // A time in the past also violates the enquiry's own check.
    if (hint === 'slot-past') expect(error?.code).toMatch(/PT422|23514/)
    else expect(error).toMatchObject({ code: 'PT422', hint })
    expect((await admin.from('property_inquiries').select('id').eq('property_id', listing)).data).toEqual([])
  })

  it('are one a home and five in all for one address', async () => {
    const email = address()
    const listings = await Promise.all(Array.from({ length: 6 }, () => createListing()))
    const hints: unknown[] = []
    for (const listing of [listings[0]!, ...listings])
      hints.push((await send(enquiry(listing, (await slots(listing))[0]!.starts_at, { email })))?.hint ?? null)
    expect(hints).toEqual([null, 'slot-of-this-home-held', null, null, null, null, 'slots-of-five-homes-held'])
  })

  it('know an enquiry that is sent again with another text after a lost response', async () => {
    const listing = await createListing()
    const [first, ...others] = await slots(listing)
    const stored = enquiry(listing, first!.starts_at)
    expect(await send(stored)).toBeNull()
    // The time may be the visitor's own. The refusal denies neither.
    const again = await send({ ...stored, id: randomUUID(), message: 'On a weekday, please.' })
    expect(again).toMatchObject({ code: 'PT409', hint: 'slot-taken' })
    expect(again!.message).toMatch(/has just been taken.* it is yours/)
    const other = enquiry(listing, others.at(-1)!.starts_at, { email: stored.email })
    expect((await send(other))?.hint).toBe('slot-of-this-home-held')
    // One of two that arrive together.
    const email = address()
    const both = others.slice(0, 2).map(({ starts_at }) => send(enquiry(listing, starts_at, { email })))
    const hints = (await Promise.all(both)).map((error) => error?.hint)
    expect(hints.toSorted()).toEqual(['slot-of-this-home-held', undefined])
  })

  it.each(['anonymous', 'stranger', 'administrator'] as const)(
    'say whether an address holds one only for a free time, which a wrong guess books: %s',
    async (role) => {
      const listing = await createListing()
      const [taken, free] = await slots(listing)
      const holder = enquiry(listing, taken!.starts_at)
      expect(await send(holder)).toBeNull()
      const guess = async (at: string, email: string) =>
        (await clients[role].from('property_inquiries').insert(enquiry(listing, at, { email }))).error
      const moments = {
        'slot-taken': new Date(taken!.starts_at),
        'slot-outside-hours': new Date(Date.parse(free!.starts_at) + 7 * 60_000),
        'slot-too-soon': new Date(Date.parse(taken!.starts_at) - 24 * 3_600_000),
        'slot-too-far': new Date(Date.parse(taken!.starts_at) + 62 * 24 * 3_600_000),
      }
      for (const [hint, at] of Object.entries(moments)) {
        const known = await guess(at.toISOString(), holder.email)
        expect(known?.hint).toBe(hint)
        expect(await guess(at.toISOString(), address())).toEqual(known)
      }
      expect((await guess(free!.starts_at, holder.email))?.hint).toBe('slot-of-this-home-held')
      expect(await guess(free!.starts_at, address())).toBeNull()
    },
  )

  it.each(['anonymous', 'stranger', 'administrator'] as const)(
    'are ten an hour for one sender under made-up addresses, who can still write: %s',
    async (role) => {
      const listing = await createListing()
      const client = anonymous(network())
      if (role !== 'anonymous') await signIn(client, role)
      const write = async (row: object) => (await client.from('property_inquiries').insert(row)).error
      const free = (await slots(listing)).map(({ starts_at }) => starts_at)
      for (let held = 0; held < 10; held++) expect(await write(enquiry(listing, free[held]!))).toBeNull()
      const row = enquiry(listing, free[10]!)
      expect(await write(row)).toMatchObject({ code: 'rate_limit', hint: 'slots-rate-limit' })
      expect((await slots(listing))[0]!.starts_at).toBe(free[10])
      // Another sender has the time, and this one writes without it.
      expect(await write({ ...row, viewing_slot: false })).toBeNull()
      expect(await send(enquiry(listing, free[10]!))).toBeNull()
    },
  )

  it('reveal nothing about the viewings of others to a sender above the limit', async () => {
    const [booked, free] = [await createListing(), await createListing()]
    const email = address()
    expect(await send(enquiry(booked, (await slots(booked))[0]!.starts_at, { email }))).toBeNull()
    const from = anonymous(network())
    const write = async (row: object) => (await from.from('property_inquiries').insert(row)).error
    const plain = () => ({ ...sendable['property_inquiries'], id: randomUUID() })
    for (let sent = 0; sent < 60; sent++) expect(await write(plain())).toBeNull()
    const guesses = [booked, free].map(async (listing) =>
      write(enquiry(listing, (await slots(listing))[3]!.starts_at, { email })),
    )
    const limited = expect.objectContaining({ code: 'rate_limit', hint: 'sender-rate-limit' }) as object
    expect(await Promise.all(guesses)).toEqual([limited, limited])
  })

  it('leave a typed date as it was: an enquiry without a slot holds nothing', async () => {
    const row = { ...sendable['property_inquiries'], id: randomUUID() }
    expect(await send(row)).toBeNull()
    expect(await viewingOf(row.id)).toBeNull()
    const none = enquiry(randomUUID(), '2030-01-01T10:00Z', { preferred_viewing_date: null, viewing_kind: null })
    expect((await send(none))?.code).toBe('23514')
  })
})

describe('The clocks of London', () => {
  const database = testDatabase()
  const listing = randomUUID()
  beforeAll(async () => {
    await database.insert('public.properties', { ...listingRow(), id: listing })
    await database.exec(`insert into public.viewing_hours (weekdays, opens, closes)
      values ('{1,2,3,4,5,6,7}', '00:00', '04:00')`)
  })
  const times = async (day: string, of = listing) =>
    (
      await database.query<{ at: Date | string }>(
        'select starts_at as at from private.slots_of($1, $2::date, $2::date) order by 1',
        [of, day],
      )
    ).rows.map(({ at }) => new Date(at))

  // The spring change skips 1:00 to 2:00; the autumn change repeats it.
  it.each([
    [
      '2027-03-27',
      ['00:00 01:00 08:00 14:00', '01:00 02:00 09:00 15:00', '02:00 03:00 10:00 16:00', '03:00 04:00 11:00 17:00'],
    ],
    ['2027-03-28', ['00:00 01:00 08:00 14:00', '02:00 02:00 09:00 15:00', '03:00 03:00 10:00 16:00']],
    ['2027-10-31', ['00:00 00:00 07:00 13:00', '02:00 03:00 10:00 16:00', '03:00 04:00 11:00 17:00']],
    [
      '2027-11-01',
      ['00:00 01:00 08:00 14:00', '01:00 02:00 09:00 15:00', '02:00 03:00 10:00 16:00', '03:00 04:00 11:00 17:00'],
    ],
  ])('offer on %s in London, Lagos, Shanghai and Honolulu only hours that exist once', async (day, clocks) => {
    const shown = (await times(day)).map((at) =>
      ['Europe/London', 'Africa/Lagos', 'Asia/Shanghai', 'Pacific/Honolulu']
        .map((zone) => wallTimeIn(zone, at).slice(11))
        .join(' '),
    )
    expect(shown).toEqual(clocks)
  })

  it('have hours of a home only if somebody gives its times: else those of all homes', async () => {
    const [home, ada] = [randomUUID(), randomUUID()]
    await database.insert('public.properties', { ...listingRow(), id: home })
    await database.addAdministrator(ada, 'ada@example.com', 'Ada')
    await database.query(
      `insert into public.viewing_hours (property_id, attendee_id, weekdays, opens, closes)
        values ($1, $2, '{1,2,3,4,5,6,7}', '10:00', '11:00')`,
      [home, ada],
    )
    const clocks = async () => (await times('2027-06-01', home)).map((at) => londonWallTime(at).slice(11))
    expect(await clocks()).toEqual(['10:00'])
    const general = ['00:00', '01:00', '02:00', '03:00']
    for (const change of [`role = 'reader'`, `role = 'negotiator', ended_at = now()`]) {
      await database.exec(`alter table public.staff disable trigger user; update public.staff set ${change}`)
      expect(await clocks(), change).toEqual(general)
    }
  })

  it('know the bank holidays that the site knows', async () => {
    const { rows } = await database.query<{ day: string }>(
      `select day::date::text as day from generate_series('2026-01-01', '2045-12-31', interval '1 day') as day
        where private.is_bank_holiday(day::date) order by 1`,
    )
    const expected: string[] = []
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2046, 0, 1); at += 86_400_000) {
      const day = new Date(at).toISOString().slice(0, 10)
      if (isBankHoliday(day)) expected.push(day)
    }
    expect(rows.map(({ day }) => day)).toEqual(expected)
  })

  it('follow a special day: closed, or with other hours', async () => {
    await database.exec(`update public.site_content set special_days = '[
      {"day": "2027-05-04", "opens": null, "closes": null, "name": "Staff day"},
      {"day": "2027-05-05", "opens": 60, "closes": 150, "name": "Short day"}]'`)
    expect(await times('2027-05-04')).toEqual([])
    expect((await times('2027-05-05')).map((at) => londonWallTime(at).slice(11))).toEqual(['01:00', '02:00'])
  })
})
