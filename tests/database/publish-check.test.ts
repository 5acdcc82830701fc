import type { PostgrestError } from '@supabase/supabase-js'
import { describe, expect, it } from 'vitest'
import { type FactColumn, factColumns } from '../../src/domain/listing/facts/fact-fields'
import { parseFacts } from '../../src/domain/listing/facts/fact-schema'
import { findForbiddenPhrases, lettingRules } from '../../src/domain/listing/facts/letting-phrases'
import { neededFacts, statesInPlace } from '../../src/domain/listing/facts/missing-facts'
import { parsePublishProblems, publishProblems } from '../../src/domain/listing/facts/publish-check'
import { completeListing } from '../complete-listing'
import { anonymous, clientsOf, withSecretKey } from './people'
import { testDatabase } from './test-database'

const types = ['sale', 'rent'] as const
const roles = ['administrator', 'secret key'] as const
type Row = Record<string, unknown>

const { administrator: admin, stranger } = clientsOf('administrator', 'stranger')
const clients = { administrator: admin, 'secret key': withSecretKey() }
const database = testDatabase()

const problemsOf = (error: PostgrestError | null) => parsePublishProblems(error?.details)
/** The SQL function's result, without storing a row. */
const checkRow = (row: Row) => database.value('select private.publish_problems($1)', [row])
/** A row with an empty column; a state is set in its note. */
const without = (row: Row, column: string, state?: string): Row => ({
  ...row,
  [column]: null,
  ...(state && { fact_notes: { [column]: { state } } }),
})
// A licensed rental, so that the licence number is required.
const complete = (type: (typeof types)[number]) =>
  completeListing(type, type === 'rent' ? { licence: 'selective', licence_number: 'SL 1' } : {})
const needed = types.flatMap((type) =>
  neededFacts(type, parseFacts(complete(type))).map((column) => [type, column] as const),
)
const own = ['area', 'price', 'beds', 'baths', 'gallery', 'description'] as const

describe.each(roles)('Published by the %s', (role) => {
  const publish = async (row: Row) => (await clients[role].from('properties').insert(row)).error
  it.each(types)('a complete listing is stored: %s', async (type) => expect(await publish(complete(type))).toBeNull())
  it.each([...needed, ...own.map((column) => ['sale', column] as const), ['rent', 'date_available'] as const])(
    'a %s without %s is refused by its name',
    async (type, column) => {
      const error = await publish(without(complete(type), column))
      expect(problemsOf(error)).toEqual([{ column, problem: 'missing' }])
      expect(error?.message).toContain(`${column} is missing`)
    },
  )
})

describe('Instead of a fact’s value', () => {
  it.each(needed)('of a %s, %s is requested or not needed if that is possible', async (type, column) => {
    const allowed = statesInPlace(column, type)
    for (const state of ['asked', 'not_applicable'] as const) {
      const row = without(complete(type), column, state)
      // Without a rating there is neither a potential rating nor an expiry.
      const problems = allowed.includes(state) ? [] : [{ column, problem: 'missing' }]
      expect(await checkRow(row), state).toEqual(problems)
      expect(publishProblems(row), state).toEqual(problems)
    }
  })
})

