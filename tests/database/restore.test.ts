import { readFile } from 'node:fs/promises'
import { afterAll, expect, it } from 'vitest'
import { migratedDatabase, openSession } from '../../scripts/lib/migrated-database'
import { completeListing } from '../complete-listing'
import { databaseState } from './database-state'

const cleanups: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const close of cleanups) await close()
})

/** A project after set-up. Its superuser may do what hosted projects let their owner do. */
async function project(administrator: string) {
  const database = await migratedDatabase()
  cleanups.push(database.close)
  const address = new URL(database.address)
  address.username = 'supabase_admin'
  const session = openSession(address.href)
  cleanups.unshift(session.end)
  await session.exec(`insert into public.staff (user_id, name, email, role)
    values (private.make_user('${administrator}', 'a long password'), 'Priya', '${administrator}', 'administrator')`)
  return session
}

/** The rows of a session as statements, as by pg_dump. */
async function dump({ query }: Awaited<ReturnType<typeof project>>): Promise<string> {
  const { rows: tables } = await query<{ name: string; columns: string }>(`
    select format('%I.%I', table_schema, table_name) as name, string_agg(quote_ident(column_name), ', ') as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE' and table_schema in ('public', 'private', 'auth') and is_generated = 'NEVER'
    group by 1`)
  let statements = 'set session_replication_role = replica;'
  for (const { name, columns } of tables) {
    const { rows } = await query<{ text: string }>(`
      select format('insert into ${name} (${columns}) overriding system value select ${columns}
        from jsonb_populate_recordset(null::${name}, %L);', jsonb_agg(r)) as text from ${name} r having count(*) > 0`)
    statements += rows.map(({ text }) => text).join('')
  }
  return `${statements} reset all;`
}

/** The rows that a backup contains. */
const backedUp = async (session: Awaited<ReturnType<typeof project>>) =>
  (await databaseState(session)).filter((line) => /^(public|private|auth)\./.test(line))

it('A backup is restored into a project after set-up, by the steps of the guide', async () => {
  const guide = await readFile('docs/deploy.md', 'utf8')
  const [empty = '', change = ''] = guide.match(/^ {7}set session_replication_role = replica;\n( {7}.*\n)+/gm) ?? []
  const [former, fresh] = [await project('priya@example.com'), await project('setup@example.com')]
  const picture = (ref: string) => `https://${ref}.supabase.co/storage/v1/object/public/property-images/a/b.webp`
  const row = { ...completeListing('sale'), thumb: picture('former'), gallery: [picture('former'), '/pictures/a.webp'] }
  const columns = Object.keys(row).join()
  await former.query(
    `insert into public.properties (${columns})
      select ${columns} from jsonb_populate_record(null::public.properties, $1::jsonb)`,
    [JSON.stringify(row)],
  )
  await former.query(
    `insert into public.listing_records (property_id, feed_media) select id, $1 from public.properties`,
    [JSON.stringify({ gallery: ['zip:a.jpg#1'], fetched: { 'zip:a.jpg#1': picture('former') } })],
  )
  await fresh.exec(empty)
  await fresh.exec(await dump(former))
  expect(await backedUp(fresh)).toEqual(await backedUp(former))

  await fresh.exec(change.replaceAll('<old ref>', 'former').replaceAll('<new ref>', 'fresh'))
  const { rows } = await fresh.query('select thumb, gallery from public.properties')
  expect(rows).toEqual([{ thumb: picture('fresh'), gallery: [picture('fresh'), '/pictures/a.webp'] }])
  const records = await fresh.query("select feed_media->'fetched' as fetched from public.listing_records")
  expect(records.rows).toEqual([{ fetched: { 'zip:a.jpg#1': picture('fresh') } }])
}, 120_000)
