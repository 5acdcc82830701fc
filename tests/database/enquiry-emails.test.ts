import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseOutbox } from '../../scripts/lib/email/outbox'
import { sendDueEmails } from '../../scripts/lib/email/worker'
import { handle } from '../../supabase/functions/send-emails/handle'
import { replyDeadline, formatReplyDeadline } from '../../src/domain/enquiry/reply-deadline'
import { daysAfter } from '../../src/lib/time/day-ms'
import { typographic } from '../../src/lib/format/typographic'
import { londonDay } from '../../src/lib/time/london-time'
import { calendarsIn } from '../calendar'
import { startMailServer } from '../mail-server'
import { secrets } from '../secrets'
import { anonymous, clientsOf, emptyOutbox, enquiryTables, sendable, withSecretKey } from './people'

// From a form to the mailbox: the site's database, the worker with the secret key, and a real mail server.

const backend = process.env['TEST_BACKEND'] ?? ''
const mail = await startMailServer()
beforeAll(emptyOutbox)
afterAll(mail.close)
const sending = { ...mail.sending, outbox: databaseOutbox(backend, secrets.secretKey) }

const { administrator: admin, stranger } = clientsOf('administrator', 'stranger')
const listing = { id: '', slug: '', title: '' }
beforeAll(async () => {
  const { data } = await anonymous().from('properties').select('id, slug, title').eq('status', 'live').limit(1).single()
  Object.assign(listing, data)
})

type Kind = keyof typeof enquiryTables

/** Sends an enquiry as a visitor. */
async function send(kind: Kind, changes: Record<string, unknown> = {}) {
  const row = { id: randomUUID(), ...sendable[enquiryTables[kind]], ...changes } as Record<string, string> & {
    id: string
  }
  const { error } = await anonymous().from(enquiryTables[kind]).insert(row)
  expect(error).toBeNull()
  return row
}
/** The emails about an enquiry; the worker sends whatever is due. */
async function emailsOf(id: string) {
  await sendDueEmails(sending)
  const reference = `ENQ-${id.slice(0, 8).toUpperCase()}`
  return mail.caught.filter(({ raw, email }) => (email.subject ?? raw).includes(reference))
}

/** Columns for tenants only. */
const sale = {
  type: 'buy',
  ...{ employment_status: null, current_position: null, annual_income: null },
  ...{ preferred_viewing_date: null, preferred_move_date: null },
}

