import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newId } from '../../../../src/lib/form/row-id'
import { rateLimitMessage, userMessage } from '../../../../src/domain/enquiry/refusal-messages'
import { sendOnce } from '../../../../src/lib/http/insert-once'

// The client stores the first fetch it sees.
let respond: () => Promise<Response>
const reply = (status: number, body: unknown) =>
  (respond = async () => new Response(body === undefined ? null : JSON.stringify(body), { status }))
const sent = () => sendOnce('contact_submissions', { id: newId(), name: 'Li' })
const polite = 'You have written to us several times this hour. Please call us, and we will help you at once.'
const crowded = 'More messages than usual are reaching us this hour. Please call us, and we will help you at once.'
const filled = 'A program filled in a hidden field of this form. Please send the form again.'
const broken = 'new row for relation "contact_submissions" violates check constraint "contact_submissions_name_shape"'
const unreadable = { rateLimitMessage: null, userMessage: null }

vi.hoisted(() => void (process.env['BACKEND_URL'] = 'http://backend.invalid'))

afterEach(() => vi.unstubAllGlobals())

beforeEach(() => {
  vi.stubGlobal('fetch', () => respond())
  vi.stubGlobal('location', { pathname: '/contact', search: '?utm_source=newsletter' })
})

it('A message has its source, or none if the database has no such column', async () => {
  const rows: unknown[] = []
  vi.stubGlobal('fetch', async (_input: unknown, init: RequestInit) => {
    rows.push(JSON.parse(String(init.body)))
    const missing = { code: 'PGRST204', message: "Could not find the 'source' column" }
    return rows.length === 1
      ? new Response(JSON.stringify(missing), { status: 400 })
      : new Response(null, { status: 201 })
  })
  // Its own client, because the client stores the first fetch it sees.
  vi.resetModules()
  const { sendOnce: send } = await import('../../../../src/lib/http/insert-once')
  const row = { id: newId(), name: 'Li' }
  expect(await send('contact_submissions', row)).toEqual({ ok: true, value: 'stored' })
  const source = { page: '/contact', form: 'contact_submissions', utm_source: 'newsletter' }
  expect(rows).toEqual([{ ...row, source }, row])
})

describe('Sending once', () => {
  it.each([
    ['stored', 201, undefined],
    [
      'stored already: the answer was lost',
      409,
      { code: '23505', message: 'duplicate key value violates unique constraint "contact_submissions_pkey"' },
    ],
  ])('%s is a success', async (_what, status, body) => {
    reply(status, body)
    expect(await sent()).toEqual({ ok: true, value: 'stored' })
  })
  it.each([
    ['a hosted check', 400, { code: '23514', message: broken }, 'refused', unreadable],
    [
      'a honeypot that was filled',
      400,
      { code: '23514', message: broken.replace('name_shape', 'honeypot_empty') },
      'refused',
      { rateLimitMessage: null, userMessage: filled },
    ],
    [
      'a limit',
      429,
      { code: 'rate_limit', hint: 'sender-rate-limit', message: polite },
      'refused',
      { rateLimitMessage: polite, userMessage: polite },
    ],
    [
      'a limit of all',
      429,
      { code: 'rate_limit', hint: 'site-rate-limit', message: crowded },
      'refused',
      { rateLimitMessage: crowded, userMessage: crowded },
    ],
    [
      'a limit of a database without keys',
      429,
      { code: 'rate_limit', message: 'Please ring us.' },
      'refused',
      { rateLimitMessage: 'Please ring us.', userMessage: 'Please ring us.' },
    ],
    ['an unknown error', 500, { code: 'SUP', message: `error: ${broken}` }, 'refused', unreadable],
    [
      'a timeout',
      500,
      { code: '57014', message: 'canceling statement due to statement timeout' },
      'refused',
      unreadable,
    ],
    [
      'a policy',
      403,
      { code: '42501', message: 'new row violates row-level security policy for table "contact_submissions"' },
      'refused',
      unreadable,
    ],
    [
      'a sentence for people',
      400,
      { code: 'P0001', message: 'We are moving house today.' },
      'refused',
      { rateLimitMessage: null, userMessage: 'We are moving house today.' },
    ],
    ['a gateway without a database', 502, { message: 'The backend does not answer.' }, 'unreachable', unreadable],
    ['a gateway that waited', 504, { message: 'timeout' }, 'unreachable', unreadable],
  ])('%s', async (_what, status, body, kind, text) => {
    reply(status, body)
    const result = await sent()
    expect(result).toMatchObject({ ok: false, failure: { kind } })
    if (!result.ok)
      expect({ rateLimitMessage: rateLimitMessage(result.failure), userMessage: userMessage(result.failure) }).toEqual(
        text,
      )
  })
  it('detects a failed connection', async () => {
    respond = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await sent()).toMatchObject({ ok: false, failure: { kind: 'unreachable' } })
  })
})
