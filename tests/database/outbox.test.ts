import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type DefaultTreeAdapterMap, parse } from 'parse5'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { smtpTransport } from '../../scripts/lib/email/transport'
import { type Outbox, sendDueEmails } from '../../scripts/lib/email/worker'
import type { QueuedEmail } from '../../src/domain/email/queued-email'
import { calendarsIn } from '../calendar'
import { everyCase } from '../every-case'
import { corpus, invisibleNames, properNames } from '../hostile'
import { type Mood, startMailServer } from '../mail-server'
import { outboxOf, testDatabase } from './test-database'

// The worker between a real database and an unreliable SMTP server.

const database = testDatabase()
beforeEach(() => database.exec('truncate private.outbox'))

const outbox = outboxOf(database)
/** Advances the time. */
const wait = (minutes: number) =>
  database.query(`update private.outbox set next_attempt_at = next_attempt_at - make_interval(secs => $1)`, [
    60 * minutes,
  ])
const states = async () =>
  Object.fromEntries(
    (
      await database.query<{ state: string; count: number }>(
        'select state, count(*)::integer as count from private.outbox group by state',
      )
    ).rows.map(({ state, count }) => [state, count]),
  )
const data = { name: 'Adaeze Okafor', email: 'adaeze@example.com', phone: '+234 803 000 0000', message: 'Good day.' }
const queue = (count: number) =>
  database.query(
    `insert into private.outbox (kind, recipient, data, enquiry_kind, enquiry_id)
      select 'enquiry_received', 'visitor-' || n || '@example.com', $2 || jsonb_build_object('created_at', now()),
        'message', gen_random_uuid() from generate_series(1, $1) n`,
    [count, data],
  )

const server = await startMailServer()
const { caught, settings, close } = server
beforeEach(() => {
  settings.mood = () => 'well'
  caught.length = 0
})
afterAll(close)
const sending = { ...server.sending, outbox }

type Node = DefaultTreeAdapterMap['node']
/** The elements below a node. */
const elementsOf = (node: Node): DefaultTreeAdapterMap['element'][] => [
  ...('tagName' in node ? [node] : []),
  ...('childNodes' in node ? node.childNodes.flatMap(elementsOf) : []),
]

const emails = everyCase ? 1000 : 100
const kills = everyCase ? 100 : 12

