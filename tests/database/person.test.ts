import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { anonymous, clientsOf, listingRow, roles, sendable } from './people'
import { testDatabase } from './test-database'

// Everything about one person, to read and to erase.

const clients = clientsOf(...roles)
const { administrator: admin } = clients

let counter = 0
/** A person with an address and a number that nobody else has. */
function person() {
  const digits = `${Date.now()}${counter++}`.slice(-8)
  return {
    name: `Folake Test${digits}`,
    email: `folake.${digits}@example.com`,
    phone: `+44 7${digits.slice(0, 1)}${digits}`,
  }
}
type Person = ReturnType<typeof person>

async function stored(table: string, row: Record<string, unknown>) {
  const id = randomUUID()
  const { error } = await anonymous()
    .from(table)
    .insert({ id, ...row })
  if (error) throw error
  return id
}
const enquires = ({ name, email, phone }: Person, changes: Record<string, unknown> = {}) =>
  stored('property_inquiries', { ...sendable['property_inquiries'], name, email, phone, ...changes })
const writes = ({ name, email, phone }: Person) =>
  stored('contact_submissions', { name, email, phone, message: 'Hello.' })

interface PersonData {
  enquiries: { kind: string; id: string; stays: boolean; followup: { note: string } | null }[]
  emails: { recipient: string | null }[]
  alerts: unknown[]
  listings: { property_id: string; in_notes: boolean }[]
  same_name: { property_id: string }[]
  notes: { note: string }[]
  history: { changes: unknown }[]
  invitations: Record<string, unknown>[]
  names: string[]
}
async function about(parameters: Record<string, string>) {
  const { data, error } = await admin.rpc('person_data', parameters)
  expect(error).toBeNull()
  return data as PersonData
}
const erase = (parameters: Record<string, string>) => admin.rpc('erase_person', parameters)

async function listingWithNotes(notes: string) {
  const id = randomUUID()
  await admin.from('properties').insert({ id, ...listingRow() })
  const { error } = await admin.from('listing_records').upsert({ property_id: id, vendor_notes: notes })
  expect(error).toBeNull()
  return id
}
const notesOf = async (id: string) =>
  (await admin.from('listing_records').select('vendor_notes').eq('property_id', id).single()).data?.['vendor_notes'] as
    | string
    | null

describe.each(roles)('To %s', (role) => {
  const may = role === 'administrator'
  it(`everything about a person ${may ? 'can' : 'cannot'} be read and erased`, async () => {
    const { email } = person()
    for (const name of ['person_data', 'erase_person'])
      expect((await clients[role].rpc(name, { of_email: email })).error === null).toBe(may)
    const { data } = await clients[role].from('person_erasures').select('id').limit(1)
    expect((data ?? []).length > 0).toBe(may)
  })
})

