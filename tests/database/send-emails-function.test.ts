import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { handle } from '../../supabase/functions/send-emails/handle'
import { startMailServer } from '../mail-server'
import { secrets } from '../secrets'

const mail = await startMailServer()
afterAll(mail.close)
const settings = {
  SUPABASE_URL: process.env['TEST_BACKEND'],
  SUPABASE_SECRET_KEYS: JSON.stringify({ default: secrets.secretKey }),
  SMTP_URL: mail.url,
  SEND_EMAILS_KEY: 'a key of its own',
}
/** Calls the function, and returns its response and log. */
async function ask(key: string, changes = {}, method = 'POST') {
  using log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const request = new Request('https://functions.example/', { method, headers: { 'x-send-emails-key': key } })
  const response = await handle(request, { ...settings, ...changes })
  const logged = log.mock.calls.flat().join('\n')
  return { status: response.status, text: await response.text(), logged }
}
const own = 'a key of its own'

// enquiry-emails.test.ts covers sending: two files would take each other's emails.
describe('The Edge Function that sends emails', () => {
  it('refuses another key, and does not tell it which settings are missing', async () => {
    const { status, text } = await ask('guess', { SMTP_URL: undefined })
    expect([status, text]).toEqual([401, expect.not.stringContaining('SMTP_URL')])
  })
  it('refuses a GET', async () => expect((await ask(own, {}, 'GET')).status).toBe(405))

  it.each([
    ['SEND_EMAILS_KEY', '', { SEND_EMAILS_KEY: '' }],
    ['SMTP_URL', own, { SMTP_URL: undefined }],
    ['SUPABASE_URL', own, { SUPABASE_URL: undefined }],
    ['SUPABASE_SECRET_KEYS', own, { SUPABASE_SECRET_KEYS: undefined }],
  ])('reports a missing %s, in its response and its log', async (name, key, changes) => {
    const { status, text, logged } = await ask(key, changes)
    expect([status, text]).toEqual([500, expect.stringMatching(RegExp(`^${name} is missing\\. It is`))])
    expect(logged).toContain(`${name} is missing`)
  })
  it.each([
    ['smtp://name:word@smtp.example.com:587', 'SMTP_URL leads to port 587, which Supabase closes'],
    ['smtp://name:word@smtp.example.com:25', 'SMTP_URL leads to port 25, which Supabase closes'],
    ['smtp.example.com', 'SMTP_URL is no mail server’s address'],
  ])('does not wait for %s', async (SMTP_URL, message) => {
    const { status, text } = await ask(own, { SMTP_URL })
    expect([status, text]).toEqual([500, expect.stringContaining(message)])
    expect(text).not.toContain('word@smtp.example.com:587')
  })
  it('reports waiting emails if the database does not respond, and no more than that', async () => {
    const { status, text } = await ask(own, { SUPABASE_URL: 'http://127.0.0.1:1' })
    expect([status, text]).toEqual([
      502,
      'Not everything worked. Unsent emails stay queued. The log of this function has the reason.\n',
    ])
  })
})

it('Edge Functions are deployed with the tests’ packages, and called without a user’s token', async () => {
  const read = async (path: string) =>
    JSON.parse(await readFile(path, 'utf8')) as Record<string, Record<string, string>>
  const { imports = {} } = await read('supabase/functions/send-emails/deno.json')
  const { dependencies = {} } = await read('package.json')
  for (const [name, address] of Object.entries(imports)) {
    // Folders of the project are no packages.
    if (name.startsWith('#')) continue
    const [, owner, path = ''] = /^((?:@[^/]+\/)?[^/]+)(\/.+)?$/.exec(name)!
    expect(address).toBe(`npm:${owner}@${dependencies[owner!]}${path}`)
  }
  const config = await readFile('supabase/config.toml', 'utf8')
  for (const name of readdirSync('supabase/functions').filter((folder) => !folder.startsWith('_')))
    expect(config).toMatch(RegExp(`^\\[functions\\.${name}\\]\\nverify_jwt = false$`, 'm'))
})
