import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi } from '../../scripts/lib/backend'
import { launch, run } from '../../scripts/lib/child-process'
import { type Database, migratedDatabase } from '../../scripts/lib/migrated-database'
import { bin } from '../../scripts/lib/paths'
import { freePort } from '../../scripts/lib/ports'
import { makeSecrets } from '../../scripts/lib/secrets'
import { everyCase, everyNth } from '../every-case'
import { adopted } from './adopted-tables'
import { databaseSchema, databaseState } from './database-state'

// npm run setup against databases like a new hosted project, with an API in front.
const extensions = await readFile('tests/database/hosted-extensions.sql', 'utf8')
const secrets = makeSecrets()
const folder = await mkdtemp(`${tmpdir()}/agency-setup-`)
const settingsFile = `${folder}/settings.env`
const cleanups: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const close of cleanups.reverse()) await close()
  await rm(folder, { recursive: true })
})

const project = async (before = '') => {
  const database = await migratedDatabase(extensions + before, { migrations: [] })
  cleanups.push(database.close)
  return database
}
const email = 'you@your-agency.example'
/** Removes settings from the environment, which must not answer for the user. */
const nothing = {
  PUBLIC_SUPABASE_URL: '',
  PUBLIC_SUPABASE_ANON_KEY: '',
  SUPABASE_SECRET_KEY: '',
  SUPABASE_DB_URL: '',
  SUPABASE_ACCESS_TOKEN: '',
  SMTP_URL: '',
  BUILD_HOOK_URL: '',
}
let url = ''
const settings = (database: Database, changes: Record<string, string> = {}) => ({
  ...nothing,
  PUBLIC_SUPABASE_URL: url,
  PUBLIC_SUPABASE_ANON_KEY: secrets.publishableKey,
  SUPABASE_SECRET_KEY: secrets.secretKey,
  SUPABASE_DB_URL: database.address,
  PUBLIC_ADMIN_EMAIL: email,
  ...changes,
})
const setup = (env: Record<string, string>, args: string[] = ['--yes']) =>
  run('node', ['scripts/setup.ts', ...args, '--settings', settingsFile], { stdio: 'pipe', env })
/** npx has neither network nor cache. */
const offline = { npm_config_offline: 'true', npm_config_cache: `${folder}/no-cache` }
/** The same at once: npm itself takes seconds of CPU to say so, and to run the Supabase CLI, as each night. */
const noDownload = { PATH: `${folder}/bin:${bin}:${process.env['PATH']}` }

let database: Database
beforeAll(async () => {
  database = await project()
  await mkdir(`${folder}/bin`)
  await writeFile(`${folder}/bin/npx`, '#!/bin/sh\necho "npm error code ENOTCACHED" >&2\nexit 1\n', { mode: 0o755 })
  await mkdir(`${folder}/api/supabase`, { recursive: true })
  const api = await startApi({
    folder: `${folder}/api`,
    owner: database.address,
    port: await freePort(),
    secrets,
    readinessPath: '/auth/v1/settings',
  })
  cleanups.push(api.stop)
  url = api.url
}, 120_000)

const mailAndBuilds = {
  SMTP_URL: 'smtps://name:mail-password@smtp.example.com:465',
  BUILD_HOOK_URL: 'https://hooks.example/1',
}