describe('Everything about a person', () => {
  it('has the enquiries of all kinds, with follow-ups and emails, however the address is written', async () => {
    const who = person()
    const [inquiry, message] = [await enquires(who), await writes({ ...who, email: who.email.toUpperCase() })]
    await admin
      .from('enquiry_followups')
      .insert({ kind: 'inquiry', enquiry_id: inquiry, state: 'contacted', note: 'Nice.' })
    const data = await about({ of_email: ` ${who.email.replace('@', '+homes@')}`.trim() })
    expect(data.enquiries.map(({ kind, id }) => [kind, id]).sort()).toEqual(
      [
        ['inquiry', inquiry],
        ['message', message],
      ].sort(),
    )
    expect(data.enquiries.find(({ id }) => id === inquiry)?.followup?.note).toBe('Nice.')
    expect(data.emails.some(({ recipient }) => recipient === null)).toBe(true)
    expect(data.names).toEqual([who.name])
  })

  it('is found by the telephone number, with or without the country code', async () => {
    const who = person()
    const id = await writes(who)
    const data = await about({ of_phone: who.phone.replace('+44 ', '0') })
    expect(data.enquiries.map((enquiry) => enquiry.id)).toEqual([id])
  })

  it('has the notes of listings, and names those with the same name apart', async () => {
    const who = person()
    await writes(who)
    const certain = await listingWithNotes(`Owner ${who.name}, call ${who.phone.replace('+44 ', '0')} after six.`)
    const possible = await listingWithNotes(`${who.name} has the keys.`)
    const data = await about({ of_email: who.email, of_phone: who.phone })
    expect(data.listings.map(({ property_id: id }) => id)).toEqual([certain])
    expect(data.same_name.map(({ property_id: id }) => id)).toEqual([possible])
  })

  it('has an open invitation to the staff, which stays until an administrator withdraws it', async () => {
    const who = person()
    const role = 'reader'
    expect((await admin.rpc('invite_staff', { name: who.name, email: who.email, role })).error).toBeNull()
    const invited = { name: who.name, email: who.email, role, created_at: expect.any(String) as string }
    expect((await about({ of_email: who.email.replace('@', '+work@') })).invitations).toEqual([invited])
    // Found by the number in an enquiry from the same mailbox.
    await writes(who)
    expect((await about({ of_phone: who.phone })).invitations).toEqual([invited])
    expect((await erase({ of_email: who.email })).error).toBeNull()
    expect((await about({ of_email: who.email })).invitations).toEqual([invited])
    expect((await admin.from('staff_invitations').delete().eq('email', who.email)).error).toBeNull()
    expect((await about({ of_email: who.email })).invitations).toEqual([])
  })

  it('needs an address or a number', async () => {
    const { error } = await admin.rpc('person_data', { of_email: 'nobody', of_phone: '12' })
    expect(error?.hint).toBe('person-not-named')
  })
})

