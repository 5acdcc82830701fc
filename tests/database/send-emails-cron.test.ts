import { readFile } from 'node:fs/promises'
import { beforeAll, expect, it } from 'vitest'
import { testDatabase } from './test-database'

const extensions = await readFile('tests/database/hosted-extensions.sql', 'utf8')

const database = testDatabase()
beforeAll(() => database.exec(extensions))

const recipe = await readFile('supabase/hosted/send-emails-cron.sql', 'utf8')
const schedule = (url: string, key: string) =>
  database.exec(recipe.replaceAll('{project_url}', url).replaceAll('{send_emails_key}', key))
const { rows } = database
const project = 'https://abcdefghijklmnopqrst.supabase.co'

it('the email schedule is created once, and is updated with another key', async () => {
  for (const key of ['first-key-0123456789', 'other-key-0123456789']) await schedule(project, key)
  const [job, ...more] = await rows('select * from cron.job')
  expect([job?.['schedule'], more]).toEqual(['* * * * *', []])
  expect(await rows('select name, secret from vault.secrets')).toEqual([
    { name: 'send_emails_key', secret: 'other-key-0123456789' },
  ])
  // The key is only in the Vault.
  expect(job?.['command']).not.toContain('key-0123456789')

  await database.exec(job?.['command'] as string)
  expect(await rows('select * from net.requests')).toEqual([
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
])('a schedule for %s with the key %s is refused, and nothing is stored', async (url, key, message) => {
  await database.exec('truncate cron.job, vault.secrets')
  await expect(schedule(url, key)).rejects.toThrow(message)
  expect(await rows('select name from vault.secrets union all select jobname from cron.job')).toEqual([])
})
