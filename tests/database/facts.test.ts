import { describe, expect, it } from 'vitest'
import { generatedRules } from '../../scripts/lib/generated-rules'
import { factColumns, factField } from '../../src/domain/listing/facts/fact-fields'
import { columnType } from '../../src/domain/listing/facts/fact-rules-sql'
import { anonymous, clientsOf, listingRow } from './people'
import { testDatabase } from './test-database'

const { administrator: admin, stranger } = clientsOf('administrator', 'stranger')
const stored = async (row: Record<string, unknown>) => {
  const { data, error } = await admin.from('properties').insert(row).select().single()
  expect(error).toBeNull()
  return data as Record<string, unknown>
}
const refused = async (row: Record<string, unknown>) =>
  (await admin.from('properties').insert(row)).error?.message ?? 'stored'

describe('The columns of the facts', () => {
  const database = testDatabase()
  it('accept every declared value, and no other', async () => {
    const { rows } = await database.query<{ definition: string }>(
      `select pg_get_constraintdef(oid) as definition from pg_constraint
       where conrelid = 'public.properties'::regclass and contype = 'c'`,
    )
    const definitions = rows.map(({ definition }) => definition)
    for (const column of factColumns) {
      const { kind, options } = factField(column)
      if (kind !== 'choice' && kind !== 'choices') continue
      const own = definitions.find((text) => new RegExp(`\\b${column} (=|<@) `).test(text)) ?? ''
      const values = [...own.matchAll(/'([^']+)'::text/g)].map(([, value]) => value)
      expect(values.sort(), column).toEqual(Object.keys(options ?? {}).sort())
    }
  })
  it('all exist, with the declared names and types', async () => {
    const { data } = await admin.from('properties').select('*').limit(1)
    expect(Object.keys(data?.[0] ?? {})).toEqual(expect.arrayContaining(factColumns))
    const types = await database.rows<{ name: string; type: string }>(
      `select attname as name, replace(format_type(atttypid, atttypmod), 'smallint', 'integer') as type
       from pg_attribute where attrelid = 'public.properties'::regclass`,
    )
    expect(Object.fromEntries(types.map(({ name, type }) => [name, type]))).toMatchObject(
      Object.fromEntries(factColumns.map((column) => [column, columnType(column)])),
    )
  })
  it('are added by the rules if a database lacks one', async () => {
    await database.exec('begin; alter table public.properties drop column ev_charging')
    await database.exec(generatedRules())
    expect(await database.value('select max(ev_charging::text) from public.properties')).toBeNull()
    await database.exec('rollback')
  })
  it.each([
    ['properties_facts_fit_type', { deposit: 2000 }],
    ['properties_facts_fit_type', { listing_type: 'rent', tenure: 'freehold' }],
    ['properties_service_charge_range', { service_charge: -1 }],
    ['properties_mobile_shape', { mobile: { EE: 'loud' } }],
    ['properties_mobile_shape', { mobile: { Orange: 'good' } }],
    ['properties_fact_notes_shape', { fact_notes: { tenure: { state: 'maybe' } } }],
    ['properties_fact_notes_shape', { fact_notes: { tenure: 'asked' } }],
    ['properties_film_addresses', { video_url: 'https://evil.example/film' }],
    ['properties_floor_plan_addresses', { floor_plans: ['javascript:alert(1)'] }],
    ['properties_planning_line', { planning: '' }],
  ])('refuse by %s %o', async (constraint, changes) => expect(await refused(listingRow(changes))).toContain(constraint))
  it('prevent two listings with one reference', async () => {
    const reference = `MR-${Date.now()}`
    await stored(listingRow({ reference }))
    expect(await refused(listingRow({ reference }))).toContain('properties_reference')
  })
})

describe('Furnished and furnishing', () => {
  it('follow each other', async () => {
    const { id, ...row } = await stored(listingRow({ listing_type: 'rent', furnishing: 'part_furnished' }))
    expect(row).toMatchObject({ furnishing: 'part_furnished', furnished: true })
    const { data } = await admin.from('properties').update({ furnished: false }).eq('id', id).select().single()
    expect(data).toMatchObject({ furnishing: 'unfurnished', furnished: false })
  })
  it('leave the specification’s row unchanged', async () =>
    expect(
      await stored(listingRow({ listing_type: 'rent', status: 'draft', furnishing: null, furnished: true })),
    ).toMatchObject({
      furnishing: null,
      furnished: true,
    }))
})

describe('A listing’s private record', () => {
  it('is readable and writable only by the administrator', async () => {
    const { id } = await stored(listingRow())
    const record = { property_id: id, postcode: 'N1 2XX', vendor_notes: 'Ring after six.' }
    for (const other of [anonymous(), stranger])
      expect((await other.from('listing_records').insert(record)).error).not.toBeNull()
    expect((await admin.from('listing_records').insert(record)).error).toBeNull()
    for (const other of [anonymous(), stranger]) {
      const { data } = await other.from('listing_records').select().eq('property_id', id)
      expect(data ?? []).toEqual([])
      await other.from('listing_records').update({ vendor_notes: 'Mine' }).eq('property_id', id)
      await other.from('listing_records').delete().eq('property_id', id)
    }
    const { data } = await admin.from('listing_records').select().eq('property_id', id).single()
    expect(data).toMatchObject({ vendor_notes: 'Ring after six.' })
  })
  it('gives the public the first half of the postcode', async () => {
    const { id } = await stored(listingRow())
    await admin.from('listing_records').insert({ property_id: id, postcode: 'SW7 4BG' })
    const { data } = await anonymous().from('properties').select('outcode').eq('id', id).single()
    expect(data).toEqual({ outcode: 'SW7' })
  })
  it('removes it when the postcode is removed, and keeps one that was set without a postcode', async () => {
    const outcode = async (id: unknown) =>
      (await anonymous().from('properties').select('outcode').eq('id', id).single()).data
    const { id } = await stored(listingRow())
    await admin.from('listing_records').insert({ property_id: id, postcode: 'SW7 4BG' }).throwOnError()
    const record = () => admin.from('listing_records')
    await record().update({ vendor_notes: 'Ring after six.' }).eq('property_id', id).throwOnError()
    expect(await outcode(id)).toEqual({ outcode: 'SW7' })
    await record().update({ postcode: null }).eq('property_id', id).throwOnError()
    expect(await outcode(id)).toEqual({ outcode: null })
    await record().update({ postcode: 'N1 2XX' }).eq('property_id', id).throwOnError()
    await record().delete().eq('property_id', id).throwOnError()
    expect(await outcode(id)).toEqual({ outcode: null })
    const imported = await stored(listingRow({ outcode: 'E14' }))
    await record().insert({ property_id: imported.id, vendor_notes: 'Two cats.' }).throwOnError()
    expect(await outcode(imported.id)).toEqual({ outcode: 'E14' })
  })
})