describe('The database and the form', () => {
  const changes: Row[] = [
    {},
    { tenure: 'freehold', property_type: 'house' },
    { tenure: 'leasehold', property_type: 'flat', ground_rent: 0, service_charge: 0 },
    { tenure: 'share_of_freehold', property_type: 'maisonette', ground_rent: 1, service_charge: '2' },
    { licence: 'mandatory_hmo' },
    { epc_rating: 'G', epc_exemption: null },
    { epc_rating: 'F', epc_exemption: 'Registered' },
    { mobile: {}, restrictions: [], gallery: [] },
    { title: 'Flat, no\u00A0DSS', description: 'Best offers\nby Friday', features: ['A garden', 'From £900 a week'] },
    { description_zh: '客厅朝南。谢绝宠物，\n不接受小孩', features_zh: ['阳台', '押一付三'] },
    { tenancy: 'company_let', description_zh: '12 个月租约，预付六个月租金', features_zh: null },
    { tenancy: 'company_let', description: 'A 12-month contract, six months’ rent in advance' },
  ]
  it.each(types.flatMap((listing_type) => changes.map((change) => ({ listing_type, ...change }))))(
    'find the same problems in %j',
    async (row) => {
      expect(await checkRow(row)).toEqual(publishProblems(row))
      const filled = { ...complete(row.listing_type), ...row }
      expect(await checkRow(filled)).toEqual(publishProblems(filled))
    },
  )
  it('have the same forbidden phrases', async () => {
    const { rows } = await database.query<{ pattern: string; chinese: string; assured: boolean }>(
      'select pattern, chinese, assured from private.prohibited_words() order by place',
    )
    const lookbehind = /\(\?<!(.*?)\)/g
    const stored = rows.map(({ pattern, chinese, assured }) => {
      const text = `${pattern}|${chinese}`.replaceAll('\\y', '\\b')
      return [text.replace(lookbehind, ''), [...text.matchAll(lookbehind)][0]?.[1], assured]
    })
    expect(stored).toEqual(
      lettingRules.map(({ pattern, chinese, unlessAfter, onlyAssured: assured = false }) => [
        `${pattern}|${chinese}`,
        unlessAfter,
        assured,
      ]),
    )
  })
  it('have the same conditions and columns', async () => {
    const { rows } = await database.query<{ name: string }>(
      `select name from private.missing_columns('{"listing_type": "sale", "tenure": "leasehold", "ground_rent": 1,
        "service_charge": 1, "epc_rating": "C", "property_type": "flat"}')`,
    )
    const facts = parseFacts({
      tenure: 'leasehold',
      ground_rent: 1,
      service_charge: 1,
      epc_rating: 'C',
      property_type: 'flat',
    })
    const has = new Set<FactColumn>(['tenure', 'ground_rent', 'service_charge', 'epc_rating', 'property_type'])
    expect(rows.map(({ name }) => name).filter((name) => factColumns.includes(name as FactColumn))).toEqual(
      neededFacts('sale', facts).filter((column) => !has.has(column)),
    )
  })
})

describe('A draft', () => {
  it('is saved with only a title, gets a slug from it, and only the administrator sees it', async () => {
    const title = `Café & Mews ${Date.now()}`
    const slug = title.toLowerCase().replace('é', 'e').replace('&', 'and').replaceAll(' ', '-')
    const { data, error } = await admin.from('properties').insert({ title }).select().single()
    expect(error).toBeNull()
    expect(data).toMatchObject({ slug, status: 'draft', listing_type: 'sale', price: null, gallery: null })
    const again = await admin.from('properties').insert({ title }).select().single()
    expect(again.data.slug).toBe(`${slug}-${again.data.id.slice(0, 8)}`)
    const script = await admin.from('properties').insert({ title: '李明' }).select().single()
    expect(script.data.slug).toBe(`home-${script.data.id.slice(0, 8)}`)
    for (const other of [anonymous(), stranger])
      expect((await other.from('properties').select().eq('id', data.id)).data).toEqual([])
    const publish = await admin.from('properties').update({ status: 'live' }).eq('id', data.id)
    expect(problemsOf(publish.error).map(({ column }) => column)).toEqual(
      expect.arrayContaining(['area', 'price', 'gallery', 'tenure', 'council_tax_band']),
    )
    await admin.from('properties').delete().in('id', [data.id, again.data.id, script.data.id])
  })
  it('is publishable in any status once its facts exist, and not before', async () => {
    const { data } = await admin
      .from('properties')
      .insert(completeListing('rent', { status: 'draft', deposit: null }))
      .select()
      .single()
    const set = async (changes: Row) => (await admin.from('properties').update(changes).eq('id', data.id)).error
    for (const status of ['live', 'let_agreed', 'let'])
      expect(problemsOf(await set({ status }))).toEqual([{ column: 'deposit', problem: 'missing' }])
    expect(await set({ status: 'let', deposit: 2000 })).toBeNull()
  })
  it('is new on the day of its first publication, however old the draft', async () => {
    const { data } = await admin
      .from('properties')
      .insert(completeListing('sale', { status: 'draft', created_at: '2026-01-01T00:00:00Z' }))
      .select()
      .single()
    const set = async (status: string) =>
      (await admin.from('properties').update({ status }).eq('id', data.id).select('created_at').single()).data
        ?.created_at
    const first = await set('sold')
    expect(Date.now() - Date.parse(first)).toBeLessThan(600_000)
    await set('draft')
    expect(await set('sold')).toBe(first)
  })
})

