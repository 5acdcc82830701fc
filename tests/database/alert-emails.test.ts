import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { sendDueEmails } from '../../scripts/lib/email/worker'
import { corpus } from '../hostile'
import { startMailServer } from '../mail-server'
import { outboxOf, testDatabase } from './test-database'

// Alert emails, from the database through a real mail server.

const database = testDatabase()
const server = await startMailServer()
afterAll(server.close)
beforeEach(async () => {
  server.caught.length = 0
  await database.exec('delete from private.alerts')
})
const outbox = outboxOf(database)
const token = 'a1'.repeat(32)
const listing = { slug: 'canal-flat', title: 'A flat on the canal', area: 'Camden', price: 2400, beds: 2 }
const watched = { ...listing, status: 'live', listing_type: 'rent' }

/** Sends a row's email, and returns it as received. */
async function receive(kind: string, changes: Record<string, unknown> = {}) {
  const data = {
    token,
    filters: { type: 'rent', areas: ['Camden'], max: 3000, beds: 2 },
    address: 'area=Camden&max=3000&beds=2',
    frequency: 'daily',
    listings: [listing],
    total: 1,
    changes: [{ ...watched, price: 2300, was: { price: 2400, status: 'live', listing_type: 'rent' } }],
    ...changes,
  }
  await database.query(
    `with alert as (insert into private.alerts (email, email_hash, filters, address, frequency)
        values ('adaeze@example.com', '', '{}', '', 'daily') returning id)
      insert into private.outbox (kind, recipient, data, alert_id) select $1, 'adaeze@example.com', $2, id from alert`,
    [kind, data],
  )
  await sendDueEmails({ ...server.sending, outbox })
  return server.caught.pop()
}
// Text that JSON in a database cannot store never reaches an email.
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed()
const header = (raw: string, name: string) =>
  raw.replace(/\r\n[ \t]+/g, ' ').match(RegExp(`^${name}: (.*)$`, 'im'))?.[1]

describe('Alert emails', () => {
  it.each(['alert_confirmation', 'alert_new_listings', 'alert_changes'])(
    'end the alert by a mail program’s button and by a link: %s',
    async (kind) => {
      const { raw, email } = (await receive(kind))!
      expect(header(raw, 'List-Unsubscribe')).toBe(`<https://functions.example/v1/unsubscribe?token=${token}>`)
      expect(header(raw, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
      for (const part of [email.text, email.html]) {
        expect(part).toContain(`https://site.example/alerts?token=${token}`)
        expect(part).toContain('Unsubscribe or change this alert')
        expect(part).toContain('You get this email because')
        expect(part).not.toMatch(/<img|undefined|null/)
      }
      expect(raw.length).toBeLessThan(30_000)
    },
  )

  it('ask for confirmation and describe the request in words', async () => {
    const { email } = (await receive('alert_confirmation'))!
    expect(email.subject).toBe('Please confirm: homes to rent in Camden')
    expect(email.text).toContain('Up to £3,000 a month, 2 bedrooms or more')
    expect(email.text).toContain('Once a day, at 8 am in London')
  })

  it('show each listing with its area, price, beds and page, and the list', async () => {
    const { email } = (await receive('alert_new_listings'))!
    expect(email.subject).toBe('New to rent: A flat on the canal, £2,400 pcm')
    expect(email.text).toContain('Camden · £2,400 pcm · 2 bedrooms\nhttps://site.example/property/canal-flat')
    expect(email.text).toContain('https://site.example/rent?area=Camden&max=3000&beds=2')
    const many = (await receive('alert_new_listings', { listings: Array(10).fill(listing), total: 12 }))!
    expect(many.email.subject).toBe('12 new homes to rent')
    expect(many.email.text).toContain('The list has 2 more homes.')
  })

  it('ask for confirmation with the names of the saved listings', async () => {
    const { email } = (await receive('alert_confirmation', { kind: 'listings', watched: [watched] }))!
    expect(email.subject).toBe('Please confirm: emails about A flat on the canal')
    expect(email.text).toContain('Camden · £2,400 pcm\nhttps://site.example/property/canal-flat')
    const many = (await receive('alert_confirmation', { kind: 'listings', watched: Array(12).fill(watched) }))!
    expect(many.email.subject).toBe('Please confirm: emails about 12 homes that you saved')
    expect(many.email.text).toContain('The alert covers 2 more homes.')
  })

  it('report changes of saved listings, and say which email is the last', async () => {
    const data = { kind: 'listings', watched: [watched], last: false }
    const reduced = (await receive('alert_changes', data))!
    expect(reduced.email.subject).toBe('Reduced from £2,400 pcm to £2,300 pcm: A flat on the canal')
    expect(reduced.email.text).toContain('call +44 20')
    const was = { price: 2400, status: 'let_agreed', listing_type: 'rent' }
    const gone = { ...watched, status: 'let', was }
    const last = (await receive('alert_changes', { ...data, watched: [], changes: [gone], last: true }))!
    expect(last.email.subject).toBe('Let: A flat on the canal')
    expect(last.email.text).toContain('This is the last email, and we erase your address.')
    const two = (await receive('alert_changes', { ...data, changes: [gone, { ...watched, price: 2500, was }] }))!
    expect(two.email.subject).toBe('Changes to 2 homes that you saved')
    expect(two.email.text).toContain('Back on the market. Now £2,500 pcm, was £2,400 pcm')
  })

  it('contain nothing that a stranger put into the filters', async () => {
    for (const text of Object.values(corpus).filter(isStorable)) {
      const filters = { type: 'rent', areas: [text, 'Visit https://evil.example'], q: text }
      const { raw, email } = (await receive('alert_confirmation', { filters }))!
      expect(email.to?.map(({ address }) => address)).toEqual(['adaeze@example.com'])
      expect(raw).not.toContain('evil.example')
      expect(email.html).not.toMatch(/<(script|iframe|img|svg)/i)
      expect(header(raw, 'Bcc')).toBeUndefined()
    }
  })
})