describe('An enquiry', () => {
  it.each([
    ['inquiry', { type: 'rent' }, 'lettings@meridianrow.example', /^Adaeze Okafor asks about /],
    ['inquiry', sale, 'sales@meridianrow.example', /^Adaeze Okafor asks about /],
    ['booking', {}, 'lettings@meridianrow.example', /^Adaeze Okafor asks for a valuation in WC1X 8LU/],
    ['request', {}, 'sales@meridianrow.example', /^Adaeze Okafor asks for a valuation in N1 2AA/],
    ['message', {}, 'hello@meridianrow.example', /^李明 sent us a message/],
  ] as const)('%s %.20j brings one email to %s and one to whoever wrote', async (kind, changes, staff, subject) => {
    const row = await send(kind, { ...changes, ...(kind === 'inquiry' ? { property_id: listing.id } : {}) })
    const emails = await emailsOf(row.id)
    const [forStaff, forVisitor, ...more] = emails.toSorted(
      (a, b) => Number(a.to[0] === row['email']) - Number(b.to[0] === row['email']),
    )
    expect(more).toEqual([])
    const by = replyDeadline(new Date())!

    expect(forStaff!.to).toEqual([staff])
    expect(forStaff!.email.replyTo?.map(({ address }) => address)).toEqual([row['email']])
    expect(forStaff!.email.subject).toMatch(subject)
    expect(forStaff!.email.text).toContain(`https://site.example/admin/enquiries?open=${kind}:${row.id}`)
    expect(forStaff!.email.text).toContain(formatReplyDeadline(by))

    expect(forVisitor!.to).toEqual([row['email']])
    expect(forVisitor!.email.replyTo).toBeUndefined()
    const zone = row['phone'] ? 'Africa/Lagos' : undefined
    // Tags keep times and references on one line.
    for (const part of [forVisitor!.email.text!, forVisitor!.email.html!.replace(/<[^>]+>/g, '')]) {
      expect(part).toContain(formatReplyDeadline(by, zone))
      expect(part).toContain('You get this email because')
    }
    if (row['message']) expect(forVisitor!.email.text).toContain(row['message'])
    if (kind === 'inquiry') {
      expect(forVisitor!.email.subject).toContain(typographic(listing.title))
      expect(forVisitor!.email.text).toContain(`https://site.example/property/${listing.slug}`)
    }
    for (const { email, raw } of emails) {
      expect(email.messageId).toMatch(/^<[0-9a-f-]{36}@/)
      expect(raw.length).toBeLessThan(30_000)
      expect(email.html).not.toMatch(/<img|src=/)
    }
  })

  it('brings emails with a deadline after the days on which staff close the office', async () => {
    const closed = { opens: null, closes: null, name: 'Moving' }
    const today = londonDay(new Date())
    const special_days = [0, 1, 2, 3, 4, 5].map((ahead) => ({ day: daysAfter(today, ahead), ...closed }))
    await admin.from('site_content').update({ special_days }).eq('id', true)
    const by = formatReplyDeadline(replyDeadline(new Date(), special_days)!, 'Europe/London')
    const emails = await emailsOf((await send('message')).id)
    await admin.from('site_content').update({ special_days: [] }).eq('id', true)
    expect(emails.map(({ email }) => email.text?.includes(by))).toEqual([true, true])
  })

  it('about a listing with a title of its own sends that title only to the staff', async () => {
    const row = await send('inquiry', { property_id: randomUUID(), property_title: 'You have won: see evil.example' })
    const emails = await emailsOf(row.id)
    expect(emails).toHaveLength(2)
    for (const { to, email } of emails) expect(email.text!.includes('evil.example'), to[0]).toBe(to[0] !== row['email'])
  })

  it('quotes 300 characters of a message to the sender’s address, and all of it to the staff', async () => {
    const row = await send('message', { message: 'word '.repeat(200) })
    const text = (await emailsOf(row.id)).map(({ to, email }) => [
      to[0] === row['email'],
      email.text!.match(/\bword\b/g)!.length,
    ])
    expect(text).toEqual(
      expect.arrayContaining([
        [true, 60],
        [false, 200],
      ]),
    )
  })

  it('is acknowledged once an hour per mailbox, however it is spelled; the staff receive each', async () => {
    const name = `bomb-${Date.now()}`
    const rows = [
      await send('message', { email: `${name}@gmail.com` }),
      await send('message', { email: `${name.toUpperCase()}+more@gmail.com` }),
    ]
    const emails = [await emailsOf(rows[0]!.id), await emailsOf(rows[1]!.id)]
    expect(emails.map(({ length }) => length)).toEqual([2, 1])
  })

  it('that is erased deletes its emails before they are sent', async () => {
    const row = await send('message')
    expect((await admin.rpc('erase_enquiries', { which: [{ kind: 'message', id: row.id }] })).data).toBe(1)
    expect(await emailsOf(row.id)).toEqual([])
  })
})