describe('Erasing a person', () => {
  it('removes everything at once, and leaves everybody else', async () => {
    const [who, other] = [person(), person()]
    const [id, theirs] = [await enquires(who), await enquires(other)]
    await admin
      .from('enquiry_followups')
      .insert({ kind: 'inquiry', enquiry_id: theirs, state: 'contacted', note: `Came with ${who.email}, see there.` })
    const listing = await listingWithNotes(`Landlady: ${who.name}, ${who.phone}, ${who.email}. Boiler is new.`)
    await admin
      .from('properties')
      .update({ description: `Call ${who.phone} to view.` })
      .eq('id', listing)

    // To the visitor and to staff.
    const { emails } = await about({ of_email: who.email, of_phone: who.phone })
    expect(emails.length).toBeGreaterThan(1)
    const { data, error } = await erase({ of_email: who.email, of_phone: who.phone })
    expect(error).toBeNull()
    const counts = { enquiries: 1, enquiries_kept: 0, listing_notes: 1, notes: 1, emails: emails.length }
    expect(data).toMatchObject(counts)
    expect(await notesOf(listing)).toBe('Landlady: [erased], [erased], [erased]. Boiler is new.')
    expect((await admin.from('property_inquiries').select('id').in('id', [id, theirs])).data).toEqual([{ id: theirs }])
    const followup = await admin.from('enquiry_followups').select('note').eq('enquiry_id', theirs).single()
    expect(followup.data?.['note']).toBe('Came with [erased], see there.')
    const after = await about({ of_email: who.email, of_phone: who.phone })
    expect([after.enquiries, after.emails, after.listings, after.notes, after.history]).toEqual([[], [], [], [], []])
  })

  it('keeps the entries of the history, without their text', async () => {
    const who = person()
    const listing = await listingWithNotes('None.')
    await admin
      .from('properties')
      .update({ description: `Write to ${who.email} today.` })
      .eq('id', listing)
    const entries = async () =>
      (await admin.from('audit_log').select('id,changes').eq('thing', 'listing').eq('thing_id', listing).order('id'))
        .data
    const before = await entries()
    expect((await erase({ of_email: who.email })).data).toMatchObject({ history: 1 })
    const after = await entries()
    expect(after?.map(({ id }) => id as number)).toEqual(before?.map(({ id }) => id as number))
    expect(JSON.stringify(after)).not.toContain(who.email)
    expect(after?.flatMap(({ changes }) => changes as { column: string }[])).toContainEqual({ column: 'description' })
  })

  it('leaves an enquiry that must be retained, and reports it', async () => {
    const who = person()
    const id = await enquires(who)
    const until = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10)
    await admin
      .from('enquiry_followups')
      .insert({ kind: 'inquiry', enquiry_id: id, keep_until: until, keep_reason: 'Complaint 12' })
    expect((await about({ of_email: who.email })).enquiries[0]).toMatchObject({ id, stays: true })
    expect((await erase({ of_email: who.email })).data).toMatchObject({ enquiries: 0, enquiries_kept: 1 })
    expect((await admin.from('property_inquiries').select('id').eq('id', id)).data).toHaveLength(1)
  })

  it('is logged with its counts, and without the person', async () => {
    const who = person()
    await writes(who)
    await erase({ of_email: who.email })
    const { data } = await admin.from('person_erasures').select('*').order('erased_at', { ascending: false }).limit(1)
    expect(data?.[0]).toMatchObject({ counts: { enquiries: 1 } })
    expect(JSON.stringify(data)).not.toContain(who.email)
  })

  it('cannot be used to change the history', async () => {
    const { data } = await admin.from('audit_log').select('id').limit(1)
    for (const client of [admin, clients.negotiator])
      expect(
        (
          await client
            .from('audit_log')
            .update({ changes: [] })
            .eq('id', data?.[0]?.['id'] as number)
        ).error,
      ).not.toBeNull()
  })

  it('forgets the alerts of the address', async () => {
    const who = person()
    const { error } = await anonymous().rpc('request_alert', {
      id: randomUUID(),
      ...{ email: who.email, filters: { type: 'rent' }, address: '', frequency: 'daily' },
    })
    expect(error).toBeNull()
    expect((await about({ of_email: who.email })).alerts).toHaveLength(1)
    expect((await erase({ of_email: who.email })).data).toMatchObject({ alerts: 1 })
  })
})

