import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { anonymous, clientsOf, enquiryTables, sendable, withSecretKey } from './people'
import { testDatabase } from './test-database'

type Kind = keyof typeof enquiryTables

/** The months in the privacy policy's table. */
const policy = await readFile(new URL('../../src/agency/legal/privacy-policy.md', import.meta.url), 'utf8')
const promised = (record: string) => Number(new RegExp(`\\| ${record} \\| (\\d+) months \\|`).exec(policy)?.[1])
const [ofEnquiries, ofValuations] = [
  promised('An enquiry or message that leads to nothing'),
  promised('A valuation request'),
]
const months: Record<Kind, number> = {
  inquiry: ofEnquiries,
  message: ofEnquiries,
  booking: ofValuations,
  request: ofValuations,
}

describe('In a database with enquiries of every age', () => {
  const database = testDatabase()
  const { value } = database
  const today = `(now() at time zone 'Europe/London')::date`
  /** A day's noon in London, as an SQL expression. */
  const noon = (day: string) => `((${day})::date + time '12:00') at time zone 'Europe/London'`

  /** An enquiry with a creation time. */
  async function came(kind: Kind, at: string) {
    const row = { id: randomUUID(), ...sendable[enquiryTables[kind]] }
    await database.insert(`public.${enquiryTables[kind]}`, row)
    await database.query(`update public.${enquiryTables[kind]} set created_at = ${at} where id = $1`, [row.id])
    return row.id
  }
  /** A follow-up of a past time: its trigger would set the current one. */
  async function followedUp(kind: Kind, id: string, columns: Record<string, string>) {
    await database.exec(`
      alter table public.enquiry_followups disable trigger enquiry_followups_keep;
      insert into public.enquiry_followups (kind, enquiry_id, ${Object.keys(columns).join()})
        values ('${kind}', '${id}', ${Object.values(columns).join()});
      alter table public.enquiry_followups enable trigger enquiry_followups_keep`)
  }
  const run = () => value<number>('select public.run_retention()')
  const there = (kind: Kind, id: string) =>
    value<boolean>(`select exists (select from public.${enquiryTables[kind]} where id = '${id}')`)
  const eraseOn = (id: string) => value<string>(`select erase_on::text from public.enquiries where id = '${id}'`)

  it.each(Object.keys(enquiryTables) as Kind[])(
    'an %s is erased on the day in the privacy policy, and not the day before',
    async (kind) => {
      const since = (days: number) => noon(`${today} - interval '${months[kind]} months' + interval '${days} days'`)
      const [dayAfter, onTheDay, dayBefore] = [
        await came(kind, since(-1)),
        await came(kind, since(0)),
        await came(kind, since(1)),
      ]
      await followedUp(kind, onTheDay, { state: `'new'`, note: `''` })
      await database.exec(`insert into private.outbox (kind, data, enquiry_kind, enquiry_id)
        values ('enquiry_for_staff', '{}', '${kind}', '${onTheDay}')`)
      expect(await run()).toBe(2)
      expect(await Promise.all([dayAfter, onTheDay, dayBefore].map((id) => there(kind, id)))).toEqual([
        false,
        false,
        true,
      ])
      for (const linked of ['public.enquiry_followups', 'private.outbox'])
        expect(await value(`select count(*)::int from ${linked} where enquiry_id = '${onTheDay}'`), linked).toBe(0)
      expect(await run()).toBe(0)
      await database.exec(`delete from public.${enquiryTables[kind]}`)
    },
  )

  it('the months count from the London day, and from the last follow-up', async () => {
    const leapDay = await came('message', noon(`'2024-02-29'`))
    // Half past midnight in London's summer is the day before in UTC.
    const atNight = await came('request', `timestamptz '2024-06-30 23:30:00+00'`)
    const handled = await came('inquiry', noon(`'2024-01-15'`))
    await followedUp('inquiry', handled, { state: `'contacted'`, handled_at: noon(`'2024-05-20'`) })
    expect(await Promise.all([leapDay, atNight, handled].map(eraseOn))).toEqual([
      '2025-02-28',
      '2026-07-01',
      '2025-05-20',
    ])
    expect(await run()).toBe(3)
  })

  it('one with a viewing ahead stays until its end; booking and moving one are follow-ups', async () => {
    const old = noon(`${today} - interval '3 years'`)
    const months12 = await value<string>(`select (${today} + interval '${months.message} months')::date::text`)
    const [id, chosen] = [await came('message', old), await came('message', old)]
    await followedUp('message', id, { state: `'viewing_booked'`, handled_at: old })
    const book = (enquiry: string, columns: Record<string, string>) =>
      database.exec(`insert into public.viewings (enquiry_kind, enquiry_id, appointment, starts_at, kind, meeting_place,
          host, ${Object.keys(columns).join()})
        values ('message', '${enquiry}', 'valuation', now() + interval '2 days', 'in_person', '1 Row', 'Ada Byron',
          ${Object.values(columns).join()})`)
    await book(id, { by_visitor: 'false' })
    expect(await eraseOn(id)).toBe(months12)
    const handledLongAgo = () =>
      database.exec(`
        alter table public.enquiry_followups disable trigger enquiry_followups_keep;
        update public.enquiry_followups set handled_at = ${old};
        alter table public.enquiry_followups enable trigger enquiry_followups_keep`)
    await handledLongAgo()
    await database.exec(`update public.viewings set starts_at = now() + interval '3 days', sequence = sequence + 1`)
    expect(await eraseOn(id)).toBe(months12)
    await handledLongAgo()
    await book(chosen, { by_visitor: 'true', state: `'requested'` })
    expect(await run()).toBe(0)
    await database.exec(`alter table public.viewings disable trigger user;
      update public.viewings set starts_at = now() - interval '31 minutes' where enquiry_id = '${id}';
      update public.viewings set state = 'cancelled' where enquiry_id = '${chosen}';
      alter table public.viewings enable trigger user`)
    expect(await run()).toBe(2)
  })

  it('an extended one stays until its date, and is erased the next night with its follow-up', async () => {
    const old = noon(`${today} - interval '3 years'`)
    const keep = (day: string) => ({ keep_until: day, keep_reason: `'A complaint.'` })
    const [today_, yesterday] = [await came('message', old), await came('message', old)]
    await followedUp('message', today_, keep(today))
    await followedUp('message', yesterday, keep(`${today} - 1`))
    expect(await run()).toBe(1)
    expect([await there('message', today_), await there('message', yesterday)]).toEqual([true, false])
    // A day before the usual one changes nothing.
    const recent = await came('message', 'now()')
    const usual = await eraseOn(recent)
    await followedUp('message', recent, keep(today))
    expect(await eraseOn(recent)).toBe(usual)
    await database.exec('delete from public.contact_submissions')
    expect(await value('select count(*)::int from public.enquiry_followups')).toBe(0)
  })

  it('extending retention and ending the extension are no follow-up: the erasure date returns', async () => {
    const id = await came('message', noon(`${today} - interval '11 months'`))
    const usual = await eraseOn(id)
    const followUps = 'public.enquiry_followups'
    await database.exec(`insert into ${followUps} (kind, enquiry_id, keep_until, keep_reason)
      values ('message', '${id}', ${today} + 90, 'A claim.')`)
    expect(await value(`select erase_on = ${today} + 91 from public.enquiries where id = '${id}'`)).toBe(true)
    await database.exec(
      `update ${followUps} set keep_until = null, keep_reason = null, version = 2 where enquiry_id = '${id}'`,
    )
    expect(await eraseOn(id)).toBe(usual)
    await database.exec(`update ${followUps} set note = 'Called.', version = 3 where enquiry_id = '${id}'`)
    expect(await eraseOn(id)).toBe(
      await value<string>(`select (${today} + interval '${months.message} months')::date::text`),
    )
    await database.exec('delete from public.contact_submissions')
  })

  it.each([
    ['a day without a reason', `${today} + 9`, 'null', 'keep_both'],
    ['a reason without a day', 'null', `'A claim.'`, 'keep_both'],
    ['a reason of spaces', `${today} + 9`, `' '`, 'keep_reason_length'],
    ['a reason of 501 characters', `${today} + 9`, `repeat('x', 501)`, 'keep_reason_length'],
    ['a day that has passed', `${today} - 1`, `'A claim.'`, 'from today to six years from now'],
    ['a day in seven years', `(${today} + interval '7 years')::date`, `'A claim.'`, 'from today to six years from now'],
    ['a day without end', `'infinity'`, `'A claim.'`, 'from today to six years from now'],
  ])('none is extended with %s', async (_what, until, reason, message) => {
    const id = await came('message', 'now()')
    await expect(
      database.exec(`insert into public.enquiry_followups (kind, enquiry_id, keep_until, keep_reason)
        values ('message', '${id}', ${until}, ${reason})`),
    ).rejects.toThrow(message)
  })

  it('the log has the number of each kind, and no person', async () => {
    await came('booking', noon(`'2020-01-01'`))
    await run()
    const { rows } = await database.query<object>('select * from private.retention_log order by ran_at desc limit 1')
    expect(rows).toEqual([{ ran_at: expect.any(Date) as Date, inquiries: 0, bookings: 1, requests: 0, messages: 0 }])
  })

  it('the tally counts those erased by a date', async () => {
    await came('message', noon(`${today} - interval '11 months'`))
    expect(
      await value(`select sum(due)::int from public.enquiry_tally('{}', (${today} + interval '1 month')::date)`),
    ).toBe(1)
    expect(await value('select sum(due)::int from public.enquiry_tally()')).toBe(0)
  })
})