describe('A viewing', () => {
  it('sends emails for its booking, change and cancellation, each with the same calendar entry', async () => {
    const row = await send('inquiry', { property_id: listing.id, viewer_time_zone: 'Asia/Shanghai' })
    const about = (kind: string) => async () =>
      (await emailsOf(row.id)).filter(({ email }) => email.subject!.startsWith(kind))
    // Half past ten in London, in winter and in summer, whenever this runs.
    const year = new Date().getUTCFullYear()
    const next = (day: string, hour: string): string =>
      [year, year + 1]
        .map((each) => `${each}-${day}T${hour}:30:00Z`)
        .find((at) => Date.parse(at) > Date.now() + 60_000)!
    const [winter, summer] = [next('12-10', '10'), next('06-10', '09')]
    const meeting = {
      kind: 'in_person',
      meeting_place: 'Flat 4, 41 Cornwall Gardens, London SW7 4AJ',
      host: 'Priya Nair',
    }
    const viewing = { id: randomUUID(), enquiry_kind: 'inquiry', enquiry_id: row.id, starts_at: winter, ...meeting }
    const change = async (changes: Record<string, unknown>) =>
      expect((await admin.from('viewings').update(changes).eq('id', viewing.id)).error).toBeNull()

    expect((await admin.from('viewings').insert({ ...viewing, note: 'Ring flat 4.' })).error).toBeNull()
    const [booked, ...more] = await about('Your viewing')()
    expect(more).toEqual([])
    const video = { kind: 'video', meeting_place: '', host: 'Ada Byron', note: 'https://call.example/7?a=1' }
    await change({ starts_at: summer, minutes: 45, sequence: 1, ...video })
    const [changed] = await about('Changed: your viewing')()
    await change({ state: 'cancelled', sequence: 2 })
    const [cancelled] = await about('Cancelled: your viewing')()

    for (const { to, email } of [booked!, changed!, cancelled!]) {
      expect(to).toEqual([row['email']])
      expect(email.replyTo?.map(({ address }) => address)).toEqual(['lettings@meridianrow.example'])
      for (const part of [email.text!, email.html!]) {
        expect(part).toContain('You get this email because you contacted')
        expect(part).toContain(`ENQ-${row.id.slice(0, 8).toUpperCase()}`)
      }
    }
    expect(booked!.email.text).toContain('10 December, 10:30 am in London, 6:30 pm in Shanghai')
    expect(booked!.email.text).toContain(`Where: ${meeting.meeting_place}\nWho meets you: Priya Nair`)
    expect(booked!.email.text).toContain('> Ring flat 4.')
    expect(changed!.email.text).toContain('10 June, 10:30 am in London, 5:30 pm in Shanghai')
    expect(changed!.email.text).toContain('How long: 45 minutes')
    expect(changed!.email.text).toContain('Who shows you the home: Ada Byron')
    expect(changed!.email.text).toContain('Open the video call: https://call.example/7?a=1')
    for (const { email } of [changed!, cancelled!]) expect(email.text).not.toContain('Cornwall Gardens')
    expect(cancelled!.email.text).not.toMatch(/call\.example|Ada Byron/)

    const entries = [booked!, changed!, cancelled!].map(({ email }) => {
      const [{ event, method, status, startsAt }] = calendarsIn(email) as [ReturnType<typeof calendarsIn>[number]]
      return [event.uid, event.sequence, method, status, startsAt.toISOString(), event.location]
    })
    const uid = `viewing-${viewing.id}@www.meridianrow.example`
    const [first, last] = [winter, summer].map((at) => new Date(at).toISOString())
    expect(entries).toEqual([
      [uid, 1, 'REQUEST', 'CONFIRMED', first, meeting.meeting_place],
      [uid, 2, 'REQUEST', 'CONFIRMED', last, 'https://call.example/7?a=1'],
      [uid, 3, 'CANCEL', 'CANCELLED', last, null],
    ])

    // A resent email has the current data.
    const { data: emails } = await admin.rpc('enquiry_emails', { of_kind: 'inquiry', of_id: row.id })
    const { id } = (emails as { id: string; kind: string }[]).find(({ kind }) => kind === 'viewing_booked')!
    expect((await admin.rpc('send_email_again', { email: id })).data).toBe(true)
    expect(await about('Cancelled: your viewing')()).toHaveLength(2)
  })
})