describe('A listing that was live before the rules existed', () => {
  const adopted = async (changes: Row) => {
    await database.exec('alter table public.properties disable trigger properties_publishing')
    const row = { ...completeListing('rent', { tenancy: null, deposit: null, holding_deposit: null }), ...changes }
    const id = await database.insert('public.properties', row)
    await database.exec('alter table public.properties enable trigger properties_publishing')
    return id
  }
  const update = (id: string, set: string) => database.query(`update public.properties set ${set} where id = $1`, [id])
  it('stays live and can be saved, whatever it lacks', async () => {
    const id = await adopted({ title: 'Flat, no DSS' })
    await update(id, 'price = 2300')
    await update(id, "status = 'let'")
    await update(id, "status = 'live'")
    const { rows } = await database.query('select status, deposit from public.properties where id = $1', [id])
    expect(rows).toEqual([{ status: 'live', deposit: null }])
  })
  it('cannot get a forbidden phrase', async () => {
    const id = await adopted({})
    await expect(update(id, "description = 'No children, please.'")).rejects.toThrow('description says “No children”')
    await update(id, "description = 'Children welcome.'")
  })
  it('cannot become a sale without a sale’s facts', async () => {
    const id = await adopted({ date_available: null, bills_included: null, pets: null, licence: null })
    await expect(update(id, "listing_type = 'sale', furnished = null")).rejects.toThrow('tenure is missing')
  })
})

describe('A deposit', () => {
  const refused = async (changes: Row) =>
    (await admin.from('properties').insert(completeListing('rent', { status: 'draft', ...changes }))).error?.message
  it.each([
    { price: 2400, deposit: 2769.24 },
    { price: 4166.66, deposit: 4807.69 },
    { price: 4166.67, deposit: 5769.24 },
    { price: 2400, holding_deposit: 553.85 },
  ])('above the legal maximum is refused, also in a draft: %j', async (changes) =>
    expect(await refused(changes)).toContain('properties_deposit_cap'),
  )
  it.each([
    { price: 2400, deposit: 2769.23, holding_deposit: 553.84 },
    { price: 4166.66, deposit: 4807.68 },
    { price: 4166.67, deposit: 5769.23 },
    { price: 2400, tenancy: 'company_let', deposit: 4430.76, holding_deposit: 1000 },
    { price: 9000, tenancy: null, deposit: 20000, holding_deposit: 5000 },
  ])('at the maximum, or without one, is accepted: %j', async (changes) =>
    expect(await refused(changes)).toBeUndefined(),
  )
})

it('Every forbidden pattern matches the same words in the database and the form', async () => {
  const text = 'Sealed bids! Two months rent in advance; a fixed term. No dogs. Professionals only.'
  const { rows } = await database.query<{ problems: { words: string }[] }>(
    'select private.word_problems($1) as problems',
    [JSON.stringify({ listing_type: 'rent', description: text, title: '', features: null })],
  )
  expect(rows[0]!.problems.map(({ words }) => words)).toEqual([findForbiddenPhrases(text)[0]!.phrase])
})
