import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { removeDraft, saveDraft, readDraft } from '../../src/lib/storage/draft'
import { newId } from '../../src/lib/form/uuid'
import { limited, readable, sendOnce } from '../../src/lib/http/insert-once'
import { parseIdempotencyKey, idempotencyKeyFor } from '../../src/lib/form/idempotency-key'

vi.hoisted(() => void (process.env['BACKEND_URL'] = 'http://backend.invalid'))
afterEach(() => vi.unstubAllGlobals())

// The client keeps the fetch that it first saw.
let respond: () => Promise<Response>
beforeEach(() => void vi.stubGlobal('fetch', () => respond()))
const answer = (status: number, body: unknown) =>
  (respond = async () => new Response(body === undefined ? null : JSON.stringify(body), { status }))
const sent = () => sendOnce('contact_submissions', { id: newId(), name: 'Li' })
const polite = 'You have written to us several times this hour. Please call us, and we will help you at once.'
const crowded = 'More messages than usual are reaching us this hour. Please call us, and we will help you at once.'
const filled = 'Something filled in a field of this form that nobody sees. Please send it once more.'
const broken = 'new row for relation "contact_submissions" violates check constraint "contact_submissions_name_shape"'
const unreadable = { limited: null, readable: null }

describe('Sending once', () => {
  it.each([
    ['stored', 201, undefined],
    [
      'stored already: the answer was lost',
      409,
      { code: '23505', message: 'duplicate key value violates unique constraint "contact_submissions_pkey"' },
    ],
  ])('%s is a success', async (_what, status, body) => {
    answer(status, body)
    expect(await sent()).toEqual({ ok: true, value: 'stored' })
  })
  it.each([
    ['a hosted check', 400, { code: '23514', message: broken }, 'refused', unreadable],
    [
      'a honeypot that was filled',
      400,
      { code: '23514', message: broken.replace('name_shape', 'honeypot_empty') },
      'refused',
      { limited: null, readable: filled },
    ],
    ['a limit', 429, { code: 'rate_limit', message: polite }, 'refused', { limited: polite, readable: polite }],
    [
      'a limit of all',
      429,
      { code: 'rate_limit', message: crowded },
      'refused',
      { limited: crowded, readable: crowded },
    ],
    ['an embedded check', 500, { code: 'SUP', message: `error: ${broken}` }, 'refused', unreadable],
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
      { limited: null, readable: 'We are moving house today.' },
    ],
    ['a gateway without a database', 502, { message: 'The backend does not answer.' }, 'unreachable', unreadable],
    ['a gateway that waited', 504, { message: 'timeout' }, 'unreachable', unreadable],
  ])('%s', async (_what, status, body, kind, words) => {
    answer(status, body)
    const result = await sent()
    expect(result).toMatchObject({ ok: false, failure: { kind } })
    if (!result.ok) expect({ limited: limited(result.failure), readable: readable(result.failure) }).toEqual(words)
  })
  it('knows a broken connection', async () => {
    respond = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await sent()).toMatchObject({ ok: false, failure: { kind: 'unreachable' } })
  })
})

describe('An id', () => {
  const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
  it('is made where the browser has no randomUUID as well', () => {
    expect(newId()).toMatch(shape)
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    expect([newId(), newId()].every((id) => shape.test(id))).toBe(true)
    expect(newId()).not.toBe(newId())
  })
})

describe('An idempotency key', () => {
  const row = { name: 'Li', phone: '07700 900001' }
  const first = idempotencyKeyFor(row)
  it('keeps its id while it is the same, after a reload as well', () => {
    expect(idempotencyKeyFor({ ...row }, first).id).toBe(first.id)
    expect(idempotencyKeyFor({ ...row }, parseIdempotencyKey(JSON.parse(JSON.stringify(first)))).id).toBe(first.id)
  })
  it('takes a new id once it was changed, since the first may be stored though its answer was lost', () => {
    const second = idempotencyKeyFor({ ...row, phone: '07700 900002' }, first)
    expect(second.id).not.toBe(first.id)
    expect(idempotencyKeyFor({ ...row, phone: '07700 900002' }, second).id).toBe(second.id)
  })
  it.each([undefined, null, 'an-id', {}, { id: 7, row: '{}' }])(
    'is sent for the first time where a tab kept %j',
    (kept) => expect(parseIdempotencyKey(kept)).toBeNull(),
  )
})

describe('A draft', () => {
  const shelf = new Map<string, string>()
  beforeEach(() => {
    shelf.clear()
    vi.stubGlobal('sessionStorage', {
      getItem: (name: string) => shelf.get(name) ?? null,
      setItem: (name: string, text: string) => shelf.set(name, text),
      removeItem: (name: string) => shelf.delete(name),
    })
  })
  it('comes back until it is dropped', () => {
    const draft = { answers: { name: 'Li' }, step: 2, idempotencyKey: idempotencyKeyFor({ name: 'Li' }) }
    saveDraft('contact', draft)
    expect(readDraft('contact')).toEqual(draft)
    expect(readDraft('another')).toBeNull()
    removeDraft('contact')
    expect(readDraft('contact')).toBeNull()
  })
  it.each(['{', 'null', '[]', '{"answers":"x","step":1}', '{"answers":{}}'])('that reads %s is none', (text) => {
    shelf.set('contact', text)
    expect(readDraft('contact')).toBeNull()
  })
  it('is forgotten, not fatal, where storage is forbidden', () => {
    const forbidden = () => {
      throw new Error('SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden })
    saveDraft('contact', { answers: {}, step: 1 })
    removeDraft('contact')
    expect(readDraft('contact')).toBeNull()
  })
})
