import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freePort } from '../../scripts/lib/ports'
import { serveSite } from '../../scripts/lib/site-server'
import { confirmedAlert } from '../alert-token'
import { secrets } from '../secrets'
import { folder } from './built'
import { request, sendRaw } from './http'

// Two Edge Functions that our server runs itself, with Supabase's code.
const backend = process.env['TEST_BACKEND']!
const { adminPassword, publishableKey } = secrets
const [port, withoutBackend] = [await freePort(), await freePort()]
const log = vi.spyOn(console, 'error')
beforeAll(async () => {
  const sites = [
    await serveSite({ folder, port, backend, publishableKey }),
    await serveSite({ folder, port: withoutBackend, backend: 'http://127.0.0.1:9', publishableKey }),
  ]
  return () => sites.forEach(({ close }) => close())
})
afterAll(() => log.mockRestore())

const unsubscribe = (token: string) => `/functions/v1/unsubscribe?token=${token}`
const calendar = (key: string) => `/functions/v1/calendar/${key}.ics`
const nobodys = 'ab'.repeat(32)
const form = {
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: 'List-Unsubscribe=One-Click',
}
const askText = async (...requested: Parameters<typeof request>) => {
  const { status, headers, body } = await request(...requested)
  return { status, headers, text: body.toString() }
}

describe('The address of List-Unsubscribe', () => {
  it('ends the alert by a POST, and by no request of a virus scanner', async () => {
    const { token, state } = await confirmedAlert(backend, secrets)
    for (const method of ['GET', 'HEAD']) {
      const { status, headers, text } = await askText(port, unsubscribe(token), { method })
      expect([status, headers.location, text]).toEqual([303, `/alerts?token=${token}`, ''])
    }
    expect(await state()).toBe('active')
    const ended = await askText(port, unsubscribe(token), form)
    expect([ended.status, ended.text]).toEqual([200, 'You are unsubscribed.\n'])
    expect(await state()).toBe('ended')
  })
  it('gives the same response for an unknown token', async () => {
    const { token } = await confirmedAlert(backend, secrets)
    const known = await askText(port, unsubscribe(token), form)
    const unknown = await askText(port, unsubscribe(nobodys), form)
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
  })
  it.each(['', 'a', '%', `${nobodys}0`, nobodys.toUpperCase(), '%0a'.repeat(64)])(
    'redirects nobody with an invalid token: %s',
    async (token) => {
      expect((await askText(port, unsubscribe(token), form)).status).toBe(404)
      const { status, headers } = await askText(port, unsubscribe(token))
      expect([status, headers.location]).toEqual([303, '/alerts'])
    },
  )
  it.each([
    ['zh', '/zh/alerts'],
    ['en', '/alerts'],
    ['fr', '/alerts'],
    ['//evil.example', '/alerts'],
  ])('opens the page of the alert in the language of its email: %s', async (edition, page) => {
    const { headers } = await askText(port, `${unsubscribe(nobodys)}&edition=${encodeURIComponent(edition)}`)
    expect(headers.location).toBe(`${page}?token=${nobodys}`)
  })
  it('accepts no other method', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE']) {
      const { status, headers } = await askText(port, unsubscribe(nobodys), { method })
      expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD, POST'])
    }
  })
  it('reports that the database does not respond', async () =>
    expect((await askText(withoutBackend, unsubscribe(nobodys), form)).status).toBe(502))
})

describe('A private calendar address', () => {
  const admin = createClient(backend, publishableKey, { auth: { persistSession: false } })
  const newKey = async () => (await admin.rpc('new_calendar_key')).data as string
  beforeAll(async () => {
    const account = { email: 'admin@meridianrow.example', password: adminPassword }
    expect((await admin.auth.signInWithPassword(account)).error).toBeNull()
  })

  it('is a calendar that is neither cached nor read as a page', async () => {
    const key = await newKey()
    const { status, headers, text } = await askText(port, calendar(key))
    expect([status, text]).toEqual([200, expect.stringMatching(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/)])
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    const head = await askText(port, calendar(key), { method: 'HEAD' })
    expect([head.status, head.headers['content-type'], head.text]).toEqual([200, headers['content-type'], ''])
  })
  it('gives the same response for an expired, unknown and invalid key', async () => {
    const former = await newKey()
    await newKey()
    const texts = new Set<string>()
    for (const key of [former, nobodys, 'x', nobodys.toUpperCase(), `x/${nobodys}`]) {
      const { status, text } = await askText(port, calendar(key))
      expect([key, status]).toEqual([key, 404])
      texts.add(text)
    }
    expect(texts.size).toBe(1)
  })
  it('accepts no other method', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'TRACE']) {
      const { status, headers } = await askText(port, calendar(nobodys), { method })
      expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD'])
    }
  })
  it('reports that the database does not respond', async () =>
    expect((await askText(withoutBackend, calendar(nobodys))).status).toBe(502))
})

it.each(['/functions/v1', '/functions/v1/send-emails', '/functions/v1/unsubscribed', '/functions/v1/calendars/x'])(
  'our own server has no other function: %s',
  async (path) => expect((await request(port, path)).status).toBe(404),
)

it('no private calendar address is logged, whatever the request', async () => {
  expect(
    await sendRaw(port, `GET ${calendar(nobodys)} HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n\r\n`),
  ).toMatch(/^HTTP\/1.1 421 /)
  const inFull = `http://localhost:${port}${calendar(nobodys)}`
  expect(await sendRaw(port, `GET ${inFull} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`)).toMatch(
    /^HTTP\/1.1 404 /,
  )
  expect(log.mock.calls.flat().join('\n')).not.toContain(nobodys)
})
