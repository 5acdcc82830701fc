import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, it } from 'vitest'
import { completeListing } from '../complete-listing'
import { clientsOf, editors, type Role, roles, sendable, staff, withSecretKey } from './people'
import { testDatabase } from './test-database'

interface Matches {
  wanted: Record<string, unknown>
  listings: { id: string; title: string }[]
  sent: { id: string; title: string }[]
}
interface Seekers {
  is_live: boolean
  alerts: Record<string, unknown>[]
  alert_count: number
  watcher_count: number
  enquiries: { id: string; name: string; wanted: unknown }[]
  enquiry_count: number
}

describe('The words of an enquiry', () => {
  const database = testDatabase()

  it.each([
    ['We want a two-bed in Camden under £2,500', { type: 'rent', beds: 2, max: 2500, areas: ['Camden'] }],
    ['Looking to buy a 3 bedroom house, £450k to £1.2m', { type: 'sale', beds: 3, min: 450000, max: 1200000 }],
    ['A studio near King’s Cross, up to £1,400 pcm', { type: 'rent', beds: 0, max: 1400, areas: ["King's Cross"] }],
    ['Is it still free? I move in 2 weeks and have 30 boxes.', {}],
    ['My deposit of £300 is ready. When can I view 14 Camden Street?', { areas: ['Camden'] }],
    ['Camdenesque flat with one bedroom or two', { beds: 1 }],
    ['我想租一套两居室', {}],
    ['£'.repeat(4000) + '9'.repeat(900), {}],
  ])('“%s”', async (words, wanted) => {
    const { rows } = await database.query<{ wanted: unknown }>('select private.wanted_in_words($1, $2) as wanted', [
      words,
      ['Camden', 'King’s Cross', "King's Cross", 'Hackney'],
    ])
    const { areas, ...rest } = rows[0]!.wanted as { areas?: string[] }
    const expected = wanted as { areas?: string[] }
    expect({ ...rest, ...(areas && { areas: areas.filter((name) => name !== 'King’s Cross') }) }).toEqual(expected)
  })
})

const clients = clientsOf(...roles)
const { administrator: admin } = clients
/** An area of its own, so that other tests' listings do not match. */
const area = `Testham ${Date.now()}`

async function listed(title: string, changes: Record<string, unknown> = {}) {
  const id = randomUUID()
  const row = completeListing('sale', { title, area, price: 500_000, beds: 2, latitude: 50, longitude: 3, ...changes })
  expect((await admin.from('properties').insert({ ...row, id })).error).toBeNull()
  return id
}
async function enquiryAbout(about: string, changes: Record<string, unknown> = {}) {
  const id = randomUUID()
  const tenant = { employment_status: null, current_position: null, annual_income: null, preferred_move_date: null }
  const row = { ...sendable['property_inquiries'], id, type: 'buy', property_id: about, ...tenant }
  const sender = { email: `${id}@example.com`, ...changes }
  expect((await clients.anonymous.from('property_inquiries').insert({ ...row, ...sender })).error).toBeNull()
  return id
}
const matchesOf = async (id: string, { client = admin, kind = 'inquiry' } = {}) =>
  (await client.rpc('matching_listings', { of_kind: kind, of_id: id })).data as Matches | null
const titles = (matches: Matches | null) => matches?.listings.map(({ title }) => title).toSorted()
const seekersOf = async (listing: string, client = admin) =>
  (await client.rpc('listing_seekers', { listing })).data as Seekers | null
const send = async (id: string, listings: string[], { client = admin, kind = 'inquiry' } = {}) => {
  const { data, error } = await client.rpc('send_matching_homes', { of_kind: kind, of_id: id, listings })
  return error ? (error.hint ?? error.code) : (data as number)
}
const close = (id: string) =>
  admin.from('enquiry_followups').upsert({ kind: 'inquiry', enquiry_id: id, state: 'closed' })