describe('Erasing a person whom others mention', () => {
  const database = testDatabase()
  const [me, tom] = [randomUUID(), randomUUID()]
  const [email, mentioned] = ['ada@example.com', 'partner is Ada Obi, 07700 900123']
  beforeAll(async () => {
    // Ada has an enquiry of her own; Tom has viewings and replies in which she is mentioned.
    await database.signIn(me, 'me@example.com', 'Priya Nair')
    await database.exec(`
      insert into public.contact_submissions (id, name, email, phone, message)
        values (gen_random_uuid(), 'Ada Obi', '${email}', '+44 7700 900123', 'Hello.'),
          ('${tom}', 'Tom Ashby', 'tom@example.com', null, 'Hello.')`)
  })
  const { rows, value } = database
  const stored = () => value<Record<string, unknown[]>>('select public.person_data($1, $2)', [email, '07700900123'])
  const erased = () => value<object>('select public.erase_person($1, $2)', [email, '07700900123'])
  /** A viewing of Tom's; one in the past began an hour ago. */
  const books = async (texts: Record<string, string>, { state = 'booked', isPast = false } = {}) => {
    const id = randomUUID()
    const row = { id, enquiry_kind: 'message', enquiry_id: tom, appointment: 'valuation', kind: 'in_person', ...texts }
    const columns = Object.keys({ meeting_place: '', host: '', ...row }).join()
    await database.exec('alter table public.viewings disable trigger viewings_keep')
    await database.query(
      `insert into public.viewings (${columns}, starts_at, state)
        select ${columns}, now() + $2::interval, $3 from jsonb_populate_record(null::public.viewings, $1)`,
      [{ meeting_place: '1 Test Row', host: 'Priya', ...row }, isPast ? '-1 hour' : '1 day', state],
    )
    await database.exec('alter table public.viewings enable trigger viewings_keep')
    return id
  }

  it('removes the mentions from viewings and replies, also of a cancelled viewing, and nothing else', async () => {
    const shown = await books(
      { note: `Ring twice, ${mentioned}.`, feedback: 'interested', feedback_note: `Liked it, ${mentioned}.` },
      { isPast: true },
    )
    const cancelled = await books({ note: mentioned }, { state: 'cancelled' })
    const ahead = await books({ note: mentioned, meeting_place: `2 Test Row, ${mentioned}` })
    await database.query('insert into public.enquiry_replies (id, kind, enquiry_id, body) values ($1, $2, $3, $4)', [
      ...[randomUUID(), 'message', tom, `Your ${mentioned}, is welcome.`],
    ])
    const emailed = await rows('select id from private.outbox where viewing_id = $1', [cancelled])
    const before = await stored()
    expect(before['viewing_notes']).toMatchObject([
      { enquiry_id: tom, texts: [`Ring twice, ${mentioned}.`, `Liked it, ${mentioned}.`] },
      { enquiry_id: tom, texts: [mentioned] },
      { enquiry_id: tom, texts: [`2 Test Row, ${mentioned}`, mentioned] },
    ])
    expect(before['other_replies']).toMatchObject([{ enquiry_id: tom, body: `Your ${mentioned}, is welcome.` }])

    expect(await erased()).toMatchObject({ enquiries: 1, viewing_notes: 3, replies: 1 })
    const viewing = async (id: string) =>
      (await rows('select note, feedback_note, meeting_place, sequence from public.viewings where id = $1', [id]))[0]
    const gone = 'partner is [erased], [erased]'
    expect(await viewing(shown)).toEqual({
      ...{
        note: `Ring twice, ${gone}.`,
        feedback_note: `Liked it, ${gone}.`,
        meeting_place: '1 Test Row',
        sequence: 1,
      },
    })
    expect(await viewing(cancelled)).toMatchObject({ note: gone, sequence: 1 })
    expect(await viewing(ahead)).toMatchObject({ note: gone, meeting_place: `2 Test Row, ${gone}` })
    expect(await rows('select body from public.enquiry_replies')).toEqual([{ body: `Your ${gone}, is welcome.` }])
    expect(await rows('select feedback_at from public.viewings where id = $1', [shown])).toEqual([
      { feedback_at: null },
    ])
    // Nobody is told again of a cancelled viewing.
    expect(await rows('select id from private.outbox where viewing_id = $1', [cancelled])).toEqual(emailed)
    const after = await stored()
    expect([after['viewing_notes'], after['other_replies']]).toEqual([[], []])
    expect(JSON.stringify(await rows('select * from public.viewings'))).not.toMatch(/Ada|900123/)
  })

  it('shortens a text that the replacement makes too long', async () => {
    const id = await books({ note: `${'x'.repeat(292)} a@b.uk` })
    const [{ counts }] = (await rows(`select public.erase_person('a@b.uk') as counts`)) as [{ counts: object }]
    expect(counts).toMatchObject({ viewing_notes: 1 })
    const [viewing] = await rows('select note from public.viewings where id = $1', [id])
    expect(viewing).toEqual({ note: `${'x'.repeat(292)} [erased` })
  })

  it('forgets an ended alert, of which only a hash of the address is left', async () => {
    await database.asVisitor(() =>
      rows(`select public.request_alert($1, 'Ada@example.com', '{"type": "rent"}', '', 'daily')`, [randomUUID()]),
    )
    await rows('select public.confirm_alert(token), public.end_alert(token) from private.alerts')
    expect((await stored())['alerts']).toMatchObject([{ state: 'ended', email: null }])
    expect(await erased()).toMatchObject({ alerts: 1 })
    expect(await rows('select from private.alerts')).toEqual([])
  })
})
