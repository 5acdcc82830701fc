import { readFile } from 'node:fs/promises'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { handle } from '../../supabase/functions/send-emails/handle'
import { startMailServer } from '../mail-server'
import { secrets } from '../secrets'

const mail = await startMailServer()
afterAll(mail.close)
const settings = {
  SUPABASE_URL: process.env['TEST_BACKEND'],
  SUPABASE_SERVICE_ROLE_KEY: secrets.secretKey,
  SMTP_URL: mail.url,
  SEND_EMAILS_KEY: 'a key of its own',
}
const ask = (key: string, method = 'POST', changes = {}) =>
  handle(new Request('https://functions.example/', { method, headers: { 'x-send-emails-key': key } }), {
    ...settings,
    ...changes,
  })

// That it sends what is due is seen in enquiry-emails.test.ts: two files that send would take each other's letters.
describe('The Edge Function that sends letters', () => {
  it.each([
    ['another key', 'guess', 'POST', {}, 401],
    ['no key set at all', '', 'POST', { SEND_EMAILS_KEY: '' }, 401],
    ['a GET', 'a key of its own', 'GET', {}, 405],
    ['no mail server', 'a key of its own', 'POST', { SMTP_URL: undefined }, 500],
  ] as const)('refuses %s', async (_what, key, method, changes, status) => {
    const before = mail.caught.length
    expect((await ask(key, method, changes)).status).toBe(status)
    expect(mail.caught).toHaveLength(before)
  })
  it('says that letters wait where no database answers, and no more than that', async () => {
    vi.spyOn(console, 'error').mockImplementationOnce(() => {})
    const answer = await ask('a key of its own', 'POST', { SUPABASE_URL: 'http://127.0.0.1:1' })
    expect([answer.status, await answer.text()]).toEqual([502, 'The letters wait.'])
  })
  it('is deployed with the packages that the tests ran with', async () => {
    const read = async (path: string) =>
      JSON.parse(await readFile(path, 'utf8')) as Record<string, Record<string, string>>
    const { imports } = await read('supabase/functions/send-emails/deno.json')
    const { dependencies } = await read('package.json')
    for (const [name, address] of Object.entries(imports!)) expect(address).toBe(`npm:${name}@${dependencies![name]}`)
  })
})