describe('npm run setup', () => {
  it('prepares an empty project, and changes nothing in a second run', { timeout: 240_000 }, async () => {
    const all = everyCase ? mailAndBuilds : { ...mailAndBuilds, ...noDownload }
    const first = await setup(settings(database, all))
    expect(first.output).toContain('✓ There is an administrator.')
    expect(first.output).toContain('✓ Every migration is applied.')
    expect(first.output).toContain('✓ Old enquiries are erased every night.')
    // The Edge Functions are optional.
    expect([first.code, first.output]).toEqual([0, expect.stringContaining('Not checked. It is not deployed.')])

    const password = /shown this once: (\S+)/.exec(first.output)?.[1] ?? ''
    const client = createClient(url, secrets.publishableKey, { auth: { persistSession: false } })
    expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull()
    expect((await client.rpc('is_admin')).data).toBe(true)
    await client.auth.signOut()

    const recipes = await readdir('supabase/hosted')
    const texts = await Promise.all(recipes.map((file) => readFile(`supabase/hosted/${file}`, 'utf8')))
    const names = texts.flatMap((text) =>
      [...text.matchAll(/^select cron\.schedule\('([\w-]+)'/gm)].map(([, name]) => name),
    )
    const jobs = await database.query<{ jobname: string }>('select jobname from cron.job')
    expect(jobs.rows.map(({ jobname }) => jobname)).toEqual(expect.arrayContaining(names))

    const text = await readFile(settingsFile, 'utf8')
    expect(text).toBe(
      `PUBLIC_SUPABASE_URL=${url}\nPUBLIC_SUPABASE_ANON_KEY=${secrets.publishableKey}\nPUBLIC_ADMIN_EMAIL=${email}\n`,
    )
    expect((await stat(settingsFile)).mode & 0o777).toBe(0o600)

    const before = await databaseState(database)
    const second = await setup(settings(database, all))
    expect(second.output).toContain('First administrator: there is one.')
    expect(second.output).not.toContain('shown this once')
    expect(await databaseState(database)).toEqual(before)
    expect(await readFile(settingsFile, 'utf8')).toBe(text)
    const vault = await database.query<{ secret: string }>('select secret from vault.secrets')
    const stored = vault.rows.map(({ secret }) => secret)
    for (const { output } of [first, second])
      for (const secret of [secrets.secretKey, 'mail-password', new URL(database.address).password, ...stored])
        expect(output).not.toContain(secret)
  })

  it.runIf(everyCase)('ends with the same database if npx has no network', { timeout: 240_000 }, async () => {
    const [online, without] = [await project(), await project()]
    await setup(settings(online, mailAndBuilds))
    const { output } = await setup(settings(without, { ...mailAndBuilds, ...offline }))
    expect(output).toContain('our own runner applies them')
    expect(await databaseSchema(without)).toEqual(await databaseSchema(online))
    const history = 'select version, name from supabase_migrations.schema_migrations order by 1'
    expect((await without.query(history)).rows).toEqual((await online.query(history)).rows)
  })

  it.runIf(everyCase).each(['Migrations:', 'First administrator:', 'Schedules:'])(
    'resumes after Ctrl-C at “%s”',
    { timeout: 240_000 },
    async (step) => {
      await rm(settingsFile, { force: true })
      const other = await project()
      const child = launch('node', ['scripts/setup.ts', '--yes', '--settings', settingsFile], {
        stdio: 'pipe',
        env: settings(other, { ...mailAndBuilds, ...noDownload }),
      })
      let output = ''
      child.stdout?.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        if (output.includes(step)) child.kill('SIGINT')
      })
      await new Promise((resolve) => child.once('close', resolve))
      expect(output).not.toContain('npm run doctor')

      const again = await setup(settings(other, { ...mailAndBuilds, ...noDownload }))
      expect(again.output).toContain('✓ Every migration is applied.')
      expect((await other.query('select role, email from public.staff')).rows).toEqual([
        { role: 'administrator', email },
      ])
      const erasure = `select from cron.job where jobname = 'erase-old-enquiries'`
      expect((await other.query(erasure)).rows).toHaveLength(1)
      expect(await readFile(settingsFile, 'utf8')).toContain(`PUBLIC_SUPABASE_URL=${url}`)
    },
  )

  it.runIf(everyCase)(
    'makes an existing account an administrator, and keeps its password',
    { timeout: 240_000 },
    async () => {
      const other = await project()
      await other.exec(
        `insert into auth.users (id, email, encrypted_password) values (gen_random_uuid(), '${email}', 'as it was')`,
      )
      const { output } = await setup(settings(other, noDownload))
      expect(output).toContain(`${email} has an account already`)
      expect(output).not.toContain('shown this once')
      const who = 'select staff.role, encrypted_password from public.staff join auth.users on users.id = user_id'
      expect((await other.query(who)).rows).toEqual([{ role: 'administrator', encrypted_password: 'as it was' }])
    },
  )

  it('lists its changes to a project with data before it makes them', { timeout: 240_000 }, async () => {
    const other = await project(`${adopted} create table public.recipes (id int);`)
    const { output } = await setup(settings(other, noDownload))
    const announced = output.slice(0, output.indexOf('Migrations:'))
    expect(announced).toContain('public.properties exists (1 row): its rows stay')
    expect(announced).toContain('public.contact_submissions exists (1 row)')
    expect(announced).toContain('the policy “Anyone does anything” on public.properties is dropped')
    expect(announced).toContain('the policy “Anyone uploads pictures” on storage.objects is dropped')
    expect(announced).not.toContain('Somebody signed in writes letters')
    expect(announced).toContain('1 other table of the schema public: not touched')
    expect((await other.query('select slug from public.properties')).rows).toEqual([{ slug: 'old-home' }])
    // Drafts are published without a mail server.
    const job = "select schedule from cron.job where jobname = 'publish-due'"
    expect((await other.query(job)).rows).toEqual([{ schedule: '* * * * *' }])
  })

  it('lists the functions it replaces, and stops before one that does not fit', { timeout: 120_000 }, async () => {
    const own = 'create function public.is_admin() returns boolean language sql as $$ select false $$;'
    const { output } = await setup(settings(await project(own), noDownload))
    expect(output.slice(0, output.indexOf('Migrations:'))).toContain(
      'the function public.is_admin exists: it is replaced',
    )

    const theirs = `create function public.staff_role() returns text language sql as $$ select '' $$;`
    const other = await project(own + theirs)
    const before = await databaseState(other)
    const refused = await setup(settings(other, noDownload))
    expect([refused.code, refused.output]).toEqual([1, expect.stringMatching(/do not fit.*create_staff.*staff_role/s)])
    expect(await databaseState(other)).toEqual(before)
  })

  it.runIf(everyCase)(
    'skips steps without permission, and explains how to do them by hand',
    { timeout: 120_000 },
    async () => {
      const other = await project(`reset role; revoke insert on auth.users from postgres;
      alter schema cron owner to supabase_admin; revoke all on schema cron from postgres; set local role postgres;`)
      const { output } = await setup(settings(other, { ...mailAndBuilds, ...noDownload }))
      expect(output).toMatch(
        /Skipped: the project does not let postgres make users\. Make it by hand: Authentication, Users/,
      )
      expect(output).toMatch(/cron\.sql: skipped, the database refuses it .*run supabase\/hosted\/.*in the SQL editor/)
      expect(output).toContain('PUBLIC_SUPABASE_URL')
    },
  )

  it.runIf(everyCase)(
    'recognises the administrator of a project that another clone has set up',
    { timeout: 120_000 },
    async () => {
      const other = await project()
      await setup(settings(other, noDownload))
      await rm(settingsFile, { force: true })
      const { output } = await setup(settings(other, { ...noDownload, PUBLIC_ADMIN_EMAIL: '' }))
      expect(output).toContain('First administrator: there is one.')
      expect(await readFile(settingsFile, 'utf8')).toContain(`PUBLIC_ADMIN_EMAIL=${email}`)
    },
  )

  it('stops before a foreign table whose name it needs', { timeout: 60_000 }, async () => {
    const other = await project('create table public.staff (name text);')
    const before = await databaseState(other)
    const { code, output } = await setup(settings(other, noDownload))
    expect([code, output]).toEqual([1, expect.stringContaining('The project has a table public.staff already')])
    expect(await databaseState(other)).toEqual(before)
  })
})

