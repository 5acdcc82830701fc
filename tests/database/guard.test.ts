import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { invisibleNames, properNames } from '../hostile'
import { rateLimitMessage, userMessage } from '../../src/domain/enquiry/refusal-messages'
import { address, anonymous, clientsOf, sendable } from './people'

process.env['BACKEND_URL'] = process.env['TEST_BACKEND']
vi.stubGlobal('location', { pathname: '/contact', search: '' })
afterAll(() => void vi.unstubAllGlobals())
const { sendOnce } = await import('../../src/lib/http/insert-once')

const { administrator: admin } = clientsOf('administrator')
const limits = { booking_valuations: 6, valuation_requests: 6, contact_submissions: 6, property_inquiries: 20 }
const polite = 'You have written to us several times this hour. Please call us, and we will help you at once.'
type Table = keyof typeof limits
const tables = Object.keys(limits) as Table[]
const send = (table: Table, changes: Record<string, unknown>) =>
  sendOnce(table, { id: randomUUID(), ...sendable[table], ...changes })

describe.each(tables)('One address that writes to %s', (table) => {
  const email = address()
  const ids = Array.from({ length: limits[table] }, () => randomUUID())

  beforeAll(async () => {
    for (const id of ids) expect(await send(table, { id, email })).toMatchObject({ ok: true })
  })
  it(`may do so ${limits[table]} times an hour; the next is refused with a message, in any case`, async () => {
    for (const again of [email, email.toUpperCase()]) {
      const result = await send(table, { email: again })
      expect(result).toMatchObject({ ok: false, failure: { kind: 'refused', hint: 'sender-rate-limit' } })
      if (!result.ok) expect([rateLimitMessage(result.failure), userMessage(result.failure)]).toEqual([polite, polite])
    }
  })
  it('may resend the last one after a lost response: it is stored once', async () => {
    expect(await send(table, { id: ids.at(-1), email })).toEqual({ ok: true, value: 'stored' })
    const { data } = await admin.from(table).select('id').eq('email', email)
    expect(data).toHaveLength(limits[table])
  })
  it('is not told about messages that somebody else sends in its name', async () => {
    const result = await send(table, { email, name: '\u202Eevil' })
    expect(result).toMatchObject({ ok: false, failure: { message: expect.stringContaining(`${table}_lines_plain`) } })
  })
  it('blocks nobody else', async () => expect(await send(table, {})).toMatchObject({ ok: true }))
})

it.each(tables)('One request to %s inserts one message, and reveals nothing about its senders', async (table) => {
  const rows = (email?: string) =>
    [1, 2, 3].map(() => ({ id: randomUUID(), ...sendable[table], ...(email && { email }) }))
  const email = address()
  expect(await send(table, { email })).toMatchObject({ ok: true })
  for (const many of [rows(), rows(email), [...rows(email), { ...rows(email)[0], name: ' ' }]]) {
    const { error } = await anonymous().from(table).insert(many)
    expect(error?.hint).toBe('one-message-at-a-time')
  }
  const { data } = await admin.from(table).select('id').eq('email', email)
  expect(data).toHaveLength(1)
})

it.each(tables)('A filled honeypot is refused by %s, and an empty one is not returned', async (table) => {
  const { error } = await anonymous()
    .from(table)
    .insert({ ...sendable[table], honeypot: 'https://spam.example' })
  expect(error?.message).toContain(`${table}_honeypot_empty`)
  const result = await sendOnce(table, { id: randomUUID(), ...sendable[table] }, 'filled')
  expect(result).toMatchObject({
    ok: false,
    failure: { hint: 'honeypot-filled' },
  })
  if (!result.ok) expect(userMessage(result.failure)).toMatch(/^A program filled in a hidden field/)
  expect(
    (
      await anonymous()
        .from(table)
        .insert({ ...sendable[table], honeypot: null })
    ).error,
  ).toBeNull()
})

