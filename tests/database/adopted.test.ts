import { expect, it } from 'vitest'
import { agency } from '#agency/agency.ts'
import { openSession } from '../../scripts/lib/migrated-database'
import { adopted } from './adopted-tables'
import { testDatabase } from './test-database'

// The migrations on a project with existing tables, rows and policies.

// An earlier seed contained the demo administrator's password.
const users = `
  insert into auth.users (id, email, encrypted_password)
    select gen_random_uuid(), email, extensions.crypt('meridian-demo', extensions.gen_salt('bf', 4))
    from unnest(array['admin@meridianrow.example', 'us@example.com']) as email;`

const database = testDatabase(adopted + users)

const { rows } = database
const asVisitor = (sql: string) => database.asVisitor(() => rows(sql).catch(String))

it('existing listings are live and readable', async () => {
  expect(await asVisitor('select slug, status from public.properties')).toEqual([{ slug: 'old-home', status: 'live' }])
  expect(await rows('select name from public.contact_submissions')).toEqual([{ name: 'Old Friend' }])
})

it('existing listings get a reference with the agency’s letters, as soon as the database knows them', async () =>
  expect(await rows('select reference from public.properties')).toEqual([
    { reference: `${agency.referencePrefix}-1001` },
  ]))

it('only the demo’s former administrator is locked out', async () => {
  const open = `select email from auth.users
    where encrypted_password = extensions.crypt('meridian-demo', encrypted_password)`
  expect(await rows(open)).toEqual([{ email: 'us@example.com' }])
})

it('an anonymous visitor can no longer change a listing or read a message', async () => {
  expect(await asVisitor('update public.properties set price = 1')).toMatch(/permission denied/)
  expect(await rows('select price::int from public.properties')).toEqual([{ price: 400_000 }])
  expect(await asVisitor('select * from public.contact_submissions')).toMatch(/permission denied/)
})

it('an anonymous visitor can no longer store a picture, and other buckets keep their policies', async () => {
  const picture = `insert into storage.objects (bucket_id, name) values ('property-images', 'evil/a.webp')`
  expect(await asVisitor(picture)).toMatch(/row-level security/)
  const query = `select policyname from pg_policies where schemaname = 'storage' and policyname like 'Somebody%'`
  expect(await rows(query)).toEqual([{ policyname: 'Somebody signed in writes letters' }])
})

it('a search finds existing listings', async () =>
  expect(await asVisitor(`select public.search_listings('{"type": "sale", "q": "old"}') -> 'total' as total`)).toEqual([
    { total: 1 },
  ]))

it('one administrator remains when two end each other’s account at the same time', async () => {
  await database.exec(`insert into public.staff (user_id, name, email, role)
    select id, email, email, 'administrator' from auth.users`)
  const end = async (email: string) => {
    const session = openSession(database.address)
    try {
      const ending = `update public.staff set ended_at = now() where email = '${email}'`
      await session.exec(`begin; ${ending}; select pg_sleep(0.5); commit`)
    } finally {
      await session.end()
    }
  }
  const ends = await Promise.allSettled([end('admin@meridianrow.example'), end('us@example.com')])
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(String(ends.find((end) => end.status === 'rejected')?.reason)).toContain('last administrator')
  await expect(database.exec('delete from auth.users')).rejects.toThrow('This is the last administrator.')
  expect(await rows('select count(*)::int from public.staff where ended_at is null')).toEqual([{ count: 1 }])
})
