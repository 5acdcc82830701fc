import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import { describe, expect, it } from 'vitest'
import { secrets } from '../secrets'
import { anonymous, clientsOf, listingRow } from './people'

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 Version/19.1 Safari/604.1'
const { administrator: admin, stranger } = clientsOf('administrator', 'stranger')

const opens = async (slug: string, browser = phone) => {
  const visitor = createClient(process.env['TEST_BACKEND']!, secrets.publishableKey, {
    auth: { persistSession: false },
    global: { headers: { 'user-agent': browser } },
  })
  expect((await visitor.rpc('count_view', { slug })).error).toBeNull()
}
async function listed(changes: Record<string, unknown> = {}) {
  const row = { ...listingRow(changes), id: randomUUID() } as { id: string; slug: string }
  expect((await admin.from('properties').insert(row)).error).toBeNull()
  return row
}
const viewsOf = async (id: string, client = admin) => {
  const { data } = await client.from('listing_views').select('views').eq('property_id', id)
  return ((data ?? []) as { views: number }[]).map(({ views }) => views)
}

describe('The views of a listing', () => {
  it('are counted, a day in one row', async () => {
    const { id, slug } = await listed()
    for (let visit = 0; visit < 3; visit++) await opens(slug)
    expect(await viewsOf(id)).toEqual([3])
  })

  it.each([
    'Googlebot/2.1',
    'Mozilla/5.0 (compatible; bingbot/2.0)',
    'Mozilla/5.0 HeadlessChrome/140.0',
    'curl/8.5',
    '',
  ])('are not increased by “%s”', async (robot) => {
    const { id, slug } = await listed()
    await opens(slug, robot)
    expect(await viewsOf(id)).toEqual([])
  })

  it('are not counted for a draft, and an unknown slug is no error', async () => {
    const { id, slug } = await listed({ status: 'draft' })
    await opens(slug)
    await opens('nowhere-at-all')
    expect(await viewsOf(id)).toEqual([])
  })

  it('increase by at most twenty a minute', async () => {
    const { id, slug } = await listed()
    const minute = () => Math.floor(Date.now() / 60_000)
    const begun = minute()
    for (let visit = 0; visit < 25; visit++) await opens(slug)
    expect(await viewsOf(id)).toEqual(minute() === begun ? [20] : [expect.any(Number)])
  })

  it('are readable by staff only, and writable by nobody', async () => {
    const { id, slug } = await listed()
    await opens(slug)
    for (const client of [anonymous(), stranger]) expect(await viewsOf(id, client)).toEqual([])
    for (const client of [anonymous(), stranger, admin]) {
      const row = { property_id: id, day: '2026-01-01', views: 9, last_minute: '2026-01-01', in_minute: 1 }
      expect((await client.from('listing_views').insert(row)).error).not.toBeNull()
      await client.from('listing_views').update({ views: 900 }).eq('property_id', id)
      await client.from('listing_views').delete().eq('property_id', id)
    }
    expect(await viewsOf(id)).toEqual([1])
  })
})