describe('npm run setup stops with the name of the setting', () => {
  let untouched: Database
  let before: string[]
  beforeAll(async () => {
    untouched = await project()
    before = await databaseState(untouched)
  }, 60_000)

  // The rules of each setting by itself are in tests/unit/scripts/lib/setup/settings.test.ts. Each run takes a second.
  const stops: [string, Record<string, string>, RegExp][] = [
    ['no address', { PUBLIC_SUPABASE_URL: '' }, /PUBLIC_SUPABASE_URL is missing.*Project URL/],
    [
      'an address where nothing is',
      { PUBLIC_SUPABASE_URL: 'http://127.0.0.1:1' },
      /PUBLIC_SUPABASE_URL does not answer/,
    ],
    [
      'another project’s publishable key',
      { PUBLIC_SUPABASE_ANON_KEY: 'sb_publishable_other' },
      /PUBLIC_SUPABASE_ANON_KEY is not a key of the project/,
    ],
    [
      'a secret key that is refused',
      { SUPABASE_SECRET_KEY: 'sb_secret_other' },
      /SUPABASE_SECRET_KEY is not a key of the project/,
    ],
    [
      'a database where nothing is',
      { SUPABASE_DB_URL: 'postgresql://postgres:x@127.0.0.1:1/postgres' },
      /SUPABASE_DB_URL leads to no database/,
    ],
    ['no administrator', { PUBLIC_ADMIN_EMAIL: '' }, /PUBLIC_ADMIN_EMAIL is missing/],
    // Optional settings are examined too.
    ['a build hook by plain HTTP', { BUILD_HOOK_URL: 'http://hooks.example/1' }, /BUILD_HOOK_URL is no https address/],
  ]
  it.each(everyNth(3, stops))(
    'at %s, and leaves nothing behind',
    { timeout: 60_000 },
    async (_what, changes, message) => {
      await rm(settingsFile, { force: true })
      const { code, output } = await setup(settings(untouched, { ...noDownload, ...changes }))
      expect([code, output]).toEqual([1, expect.stringMatching(message)])
      expect(output).not.toMatch(/^ {4}at /m)
      expect(existsSync(settingsFile)).toBe(false)
      expect(await databaseState(untouched)).toEqual(before)
    },
  )

  it('at a wrong password and at a database that is no Supabase project', { timeout: 60_000 }, async () => {
    const wrong = new URL(untouched.address)
    wrong.password = 'wrong'
    const refused = await setup(settings(untouched, { SUPABASE_DB_URL: wrong.href }))
    expect([refused.code, refused.output]).toEqual([
      1,
      expect.stringMatching(/SUPABASE_DB_URL is refused.*Session pooler/),
    ])
    const plain = new URL(untouched.address)
    plain.pathname = '/postgres'
    // The whole run's database already contains a project, so this uses another one.
    if (process.env['TEST_POSTGRES']) plain.pathname = '/template1'
    const other = await setup(settings(untouched, { SUPABASE_DB_URL: plain.href }))
    expect([other.code, other.output]).toEqual([
      1,
      expect.stringMatching(/SUPABASE_DB_URL leads to a database without auth\.users/),
    ])
    expect(existsSync(settingsFile)).toBe(false)
  })

  it('without a terminal, explains how to run it without questions', async () => {
    const { code, output } = await setup(settings(untouched), [])
    expect([code, output]).toEqual([1, expect.stringContaining('npm run setup -- --yes')])
  })
})

describe('A person’s own lines in the settings file', () => {
  it('stay, beside those of set-up', { timeout: 120_000 }, async () => {
    await writeFile(
      settingsFile,
      '# Ours\nPUBLIC_GOOGLE_MAPS_KEY=abc\nPUBLIC_SUPABASE_URL=\nMAIL_FROM="A <a@b.example>"\n',
    )
    const token = { SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}` }
    const { code, output } = await setup(settings(database, { ...noDownload, ...token }))
    expect([code, output]).toEqual([1, expect.stringMatching(/The Edge Functions are not deployed[^\n]*\n$/)])
    expect(await readFile(settingsFile, 'utf8')).toBe(
      `# Ours\nPUBLIC_GOOGLE_MAPS_KEY=abc\nPUBLIC_SUPABASE_URL=${url}\nMAIL_FROM="A <a@b.example>"\n` +
        `PUBLIC_SUPABASE_ANON_KEY=${secrets.publishableKey}\nPUBLIC_ADMIN_EMAIL=${email}\n`,
    )
  })
})
