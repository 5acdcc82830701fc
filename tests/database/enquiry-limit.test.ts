import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { secrets } from '../secrets'
import { anonymous, clientsOf, network, sendable } from './people'
import { testDatabase } from './test-database'

const polite = 'You have written to us several times this hour. Please call us, and we will help you at once.'
const made = () => `${randomUUID()}@example.com`

describe('The enquiry limit by sender', () => {
  const { administrator: admin } = clientsOf('administrator')
  const send = (table: string, row: object, from: string) =>
    fetch(`${process.env['TEST_BACKEND']}/rest/v1/${table}`, {
      method: 'POST',
      headers: { apikey: secrets.publishableKey, 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify({ ...sendable[table], ...row }),
    })

  it(
    'answers 429 with a message and a time to whoever writes ' + 'under made-up addresses, and lets others write',
    async () => {
      const [attacker, other] = [network(), network()]
      const statuses: number[] = []
      for (let n = 0; n < 40; n++)
        statuses.push((await send('contact_submissions', { email: made() }, attacker)).status)
      expect([
        statuses.filter((status) => status === 201).length,
        statuses.filter((status) => status === 429).length,
      ]).toEqual([30, 10])
      const refused = await send('contact_submissions', { email: made() }, attacker)
      expect(await refused.json()).toMatchObject({ message: polite })
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
      // Another table, and another sender.
      expect((await send('valuation_requests', {}, attacker)).status).toBe(201)
      for (let n = 0; n < 2; n++)
        expect((await send('contact_submissions', { email: 'ada@example.com' }, other)).status).toBe(201)
    },
  )

  it('lets nobody block another person’s email address', async () => {
    const [attacker, victim, email] = [network(), network(), made()]
    for (let n = 0; n < 6; n++) expect((await send('contact_submissions', { email }, attacker)).status).toBe(201)
    expect((await send('contact_submissions', { email }, attacker)).status).toBe(429)
    expect((await send('contact_submissions', { email }, victim)).status).toBe(201)
  })

  it('counts one mailbox once, however it is written', async () => {
    const from = network()
    const box = `ada${Date.now()}`
    const written = [
      `${box}@gmail.com`,
      `${box}+a@gmail.com`,
      `${box.replace('a', 'a.')}@gmail.com`,
      `${box}@googlemail.com`,
      `${box.toUpperCase()}@Gmail.com`,
      `${box}+b.c@gmail.com`,
    ]
    for (const email of written) expect((await send('contact_submissions', { email }, from)).status, email).toBe(201)
    expect((await send('contact_submissions', { email: `${box}+z@gmail.com` }, from)).status).toBe(429)
  })

  it('shows nobody its counts', async () => {
    for (const client of [anonymous(), admin])
      for (const table of ['recent_enquiries', 'enquiry_limits', 'enquiry_salt', 'trusted_proxies']) {
        expect(
          (
            await client
              .schema('private' as never)
              .from(table)
              .select()
          ).error,
          table,
        ).not.toBeNull()
        expect((await client.from(table).select()).error, table).not.toBeNull()
      }
    for (const name of ['sender', 'canonical_email']) expect((await anonymous().rpc(name)).error, name).not.toBeNull()
  })
})

describe('The enquiry limit in the database', () => {
  const database = testDatabase()
  const headers = (given: object) =>
    database.query(`select set_config('request.headers', $1, false)`, [JSON.stringify(given)])
  const { value: one } = database
  async function write(from: string) {
    await headers({ 'x-forwarded-for': from })
    const sent = database.asVisitor(() =>
      database.query(
        `insert into public.contact_submissions (name, email, message) values ('Ada Obi', $1, 'Good morning.')`,
        [made()],
      ),
    )
    return sent.then(
      () => 'stored',
      (error: Error) => error.message,
    )
  }

  it.each([
    ['of our own proxy’s word', { 'x-forwarded-for': '192.0.2.1' }, '192.0.2.1'],
    ['and not by what a sender put before it', { 'x-forwarded-for': '198.51.100.9, 192.0.2.1' }, '192.0.2.1'],
    [
      'of the word of hosted Supabase’s edge',
      { 'x-forwarded-for': '198.51.100.9, 192.0.2.1', 'cf-connecting-ip': '192.0.2.1' },
      '192.0.2.1',
    ],
    [
      'though more proxies stand behind the edge',
      { 'x-forwarded-for': '192.0.2.1, 10.9.9.9', 'cf-connecting-ip': '192.0.2.1' },
      '192.0.2.1',
    ],
    ['by the network of an IPv6 address', { 'x-forwarded-for': '2001:db8:1:2:3:4:5:6' }, '2001:db8:1:2::'],
    ['of an IPv4 address in the writing of IPv6', { 'x-forwarded-for': '::ffff:192.0.2.1' }, '192.0.2.1'],
    ['before a proxy of our own', { 'x-forwarded-for': '198.51.100.9, 192.0.2.1, 203.0.113.5' }, '192.0.2.1'],
    [
      'before a proxy of our own, at hosted Supabase',
      { 'x-forwarded-for': '192.0.2.1, 203.0.113.5', 'cf-connecting-ip': '203.0.113.5' },
      '192.0.2.1',
    ],
    ['as nobody known, where the host says nothing', {}, ''],
    ['as nobody known, where it says rubbish', { 'x-forwarded-for': '<script>' }, ''],
  ])('identifies a sender %s', async (_how, given, sender) => {
    await database.exec(`insert into private.trusted_proxies values ('203.0.113.0/24') on conflict do nothing`)
    await headers(given)
    expect(await one('select private.sender()')).toBe(sender)
  })

  it('refuses everything, as a last resort, once a table is full, and stores no address', async () => {
    await database.exec(`update private.enquiry_limits set in_all = 3 where enquiries = 'contact_submissions'`)
    for (const from of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) expect(await write(from)).toBe('stored')
    expect(await write('192.0.2.4')).toContain('More messages than usual are reaching us this hour.')
    const stored = await one('select json_agg(recent)::text from private.recent_enquiries recent')
    expect(stored).not.toMatch(/192\.0|example/)
    expect(await one('select count(*)::integer from private.recent_enquiries')).toBe(3)
    // An hour later the counts are deleted, and the next hour has other hashes.
    const salt = await one('select salt from private.enquiry_salt')
    await database.exec(`update private.recent_enquiries set created_at = created_at - interval '1 hour'`)
    expect(await write('192.0.2.4')).toBe('stored')
    expect(await one('select count(*)::integer from private.recent_enquiries')).toBe(1)
    expect(await one('select salt from private.enquiry_salt')).not.toBe(salt)
  })
})