describe('A name that bypasses the form', () => {
  it.each(Object.entries(invisibleNames))('made of %s is refused as an invisible name', async (_what, name) => {
    for (const table of tables)
      expect(
        (
          await anonymous()
            .from(table)
            .insert({ ...sendable[table], name })
        ).error?.message,
        table,
      ).toMatch(/_(name_visible|lines_plain|name_shape)/)
  })
  it.each(properNames.filter((name) => name.length > 2))('such as %s passes', async (name) => {
    for (const table of tables)
      expect(
        (
          await anonymous()
            .from(table)
            .insert({ ...sendable[table], name })
        ).error,
        table,
      ).toBeNull()
  })
})

const bad: [Table, string, Record<string, unknown>][] = [
  ...tables.flatMap((table): [Table, string, Record<string, unknown>][] => [
    [table, 'lines_plain', { name: 'Ada\u200B Obi' }],
    [table, 'lines_plain', { name: '\u202Eevil' }],
    [table, 'lines_plain', { name: 'Ada\uFEFF' }],
    [table, 'name_shape', { name: 'x'.repeat(201) }],
    [table, 'email_shape', { email: `${'x'.repeat(250)}@a.co` }],
    [table, 'email_shape', { email: 'two@at@signs.com' }],
  ]),
  ['contact_submissions', 'text_in_order', { message: 'Flat \u202E4' }],
  ['contact_submissions', 'text_visible', { message: '\u3164\u2800' }],
  ['valuation_requests', 'text_in_order', { comments: '\u2066Flat' }],
  ['valuation_requests', 'text_visible', { address: '\u00AD' }],
  ['property_inquiries', 'text_in_order', { message: '\u202DFlat' }],
  ['property_inquiries', 'name_visible', { current_position: 'Sur\u3164veyor' }],
  ['booking_valuations', 'name_visible', { postcode: 'N1\u2800 2AA' }],
  ['valuation_requests', 'text_plain', { address: 'A\u0007bell' }],
  ['valuation_requests', 'text_plain', { comments: 'A\u001Bescape' }],
  ['valuation_requests', 'type_known', { type: 'sale' }],
  ['valuation_requests', 'phone_filled', { phone: ' ' }],
  ['valuation_requests', 'postcode_filled', { postcode: 'x'.repeat(21) }],
  ['contact_submissions', 'text_plain', { message: 'A\u0007bell' }],
  ['contact_submissions', 'phone_filled', { phone: '' }],
  ['property_inquiries', 'text_plain', { message: 'A\u007Fdelete' }],
  ['property_inquiries', 'lines_plain', { current_position: 'Sur\u200Bveyor' }],
  ['property_inquiries', 'property_title_filled', { property_title: ' ' }],
  ['property_inquiries', 'dates_near', { preferred_move_date: 'infinity' }],
  [
    'property_inquiries',
    'dates_near',
    { preferred_viewing_date: '290000-01-01T10:00Z', preferred_move_date: '290001-01-01' },
  ],
  ['property_inquiries', 'income_number', { annual_income: 'NaN' }],
]
describe('A row that bypasses the form', () => {
  it.each(bad)('%s refuses by %s: %j', async (table, constraint, changes) => {
    const result = await send(table, changes)
    expect(result).toMatchObject({
      ok: false,
      failure: { kind: 'refused', message: expect.stringContaining(`${table}_${constraint}`) },
    })
    // Technical messages are not for visitors.
    if (!result.ok) expect([rateLimitMessage(result.failure), userMessage(result.failure)]).toEqual([null, null])
  })
  it.each<[Table, Record<string, unknown>]>([
    ['contact_submissions', { message: 'Two\nlines,\ta tab, 你好 and an emoji 👩‍👧' }],
    ['valuation_requests', { name: 'Nguyễn Thị Ánh', postcode: 'GIR 0AA' }],
    ['property_inquiries', { name: 'می‌خواهم' }],
  ])('%s accepts %j', async (table, changes) => expect(await send(table, changes)).toMatchObject({ ok: true }))
})
