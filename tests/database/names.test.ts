import { beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from './test-database'

// Names have one natural order on every database: a hosted one compares by ICU, another by bytes.

const names = ['Zed', 'beta', 'de Beauvoir', 'Bethnal', 'alpha', 'Ångström', 'Alpha row', 'O’Neill', 'Oak', 'éclair']
const expected = names.toSorted((a, b) => a.localeCompare(b, 'en-GB'))
const account = '00000000-0000-4000-8000-000000000001'

const fill = `
  alter table public.properties disable trigger properties_publishing;
  insert into public.properties
      (slug, listing_type, title, area, price, beds, baths, gallery, description, status, reference)
    select 'home-' || place, 'sale', name, name, 1000, 1, 1, '{/a.webp}', 'A home.', 'live', name
    from unnest('{${names.join(',')}}'::text[]) with ordinality as named (name, place);
  insert into private.alerts (id, email, email_hash, filters, address, frequency, kind, state)
    values ('${account}', 'ada@example.com', '', '{}', '', 'at_once', 'listings', 'active');
  insert into private.watched_listings (alert_id, property_id, known)
    select '${account}', id, private.alert_snapshot(properties) from public.properties;
  insert into auth.users (id, email) values ('${account}', 'ada@example.com');
  insert into auth.sessions (id, user_id) values ('${account}', '${account}');
  insert into public.staff (user_id, name, email, role) values ('${account}', 'Ada', 'ada@example.com', 'reader');
  select set_config('request.jwt.claims', '{"sub": "${account}", "session_id": "${account}"}', false);`

describe.each([
  ['C', 'C'],
  ['ICU', ''],
])('On a database whose collation is %s', (_name, locale) => {
  const database = testDatabase('', { locale })
  beforeAll(() => database.exec(fill))
  const column = async (sql: string) => (await database.query<{ name: string }>(sql)).rows.map(({ name }) => name)

  it.each([
    [
      'the areas of a search',
      `jsonb_array_elements(public.search_listings('{"type": "sale"}') -> 'areas') as row`,
      'row',
    ],
    ['the homes of an alert', `jsonb_array_elements(private.watched_listing_data('${account}')) as row`, 'row'],
    [
      'warnings',
      `(select jsonb_build_object('title', title) as row from public.listing_warnings()) as warnings`,
      'row',
    ],
  ])('%s are in order', async (_what, from, row) =>
    expect(await column(`select coalesce(${row} ->> 'title', ${row} ->> 'name') as name from ${from}`)).toEqual(
      expected,
    ),
  )
  it.each(['title', 'area', 'reference'])('the admin’s list is in order by %s', async (by) =>
    expect(await column(`select ${by} as name from public.staff_listings order by ${by}`)).toEqual(expected),
  )
  it('an area with two spellings gets its capital letter', async () => {
    await database.exec(`update public.properties set area = 'zed' where area = 'Zed' and false;
      insert into public.properties (slug, listing_type, title, area, price, beds, baths, gallery, description, status)
        values ('twin', 'rent', 'Twin', 'camden', 1, 1, 1, '{/a.webp}', 'A.', 'live'),
          ('twin-2', 'rent', 'Twin', 'Camden', 1, 1, 1, '{/a.webp}', 'A.', 'live')`)
    const { rows } = await database.query(`select public.search_listings('{"type": "rent"}') -> 'areas' as areas`)
    expect(rows).toEqual([{ areas: [{ name: 'Camden', count: 2 }] }])
  })
  it('the changes in an email are in order', async () => {
    await database.exec(`update public.properties set price = 900 where listing_type = 'sale';
      select public.queue_change_emails(now() + interval '1 hour')`)
    expect(
      await column(`select change ->> 'title' as name
        from private.outbox, jsonb_array_elements(data -> 'changes') change where kind = 'alert_changes'`),
    ).toEqual(expected)
  })
})
