import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { completeListing } from '../complete-listing'
import { everyCase } from '../every-case'
import { anonymous, clientsOf, listingRow } from './people'
import { testDatabase } from './test-database'

const database = testDatabase()
const { rows, value } = database
beforeAll(async () => {
  await database.exec(await readFile(new URL('../../supabase/seed.sql', import.meta.url), 'utf8'))
})
beforeEach(() =>
  database.exec(`truncate private.alerts, private.alert_requests, private.alert_matches, private.alert_listings,
    private.watched_listings, private.outbox, private.recent_enquiries; set role none`),
)

type Filters = Record<string, unknown>

/** Requests an alert as a visitor, and returns its email's token; undefined without an email. */
async function ask(filters: Filters, { email = 'adaeze@example.com', frequency = 'at_once', id = randomUUID() } = {}) {
  await database.exec('truncate private.recent_enquiries')
  const request = [id, email, filters, 'beds=2', frequency]
  expect(await database.asVisitor(() => value('select public.request_alert($1, $2, $3, $4, $5)', request))).toBe('')
  return value<string>(
    `select data ->> 'token' from private.outbox where kind = 'alert_confirmation' order by created_at desc limit 1`,
  )
}
const confirm = (token?: string) => value('select public.confirm_alert($1)', [token])
async function confirmed(filters: Filters, options = {}) {
  const token = await ask(filters, options)
  await confirm(token)
  await database.exec('delete from private.outbox')
  return token!
}
const publish = (changes: Record<string, unknown> = {}) =>
  database.insert(
    'public.properties',
    completeListing((changes['listing_type'] as 'rent' | undefined) ?? 'sale', changes),
  )
const work = async (at = new Date()) => {
  await database.query('select public.match_alerts()')
  return value<number>('select public.queue_alert_emails($1)', [at])
}
const emails = () =>
  rows<{ recipient: string; data: { listings: { title: string }[]; total: number } }>(
    `select recipient, data from private.outbox where kind = 'alert_new_listings' order by created_at`,
  )