describe('The outbox', () => {
  it.each([
    ['staff_password', '59 minutes', 1],
    ['staff_password', '61 minutes', 0],
    ['staff_invited', '167 hours', 1],
    ['staff_invited', '169 hours', 0],
    ['alert_confirmation', '167 hours', 1],
    ['alert_confirmation', '169 hours', 0],
  ])('claims a %s that has waited %s: %i', async (kind, age, claimed) => {
    const id = randomUUID()
    const email = `${id}@example.com`
    if (kind === 'staff_password') await database.addAdministrator(id, email, 'Ngozi')
    else if (kind === 'staff_invited')
      await database.insert('public.staff_invitations', {
        ...{ id, name: 'Ngozi', email, role: 'reader' },
        ...{ created_at: new Date(), expires_at: new Date() },
      })
    else
      await database.query(
        `insert into private.alerts (id, email, email_hash, filters, address, frequency)
          values ($1, $2, '', '{}', '', 'daily')`,
        [id, email],
      )
    const column = { staff_password: 'staff_id', staff_invited: 'invitation_id' }[kind] ?? 'alert_id'
    await database.query(
      `insert into private.outbox (kind, recipient, data, created_at, ${column})
        values ($1, $2, '{}', now() - $3::interval, $4)`,
      [kind, email, age, id],
    )
    expect(await database.rows('select 1 from public.claim_emails(100)')).toHaveLength(claimed)
  })

  it.each([
    ['never tried', { attempts: 0, error: null }, { state: 'withdrawn', error: 'Its link had expired.' }],
    ['tried', { attempts: 3, error: 'Try again later' }, { state: 'given_up', error: 'Try again later' }],
  ])('says of an email whose link expired, and that was %s, why it was not sent', async (_, before, after) => {
    const id = randomUUID()
    await database.addAdministrator(id, `${id}@example.com`, 'Ngozi')
    await database.query(
      `insert into private.outbox (kind, recipient, data, created_at, staff_id, attempts, error)
        values ('staff_password', $2, '{}', now() - interval '2 hours', $1, $3, $4)`,
      [id, `${id}@example.com`, before.attempts, before.error],
    )
    await database.rows('select 1 from public.claim_emails(100)')
    expect(await database.rows('select state, error from private.outbox')).toEqual([after])
  })

  it(`loses none of ${emails} emails to a server that is down for an hour and unreliable afterwards`, async () => {
    await queue(emails)
    const down = { ...sending, transport: smtpTransport('smtp://127.0.0.1:1') }
    for (let minutes = 0; minutes < 60; minutes += 5) {
      // If no server responds, the remaining emails keep their attempts.
      const { tried, more } = await sendDueEmails(down)
      expect([tried < 10, more]).toEqual([true, true])
      await wait(5)
    }
    await database.exec('vacuum private.outbox')
    down.transport.close()
    expect(await states()).toEqual({ queued: emails })
    const moods: Mood[] = ['slow', 'busy', 'closes', 'dislikes it']
    const visited = new Set<string>()
    settings.mood = (to) => {
      const number = Number(/\d+/.exec(to)![0])
      if (number % 50 === 0) return 'no such mailbox'
      const now = moods[number % 20] ?? 'well'
      if (now === 'well' || now === 'slow' || visited.has(`${to} ${now} again`)) return now === 'slow' ? now : 'well'
      if (now === 'busy' || visited.has(to)) visited.add(`${to} ${now} again`)
      visited.add(to)
      return now
    }
    for (const minutes of [120, 720, 720]) {
      await sendDueEmails(sending)
      await wait(minutes)
    }
    expect(await states()).toEqual({ sent: (emails * 49) / 50, refused: emails / 50 })
    expect(new Set(caught.map(({ to }) => to[0])).size).toBe((emails * 49) / 50)
    expect(caught).toHaveLength((emails * 49) / 50)
    // The visitor's text is stored once, with the enquiry.
    const stored = await database.query(`select from private.outbox where data <> '{}'`)
    expect(stored.rows).toEqual([])
  }, 60_000)

  it(`loses none to a worker that is killed ${kills} times, and sends none under two Message-IDs`, async () => {
    await queue(150)
    const killed = new Error('killed')
    let steps = 0
    for (let kill = 0; kill < kills; kill++) {
      // Killed before sending, during the response, or before recording it: at every third step.
      const die = (work: () => Promise<unknown>) => (++steps % 3 === 0 ? Promise.reject(killed) : work())
      const mortal: Outbox = { ...outbox, settle: (...values) => die(() => outbox.settle(...values)) as Promise<void> }
      await expect(sendDueEmails({ ...sending, outbox: mortal })).rejects.toBe(killed)
      await wait(5)
      if (((await states())['queued'] ?? 0) < 10) await queue(50)
    }
    await sendDueEmails(sending)
    await wait(5)
    await sendDueEmails(sending)
    const { sent, ...others } = await states()
    expect(others).toEqual({})
    const ids = new Map<string, Set<string>>()
    for (const { raw, email } of caught) {
      const reference = /ENQ-[0-9A-F]{8}/.exec(raw)![0]
      ids.set(reference, (ids.get(reference) ?? new Set()).add(email.messageId!))
    }
    expect(ids.size).toBe(sent)
    expect([...ids.values()].filter(({ size }) => size !== 1)).toEqual([])
  }, 60_000)

  it('retries after 1, 5 and 30 minutes, 2 and 12 hours, then gives up with the reason', async () => {
    await queue(1)
    settings.mood = () => 'busy'
    const tries: number[] = []
    for (const minutes of [1, 5, 30, 120, 720, 720]) {
      tries.push((await sendDueEmails(sending)).tried)
      await wait(minutes - 0.5)
      expect(await sendDueEmails(sending)).toEqual({ tried: 0, more: false })
      await wait(0.5)
    }
    expect(tries).toEqual([1, 1, 1, 1, 1, 1])
    const { rows } = await database.query('select state, attempts, error from private.outbox')
    expect(rows).toEqual([{ state: 'given_up', attempts: 6, error: expect.stringContaining('Try again later') }])
  })

  it('loses none to a server that refuses every recipient, because it wants a sign-in', async () => {
    await queue(12)
    settings.mood = () => 'denies relay'
    const { tried, more } = await sendDueEmails(sending)
    expect([tried, more, await states()]).toEqual([5, true, { queued: 12 }])
    settings.mood = () => 'well'
    await wait(1)
    await sendDueEmails(sending)
    expect([await states(), caught.length]).toEqual([{ sent: 12 }, 12])
  })

  it('leaves emails beyond a call’s limit to the next call', async () => {
    await queue(33)
    const calls = []
    for (let call = 0; call < 4; call++) calls.push(await sendDueEmails(sending, { emails: 12 }))
    expect(calls).toEqual([
      { tried: 12, more: true },
      { tried: 12, more: true },
      { tried: 9, more: false },
      { tried: 0, more: false },
    ])
    expect(new Set(caught.map(({ to }) => to[0])).size).toBe(33)
  })

  it('starts no email when its time is up', async () => {
    await queue(80)
    settings.mood = () => 'slow'
    const { tried, more } = await sendDueEmails(sending, { ms: 100 })
    expect([tried > 0, tried < 80, more]).toEqual([true, true, true])
    const sent = caught.length
    expect(await states()).toEqual({ sent, queued: 80 - sent })
    expect(sent).toBe(tried)
    await sendDueEmails(sending)
    expect(await states()).toEqual({ sent: 80 })
  })

  it('is not blocked by an email that cannot be rendered', async () => {
    await queue(3)
    await database.exec(
      `update private.outbox set data = '{"created_at": "never"}' where recipient = 'visitor-1@example.com'`,
    )
    await sendDueEmails(sending)
    expect(await states()).toEqual({ failed: 1, sent: 2 })
  })

  it('lets no hostile name or message write a header, a recipient or a tag', async () => {
    const texts = [...Object.values(corpus), ...Object.values(invisibleNames), ...properNames]
    const line = (text: string) => `${text}\r\nBcc: everybody@example.net\r\n\r\n<b onclick=x>now</b>`
    const hostile = texts.flatMap((text) => [text, line(text)])
    let kind = 0
    const viewingKinds = ['viewing_booked', 'viewing_changed', 'viewing_cancelled', 'viewing_reminder'] as const
    const viewing = {
      viewing_id: '1',
      starts_at: '2026-12-01T10:30:00Z',
      updated_at: '2026-11-23T06:30:00Z',
      minutes: 30,
      kind: 'in_person',
      sequence: 0,
    }
    const rows = hostile.flatMap((text, n) => {
      const given = {
        ...data,
        name: text,
        phone: text,
        message: text,
        address: text,
        postcode: text,
        property_title: text,
        listing: { slug: 'home', title: text },
        created_at: '2026-11-23T09:00:00Z',
      }
      const common = {
        department: 'sales',
        data: given,
        enquiry_kind: (['inquiry', 'booking', 'request', 'message'] as const)[kind++ % 4]!,
        enquiry_id: `${String(n).padStart(8, '0')}-0000-4000-8000-000000000000`,
      } as const
      const reply_to = n % 2 ? `a${n}@example.com` : `"${text}" <evil@example.net>, other@example.net`
      return [
        { ...common, id: `s${n}`, kind: 'enquiry_for_staff', recipient: null, reply_to },
        { ...common, id: `v${n}`, kind: 'enquiry_received', recipient: `v${n}@example.com`, reply_to: null },
        {
          ...common,
          id: `w${n}`,
          kind: viewingKinds[n % 4]!,
          data: {
            ...viewing,
            name: text,
            note: text,
            meeting_place: text,
            host: text,
            viewer_time_zone: text,
            listing: { ...given.listing, area: text },
          },
          recipient: `w${n}@example.com`,
          reply_to: null,
        },
      ] as QueuedEmail[]
    })
    const outcomes: string[] = []
    let next = 0
    const given: Outbox = {
      claim: async (batch) => rows.slice(next, (next += batch)),
      settle: async (_id, outcome) => void outcomes.push(outcome),
    }
    await sendDueEmails({ ...sending, outbox: given })
    expect(outcomes.filter((outcome) => outcome !== 'sent')).toEqual([])
    const headers = new Set(
      'auto-submitted content-type date from message-id mime-version reply-to subject to'.split(' '),
    )
    const tags = new Set('html head meta title body table tbody tr td p h1 div br span a'.split(' '))
    for (const { to, email, raw } of caught) {
      expect(email.headers.map(({ key }) => key).filter((key) => !headers.has(key))).toEqual([])
      expect(to).toHaveLength(1)
      expect([email.to?.length, email.cc, email.bcc, (email.replyTo ?? []).length < 2]).toEqual([
        1,
        undefined,
        undefined,
        true,
      ])
      expect(
        (email.replyTo ?? []).map(({ address }) => address).filter((each) => !/^a\d+@|^sales@meridianrow/.test(each!)),
      ).toEqual([])
      const elements = elementsOf(parse(email.html!))
      expect(elements.map(({ tagName }) => tagName).filter((tag) => !tags.has(tag))).toEqual([])
      const attributes = elements.flatMap(({ attrs }) => attrs.map(({ name }) => name))
      expect(attributes.filter((name) => /^on|src|formaction/.test(name))).toEqual([])
      expect(
        [...email.html!.matchAll(/href="([^"]*)"/g)].every(([, url]) => url!.startsWith('https://site.example/')),
      ).toBe(true)
      expect(raw.length).toBeLessThan(30_000)
    }
    const events = caught.flatMap(({ email }) => calendarsIn(email)).map(({ event }) => event)
    expect(events).toHaveLength((hostile.length * 3) / 4)
    expect(events.map(({ attendees, organizer }) => `${attendees.length} ${organizer}`)).toEqual(
      events.map(() => '1 mailto:sales@meridianrow.example'),
    )
  }, 30_000)
})

