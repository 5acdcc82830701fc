import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { describe, expect, it, vi } from 'vitest'
import { handle as readCalendar } from '../../supabase/functions/calendar/handle'
import { secrets } from '../secrets'
import { anonymous, clientsOf, listingRow, sendable } from './people'
import { testDatabase } from './test-database'

const { administrator: admin, reader, stranger } = clientsOf('administrator', 'reader', 'stranger')

const secretAddress = '77 Diary Mews, London N1 2AA'

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
async function booked(hours: number) {
  const listing = randomUUID()
  expect(
    (await admin.from('properties').insert({ ...listingRow({ title: 'Diary Home' }), id: listing })).error,
  ).toBeNull()
  const enquiry = { ...sendable['property_inquiries'], id: randomUUID(), property_id: listing, property_title: 'Was' }
  expect((await anonymous().from('property_inquiries').insert(enquiry)).error).toBeNull()
  const viewing = {
    id: randomUUID(),
    enquiry_kind: 'inquiry',
    enquiry_id: enquiry.id,
    starts_at: inHours(hours),
    minutes: 30,
    kind: 'in_person',
    meeting_place: secretAddress,
    host: 'Priya Nair',
  }
  expect((await admin.from('viewings').insert(viewing)).error).toBeNull()
  return viewing
}
const diary = async (client: SupabaseClient, since: string, until: string) =>
  ((await client.rpc('diary', { since, until })).data ?? []) as {
    id: string
    title: string
    name: string
    meeting_place: string
  }[]
async function feed(key: string, changes = {}) {
  const response = await readCalendar(new Request(`https://functions.example/calendar/${key}.ics`), {
    SUPABASE_URL: process.env['TEST_BACKEND'],
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: secrets.publishableKey }),
    ...changes,
  })
  return { status: response.status, text: await response.text(), headers: response.headers }
}

describe('The diary', () => {
  it('shows staff the viewings of its period, with listing and visitor, and nobody else any', async () => {
    const { id } = await booked(50)
    await booked(100)
    const viewings = await diary(admin, inHours(49), inHours(51))
    expect(viewings.filter((viewing) => viewing.id === id)).toMatchObject([
      { title: 'Diary Home', name: 'Adaeze Okafor', meeting_place: secretAddress, host: 'Priya Nair' },
    ])
    expect(viewings.some(({ title }) => title === 'Was')).toBe(false)
    for (const client of [anonymous(), stranger]) expect(await diary(client, inHours(0), inHours(200))).toEqual([])
  })

  it('is readable at a private address, which the next one replaces', async () => {
    const { id } = await booked(30)
    const { data: key } = (await admin.rpc('new_calendar_key')) as { data: string }
    const calendar = await feed(key)
    expect(calendar).toMatchObject({ status: 200, text: expect.stringContaining(id) })
    expect(calendar.text).toContain('LOCATION:77 Diary Mews\\, London N1 2AA')
    expect(calendar.text).toContain('Host: Priya Nair')
    const { data: next } = (await admin.rpc('new_calendar_key')) as { data: string }
    expect((await feed(next)).status).toBe(200)
    const [former, unknown] = [await feed(key), await feed('0'.repeat(64))]
    expect(former.status).toBe(404)
    expect(former.text).toBe(unknown.text)
    expect([...former.headers]).toEqual([...unknown.headers])
  })

  it('is unreadable at the address of an ended account, even after the account is restored', async () => {
    const { data: key } = (await reader.rpc('new_calendar_key')) as { data: string }
    expect((await feed(key)).status).toBe(200)
    const { data } = await reader.auth.getUser()
    const accounts = () => admin.from('staff')
    await accounts().update({ ended_at: 'now' }).eq('user_id', data.user!.id)
    expect((await feed(key)).status).toBe(404)
    await accounts().update({ ended_at: null }).eq('user_id', data.user!.id)
    expect((await feed(key)).status).toBe(404)
  })

  const database = testDatabase()
  it('ends with no viewing left out, however many there are', async () => {
    const key = '0'.repeat(64)
    await database.exec(`alter table public.viewings disable trigger user;
      alter table public.staff disable trigger user;
      insert into auth.users (id, email) values
        ('00000000-0000-4000-8000-000000000001', 'priya@example.com');
      insert into public.staff (user_id, name, email, role) values
        ('00000000-0000-4000-8000-000000000001', 'Priya', 'priya@example.com', 'administrator');
      insert into private.calendar_keys (user_id, key_hash) select user_id, sha256('${key}') from public.staff;
      insert into public.contact_submissions (id, name, email, message)
        values ('00000000-0000-4000-8000-000000000002', 'Adaeze', 'adaeze@example.com', 'Hello');
      insert into public.viewings (enquiry_kind, enquiry_id, appointment, starts_at, minutes, kind, meeting_place, host)
        select 'message', id, 'valuation', now() + case n when 0 then interval '1 day' else interval '-1 day' end, 30,
          'in_person', case n when 0 then 'Tomorrow' else 'Yesterday' end, 'Priya'
        from public.contact_submissions, generate_series(0, 1001) n`)
    // Hosted Supabase's row limit per response.
    const { rows } = await database.query('select * from public.calendar_feed($1) limit 1000', [key])
    expect(JSON.stringify(rows)).toContain('Tomorrow')
  })

  it('is not found without the project’s own key, and the log reports it without the address', async () => {
    const { data: key } = (await admin.rpc('new_calendar_key')) as { data: string }
    using log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const statuses = []
    for (const changes of [
      { SUPABASE_PUBLISHABLE_KEYS: undefined },
      { SUPABASE_PUBLISHABLE_KEYS: 'sb_publishable_x' },
      { SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_of_another_project"}' },
      { SUPABASE_URL: 'http://127.0.0.1:1' },
    ])
      statuses.push((await feed(key, changes)).status)
    const lines = log.mock.calls.join('\n')
    expect(statuses).toEqual([502, 502, 502, 502])
    expect(lines).toContain('SUPABASE_PUBLISHABLE_KEYS is missing')
    expect(lines).not.toContain(key)
  })

  it('gives no address to a visitor or a stranger', async () => {
    for (const client of [anonymous(), stranger]) {
      const { data, error } = await client.rpc('new_calendar_key')
      expect([data, error !== null]).toEqual([null, true])
    }
  })
})
