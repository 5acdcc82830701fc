import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listingRow } from './people'
import { testDatabase } from './test-database'

// What a visitor does with the link in the email of a viewing.

describe('The link of a viewing', () => {
  const database = testDatabase()
  let listing = ''
  let enquiry = ''
  beforeAll(async () => {
    await database.exec(`insert into public.viewing_hours (weekdays, opens, closes, in_person, by_video)
      values ('{1,2,3,4,5,6,7}', '09:00', '18:00', true, true)`)
  })

  beforeEach(() => database.exec('truncate private.recent_enquiries'))

  const { rows } = database
  const asVisitor = <T>(sql: string, values: unknown[] = []) => database.asVisitor(() => rows<T>(sql, values))
  const call = async (name: string, ...values: unknown[]) =>
    (
      await asVisitor<{ result: Record<string, unknown> | boolean | null }>(
        `select public.${name}(${values.map((_, n) => `$${n + 1}`).join()}) as result`,
        values,
      )
    )[0]!.result
  const refusal = (pending: Promise<unknown>) =>
    pending.then(
      () => null,
      ({ code, hint }: { code?: string; hint?: string }) => `${code} ${hint}`,
    )
  const free = async () =>
    (await asVisitor<{ at: Date }>('select starts_at as at from public.viewing_slots($1)', [listing])).map(
      ({ at }) => at,
    )
  const hold = (id: string, at: Date, email: string) =>
    asVisitor(
      `insert into public.property_inquiries (id, type, property_id, property_title, name, email, phone,
          preferred_viewing_date, viewing_kind, viewing_slot)
        values ($1, 'buy', $2, 'x', 'Adaeze Okafor', $3, '+234 803 000 0000', $4, 'in_person', true)`,
      [id, listing, email, at.toISOString()],
    )
  const emails = () =>
    rows<{ kind: string; data: Record<string, unknown> }>(
      'select kind, data from private.outbox where enquiry_id = $1 order by created_at, kind',
      [enquiry],
    )
  const viewing = async () =>
    (await rows<Record<string, unknown>>('select * from public.viewings where enquiry_id = $1', [enquiry]))[0]!
  const confirm = () =>
    database.query(
      `update public.viewings set state = 'booked', meeting_place = '1 Secret Row', sequence = 1 where enquiry_id = $1`,
      [enquiry],
    )
  /** The secret of the newest email, which is then sent. */
  async function token() {
    const [newest] = await rows<{ token: string }>(
      `select data ->> 'token' as token from private.outbox
        where enquiry_id = $1 and data ? 'token' and kind <> 'viewing_reminder' order by created_at desc limit 1`,
      [enquiry],
    )
    await database.query(
      `update private.outbox set state = 'sent', data = '{}' where enquiry_id = $1 and kind <> 'viewing_reminder'`,
      [enquiry],
    )
    return newest!.token
  }

  beforeEach(async () => {
    listing = randomUUID()
    await database.insert('public.properties', { ...listingRow(), id: listing })
    await database.query('insert into public.listing_records (property_id, address_line) values ($1, $2)', [
      listing,
      '1 Secret Row',
    ])
    enquiry = randomUUID()
    await hold(enquiry, (await free())[0]!, `${enquiry}@example.com`)
  })

  it('is in the email that holds the time, which also acknowledges the enquiry', async () => {
    const queued = await emails()
    expect(queued.map(({ kind }) => kind)).toEqual(['enquiry_for_staff', 'viewing_requested'])
    expect(queued[0]!.data).toMatchObject({ slot: 'requested' })
    const secret = queued[1]!.data['token'] as string
    expect(secret).toMatch(/^[0-9a-f]{64}$/)
    const stored = await rows('select * from private.viewing_links')
    expect(JSON.stringify(stored)).not.toContain(secret)
    const shown = await call('viewing_by_token', secret)
    expect(shown).toMatchObject({ state: 'requested', title: 'Test Home', kind: 'in_person' })
    expect(JSON.stringify(shown)).not.toMatch(/Secret Row|Adaeze|example\.com/)
  })

  it('moves the viewing to a free time once, frees the earlier one, and tells staff and visitor', async () => {
    const secret = await token()
    const second = (await free())[1]!
    const before = (await viewing())['starts_at'] as Date
    for (let press = 0; press < 2; press++)
      expect(await call('move_viewing', secret, second)).toMatchObject({ state: 'requested' })
    expect(await viewing()).toMatchObject({ sequence: 1, starts_at: second })
    expect((await free()).map(Number)).toContain(Number(before))
    const queued = await emails()
    expect(queued.filter(({ kind }) => kind === 'viewing_for_staff').map(({ data }) => data)).toMatchObject([
      { change: 'moved', state: 'requested', name: 'Adaeze Okafor' },
    ])
    expect(queued.filter(({ kind, data }) => kind === 'viewing_requested' && 'token' in data)).toHaveLength(1)
    expect(await call('viewing_by_token', secret)).toMatchObject({ state: 'requested' })
  })

  it('refuses a time that is taken, with three others, and one that is not offered', async () => {
    const secret = await token()
    const other = (await free())[3]!
    await hold(randomUUID(), other, `${randomUUID()}@example.com`)
    const error = await call('move_viewing', secret, other).then(
      () => null,
      (failure: { code: string; hint: string; detail: string }) => failure,
    )
    expect(error).toMatchObject({ code: 'PT409', hint: 'slot-taken' })
    expect(JSON.parse(error!.detail)).toHaveLength(3)
    const past = new Date(Date.now() - 3_600_000)
    expect(await refusal(call('move_viewing', secret, past))).toBe('PT422 slot-past')
    const far = new Date(Date.now() + 70 * 86_400_000)
    expect(await refusal(call('move_viewing', secret, far))).toBe('PT422 slot-too-far')
    expect(await viewing()).toMatchObject({ sequence: 0 })
  })

  it('removes a booked time from the calendar when it moves to one that staff must confirm', async () => {
    await confirm()
    const secret = await token()
    expect(await call('viewing_by_token', secret)).toMatchObject({ state: 'booked' })
    await call('move_viewing', secret, (await free())[0]!)
    const moved = (await emails()).find(({ kind }) => kind === 'viewing_requested')
    expect(moved!.data).toMatchObject({ in_calendar: true })
    // A reminder of the earlier time is withdrawn.
    expect((await emails()).filter(({ kind }) => kind === 'viewing_reminder')).toEqual([])
  })

  it('cancels the viewing, again without harm, and then moves nothing', async () => {
    const secret = await token()
    for (let press = 0; press < 2; press++)
      expect(await call('cancel_viewing', secret)).toMatchObject({ state: 'cancelled' })
    expect(await viewing()).toMatchObject({ state: 'cancelled', sequence: 1 })
    expect(await refusal(call('move_viewing', secret, (await free())[2]!))).toBe('PT409 viewing-cancelled')
    const queued = await emails()
    expect(queued.filter(({ kind }) => kind === 'viewing_for_staff')).toHaveLength(1)
    expect(queued.filter(({ kind }) => kind === 'viewing_cancelled').map(({ data }) => data)).toMatchObject([
      { token: null, in_calendar: false },
    ])
  })

  const followUp = async () =>
    (await rows('select state, handled_at from public.enquiry_followups where enquiry_id = $1', [enquiry]))[0]

  it('moves a booked viewing and cancels it, which leaves its enquiry as new and as old as before', async () => {
    await confirm()
    const booked = await followUp()
    expect(booked).toMatchObject({ state: 'viewing_booked' })
    const secret = await token()
    await call('move_viewing', secret, (await free())[0]!)
    await call('cancel_viewing', secret)
    expect(await followUp()).toEqual({ ...booked, state: 'new' })
  })

  it('cancels a viewing without prolonging the retention of an enquiry that staff handled', async () => {
    await confirm()
    await database.query(
      `update public.enquiry_followups set note = 'Called.', version = version + 1 where enquiry_id = $1`,
      [enquiry],
    )
    const noted = await followUp()
    await call('cancel_viewing', await token())
    expect(await followUp()).toEqual({ ...noted, state: 'contacted' })
  })

  it('notifies staff in an email that is not sent again, because its text is gone', async () => {
    await call('cancel_viewing', await token())
    const notice = await database.value<string>(
      `update private.outbox set state = 'failed' where enquiry_id = $1 and kind = 'viewing_for_staff' returning id`,
      [enquiry],
    )
    await database.signIn(randomUUID(), 'ada@example.com', 'Ada')
    expect(await database.value('select public.send_email_again($1)', [notice])).toBe(false)
    await database.exec(`select set_config('request.jwt.claims', '', false)`)
  })

  /** Sends the newest email of a kind again, and returns what is due then. */
  async function sendAgain(kind: string) {
    const email = await database.value<string>(
      `update private.outbox set state = 'sent', data = '{}' where id = (select id from private.outbox
        where enquiry_id = $1 and kind = $2 order by created_at desc limit 1) returning id`,
      [enquiry, kind],
    )
    await database.signIn(randomUUID(), `${randomUUID()}@example.com`, 'Ada')
    await database.value('select public.send_email_again($1)', [email])
    await database.exec(`select set_config('request.jwt.claims', '', false)`)
    return rows(
      `select kind, (data ->> 'in_calendar')::boolean as in_calendar from private.outbox
        where enquiry_id = $1 and state = 'queued' and viewing_id is not null and next_attempt_at <= now()`,
      [enquiry],
    )
  }

  it('is sent again in an email that says whether the time is confirmed', async () => {
    await token()
    await confirm()
    await token()
    expect(await sendAgain('viewing_requested')).toEqual([{ kind: 'viewing_booked', in_calendar: true }])
    await call('move_viewing', await token(), (await free())[1]!)
    await token()
    expect(await sendAgain('viewing_booked')).toEqual([{ kind: 'viewing_requested', in_calendar: true }])
  })

  it('is in no repeated reminder of a time that is not confirmed', async () => {
    await confirm()
    await database.query(
      `insert into private.outbox (kind, recipient, data, state, enquiry_kind, enquiry_id, viewing_id)
        select 'viewing_reminder', 'ada@example.com', '{}', 'sent', enquiry_kind, enquiry_id, id
        from public.viewings where enquiry_id = $1`,
      [enquiry],
    )
    await call('move_viewing', await token(), (await free())[1]!)
    await token()
    expect(await sendAgain('viewing_reminder')).toEqual([])
  })

  it('expires, and then sends one new email for several presses', async () => {
    const secret = await token()
    await database.query(`update private.viewing_links set expires_at = now() - interval '1 minute'`)
    await database.query(`update private.outbox set created_at = now() - interval '1 hour' where enquiry_id = $1`, [
      enquiry,
    ])
    expect(await call('viewing_by_token', secret)).toEqual({
      ...{ state: 'expired', renewable: true, appointment: 'viewing' },
    })
    for (const act of ['cancel_viewing', 'move_viewing'] as const)
      expect(
        await refusal(act === 'cancel_viewing' ? call(act, secret) : call(act, secret, (await free())[0]!)),
        act,
      ).toBe('PT410 viewing-link-expired')
    for (let press = 0; press < 3; press++) expect(await call('renew_viewing_link', secret)).toBe(true)
    const fresh = (await emails()).filter(({ data }) => data['token'])
    expect(fresh).toHaveLength(1)
    expect(await call('viewing_by_token', fresh[0]!.data['token'])).toMatchObject({ state: 'requested' })
  })

  it('is renewed by another email if the last one could not be delivered', async () => {
    const secret = await token()
    await database.query(`update private.outbox set state = 'given_up' where enquiry_id = $1`, [enquiry])
    expect(await call('renew_viewing_link', secret)).toBe(true)
    expect((await emails()).filter(({ data }) => data['token'])).toHaveLength(1)
  })

  it('sends a mailbox that refuses them no more than three emails in a quarter of an hour', async () => {
    const secret = await token()
    const refuse = () =>
      database.query(`update private.outbox set state = 'refused' where enquiry_id = $1 and viewing_id is not null`, [
        enquiry,
      ])
    for (let press = 0; press < 5; press++) {
      await refuse()
      expect(await call('renew_viewing_link', secret)).toBe(true)
    }
    await refuse()
    expect((await emails()).filter(({ kind }) => kind === 'viewing_requested')).toHaveLength(3)
  })

  it.each([
    ['draft', ''],
    ['under_offer', 'shown'],
  ])('shows the name of a home that is %s, offers no other time, and cancels the viewing', async (status, page) => {
    const secret = await token()
    const slug = (await call('viewing_by_token', secret)) as { slug: string }
    await database.query('update public.properties set status = $2 where id = $1', [listing, status])
    expect(await call('viewing_by_token', secret)).toMatchObject({
      ...{ title: 'Test Home', state: 'requested', listing_id: null, slug: page && slug.slug },
    })
    await call('cancel_viewing', secret)
    // A draft's later names are not for whoever once held a time.
    expect(await call('viewing_by_token', secret)).toMatchObject({ state: 'cancelled', title: page && 'Test Home' })
  })

  it('of a guess is nothing', async () => {
    const guess = '0'.repeat(64)
    expect(await call('viewing_by_token', guess)).toBeNull()
    expect(await call('renew_viewing_link', guess)).toBe(false)
    expect(await refusal(call('cancel_viewing', guess))).toBe('PT410 viewing-link-expired')
  })

  const notices = async () =>
    (await emails()).filter(({ kind }) => kind === 'viewing_for_staff').map(({ data }) => data)

  it('moves the viewing many times with one email to staff, from the time that they know', async () => {
    const secret = await token()
    const before = (await viewing())['starts_at'] as Date
    const [one, other] = (await free()).slice(1, 3)
    for (const start of [one, other, one, other, one, other, one]) await call('move_viewing', secret, start)
    expect(await notices()).toMatchObject([
      { change: 'moved', starts_at: one?.toISOString().replace('.000Z', '+00:00') },
    ])
    expect(new Date((await notices())[0]?.['was'] as string)).toEqual(before)
    // Only the link that was used and that of the last email remain.
    const links = 'select from private.viewing_links link join public.viewings v on v.id = viewing_id'
    expect(await rows(`${links} where enquiry_id = $1`, [enquiry])).toHaveLength(2)
    await call('cancel_viewing', secret)
    expect(await notices()).toMatchObject([{ change: 'cancelled' }])
  })

  it('moves the viewing until staff have had six emails in an hour, and still cancels it', async () => {
    const secret = await token()
    const moves = (await free()).slice(1, 8)
    for (const start of moves.slice(0, 6)) {
      await call('move_viewing', secret, start)
      await token()
    }
    const refused = call('move_viewing', secret, moves[6])
    await expect(refused).rejects.toMatchObject({ code: 'PT429', hint: 'time-changed-often' })
    expect(await viewing()).toMatchObject({ sequence: 6, starts_at: moves[5] })
    expect(await call('cancel_viewing', secret)).toMatchObject({ state: 'cancelled' })
    expect(await notices()).toHaveLength(7)
  })

  it('goes with its enquiry', async () => {
    await database.query('delete from public.property_inquiries where id = $1', [enquiry])
    expect(
      await rows(
        'select from private.viewing_links link join public.viewings v on v.id = viewing_id where enquiry_id = $1',
        [enquiry],
      ),
    ).toEqual([])
  })
})