it('The colours of emails match the theme', async () => {
  const { colours } = await import('../../src/domain/email/layout')
  const theme = await readFile('src/agency/brand.css', 'utf8')
  expect(Object.values(colours).filter((colour) => !theme.includes(`${colour};`))).toEqual([])
})

describe('An email to an address with letters beyond ASCII before its @', () => {
  const queueFor = (recipient: string) =>
    database.query(
      `insert into private.outbox (kind, recipient, data, enquiry_kind, enquiry_id)
        values ('enquiry_received', $1, $2::jsonb || jsonb_build_object('created_at', now()), 'message',
          gen_random_uuid())`,
      [recipient, data],
    )

  it('is refused with the reason if the server lacks SMTPUTF8, and none is delivered', async () => {
    const old = await startMailServer({ hideSMTPUTF8: true })
    for (const recipient of ['老王@example.com', 'wang@例え.example', 'wang@example.com']) await queueFor(recipient)
    await sendDueEmails({ ...sending, transport: old.transport })
    expect(await states()).toEqual({ sent: 2, refused: 1 })
    const { rows } = await database.query<{ recipient: string; error: string }>(
      "select recipient, error from private.outbox where state = 'refused'",
    )
    expect(rows).toMatchObject([{ recipient: '老王@example.com', error: expect.stringContaining('SMTPUTF8') }])
    expect(old.caught.map(({ raw }) => /^To: (.*)$/m.exec(raw)?.[1]?.trim()).sort()).toEqual([
      'wang@example.com',
      'wang@xn--r8jz45g.example',
    ])
    old.close()
  })

  it('is sent if the server has it', async () => {
    await queueFor('老王@example.com')
    await sendDueEmails(sending)
    expect(await states()).toEqual({ sent: 1 })
    expect(caught.map(({ to }) => to)).toEqual([['老王@example.com']])
  })

  it('waits if the server is unreachable', async () => {
    await queueFor('老王@example.com')
    const down = smtpTransport('smtp://127.0.0.1:1')
    await sendDueEmails({ ...sending, transport: down })
    expect(await states()).toEqual({ queued: 1 })
    down.close()
  })
})