describe('Homes that fit an enquiry', () => {
  let first: string
  beforeAll(async () => {
    first = await listed('The home asked about')
    await listed('Like it', { price: 520_000 })
    await listed('One bedroom more, in the next area', { area: `${area} North`, beds: 3, latitude: 50.01 })
    await listed('Far away', { area: `${area} Far`, latitude: 51 })
    await listed('Too dear', { price: 600_000 })
    await listed('Too small', { beds: 1 })
    await listed('Only a draft', { status: 'draft' })
    await listed('Sold meanwhile', { status: 'sold' })
  })

  it('are live, near, of a like price and large enough, the best first', async () => {
    const matches = await matchesOf(await enquiryAbout(first))
    expect(matches!.listings.map(({ title }) => title)).toEqual(['Like it', 'One bedroom more, in the next area'])
    expect(matches!.sent).toEqual([])
  })

  it('follow what the sender writes', async () => {
    const id = await enquiryAbout(first, { message: 'Too expensive for us. We look for a three-bed up to £650,000.' })
    expect(await matchesOf(id)).toMatchObject({ wanted: { beds: 3, max: 650_000, areas: [area], type: 'sale' } })
    expect(titles(await matchesOf(id))).toEqual(['One bedroom more, in the next area'])
  })

  it('fit a message, if it says what its sender looks for', async () => {
    const message = async (text: string) => {
      const id = randomUUID()
      await clients.anonymous
        .from('contact_submissions')
        .insert({ ...sendable['contact_submissions'], id, message: text })
      return matchesOf(id, { kind: 'message' })
    }
    expect(titles(await message(`A two-bed to buy in ${area}, up to £550,000, please.`))).toEqual([
      'Like it',
      'One bedroom more, in the next area',
      'The home asked about',
    ])
    expect(titles(await message('When are you open?'))).toEqual([])
  })

  it('are shown to staff only, and not for a closed or erased enquiry', async () => {
    const id = await enquiryAbout(first)
    for (const role of roles)
      expect((await matchesOf(id, { client: clients[role] })) !== null, role).toBe(staff.includes(role))
    await close(id)
    expect(await matchesOf(id)).toBeNull()
    await admin.from('property_inquiries').delete().eq('id', id)
    expect(await matchesOf(id)).toBeNull()
  })
})