describe('The log of scheduled jobs', () => {
  const database = testDatabase()
  beforeAll(async () => {
    await database.exec(await readFile('tests/database/hosted-extensions.sql', 'utf8'))
  })

  it('has the runs of a week, and never stops the erasure', async () => {
    await database.exec(`truncate cron.job_run_details;
      insert into cron.job_run_details (jobid, status, start_time, end_time)
      select 1, 'succeeded', moment, case when days < 9 then moment end
        from generate_series(0, 9) as days, lateral (select now() - days * interval '1 day' as moment) as at`)
    await database.exec('select public.run_retention()')
    const { rows } = await database.query<{ runs: number }>('select count(*) as runs from cron.job_run_details')
    expect(rows).toEqual([{ runs: 7 }])
    await database.exec('alter table cron.job_run_details rename column runid to number')
    const { rows: erased } = await database.query('select public.run_retention() as enquiries')
    expect(erased).toEqual([{ enquiries: 0 }])
  })
})

describe('Through the API', () => {
  const roles = ['anonymous', 'stranger', 'administrator'] as const
  const clients = clientsOf(...roles)
  const inSevenDays = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  const keep = { keep_until: inSevenDays, keep_reason: 'A claim.' }
  async function sent() {
    const id = randomUUID()
    await anonymous()
      .from('contact_submissions')
      .insert({ id, ...sendable['contact_submissions'] })
    return id
  }

  it.each(roles)('the %s can neither run the job nor read its log', async (role) => {
    expect((await clients[role].rpc('run_retention')).error).not.toBeNull()
    expect((await clients[role].rpc('erase_old_enquiries')).error).not.toBeNull()
    expect((await clients[role].from('retention_log').select()).error).not.toBeNull()
    expect((await clients[role].schema('private').from('retention_log').select()).error).not.toBeNull()
  })
  it('the secret key runs it, like the worker, and new enquiries stay', async () => {
    const id = await sent()
    const secret = withSecretKey()
    const { data, error } = await secret.rpc('run_retention')
    expect([error, typeof data]).toEqual([null, 'number'])
    expect((await clients.administrator.from('contact_submissions').select('id').eq('id', id)).data).toHaveLength(1)
  })
  it.each(roles)('the %s extends retention, and reads the reason, only as an administrator', async (role) => {
    const may = role === 'administrator'
    const id = await sent()
    await clients[role].from('enquiry_followups').insert({ kind: 'message', enquiry_id: id, ...keep })
    const retained = async () =>
      (await clients.administrator.from('enquiries').select('keep_until, keep_reason').eq('id', id)).data
    expect(await retained()).toEqual([may ? keep : { keep_until: null, keep_reason: null }])
    if (!may) await clients.administrator.from('enquiry_followups').insert({ kind: 'message', enquiry_id: id, ...keep })
    expect((await clients[role].from('enquiries').select('keep_reason').eq('id', id)).data ?? []).toHaveLength(
      may ? 1 : 0,
    )
    await clients[role]
      .from('enquiry_followups')
      .update({ keep_until: null, keep_reason: null, version: 2 })
      .eq('enquiry_id', id)
    expect(await retained()).toEqual([may ? { keep_until: null, keep_reason: null } : keep])
  })
})
