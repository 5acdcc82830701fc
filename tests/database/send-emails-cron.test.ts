import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Database, migratedDatabase } from '../../scripts/lib/migrated-database'

// pg_cron, pg_net and the vault by the signatures that Supabase documents; what they would do is noted.
const extensions = `
  create schema cron;
  create table cron.job (jobname text primary key, schedule text, command text);
  create function cron.schedule(job_name text, schedule text, command text) returns bigint language sql as $$
    insert into cron.job values (job_name, schedule, command)
      on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command
      returning 1::bigint $$;
  create schema net;
  create table net.asked (url text, body jsonb, params jsonb, headers jsonb, timeout_milliseconds integer);
  create function net.http_post(url text, body jsonb default '{}', params jsonb default '{}',
    headers jsonb default '{"Content-Type": "application/json"}', timeout_milliseconds integer default 5000)
    returns bigint language sql as $$
    insert into net.asked values (url, body, params, headers, timeout_milliseconds) returning 1::bigint $$;
  create schema vault;
  create table vault.secrets (id uuid primary key default gen_random_uuid(), name text unique, secret text);
  create view vault.decrypted_secrets as select *, secret as decrypted_secret from vault.secrets;
  create function vault.create_secret(new_secret text, new_name text) returns uuid language sql as $$
    insert into vault.secrets (name, secret) values (new_name, new_secret) returning id $$;
  create function vault.update_secret(secret_id uuid, new_secret text) returns void language sql as $$
    update vault.secrets set secret = new_secret where id = secret_id $$;`

let database: Database
beforeAll(async () => {
  database = await migratedDatabase()
  await database.exec(extensions)
}, 120_000)
afterAll(() => database.close())

const recipe = await readFile('supabase/hosted/send-emails-cron.sql', 'utf8')
const schedule = (url: string, key: string) =>
  database.exec(recipe.replaceAll('{project_url}', url).replaceAll('{send_emails_key}', key))
const rows = async (query: string) => (await database.query<Record<string, unknown>>(query)).rows
const project = 'https://abcdefghijklmnopqrst.supabase.co'

it('the schedule of the letters is made once, and follows another key', async () => {
  for (const key of ['first-key-0123456789', 'other-key-0123456789']) await schedule(project, key)
  const [job, ...more] = await rows('select * from cron.job')
  expect([job?.['schedule'], more]).toEqual(['* * * * *', []])
  expect(await rows('select name, secret from vault.secrets')).toEqual([
    { name: 'send_emails_key', secret: 'other-key-0123456789' },
  ])
  // The key stands in the vault alone.
  expect(job?.['command']).not.toContain('key-0123456789')

  await database.exec(job?.['command'] as string)
  expect(await rows('select * from net.asked')).toEqual([
    {
      url: `${project}/functions/v1/send-emails`,
      body: {},
      params: {},
      headers: { 'x-send-emails-key': 'other-key-0123456789' },
      timeout_milliseconds: 150_000,
    },
  ])
})

it.each([
  ['{project_url}', 'a-long-key-0123456789', /address of the project/],
  [`${project}/`, 'a-long-key-0123456789', /address of the project/],
  ['abcdefghijklmnopqrst', 'a-long-key-0123456789', /address of the project/],
  [project, '{send_emails_key}', /SEND_EMAILS_KEY, of 20 characters or more/],
  [project, 'short', /SEND_EMAILS_KEY, of 20 characters or more/],
])('a schedule for %s with the key %s is refused, and nothing is kept of it', async (url, key, message) => {
  await database.exec('truncate cron.job, vault.secrets')
  await expect(schedule(url, key)).rejects.toThrow(message)
  expect(await rows('select name from vault.secrets union all select jobname from cron.job')).toEqual([])
})
