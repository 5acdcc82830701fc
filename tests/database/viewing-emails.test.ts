import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listingRow } from './people'
import { testDatabase } from './test-database'

// What the emails of a viewing say has happened.

describe('The email of a viewing', () => {
  const database = testDatabase()
  let listing = ''
  let enquiry = ''
  const { rows } = database
  const asVisitor = <T>(sql: string, values: unknown[] = []) => database.asVisitor(() => rows<T>(sql, values))
  const free = async () =>
    (await asVisitor<{ at: Date }>('select starts_at as at from public.viewing_slots($1)', [listing])).map(
      ({ at }) => at,
    )
  const unsent = async () =>
    (
      await rows<{ kind: string; data: Record<string, unknown> }>(
        `select kind, data from private.outbox where enquiry_id = $1 and state = 'queued' and viewing_id is not null
          and kind <> 'viewing_reminder' order by created_at desc`,
        [enquiry],
      )
    ).map(({ kind, data }) => ({ ...data, kind }) as Record<string, unknown>)
  /** Sends what is due, and returns the secret of the link in it. */
  async function send() {
    const token = (await unsent())[0]!['token']
    await database.query(`update private.outbox set state = 'sent', data = '{}' where enquiry_id = $1`, [enquiry])
    return token
  }
  const move = (token: unknown, start: Date) => asVisitor('select public.move_viewing($1, $2)', [token, start])
  const at = (value: unknown) => new Date(value as string)
  /** Staff change the viewing. */
  async function change(set: string, values: unknown[] = []) {
    await database.signIn(randomUUID(), `${randomUUID()}@example.com`, 'Ada')
    await database.query(`update public.viewings set ${set}, sequence = sequence + 1 where enquiry_id = $1`, [
      enquiry,
      ...values,
    ])
    await database.exec(`select set_config('request.jwt.claims', '', false)`)
  }
  /** The mail server has an answer to the waiting email. */
  async function settle(outcome: 'refused' | 'retry') {
    const [email] = await rows<{ id: string }>(
      `update private.outbox set state = 'sending' where enquiry_id = $1 and state = 'queued'
        and viewing_id is not null and kind <> 'viewing_reminder' returning id`,
      [enquiry],
    )
    await database.query('select public.settle_email($1, $2, $3)', [email!.id, outcome, 'No.'])
    return email!.id
  }
  async function sendAgain(id: string) {
    await database.signIn(randomUUID(), `${randomUUID()}@example.com`, 'Ada')
    await database.query('select public.send_email_again($1)', [id])
    await database.exec(`select set_config('request.jwt.claims', '', false)`)
  }
  const confirm = (start?: Date) =>
    change(`state = 'booked', meeting_place = '1 Row', starts_at = coalesce($2, starts_at)`, [start ?? null])

  beforeAll(async () => {
    await database.exec(`insert into public.viewing_hours (weekdays, opens, closes, in_person, by_video)
      values ('{1,2,3,4,5,6,7}', '09:00', '18:00', true, true)`)
  })
  const hold = async (email: string, message: string) =>
    asVisitor(
      `insert into public.property_inquiries (id, type, property_id, property_title, name, email, phone,
          preferred_viewing_date, viewing_kind, viewing_slot, message)
        values ($1, 'buy', $2, 'x', 'Adaeze Okafor', $3, '+234 803 000 0000', $4, 'in_person', true, $5)`,
      [enquiry, listing, email, (await free())[2]!.toISOString(), message],
    )
  beforeEach(async () => {
    await database.exec('truncate private.recent_enquiries')
    listing = randomUUID()
    enquiry = randomUUID()
    await database.insert('public.properties', { ...listingRow({ title: 'Letter Row' }), id: listing })
    await hold(`${enquiry}@example.com`, 'A garden?')
  })

  it('confirms a time that its visitor chose after another one was booked', async () => {
    await send()
    await confirm()
    const token = await send()
    await move(token, (await free())[0]!)
    await send()
    await confirm()
    expect(await unsent()).toMatchObject([{ kind: 'viewing_booked' }])
    await change(`note = 'Ring the bell.'`)
    expect(await unsent(), 'staff change the unsent confirmation').toMatchObject([{ kind: 'viewing_booked' }])
    await send()
    await change(`note = ''`)
    expect(await unsent()).toMatchObject([{ kind: 'viewing_changed' }])
  })

  it('says which time the visitor had chosen if staff book another one, and change it once more', async () => {
    const [other, chosen] = [(await free())[5]!, (await free())[2]!]
    const held = at((await unsent())[0]!['starts_at'])
    await send()
    await confirm(other)
    const [email] = await unsent()
    expect(email).toMatchObject({ kind: 'viewing_booked', moved: false })
    expect(at(email!['earlier'])).toEqual(held)
    await change(`starts_at = $2`, [chosen])
    expect(at((await unsent())[0]!['earlier'])).toEqual(held)
    await change(`starts_at = $2`, [held])
    expect((await unsent())[0]).not.toHaveProperty('earlier')
  })

  it('says which time was the earlier one if staff change a booked viewing', async () => {
    await confirm()
    await send()
    const start = (await free())[4]!
    const before = (
      await rows<{ at: Date }>('select starts_at as at from public.viewings where enquiry_id = $1', [enquiry])
    )[0]!
    await change(`starts_at = $2`, [start])
    const [email] = await unsent()
    expect(email).toMatchObject({ kind: 'viewing_changed', moved: false })
    expect(at(email!['earlier'])).toEqual(before.at)
  })

  it('says that the visitor moved it, from the time in the last email', async () => {
    const held = at((await unsent())[0]!['starts_at'])
    const token = await send()
    const [one, other] = await free()
    await move(token, one!)
    await move(token, other!)
    const [email] = await unsent()
    expect(email).toMatchObject({ kind: 'viewing_requested', moved: true })
    expect(at(email!['earlier'])).toEqual(held)
    await confirm()
    expect(await unsent()).toMatchObject([{ kind: 'viewing_booked', moved: true }])
    await send()
    await change(`host = 'Ada Byron'`)
    expect((await unsent())[0]).not.toHaveProperty('moved')
  })

  it('says that it was changed if staff change a booked viewing while a copy of its email waits', async () => {
    await confirm()
    const token = await send()
    await database.query(`update private.outbox set created_at = now() - interval '1 hour' where enquiry_id = $1`, [
      enquiry,
    ])
    await asVisitor('select public.renew_viewing_link($1)', [token])
    expect(await unsent()).toMatchObject([{ kind: 'viewing_booked' }])
    await change(`starts_at = $2`, [(await free())[4]!])
    expect(await unsent()).toMatchObject([{ kind: 'viewing_changed', in_calendar: true, moved: false }])
  })

  it('says which time the visitor chose last if staff book another one', async () => {
    await change(`meeting_place = '1 Row'`)
    const token = await send()
    await database.exec('update public.viewing_hours set self_confirming = true')
    const chosen = (await free())[0]!
    await move(token, chosen)
    await database.exec('update public.viewing_hours set self_confirming = false')
    expect(await unsent()).toMatchObject([{ kind: 'viewing_booked', moved: true }])
    await change(`starts_at = $2`, [(await free())[6]!])
    const [email] = await unsent()
    expect(email).toMatchObject({ kind: 'viewing_booked', moved: false })
    expect(at(email!['earlier'])).toEqual(chosen)
  })

  it('says the same if it is sent again, unless the time has changed since', async () => {
    const held = at((await unsent())[0]!['starts_at'])
    await confirm((await free())[5]!)
    const id = await settle('refused')
    await sendAgain(id)
    const [email] = await unsent()
    expect(email).toMatchObject({ kind: 'viewing_booked', moved: false, enquiry: { message: 'A garden?' } })
    expect(at(email!['earlier'])).toEqual(held)
    await settle('refused')
    await change(`starts_at = $2`, [held])
    await send()
    await sendAgain(id)
    expect((await unsent())[0]).not.toHaveProperty('earlier')
    expect((await unsent())[0]).not.toHaveProperty('enquiry')
  })

  it('acknowledges the enquiry if the email before could not be sent yet', async () => {
    await settle('retry')
    await confirm()
    expect(await unsent()).toMatchObject([{ kind: 'viewing_booked', enquiry: { message: 'A garden?' } }])
  })

  it('quotes what was written to a mailbox once an hour, however it is spelled', async () => {
    const mailbox = enquiry
    ;[listing, enquiry] = [randomUUID(), randomUUID()]
    await database.insert('public.properties', { ...listingRow({ title: 'Second Row' }), id: listing })
    await hold(`${mailbox}+more@example.com`, 'Words of a stranger')
    const [email] = await unsent()
    expect(email).toMatchObject({ enquiry: { special_days: [] } })
    expect(email!['enquiry']).not.toHaveProperty('message')
  })

  it('acknowledges the enquiry that holds the time, once', async () => {
    expect(await unsent()).toMatchObject([{ kind: 'viewing_requested', enquiry: { message: 'A garden?' } }])
    await confirm()
    expect(await unsent()).toMatchObject([{ kind: 'viewing_booked', enquiry: { message: 'A garden?' } }])
    const token = await send()
    await move(token, (await free())[0]!)
    expect((await unsent())[0]).not.toHaveProperty('enquiry')
  })

  it('is about a viewing with the id of its enquiry, so that the visitor’s calendar has one entry', async () => {
    expect(await unsent()).toMatchObject([{ viewing_id: enquiry }])
  })

  it('names a home that is off the market, without its page', async () => {
    await confirm()
    await send()
    await database.query(`update public.properties set status = 'draft' where id = $1`, [listing])
    await change(`state = 'cancelled'`)
    expect(await unsent()).toMatchObject([{ kind: 'viewing_cancelled', title: 'Letter Row', listing: null }])
  })
})