describe('The Edge Function', () => {
  it('sends due emails for the holder of its key', async () => {
    const { id } = await send('message')
    const response = await handle(
      new Request('https://functions.example/', { method: 'POST', headers: { 'x-send-emails-key': 'a key' } }),
      {
        SUPABASE_URL: backend,
        SUPABASE_SECRET_KEYS: JSON.stringify({ default: secrets.secretKey }),
        SMTP_URL: mail.url,
        SEND_EMAILS_KEY: 'a key',
      },
    )
    expect([response.status, await response.json()]).toEqual([200, { tried: expect.any(Number), more: false }])
    expect(mail.caught.filter(({ email }) => email.subject?.includes(id.slice(0, 8).toUpperCase()))).toHaveLength(2)
  })
})

describe('The outbox', () => {
  const secret = withSecretKey()
  it.each([
    ['anonymous', anonymous()],
    ['a stranger', stranger],
    ['the administrator', admin],
  ] as const)('is taken and settled by the secret key alone: not by %s', async (_who, client) => {
    for (const { error } of [
      await client.rpc('claim_emails', { batch: 1 }),
      await client.rpc('settle_email', { email: randomUUID(), outcome: 'sent' }),
    ])
      expect(error).toMatchObject({ code: '42501' })
    expect(
      (
        await client
          .schema('private' as 'public')
          .from('outbox' as 'properties')
          .select()
      ).error,
    ).not.toBeNull()
  })
  it('is visible only to the administrator, who can resend an email', async () => {
    mail.settings.mood = (to) => (to.startsWith('nobody') ? 'no such mailbox' : 'well')
    const row = await send('message', { email: `nobody-${Date.now()}@example.com` })
    await emailsOf(row.id)
    const named = { of_kind: 'message', of_id: row.id }
    const { data: emails } = await admin.rpc('enquiry_emails', named)
    expect(emails).toMatchObject([
      { recipient: null, state: 'sent', error: null },
      { recipient: row['email'], state: 'refused', error: expect.stringContaining('No such mailbox') },
    ])
    const [sent, refused] = emails as { id: string }[]
    const { data: undelivered } = await admin.rpc('undelivered_emails')
    expect(undelivered).toContainEqual(expect.objectContaining({ id: refused!.id, enquiry_id: row.id }))
    expect(undelivered).not.toContainEqual(expect.objectContaining({ id: sent!.id }))

    expect((await stranger.rpc('enquiry_emails', named)).data).toEqual([])
    expect((await stranger.rpc('undelivered_emails')).data).toEqual([])
    for (const client of [anonymous(), stranger])
      expect((await client.rpc('send_email_again', { email: sent!.id })).error).toMatchObject({ code: '42501' })
    for (const name of ['enquiry_emails', 'undelivered_emails'])
      expect((await anonymous().rpc(name, name === 'enquiry_emails' ? named : {})).error).toMatchObject({
        code: '42501',
      })

    mail.settings.mood = () => 'well'
    const before = (await emailsOf(row.id)).length
    for (const { id } of [sent!, refused!]) expect((await admin.rpc('send_email_again', { email: id })).data).toBe(true)
    for (const { id } of [sent!, refused!])
      expect((await admin.rpc('send_email_again', { email: id })).data, 'it waits already').toBe(false)
    const received = await emailsOf(row.id)
    expect(received).toHaveLength(before + 2)
    expect(new Set(received.map(({ email }) => email.messageId)).size).toBe(received.length)
    expect(received.at(-1)!.email.text).toContain('Good morning.')
    expect((await admin.rpc('send_email_again', { email: randomUUID() })).data, 'there is none').toBe(false)
  })
  it('accepts no other result than its four', async () => {
    expect((await secret.rpc('settle_email', { email: randomUUID(), outcome: 'lost' })).error?.hint).toBe(
      'unknown-outcome',
    )
  })
})