describe('An alert', () => {
  it('is inactive until confirmed, and reports a listing once', async () => {
    const token = await ask({ type: 'sale', beds: 2 })
    await publish()
    expect(await work()).toBe(0)
    expect(await confirm(token)).toMatchObject({ state: 'active', filters: { type: 'sale', beds: 2 } })
    expect(await work()).toBe(0)
    await publish({ title: 'Two rooms', price_qualifier: 'guide_price' })
    await publish({ title: 'One room', beds: 1 })
    expect(await work()).toBe(1)
    expect(await work()).toBe(0)
    expect(await emails()).toMatchObject([
      { recipient: 'adaeze@example.com', data: { listings: [{ title: 'Two rooms', price_qualifier: 'guide_price' }] } },
    ])
    await database.exec(`update public.properties set status = 'draft' where title = 'Two rooms'`)
    await database.exec(`update public.properties set status = 'live' where title = 'Two rooms'`)
    expect(await work()).toBe(0)
  })

  it('reports a published draft, in one email with all new listings; beyond ten it gives the number', async () => {
    await confirmed({ type: 'sale' })
    const draft = await publish({ status: 'draft' })
    expect(await work()).toBe(0)
    await database.query(`update public.properties set status = 'live' where id = $1`, [draft])
    for (let n = 0; n < 11; n++) await publish()
    expect(await work()).toBe(1)
    const [email] = await emails()
    expect(email!.data.listings).toHaveLength(10)
    expect(email!.data.total).toBe(12)
  })

  it.each(['sold', 'draft'])('omits a listing that is %s before the email is written', async (status) => {
    await confirmed({ type: 'sale' }, { frequency: 'daily' })
    const id = await publish()
    await work()
    await database.query('update public.properties set status = $2 where id = $1', [id, status])
    expect(await work(new Date(Date.now() + 2 * 86_400_000))).toBe(0)
  })

  it('sends daily emails at eight in the morning in London, in winter and in summer', async () => {
    await confirmed({ type: 'sale' }, { frequency: 'daily' })
    for (const [now, before, after] of [
      ['2026-11-22T15:00:00Z', '2026-11-23T07:59:00Z', '2026-11-23T08:00:00Z'],
      ['2026-07-02T15:00:00Z', '2026-07-03T06:59:00Z', '2026-07-03T07:00:00Z'],
    ] as const) {
      await publish()
      await database.query('select public.match_alerts()')
      await database.query('update private.alert_matches set found_at = $1 where sent_at is null', [now])
      expect(await work(new Date(before))).toBe(0)
      expect(await work(new Date(after))).toBe(1)
    }
  })

  it('ends by its token, stores only a hash, and sends no more', async () => {
    const token = await confirmed({ type: 'sale' })
    await publish()
    await work()
    expect(await value('select public.end_alert($1)', [token])).toMatchObject({ state: 'ended' })
    expect(await value('select public.end_alert($1)', [token])).toMatchObject({ state: 'ended' })
    expect(await emails()).toEqual([])
    await publish()
    expect(await work()).toBe(0)
    const [stored] = await rows<object>(
      'select email, filters, address, length(email_hash) as hash from private.alerts',
    )
    expect(stored).toEqual({ email: null, filters: {}, address: '', hash: 32 })
    const tables = await rows<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'private')`,
    )
    for (const { name } of tables)
      expect(await rows(`select from ${name} t where t::text like '%adaeze@example.com%'`), name).toEqual([])
    expect(await value('select public.confirm_alert($1)', [token])).toMatchObject({ state: 'ended' })
  })

  it('that ended is deleted with its hash after 12 months', async () => {
    await value('select public.end_alert($1)', [await confirmed({ type: 'sale' })])
    for (const [age, left] of [
      ['364 days', 1],
      ['366 days', 0],
    ] as const) {
      await database.exec(`update private.alerts set ended_at = now() - interval '${age}'`)
      await work()
      expect(await rows('select from private.alerts')).toHaveLength(left)
    }
  })

  it('that nobody confirmed leaves nothing when it is declined', async () => {
    const token = await ask({ type: 'sale' })
    expect(await value('select public.end_alert($1)', [token])).toMatchObject({ state: 'ended' })
    expect(await value('select public.alert_by_token($1)', [token])).toBeNull()
    expect(await rows('select from private.alerts union all select from private.outbox')).toEqual([])
  })

  it('is deleted when its address rejects an email', async () => {
    const token = await ask({ type: 'sale' })
    await database.exec(`update private.outbox set state = 'sending'`)
    await database.exec(`select public.settle_email(id, 'refused', 'no such mailbox') from private.outbox`)
    expect(await value('select public.alert_by_token($1)', [token])).toBeNull()
    expect(await rows('select from private.alerts union all select from private.outbox')).toEqual([])
  })

  it('is deleted after a week without confirmation', async () => {
    const token = await ask({ type: 'sale' })
    await database.exec(`update private.alerts set created_at = now() - interval '8 days'`)
    expect(await value('select public.alert_by_token($1)', [token])).toBeNull()
    expect(await confirm(token)).toBeNull()
    await work()
    expect(await value('select count(*)::integer from private.alerts')).toBe(0)
    expect(await value('select count(*)::integer from private.outbox')).toBe(0)
  })

  describe('whose mailbox has had three confirmation emails that day', () => {
    const email = 'a.b@gmail.com'
    const spellings = [email, 'ab+1@gmail.com', 'AB@googlemail.com', 'ab@gmail.com', 'a.b+2@gmail.com']
    const queued = () =>
      rows<{ id: string; waits: boolean; recipient: string; data: { token: string; others?: { token: string }[] } }>(
        `select id, state = 'queued' and next_attempt_at > now() as waits, recipient, data from private.outbox
          order by next_attempt_at`,
      )
    const sendDue = async () => {
      const sent = await rows<{ id: string }>('select id from public.claim_emails(100)')
      for (const { id } of sent) await value(`select public.settle_email($1, 'sent')`, [id])
      return sent.length
    }
    const hoursLater = (hours: number) =>
      database.exec(`update private.outbox set created_at = created_at - interval '${hours} hours',
        next_attempt_at = next_attempt_at - interval '${hours} hours', sent_at = sent_at - interval '${hours} hours'`)

    it('waits a day, and shares one email with others that wait, from any sender and in any spelling', async () => {
      for (const [beds, spelling] of spellings.entries()) await ask({ type: 'sale', beds }, { email: spelling })
      expect(await sendDue()).toBe(3)
      const [waiting, ...others] = (await queued()).filter(({ waits }) => waits)
      expect(others).toEqual([])
      expect(waiting!.data.others).toHaveLength(1)
      await hoursLater(23)
      expect(await sendDue()).toBe(0)
      await hoursLater(1)
      expect(await sendDue()).toBe(1)
      for (const { token } of [waiting!.data, ...waiting!.data.others!])
        expect(await confirm(token)).toMatchObject({ state: 'active' })
    })

    it('is asked once to confirm it', async () => {
      for (const beds of [1, 2, 3, 4, 4, 3, 1]) await ask({ type: 'sale', beds }, { email })
      expect((await queued()).map(({ waits, data }) => [waits, data.others?.length ?? 0])).toEqual(
        [false, false, false, true].map((waits) => [waits, 0]),
      )
    })

    it('is asked again once its email is a day old, although somebody used up the emails of the day', async () => {
      await ask({ type: 'sale', beds: 0 }, { email })
      await sendDue()
      await hoursLater(72)
      for (const beds of [1, 2, 3, 0, 0]) await ask({ type: 'sale', beds }, { email })
      await sendDue()
      const waiting = (await queued()).filter(({ waits }) => waits)
      expect(waiting).toHaveLength(1)
      expect(await confirm(waiting[0]!.data.token)).toMatchObject({ state: 'active', filters: { beds: 0 } })
    })

    it('has a week to confirm from the day of the email, also if it is asked for again', async () => {
      for (let beds = 0; beds < 15; beds++) await ask({ type: 'sale', beds }, { email })
      await ask({ type: 'sale', beds: 14 }, { email })
      const waiting = await rows(`select a.created_at = o.next_attempt_at as at_its_email
        from private.outbox o join private.alerts a on a.id = o.alert_id
          or o.data -> 'others' @> jsonb_build_array(jsonb_build_object('token', a.token))
        where o.next_attempt_at > now()`)
      expect(waiting).toEqual(Array.from({ length: 12 }, () => ({ at_its_email: true })))
    })

    it('gets three emails a day all the same, however many alerts somebody requests', async () => {
      for (let beds = 0; beds < 40; beds++) await ask({ type: 'sale', beds }, { email })
      const sent: number[] = []
      for (let day = 0; day < 3; day++) {
        sent.push(await sendDue())
        await hoursLater(24)
      }
      // Three at once, then four with ten alerts each.
      expect(sent).toEqual([3, 3, 1])
    })

    it.each(['declined by its earlier email', 'deleted'])(
      'leaves the shared email to the others when it is %s',
      async (how) => {
        const token = await ask({ type: 'sale', beds: 0 }, { email })
        await sendDue()
        await hoursLater(30)
        for (const beds of [1, 2, 3]) await ask({ type: 'sale', beds }, { email })
        await sendDue()
        for (const beds of [0, 4, 5]) await ask({ type: 'sale', beds }, { email: spellings[beds] ?? email })
        const [before] = (await queued()).filter(({ waits }) => waits)
        expect(before!.data.token).toBe(token)
        await value(how === 'deleted' ? 'delete from private.alerts where token = $1' : 'select public.end_alert($1)', [
          token,
        ])
        const [after] = (await queued()).filter(({ waits }) => waits)
        const [next, ...others] = before!.data.others!
        expect(after).toEqual({ ...before, recipient: spellings[4], data: { ...next, others } })
        expect(await confirm(next!.token)).toMatchObject({ state: 'active', filters: { beds: 4 } })
      },
    )

    it('is not in the shared email once it is declined', async () => {
      for (let beds = 0; beds < 6; beds++) await ask({ type: 'sale', beds }, { email })
      const [before] = (await queued()).filter(({ waits }) => waits)
      const [declined, ...others] = before!.data.others!
      await value('select public.end_alert($1)', [declined!.token])
      const [after] = (await queued()).filter(({ waits }) => waits)
      expect(after).toEqual({ ...before, data: { ...before!.data, others } })
    })

    it('keeps no other mailbox waiting, and is not listed as undelivered', async () => {
      for (let beds = 0; beds < 5; beds++) await ask({ type: 'sale', beds }, { email })
      await ask({ type: 'sale' }, { email: 'li@example.com' })
      expect((await queued()).filter(({ waits }) => !waits).map(({ recipient }) => recipient)).toContain(
        'li@example.com',
      )
      await sendDue()
      await hoursLater(1)
      await database.signIn(randomUUID(), `${randomUUID()}@example.com`, 'Ada')
      const listed = await rows('select from public.undelivered_emails()')
      await database.exec(`select set_config('request.jwt.claims', '', false)`)
      expect(listed).toEqual([])
    })
  })

  it('requested twice is one alert; sent twice is one email', async () => {
    const id = randomUUID()
    await ask({ type: 'rent', q: 'canal' }, { id })
    await ask({ type: 'rent', q: 'canal' }, { id })
    expect(await value('select count(*)::integer from private.outbox')).toBe(1)
    await ask({ type: 'rent', q: 'canal' })
    expect(await value('select count(*)::integer from private.outbox')).toBe(2)
    expect(await value('select count(*)::integer from private.alerts')).toBe(1)
  })

  it.each<[string, Filters]>([
    ['without a type', {}],
    ['with an invalid price', { type: 'sale', min: 'NaN' }],
    ['with bedrooms in words', { type: 'sale', beds: 'two; drop table' }],
    ['with areas that are not a list', { type: 'sale', areas: 'Camden' }],
    ['with an invalid date', { type: 'rent', available: '2026-02-31' }],
    ['with a date that is no day', { type: 'rent', available: 'infinity' }],
    ['with an area that is no name', { type: 'rent', areas: [null, 5] }],
    ['with more than 10,000 characters', { type: 'rent', areas: ['x'.repeat(11_000)] }],
  ])('%s is refused', async (_, filters) => {
    await expect(ask(filters)).rejects.toThrow('This alert is invalid')
    await database.exec('reset role')
  })

  it('drops unknown filters', async () => {
    await ask({ type: 'sale', beds: 2, shout: 'Visit evil.example' })
    expect(await value('select filters from private.alerts')).toEqual({ type: 'sale', beds: 2 })
  })

  it('with failing filters blocks neither other alerts nor a listing', async () => {
    await confirmed({ type: 'sale' })
    await confirmed({ type: 'sale', beds: 2 }, { email: 'li@example.com' })
    await database.exec(
      `update private.alerts set filters = '{"type": "sale", "min": "NaN"}' where email = 'li@example.com'`,
    )
    await publish()
    expect(await work()).toBe(1)
    await database.exec('alter table private.alert_listings rename to away')
    await publish({ title: 'Saved all the same' })
    await database.exec('alter table private.away rename to alert_listings')
  })
})

describe('The listings of an alert', () => {
  const pick = <T>(values: readonly T[]) => values[Math.floor(Math.random() * values.length)]!
  const some: Record<string, () => unknown> = {
    areas: () => [pick(['Camden', 'islington', 'Kensington']), pick(['Greenwich', 'Canary Wharf'])],
    min: () => pick([500, 1500, 400_000, 900_000]),
    max: () => pick([2000, 4000, 700_000, 1_500_000]),
    beds: () => pick<unknown>([1, 2, 3, [2, 2], [0, 1], [2, 4]]),
    baths: () => pick([1, 2]),
    home: () =>
      pick([
        ['flat', 'maisonette'],
        ['terraced_house', 'mews_house'],
      ]),
    outside: () => pick([['garden'], ['balcony', 'terrace']]),
    furnished: () => pick<unknown>([true, false, 'part']),
    pets: () => true,
    access: () => pick(['lift', 'step_free']),
    tenure: () => pick([['freehold'], ['leasehold', 'share_of_freehold']]),
    available: () => pick(['2026-12-01', '2027-03-01']),
    q: () => pick(['garden', 'geor', 'canal view', 'the', '%&|!()']),
    box: () => [51.48, -0.2, 51.55, -0.05],
    near: () => ({ points: [[51.5, -0.1]], reach: [0.02, 0.03], banks: [] }),
    drawn: () => [
      [51.45, -0.25],
      [51.56, -0.25],
      [51.5, 0.02],
    ],
  }
  const count = everyCase ? 400 : 150
  it(`are those of the search, for ${count} random searches and every demo listing`, async () => {
    const searches = Array.from({ length: count }, () => {
      const names = Object.keys(some).filter(() => Math.random() < 0.15)
      return { type: pick(['rent', 'sale']), ...Object.fromEntries(names.map((name) => [name, some[name]!()])) }
    })
    await database.query(
      `insert into private.alerts (email, email_hash, filters, address, frequency, state, confirmed_at)
        select 'n@example.com', '', filters, '', 'daily', 'active', now() - interval '1 hour'
        from jsonb_array_elements($1) as filters`,
      [JSON.stringify(searches)],
    )
    await database.exec(
      `select private.match_listing(id, now()) from public.properties
        where status in ('live', 'under_offer', 'let_agreed')`,
    )
    const alerts = await rows<{ filters: Filters; results: string[] }>(
      `select filters, array(select property_id::text from private.alert_matches where alert_id = id order by 1)
        as results from private.alerts`,
    )
    let matched = 0
    for (const { filters, results } of alerts) {
      const sql = await value<string>('select public.listing_condition($1)', [filters])
      const searched = await rows<{ id: string }>(`select id::text from public.properties where ${sql!} order by 1`)
      expect(results, JSON.stringify(filters)).toEqual(searched.map(({ id }) => id))
      matched += results.length
    }
    expect(matched).toBeGreaterThan(count)
  }, 60_000)

  // The limit is two seconds for a third of a second of counting, scaled by the machine's speed.
  it('are matched with 10,000 alerts in two seconds, scaled by the machine’s speed', async () => {
    await database.exec(`insert into private.alerts
      (email, email_hash, filters, address, frequency, state, confirmed_at)
      select 'visitor-' || n || '@example.com', '', jsonb_build_object('type', 'sale',
        'areas', jsonb_build_array('Camden', 'Islington'), 'min', n, 'max', 400000 + 20 * n, 'beds', n % 4)
        || case n % 10 when 0 then '{"q": "canal"}' when 1 then '{"outside": ["garden"]}' else '{}' end::jsonb,
        '', 'at_once', 'active', now() - interval '1 hour' from generate_series(1, 10000) n`)
    await publish()
    const secondsOf = async (query: string) => {
      const begun = performance.now()
      await database.query(query)
      return (performance.now() - begun) / 1000
    }
    const counting = () => secondsOf('select count(*) from generate_series(1, 1000000) n where n % 7 = 3')
    const before = await counting()
    const seconds = await secondsOf('select public.match_alerts()')
    const after = await counting()
    expect(await value('select count(*)::integer from private.alert_matches')).toBeGreaterThan(100)
    expect(seconds).toBeLessThan(6 * Math.max(before, after))
  }, 60_000)
})

describe('Through the API, an alert', () => {
  const people = clientsOf('anonymous', 'stranger', 'administrator')
  const newRequest = () => ({
    id: randomUUID(),
    email: `alert-${randomUUID()}@example.com`,
    filters: { type: 'rent' },
    address: '',
    frequency: 'daily',
  })
  it.each(Object.entries(people))('is requested by a %s, and read only by its token', async (_, api) => {
    expect((await api.rpc('request_alert', newRequest())).error).toBeNull()
    expect((await api.rpc('alert_by_token', { token: 'a'.repeat(64) })).data).toBeNull()
    expect((await api.rpc('end_alert', { token: '%' })).data).toBeNull()
    for (const name of ['match_alerts', 'queue_alert_emails'] as const)
      expect((await api.rpc(name)).error?.code).toBe('42501')
    expect((await api.from('alerts').select()).error).not.toBeNull()
    expect((await api.schema('private').from('alerts').select()).error).not.toBeNull()
  })
  it('is refused if the honeypot is filled, and after twenty requests an hour from one sender', async () => {
    const robot = await anonymous().rpc('request_alert', { ...newRequest(), honeypot: 'x' })
    expect(robot.error?.hint).toBe('honeypot-filled')
    const one = anonymous('203.0.113.77')
    const { email } = newRequest()
    for (let n = 0; n < 20; n++) expect((await one.rpc('request_alert', { ...newRequest(), email })).error).toBeNull()
    const refused = await one.rpc('request_alert', { ...newRequest(), email })
    expect(refused.status).toBe(429)
  })
  it('does not block an administrator’s save when it fails', async () =>
    expect((await people.administrator.from('properties').insert(listingRow())).error).toBeNull())
})
