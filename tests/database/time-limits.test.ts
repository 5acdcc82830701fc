import { beforeAll, expect, it } from 'vitest'
import { completeListing } from '../complete-listing'
import { everyCase } from '../every-case'
import { testDatabase } from './test-database'

// Operations of a signed-in account within the time limits of a hosted project.

const account = '00000000-0000-4000-8000-000000000001'
const database = testDatabase()
beforeAll(async () => {
  await database.signIn(account, 'ada@example.com', 'Ada')
  await database.exec('set role authenticated')
})

const imported = async (plan: object) => {
  const { rows } = await database.query('select public.import_listings($1::jsonb) as said', [
    { branch: '99999', create: [], change: [], withdraw: [], ...plan },
  ])
  return rows[0]?.['said']
}
const stored = async () =>
  (await database.query<{ id: string; updated_at: string }>('select id, updated_at::text from public.properties')).rows

// The limit is that of the function, which PostgREST applies to the request (postgrest-rules.test.ts proves it).
it('A feed of 1,500 published listings is stored, changed and withdrawn, each in one call', async () => {
  // A third takes a third of the time, unless the time grows faster than the feed, which the count of reads reveals.
  const listings = everyCase ? 1500 : 500
  await database.exec(`set statement_timeout = '${(55 * listings) / 1500}s'`)
  const create = Array.from({ length: listings }, (_, number) => {
    const row = completeListing(number % 2 ? 'sale' : 'rent', { title: `Home ${number}`, slug: null })
    return { row: { ...row, status: 'live', reference: `A${number}` }, record: { postcode: 'E3 9ZX' } }
  })
  expect(await imported({ create })).toMatchObject({ created: listings })
  const description = 'Two rooms over the canal. '.repeat(40)
  const change = (await stored()).map((listing) => ({
    ...listing,
    row: { description },
    record: { postcode: 'N1 2AA' },
  }))
  await database.exec('begin')
  expect(await imported({ change })).toMatchObject({ changed: listings })
  const { rows: reads } = await database.query<{ listings: number }>(`
    select seq_tup_read as listings from pg_stat_xact_user_tables where relid = 'public.properties'::regclass`)
  await database.exec('commit')
  expect(reads[0]?.listings, 'listings read to change all').toBeLessThan(10 * listings)
  expect(await imported({ withdraw: await stored() })).toMatchObject({ withdrawn: listings })
  const { rows } = await database.query(
    'select status, outcode, count(*) from public.properties group by status, outcode',
  )
  expect(rows).toEqual([{ status: 'draft', outcode: 'N1', count: listings }])
}, 180_000)

it('Slow functions have a time limit of their own', async () => {
  const { rows } = await database.query(`select proname from pg_proc
    where pronamespace = 'public'::regnamespace and proconfig @> '{statement_timeout=55s}'
    order by proname collate "C"`)
  expect(rows.map(({ proname }) => proname)).toEqual([
    'change_enquiries',
    'change_listings',
    'erase_enquiries',
    'erase_person',
    'import_listings',
    'match_alerts',
    'person_data',
    'publish_due',
    'queue_alert_emails',
    'queue_change_emails',
    'run_retention',
  ])
})

it('A listing of a feed keeps the default of a column that only other rows contain, and its own values', async () => {
  const row = (reference: string) => ({ listing_type: 'sale', title: 'Two in a feed', area: 'Camden', reference })
  const own = { price: 1000, beds: 1, baths: 1, gallery: ['/a.webp'], description: 'A home.', status: 'draft' }
  const create = [
    { row: { ...row('B1'), ...own, features: ['A lift'] }, record: {} },
    { row: { ...row('B2'), ...own, status: 'draft' }, record: { address_line: '1 Test Row' } },
  ]
  await imported({ create })
  const { rows } = await database.query(`select reference, slug <> '' as addressed, features, outcode, address_line
    from public.properties join public.listing_records on property_id = id
    where reference like 'B%' order by reference`)
  expect(rows).toEqual([
    { reference: 'B1', addressed: true, features: ['A lift'], outcode: null, address_line: null },
    { reference: 'B2', addressed: true, features: [], outcode: null, address_line: '1 Test Row' },
  ])
})
