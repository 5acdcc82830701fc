import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { completeListing } from '../complete-listing'
import { londonDay } from '../../src/lib/time/london-time'
import { clientsOf, listingRow } from './people'
import { adopted } from './adopted-tables'
import { testDatabase } from './test-database'

const roles = ['anonymous', 'stranger', 'administrator'] as const
const clients = clientsOf(...roles)
const columns = 'price, price_reduced_on, previous_price'
const none = { price_reduced_on: null, previous_price: null }
const today = () => londonDay(new Date())

async function listed(changes: Record<string, unknown> = {}) {
  const id = randomUUID()
  expect((await clients.administrator.from('properties').insert({ ...listingRow(changes), id })).error).toBeNull()
  return id
}
const change = async (id: string, values: Record<string, unknown>, role: (typeof roles)[number] = 'administrator') =>
  (await clients[role].from('properties').update(values).eq('id', id)).error
const readAs = async (id: string, role: (typeof roles)[number] = 'administrator') => {
  const { data } = await clients[role].from('properties').select(columns).eq('id', id).maybeSingle()
  const row = data as { price: unknown; price_reduced_on: string | null; previous_price: unknown } | null
  return row && { ...row, price: Number(row.price), previous_price: row.previous_price && Number(row.previous_price) }
}

describe('A price that falls', () => {
  it.each(roles)('is recorded with its day and the previous price, which the %s reads', async (role) => {
    const id = await listed({ price: 500000 })
    expect(await change(id, { price: 475000 })).toBeNull()
    const reduced = { price: 475000, price_reduced_on: today(), previous_price: 500000 }
    expect(await readAs(id, role)).toEqual(reduced)
    const { data } = await clients[role].from('listing_cards').select('price_reduced_on').eq('id', id)
    expect(data).toEqual([{ price_reduced_on: today() }])
  })
  it('by less than a pound is no reduction', async () => {
    const id = await listed({ price: 500000.5 })
    await change(id, { price: 500000 })
    expect(await readAs(id)).toMatchObject(none)
  })
  it('in a draft is not recorded, nor shown after publication', async () => {
    const id = await listed({ price: 500000, status: 'draft' })
    await change(id, { price: 475000 })
    expect(await readAs(id)).toMatchObject(none)
    await change(id, { price: 450000, status: 'live' })
    expect(await readAs(id)).toMatchObject(none)
  })
  it('and rises to its old value or higher is no longer reduced', async () => {
    const id = await listed({ price: 500000 })
    await change(id, { price: 475000 })
    await change(id, { price: 500000 })
    expect(await readAs(id)).toMatchObject(none)
    await change(id, { price: 475000 })
    await change(id, { price: 510000 })
    expect(await readAs(id)).toMatchObject(none)
  })
  it('by a mistake corrected on the same day is no reduction', async () => {
    const id = await listed({ price: 500000 })
    await change(id, { price: 5000000 })
    await change(id, { price: 500000 })
    expect(await readAs(id)).toMatchObject(none)
  })
})

describe('Only the trigger writes a reduction', () => {
  const forged = { price_reduced_on: '2026-01-01', previous_price: 900000 }
  it.each(roles)('not the %s', async (role) => {
    const id = await listed(forged)
    expect(await readAs(id)).toMatchObject(none)
    await change(id, forged, role)
    expect(await readAs(id)).toMatchObject(none)
    await change(id, { price: 475000 })
    await change(id, { ...forged, title: 'Test Home Again' }, role)
    expect(await readAs(id)).toMatchObject({ price_reduced_on: today(), previous_price: 500000 })
  })
  it.each(roles)('and its history is not readable by the %s', async (role) => {
    expect((await clients[role].schema('private').from('price_changes').select()).error).not.toBeNull()
  })
})

describe('Over the days', () => {
  const database = testDatabase(adopted)
  const id = randomUUID()
  beforeEach(async () => {
    const row = completeListing('sale', { price: 500000, slug: `days-${randomUUID()}`, id })
    await database.query('delete from public.properties where id = $1', [id])
    await database.query(
      `insert into public.properties select (jsonb_populate_record(null::public.properties,
        $1::jsonb || '{"created_at": "2026-01-01T00:00:00Z", "updated_at": "2026-01-01T00:00:00Z"}')).*`,
      [JSON.stringify({ fact_notes: {}, ...row })],
    )
  })
  /** Sets the price, some days ago. */
  const priced = async (price: number, daysAgo: number) => {
    await database.query('update public.properties set price = $2 where id = $1', [id, price])
    await database.query(
      `update private.price_changes set changed_on = changed_on - $2::int
        where property_id = $1 and changed_on = (now() at time zone 'Europe/London')::date`,
      [id, daysAgo],
    )
    // Any write updates the columns from the history.
    await database.query('update public.properties set title = title where id = $1', [id])
  }
  const reduction = async () =>
    (
      await database.query<{ days: number | null; before: string | null }>(
        `select (now() at time zone 'Europe/London')::date - price_reduced_on as days, previous_price as before
          from public.properties where id = $1`,
        [id],
      )
    ).rows[0]

  it('the last of several reductions counts', async () => {
    await priced(480000, 20)
    await priced(450000, 3)
    expect(await reduction()).toEqual({ days: 3, before: '480000' })
  })
  it('a mistake of today leaves the reduction of last week', async () => {
    await priced(480000, 7)
    await priced(48000, 0)
    await priced(480000, 0)
    expect(await reduction()).toEqual({ days: 7, before: '500000' })
  })
  it('a price that was raised for some days and falls back is not reduced', async () => {
    await priced(550000, 10)
    await priced(500000, 0)
    expect(await reduction()).toEqual({ days: null, before: null })
  })
  it('a listing of an adopted database is reduced like any other', async () => {
    const { rows } = await database.query(
      `update public.properties set price = price - 1000 where slug = 'old-home' returning price, previous_price`,
    )
    expect(rows).toEqual([{ price: '399000', previous_price: '400000' }])
  })
})
