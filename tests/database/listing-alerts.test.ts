import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { completeListing } from '../complete-listing'
import { clientsOf, listingRow } from './people'
import { testDatabase } from './test-database'

// Alerts on saved listings: price and status changes are reported.

const database = testDatabase()
const { rows, value } = database
beforeEach(() =>
  database.exec(`delete from public.properties; truncate private.alerts, private.alert_requests, private.alert_matches,
    private.alert_listings, private.watched_listings, private.changed_listings, private.outbox,
    private.recent_enquiries; set role none`),
)

const count = (table: string) => value<number>(`select count(*)::integer from private.${table}`)

const publish = (changes: Record<string, unknown> = {}) =>
  database.insert(
    'public.properties',
    completeListing((changes['listing_type'] as 'rent' | undefined) ?? 'sale', changes),
  )
/** Requests as a visitor, and returns the email's token. */
async function ask(listings: string[], { email = 'adaeze@example.com', id = randomUUID() } = {}) {
  await database.exec('truncate private.recent_enquiries')
  await database.asVisitor(() =>
    database.query('select public.request_listing_alert($1, $2, $3)', [id, email, listings]),
  )
  return value<string>(
    `select data ->> 'token' from private.outbox where kind = 'alert_confirmation' order by created_at desc limit 1`,
  )
}
const confirm = (token?: string) => value<object>('select public.confirm_alert($1)', [token])
async function confirmed(listings: string[], email?: string) {
  const token = await ask(listings, email ? { email } : {})
  await confirm(token)
  await database.exec('delete from private.outbox')
  return token!
}
const change = (id: string, changes: string) =>
  database.exec(`update public.properties set ${changes} where id = '${id}'`)
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const work = (at = inMinutes(6)) => value<number>('select public.queue_change_emails($1)', [at])
interface ChangeEmail {
  recipient: string
  last: boolean
  changes: { title: string; price: number; status: string; was: { price: number; status: string } }[]
}
const emails = () =>
  rows<ChangeEmail>(`select recipient, data -> 'changes' as changes, data -> 'last' as last
    from private.outbox where kind = 'alert_changes' order by created_at, recipient`)