describe('Sending homes', () => {
  it('is for negotiators and administrators, is remembered, and happens once', async () => {
    const listingId = await listed('Sent once')
    for (const role of roles) {
      const id = await enquiryAbout(await listed('Another'), { name: `For ${role}` })
      const result = await send(id, [listingId], { client: clients[role] })
      if (!editors.includes(role as Role)) {
        expect(['editors-only', '42501', 'PGRST301', 'PGRST303'], role).toContain(result)
        continue
      }
      expect(result, role).toBe(1)
      expect(await send(id, [listingId])).toBe('listing-already-sent')
      expect((await matchesOf(id))!.sent).toMatchObject([{ id: listingId, title: 'Sent once' }])
      expect(titles(await matchesOf(id))).not.toContain('Sent once')
      const { data: emails } = await admin.rpc('enquiry_emails', { of_kind: 'inquiry', of_id: id })
      expect((emails as { kind: string }[]).filter(({ kind }) => kind === 'matching_homes')).toHaveLength(1)
      const { data: enquiry } = await admin.from('enquiries').select('state,version').eq('id', id).single()
      expect(enquiry).toEqual({ state: 'contacted', version: 1 })
    }
  })

  it('happens once for each address, however often its owner enquired', async () => {
    const [enquired, like] = [await listed('Seen by somebody twice'), await listed('Like it')]
    const first = await enquiryAbout(enquired, { email: 'Mei.Lin@example.com' })
    const second = await enquiryAbout(enquired, { email: 'mei.lin+homes@example.com' })
    const other = await enquiryAbout(enquired)
    expect(await send(first, [like])).toBe(1)
    expect(await send(second, [like])).toBe('listing-already-sent')
    expect((await matchesOf(second))!.sent).toMatchObject([{ id: like }])
    const seekers = (await seekersOf(like))!.enquiries.map(({ id }) => id)
    expect(seekers).toContain(other)
    expect(seekers).not.toContain(second)
  })

  it('is refused for a closed or erased enquiry, a valuation, a home that is sold, and seven homes', async () => {
    const listingId = await listed('A home')
    const sold = await listed('Sold', { status: 'sold' })
    const id = await enquiryAbout(listingId)
    expect(await send(id, [sold])).toBe('listing-not-live')
    expect(await send(id, [randomUUID()])).toBe('listing-not-live')
    expect(await send(id, [])).toBe('too-many-listings')
    expect(
      await send(
        id,
        Array.from({ length: 7 }, () => listingId),
      ),
    ).toBe('too-many-listings')
    expect(await send(id, [listingId], { kind: 'booking' })).toBe('enquiry-erased')
    await close(id)
    expect(await send(id, [listingId])).toBe('enquiry-closed')
    expect(await send(randomUUID(), [listingId])).toBe('enquiry-erased')
  })

  it('is not repeated without homes that are still live, and says so', async () => {
    const home = await listed('Gone soon')
    const id = await enquiryAbout(home)
    expect(await send(id, [home])).toBe(1)
    const { data } = await admin.rpc('enquiry_emails', { of_kind: 'inquiry', of_id: id })
    const email = (data as { id: string; kind: string }[]).find(({ kind }) => kind === 'matching_homes')!.id
    const worker = withSecretKey()
    await worker.rpc('settle_email', { email, outcome: 'sent' })
    const again = async (client: SupabaseClient) => (await client.rpc('send_email_again', { email })).data as unknown
    for (const role of roles.filter((each) => !editors.includes(each))) expect(await again(clients[role])).toBeNull()
    await admin.from('properties').update({ status: 'sold' }).eq('id', home)
    expect(await again(admin)).toBe(false)
    await admin.from('properties').update({ status: 'live' }).eq('id', home)
    expect(await again(admin)).toBe(true)
  })

  it('is refused for whoever wants no homes, also for a second enquiry, until they change their mind', async () => {
    const key = randomUUID().slice(0, 8)
    const [enquired, like] = [await listed('Asked about'), await listed('Wanted by nobody')]
    const first = await enquiryAbout(enquired, { email: `Ana.Ruiz.${key}@example.com` })
    const second = await enquiryAbout(enquired, { email: `ana.ruiz.${key}+two@example.com` })
    const seeking = async () => (await seekersOf(like))!.enquiries.map(({ id }) => id)
    const refused = (id: string) => ({ of_kind: 'inquiry', of_id: id })
    expect(await send(first, [enquired])).toBe(1)
    expect(await seeking()).toEqual(expect.arrayContaining([first, second]))
    for (const role of roles) {
      const { data, error } = await clients[role].rpc('set_homes_refused', { ...refused(first), refused: true })
      expect(error === null && data === true, role).toBe(editors.includes(role as Role))
      const { data: shown } = await clients[role].rpc('homes_refused', refused(second))
      expect(shown, role).toBe(staff.includes(role) ? (await admin.rpc('homes_refused', refused(first))).data : null)
    }
    expect((await admin.rpc('homes_refused', refused(second))).data).toBe(true)
    expect(await send(second, [like])).toBe('homes-refused')
    expect(await seeking()).not.toEqual(expect.arrayContaining([first]))
    const { data: emails } = await admin.rpc('enquiry_emails', refused(first))
    const waiting = (emails as { id: string; kind: string; state: string }[]).find(
      ({ kind }) => kind === 'matching_homes',
    )
    expect(waiting?.state).toBe('withdrawn')
    expect((await admin.rpc('send_email_again', { email: waiting!.id })).data).toBe(false)
    // Homes that were not sent can be sent once the person changes their mind.
    expect((await admin.rpc('set_homes_refused', { ...refused(second), refused: false })).data).toBe(false)
    expect(await send(first, [enquired])).toBe(1)
    expect((await admin.rpc('set_homes_refused', { ...refused(first), refused: true })).data).toBe(true)
    expect((await admin.rpc('person_data', { of_email: `ana.ruiz.${key}@example.com` })).data).toMatchObject({
      home_refusals: [{}],
    })

    const { data: counts } = await admin.rpc('erase_person', { of_email: `ana.ruiz.${key}@example.com` })
    expect(counts).toMatchObject({ enquiries: 2 })
    const third = await enquiryAbout(enquired, { email: `ana.ruiz.${key}@example.com` })
    expect(await send(third, [like])).toBe('homes-refused')
    expect((await admin.rpc('set_homes_refused', { ...refused(third), refused: false })).data).toBe(false)
    expect(await send(third, [like])).toBe(1)
  })

  it('leaves nothing behind when the enquiry is erased, and nobody writes its table', async () => {
    const listingId = await listed('A home')
    const id = await enquiryAbout(listingId)
    expect(await send(id, [listingId])).toBe(1)
    const row = { kind: 'inquiry', enquiry_id: id, property_id: await listed('Another'), email_id: randomUUID() }
    for (const role of roles) {
      const rows = (await clients[role].from('sent_listings').select().eq('enquiry_id', id)).data ?? []
      expect(rows.length, role).toBe(staff.includes(role) ? 1 : 0)
      expect((await clients[role].from('sent_listings').insert(row)).error, role).not.toBeNull()
    }
    await admin.from('property_inquiries').delete().eq('id', id)
    expect((await admin.from('sent_listings').select().eq('enquiry_id', id)).data).toEqual([])
  })
})

