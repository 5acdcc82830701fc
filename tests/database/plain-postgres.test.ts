import { execFile, spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrationsFolder, migratedDatabase, supabase } from '../../scripts/lib/migrated-database'
import { adopted } from './adopted'

// The migrations on databases that are not ours to begin with: always on the embedded PostgreSQL, and on a full server
// where one is installed. PostgreSQL refuses to run as root, so then it runs as nobody.
const nobody = 65_534
const as = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}
const command = (name: string, args: string[], input?: string) =>
  spawnSync(name, args, { ...as, input, encoding: 'utf8', cwd: tmpdir() })
const atHand = command('initdb', ['--version']).status === 0 && command('psql', ['--version']).status === 0

describe.skipIf(!atHand)('On a full PostgreSQL server', () => {
  const home = mkdtempSync(`${tmpdir()}/meridian-row-postgres-`)
  if (as.uid) chownSync(home, as.uid, as.gid)
  const data = `${home}/data`
  const psql = (database: string, ...args: string[]) =>
    command('psql', ['-h', home, '-U', 'postgres', '-v', 'ON_ERROR_STOP=1', '-Atq', '-d', database, ...args])
  const run = (database: string, sql: string) => {
    const { status, stdout, stderr } = psql(database, '-c', sql)
    return status === 0 ? stdout.trim() : stderr.trim()
  }

  beforeAll(() => {
    expect(command('initdb', ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--no-sync']).status).toBe(0)
    const started = command('pg_ctl', [
      '-D',
      data,
      '-l',
      `${home}/log`,
      '-o',
      `-k ${home} -c listen_addresses='' -c fsync=off`,
      '-w',
      'start',
    ])
    expect(started.status, started.stderr).toBe(0)
  }, 60_000)
  afterAll(() => {
    command('pg_ctl', ['-D', data, '-m', 'immediate', 'stop'])
    rmSync(home, { recursive: true, force: true })
  })

  it.each([
    ['empty', ''],
    ['adopted', adopted],
  ])(
    'every migration applies to a database that is %s',
    (name, before) => {
      expect(run('postgres', `create database ${name}`)).toBe('')
      // Roles are the server's, not the database's.
      const roles = name === 'empty' ? supabase : supabase.replace(/create role [^\n]+/, '')
      expect(run(name, roles + before)).toBe('')
      for (const file of readdirSync(migrationsFolder).sort()) {
        const { status, stderr } = psql(name, '-f', fileURLToPath(new URL(file, migrationsFolder)))
        expect(status, `${file}: ${stderr}`).toBe(0)
      }
    },
    60_000,
  )

  it('what was there is still there, live and readable', () => {
    expect(run('adopted', `set role anon; select slug, status from public.properties`)).toBe('old-home|live')
    expect(run('adopted', 'select name from public.contact_submissions')).toBe('Old Friend')
  })

  it('an anonymous visitor may no longer change a listing or read a message', () => {
    expect(run('adopted', `set role anon; update public.properties set price = 1`)).toMatch(/permission denied|^$/)
    expect(run('adopted', 'select price from public.properties')).toBe('400000')
    expect(run('adopted', `set role anon; select * from public.contact_submissions`)).toMatch(/permission denied|^$/)
  })

  it('an anonymous visitor may no longer store a picture, and other buckets keep their policies', () => {
    expect(
      run(
        'adopted',
        `set role anon; insert into storage.objects (bucket_id, name) values ('property-images', 'evil/a.webp')`,
      ),
    ).toMatch(/row-level security/)
    expect(
      run(
        'adopted',
        `select count(*) from pg_policies where schemaname = 'storage' and ` +
          `policyname = 'Somebody signed in writes letters'`,
      ),
    ).toBe('1')
  })

  it('one administrator is left of two who end each other at the same moment', async () => {
    const made = `insert into auth.users select gen_random_uuid(), n || '@example.com' from generate_series(1, 2) n;
      insert into public.staff (user_id, name, email, role) select id, email, email, 'administrator' from auth.users`
    expect(run('empty', made)).toBe('')
    const end = (who: number) =>
      promisify(execFile)(
        'psql',
        ['-h', home, '-U', 'postgres', '-v', 'ON_ERROR_STOP=1', '-d', 'empty', '-c'].concat(
          `begin; update public.staff set ended_at = now() where email = '${who}@example.com'; ` +
            'select pg_sleep(0.5); commit',
        ),
        { ...as, cwd: tmpdir() },
      )
    const ends = await Promise.allSettled([end(1), end(2)])
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(String(ends.find((end) => end.status === 'rejected')?.reason)).toContain('last administrator')
    const removed = run('empty', 'delete from auth.users')
    expect(removed).toContain('The last administrator stays one.')
    expect(run('empty', 'select count(*) from public.staff where ended_at is null')).toBe('1')
  })

  it('a search finds what was there', () =>
    expect(
      run('adopted', `set role anon; select public.search_homes('{"type": "sale", "q": "old"}') ->> 'total'`),
    ).toBe('1'))
})

describe('On the embedded PostgreSQL', () => {
  // An earlier seed gave the demo's administrator a password that stood in the repository.
  const users = `
    create extension pgcrypto;
    alter table auth.users add column encrypted_password text;
    insert into auth.users select gen_random_uuid(), email, crypt('meridian-demo', gen_salt('bf', 4))
      from unnest(array['admin@meridianrow.example', 'us@example.com']) as email;`

  it(
    'every migration applies to a database that has the tables and rows ' +
      'already, and locks the demo’s former administrator out of it',
    async () => {
      const database = await migratedDatabase(adopted + users)
      const { rows } = await database.query('select slug, status from public.properties')
      expect(rows).toEqual([{ slug: 'old-home', status: 'live' }])
      const open = await database.query(
        `select email from auth.users where encrypted_password = crypt('meridian-demo', encrypted_password)`,
      )
      expect(open.rows).toEqual([{ email: 'us@example.com' }])
      await database.close()
    },
    60_000,
  )
})