describe('An alert on a saved listing', () => {
  it('is inactive until confirmed, then reports a reduction once', async () => {
    const qualifier = { price_qualifier: 'offers_over' }
    const id = await publish({ title: 'Canal flat', price: 500_000, ...qualifier })
    const token = await ask([id])
    await change(id, 'price = 490000')
    expect(await work()).toBe(0)
    expect(await confirm(token)).toMatchObject({ state: 'active', watched: [{ price: 490_000, ...qualifier }] })
    await change(id, 'price = 490000')
    expect(await work()).toBe(0)
    await change(id, 'price = 480000')
    expect(await work()).toBe(1)
    expect(await work()).toBe(0)
    expect(await emails()).toEqual([
      {
        recipient: 'adaeze@example.com',
        last: false,
        changes: [expect.objectContaining({ title: 'Canal flat', price: 480_000, status: 'live', ...qualifier })],
      },
    ])
    expect((await emails())[0]!.changes[0]!.was).toMatchObject({ price: 490_000, status: 'live' })
  })

  it('reports an offer, and the listing’s return', async () => {
    const id = await publish()
    await confirmed([id])
    for (const status of ['under_offer', 'live']) {
      await change(id, `status = '${status}'`)
      expect(await work()).toBe(1)
    }
    expect((await emails()).map(({ changes }) => changes[0]!.status)).toEqual(['under_offer', 'live'])
  })

  it('waits five minutes, and ignores changes reverted in that time', async () => {
    const id = await publish({ price: 500_000 })
    await confirmed([id])
    await change(id, 'price = 50000')
    expect(await work(inMinutes(4))).toBe(0)
    await change(id, 'price = 500000')
    expect(await work()).toBe(0)
    await change(id, `status = 'draft'`)
    expect(await work()).toBe(0)
    await change(id, `status = 'live'`)
    expect(await work()).toBe(0)
    expect(await count('changed_listings')).toBe(0)
  })

  it('reports every changed listing in one email, and only its changes', async () => {
    const [one, two, three] = [await publish({ title: 'A' }), await publish({ title: 'B' }), await publish()]
    await confirmed([one, two, three])
    await change(one, `status = 'under_offer'`)
    await change(two, 'price = price - 1000')
    await change(three, `description = 'Newly painted throughout.'`)
    expect(await work()).toBe(1)
    expect((await emails())[0]!.changes.map(({ title }) => title)).toEqual(['A', 'B'])
  })

  it('reports the sale last, and is deleted after that email', async () => {
    const [one, two] = [await publish(), await publish()]
    const token = await confirmed([one, two])
    await change(one, `status = 'sold'`)
    await work()
    await change(two, `status = 'sold'`)
    await work()
    expect((await emails()).map(({ last }) => last)).toEqual([false, true])
    await work()
    expect(await value('select public.alert_by_token($1)', [token])).toMatchObject({ state: 'active', watched: [] })
    await database.exec(`update private.outbox set state = 'sent'`)
    await work()
    expect(await value('select public.alert_by_token($1)', [token])).toBeNull()
    expect([await count('alerts'), await count('outbox')]).toEqual([0, 0])
  })

  it('is deleted when its listing is deleted, or was sold before confirmation', async () => {
    const [one, two] = [await publish(), await publish()]
    const deleted = await confirmed([one])
    const sold = await ask([two], { email: 'li@example.com' })
    await change(two, `status = 'sold'`)
    await confirm(sold)
    await database.exec(`delete from public.properties where id = '${one}'; update private.outbox set state = 'sent'`)
    await work()
    for (const token of [deleted, sold]) expect(await value('select public.alert_by_token($1)', [token])).toBeNull()
  })

  it('ends by its token, stores only a hash, and sends no more', async () => {
    const id = await publish()
    const token = await confirmed([id])
    await change(id, 'price = price - 1000')
    expect(await value('select public.end_alert($1)', [token])).toMatchObject({ state: 'ended', watched: [] })
    expect(await work()).toBe(0)
    const query = 'select email, filters, address, length(email_hash) as hash from private.alerts'
    expect(await rows(query)).toEqual([{ email: null, filters: {}, address: '', hash: 32 }])
    expect(await count('watched_listings')).toBe(0)
  })

  it('shows nothing of a draft', async () => {
    const id = await publish({ title: 'Taken back' })
    const token = await confirmed([id])
    await change(id, `status = 'draft'`)
    expect(await value('select public.alert_by_token($1)', [token])).toMatchObject({ state: 'active', watched: [] })
  })

  it('is deleted after a week without confirmation', async () => {
    await ask([await publish()])
    await database.exec(`update private.alerts set created_at = now() - interval '8 days'`)
    await database.query('select public.queue_alert_emails()')
    expect([await count('alerts'), await count('outbox'), await count('watched_listings')]).toEqual([0, 0, 0])
  })

  it('requested twice is one alert; sent twice is one email; a mailbox gets three emails a day', async () => {
    const [one, two] = [await publish(), await publish()]
    const id = randomUUID()
    await ask([one, two], { id })
    await ask([one, two], { id })
    expect(await count('outbox')).toBe(1)
    await ask([two, one], { email: 'ADAEZE@example.com' })
    expect([await count('alerts'), await count('outbox')]).toEqual([1, 2])
    await ask([one])
    await ask([two])
    expect([await count('alerts'), await count('outbox')]).toEqual([3, 4])
    expect(await rows('select from private.outbox where next_attempt_at > now()')).toHaveLength(1)
  })

  it('is refused for missing, sold, draft, no or too many listings, and for two addresses in one', async () => {
    const live = await publish()
    const gone = [randomUUID(), await publish({ status: 'sold' }), await publish({ status: 'draft' })]
    const refused = [[], gone, Array.from({ length: 101 }, () => live)]
    for (const listings of refused) await expect(ask(listings)).rejects.toThrow('This alert is invalid')
    for (const email of ['a@example.com, b@example.com', 'a@example.com\nBcc: b@example.com', ''])
      await expect(ask([live], { email })).rejects.toThrow('This alert is invalid')
    await ask([live, ...gone])
    expect(await count('watched_listings')).toBe(1)
  })

  it('shows the administrator an abandoned email, and no address once the alert has ended', async () => {
    const asAdministrator = async () => {
      await database.exec(
        `begin; create or replace function public.is_staff() returns boolean language sql as 'select true'`,
      )
      const shown = await rows<object>('select kind, recipient, state, enquiry_id from public.undelivered_emails()')
      await database.exec('rollback')
      return shown
    }
    const token = await ask([await publish()])
    await database.exec(`update private.outbox set state = 'given_up', attempts = 6, error = 'No answer.'`)
    const givenUp = { kind: 'alert_confirmation', recipient: 'adaeze@example.com', state: 'given_up', enquiry_id: null }
    expect(await asAdministrator()).toEqual([givenUp])
    await database.query('select public.end_alert($1)', [token])
    expect(await asAdministrator()).toEqual([])
  })

  it('does not block the save of a listing when it fails', async () => {
    const id = await publish()
    await confirmed([id])
    await database.exec('alter table private.changed_listings rename to away')
    await change(id, 'price = price - 1000')
    await database.exec('alter table private.away rename to changed_listings')
  })
})

describe('Through the API, an alert on a saved listing', () => {
  const people = clientsOf('anonymous', 'stranger', 'administrator')
  it.each(Object.entries(people))('is requested by a %s, who reads none of them', async (_, api) => {
    const { data } = await people.administrator
      .from('properties')
      .insert(listingRow())
      .select('id')
      .single<{ id: string }>()
    const newRequest = { id: randomUUID(), email: `watch-${randomUUID()}@example.com`, listings: [data!.id] }
    expect((await api.rpc('request_listing_alert', newRequest)).error).toBeNull()
    const robot = await api.rpc('request_listing_alert', { ...newRequest, id: randomUUID(), honeypot: 'x' })
    expect(robot.error?.hint).toBe('honeypot-filled')
    expect((await api.rpc('queue_change_emails')).error?.code).toBe('42501')
    for (const table of ['watched_listings', 'changed_listings']) {
      expect((await api.from(table).select()).error).not.toBeNull()
      expect((await api.schema('private').from(table).select()).error).not.toBeNull()
    }
  })
})