describe('Who looks for a listing', () => {
  it('are open enquiries about homes like it, from staff’s view only', async () => {
    const like = await listed('Like the other')
    const id = await enquiryAbout(await listed('The other'), { name: 'Mei Lin' })
    const closed = await enquiryAbout(await listed('A third'))
    await close(closed)
    const seekers = (await seekersOf(like))!
    expect(seekers.enquiries.map((enquiry) => enquiry.id)).toContain(id)
    expect(seekers.enquiries.map((enquiry) => enquiry.id)).not.toContain(closed)
    await send(id, [like])
    expect((await seekersOf(like))!.enquiries.map((enquiry) => enquiry.id)).not.toContain(id)
    for (const role of roles) expect((await seekersOf(like, clients[role])) !== null, role).toBe(staff.includes(role))
  })

  it('says whether the home can be sent, and to whom', async () => {
    const [live, draft] = [await listed('A live one'), await listed('A draft', { status: 'draft' })]
    const id = await enquiryAbout(await listed('Looked at'))
    const seekers = (await seekersOf(live))!
    expect(seekers.is_live).toBe(true)
    expect(seekers.enquiries.find((enquiry) => enquiry.id === id)).toMatchObject({ has_email: true })
    expect(JSON.stringify(seekers)).not.toContain('@')
    expect((await seekersOf(draft))!.is_live).toBe(false)
  })
})

describe('The numbers of who looks for each listing of a page', () => {
  const countsOf = async (listings: string[], client = admin) => client.rpc('listing_seeker_counts', { listings })

  it('are those of each listing alone', async () => {
    const place = { area: `Counted ${Date.now()}`, latitude: 10 }
    const [one, dearer, other] = [
      await listed('Counted', place),
      await listed('Counted, at another price', { ...place, price: 700_000 }),
      await listed('Counted, elsewhere', { ...place, area: `${place.area} Far`, latitude: 20 }),
    ]
    await enquiryAbout(one, { message: 'Our budget is £720,000.' })
    await enquiryAbout(dearer)
    const closed = await enquiryAbout(dearer)
    await close(closed)
    const page = [one, dearer, other, randomUUID()]
    const { data } = await countsOf(page)
    const expected = await Promise.all(
      page.slice(0, 3).map(async (id) => {
        const { alert_count, enquiry_count } = (await seekersOf(id))!
        return [id, alert_count + enquiry_count] as const
      }),
    )
    expect(data).toEqual(Object.fromEntries(expected.filter(([, count]) => count > 0)))
    expect((data as Record<string, number>)[dearer]).toBe(1)
  })

  it('are for staff only, and for at most a hundred listings', async () => {
    const id = await listed('Somebody’s')
    for (const role of roles)
      expect((await countsOf([id], clients[role])).data !== null, role).toBe(staff.includes(role))
    expect((await countsOf(Array.from({ length: 101 }, () => id))).error?.hint).toBe('too-many-listings')
  })
})

describe('The alerts that find a listing', () => {
  const database = testDatabase()

  it('are confirmed and not ended, a draft included, and never show an address', async () => {
    // The caller is the tables' owner, so the staff check is stubbed.
    await database.exec(`create or replace function public.is_staff() returns boolean language sql as 'select true'`)
    const row = completeListing('sale', { slug: 'home', status: 'draft', area: 'Camden', price: 500_000, beds: 2 })
    const listing = await database.insert('public.properties', row)
    const alert = (state: string, filters: unknown) =>
      database.query(
        `insert into private.alerts (email, email_hash, filters, address, frequency, state, confirmed_at)
          values ($1, '', $2, '', 'daily', $3, now())`,
        [state === 'ended' ? null : 'mei@example.com', filters, state],
      )
    await alert('active', { type: 'sale', areas: ['Camden'], beds: 2, max: 550_000 })
    await alert('active', { type: 'sale', areas: ['Hackney'] })
    await alert('active', { type: 'sale', max: 400_000 })
    await alert('active', { type: 'rent' })
    await alert('active', { type: 'sale', home: 'no list' })
    await alert('unconfirmed', { type: 'sale' })
    await alert('ended', { type: 'sale' })
    await database.query(
      `with watcher as (insert into private.alerts (email, email_hash, filters, address, frequency, state, kind)
          values ('omar@example.com', '', '{}', '', 'at_once', 'active', 'listings') returning id)
        insert into private.watched_listings (alert_id, property_id, known) select id, $1, '{}' from watcher`,
      [listing],
    )
    const seekers = await database.value<Seekers>('select public.listing_seekers($1)', [listing])
    expect(seekers).toMatchObject({
      alert_count: 1,
      watcher_count: 1,
      alerts: [{ filters: { type: 'sale', areas: ['Camden'], beds: 2, max: 550_000 }, frequency: 'daily' }],
      enquiry_count: 0,
    })
    expect(JSON.stringify(seekers)).not.toContain('example.com')
    expect(await database.value('select public.listing_seeker_counts($1)', [[listing]])).toEqual({ [listing]: 1 })
  })
})
