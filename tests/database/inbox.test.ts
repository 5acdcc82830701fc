import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { FollowUpValues } from '../../src/admin/enquiries/follow-up'
import { enquiryReference } from '../../src/domain/email/queued-email'
import { foldText, postgresArray, likePatterns } from '../../src/domain/enquiry/search-text'
import { corpus } from '../hostile'
import { secrets } from '../secrets'
import { address, anonymous, clientsOf, enquiryTables, listingRow, sendable } from './people'
import { testDatabase } from './test-database'

const tableOf = (kind: string) => enquiryTables[kind as keyof typeof enquiryTables]
const roles = ['anonymous', 'stranger', 'administrator'] as const
const clients = clientsOf(...roles)
const { administrator: admin } = clients

/** Sends an enquiry of a kind, as a visitor. */
async function sent(kind: string, changes: Record<string, unknown> = {}) {
  const row: Record<string, unknown> & { id: string } = {
    id: randomUUID(),
    ...sendable[tableOf(kind)],
    ...changes,
  }
  const { error } = await anonymous().from(tableOf(kind)).insert(row)
  expect(error).toBeNull()
  return row
}
const followUp = (kind: string, enquiry_id: string, changes: Record<string, unknown> = {}) => ({
  kind,
  enquiry_id,
  state: 'contacted',
  note: 'Called.',
  ...changes,
})
const noted = async (id: string) => (await admin.from('enquiry_followups').select().eq('enquiry_id', id)).data ?? []
const listed = async (client: SupabaseClient, id: string) =>
  (await client.from('enquiries').select().eq('id', id)).data ?? []

describe.each(Object.entries(enquiryTables))('%s', (kind, table) => {
  it('is in the list, new and with every field', async () => {
    const row = await sent(kind)
    const [enquiry, ...more] = await listed(admin, row.id)
    expect(enquiry).toMatchObject({
      kind,
      id: row.id,
      name: row['name'],
      state: 'new',
      note: '',
      details: { id: row.id, name: row['name'] },
    })
    expect(more).toEqual([])
  })
  it.each(['anonymous', 'stranger'] as const)('is neither listed, counted nor erasable for the %s', async (role) => {
    const row = await sent(kind)
    expect(await listed(clients[role], row.id)).toEqual([])
    expect((await clients[role].from('enquiries').select('id', { count: 'exact', head: true })).count ?? 0).toBe(0)
    expect((await clients[role].rpc('enquiry_tally')).data ?? []).toEqual([])
    await clients[role].rpc('erase_enquiries', { which: [{ kind, id: row.id }] })
    expect(await listed(admin, row.id)).toHaveLength(1)
  })
  it('ignores a state set by the sender', async () => {
    const { error } = await anonymous()
      .from(table)
      .insert({ id: randomUUID(), ...sendable[table], state: 'closed' })
    expect(error).not.toBeNull()
  })
  it('deletes its follow-up when it is erased, in every way', async () => {
    const rows = [await sent(kind), await sent(kind)]
    for (const { id } of rows)
      expect((await admin.from('enquiry_followups').insert(followUp(kind, id))).error).toBeNull()
    await admin.from(table).delete().eq('id', rows[0]!.id)
    expect((await admin.rpc('erase_enquiries', { which: [{ kind, id: rows[1]!.id }] })).data).toBe(1)
    for (const { id } of rows) expect([await noted(id), await listed(admin, id)]).toEqual([[], []])
  })
  it('leaves no note that is written after its erasure', async () => {
    const { error } = await admin.from('enquiry_followups').insert(followUp(kind, randomUUID()))
    expect(error?.hint).toBe('enquiry-erased')
  })
})

describe.each(roles)('Follow-ups: the %s', (role) => {
  const may = role === 'administrator'
  const write = may ? 'writes' : 'does not write'
  it(`${write} one`, async () => {
    const { id } = await sent('message')
    await clients[role].from('enquiry_followups').upsert(followUp('message', id))
    expect(await noted(id)).toHaveLength(may ? 1 : 0)
  })
  it.each(['change', 'remove', 'read'] as const)(`${may ? 'may' : 'may not'} %s one`, async (operation) => {
    const { id } = await sent('request')
    await admin.from('enquiry_followups').insert(followUp('request', id))
    const all = clients[role].from('enquiry_followups')
    if (operation === 'read')
      return expect((await all.select().eq('enquiry_id', id)).data ?? []).toHaveLength(may ? 1 : 0)
    await (operation === 'change' ? all.update({ state: 'closed', version: 2 }) : all.delete()).eq('enquiry_id', id)
    const [after] = await noted(id)
    expect(operation === 'change' ? after?.state === 'closed' : !after).toBe(may)
  })
})

describe('A follow-up', () => {
  it.each([
    ['state_known', { state: 'lost' }],
    ['state_known', { state: '' }],
    ['kind_known', { kind: 'gift' }],
    ['note_length', { note: 'x'.repeat(5001) }],
  ])('is refused by %s: %#', async (constraint, changes) => {
    const { id } = await sent('message')
    const { error } = await admin.from('enquiry_followups').insert(followUp('message', id, changes))
    expect(error?.message).toContain(`enquiry_followups_${constraint}`)
  })
  it('is unique to its enquiry, and has the database’s time', async () => {
    const { id } = await sent('booking')
    const followUps = admin.from('enquiry_followups')
    expect(
      (await followUps.insert(followUp('booking', id, { version: 7, updated_at: '2020-01-01T00:00:00Z' }))).error,
    ).toBeNull()
    expect((await followUps.insert(followUp('booking', id, { state: 'closed' }))).error?.code).toBe('23505')
    const [row, ...more] = await noted(id)
    expect([row.state, row.version, more]).toEqual(['contacted', 1, []])
    expect(Date.now() - Date.parse(row.updated_at)).toBeLessThan(60_000)
    expect(await listed(admin, id)).toMatchObject([{ state: 'contacted', note: 'Called.', version: 1 }])
  })
  it.each([
    ['without a version', { state: 'closed' }],
    ['based on an older version', { state: 'closed', version: 2 }],
    ['that skips a version', { state: 'closed', version: 4 }],
  ])('is not changed by a write %s, nor by a second first note', async (_what, changes) => {
    const { id } = await sent('message')
    const followUps = () => admin.from('enquiry_followups')
    await followUps().insert(followUp('message', id))
    expect((await followUps().update({ note: 'Second.', version: 2 }).eq('enquiry_id', id)).error).toBeNull()
    expect((await followUps().update(changes).eq('enquiry_id', id)).error?.hint).toBe('changed-meanwhile')
    expect((await followUps().upsert(followUp('message', id, changes))).error).not.toBeNull()
    expect(await noted(id)).toMatchObject([{ state: 'contacted', note: 'Second.', version: 2 }])
  })
})

// The inbox's code, twice, as in two browsers.
describe('Two administrators in one enquiry', () => {
  afterAll(() => void vi.resetModules())
  async function browser() {
    vi.resetModules()
    vi.stubEnv('BACKEND_URL', process.env['TEST_BACKEND'])
    const { supabase } = await import('../../src/lib/http/supabase')
    const { oneEnquiry, saveFollowUp } = await import('../../src/admin/enquiries/inbox.queries')
    await supabase().auth.signInWithPassword({ email: 'admin@meridianrow.example', password: secrets.adminPassword })
    /** Opens a message; a later save uses the state read here. */
    return async (id: string) => {
      const shown = await oneEnquiry('message', id)
      if (!shown) throw new Error('The message is not there.')
      return async (values: Partial<FollowUpValues>) => {
        const base = { state: shown.state, note: shown.note, assignedTo: shown.assignedTo }
        return saveFollowUp(shown, base, { ...base, ...values })
      }
    }
  }
  let browsers: Awaited<ReturnType<typeof browser>>[]
  beforeAll(async () => void (browsers = [await browser(), await browser()]))

  const alone = [{ state: 'contacted' }, { note: 'Called.' }, { state: 'contacted', note: 'Called.' }] as const
  const other = [{ state: 'closed' }, { note: 'Wrote.' }, { state: 'closed', note: 'Wrote.' }] as const
  const orders = ['one after the other', 'the other way round', 'at the same moment'] as const
  const befores = ['', 'Before.'] as const
  const cases = orders.flatMap((order) =>
    alone.flatMap((first) => other.map((second, n) => ({ before: befores[n % 2]!, first, second, order }))),
  )
  it.each(cases)(
    'keep both changes: $first and $second, $order, with the note $before',
    async ({ before, first, second, order }) => {
      const { id } = await sent('message')
      if (before) await admin.from('enquiry_followups').insert(followUp('message', id, { state: 'new', note: before }))
      const [one, two] = await Promise.all(browsers.map((open) => open(id)))
      const added = (values: Partial<FollowUpValues>) => ({
        ...values,
        ...(values.note && { note: `${before} ${values.note}`.trim() }),
      })
      const saves = [() => one!(added(first)), () => two!(added(second))]
      if (order === 'the other way round') saves.reverse()
      const saved =
        order === 'at the same moment'
          ? await Promise.all(saves.map((save) => save()))
          : [await saves[0]!(), await saves[1]!()]

      const [row] = await noted(id)
      for (const values of [first, second]) if ('note' in values) expect(row?.note).toContain(values.note)
      expect(row?.note ?? '').toContain(before)
      const states = [first, second].flatMap((values) => ('state' in values ? [values.state] : []))
      expect(states.length > 0 ? states : ['new']).toContain(row?.state ?? 'new')
      // One of two statuses wins, and the other user is notified.
      expect(saved.flatMap(({ conflicts }) => conflicts)).toEqual(states.length === 2 ? ['state'] : [])
    },
  )
  it('a save with a lost response is retried without duplicates', async () => {
    const { id } = await sent('message')
    const save = await browsers[0]!(id)
    await save({ note: 'Called.' })
    expect(await save({ note: 'Called.' })).toMatchObject({ note: 'Called.', version: 1, conflicts: [] })
    expect(await save({ note: 'Called. Wrote.' })).toMatchObject({ note: 'Called. Wrote.', version: 2, conflicts: [] })
  })
  it('a note on an enquiry that was erased concurrently is refused', async () => {
    const { id } = await sent('message')
    const save = await browsers[0]!(id)
    await save({ note: 'Called.' })
    const stale = await browsers[1]!(id)
    await admin.from('contact_submissions').delete().eq('id', id)
    await expect(stale({ note: 'Wrote.' })).rejects.toMatchObject({ failure: { hint: 'enquiry-erased' } })
  })
})

describe('A search', () => {
  const search = async (id: string, q: string) =>
    (
      await admin
        .from('enquiries')
        .select('id')
        .eq('id', id)
        .filter('search', 'like(all)', postgresArray(likePatterns(q)))
    ).data?.length === 1
  it.each([
    [
      '7700 900456',
      [
        '7700 900456',
        '+447700900456',
        '07700 900456',
        '07700900456',
        '0044 7700 900456',
        '+44 (0)7700 900456',
        '900456',
        '(07700) 900-456',
      ],
    ],
    ['+44 (0)20 7946 0112', ['020 7946 0112', '02079460112', '+44 20 7946 0112', '7946 0112', '+442079460112']],
    ['0044-20-7946-0112', ['020 7946 0112', '+44 20 7946 0112']],
    ['+234 803 000 0000', ['+2348030000000', '00234 803 000 0000', '0803 000 0000', '08030000000']],
  ])('finds the phone number %s in every notation', async (phone, typed) => {
    const { id } = await sent('message', { phone })
    expect(await Promise.all(typed.map((q) => search(id, q)))).toEqual(typed.map(() => true))
    expect(await search(id, '7700 900457')).toBe(false)
  })
  it('finds every kind by the reference in its emails, also in emails of before', async () => {
    for (const kind of ['inquiry', 'booking', 'request', 'message'] as const) {
      const { id } = await sent(kind)
      const reference = enquiryReference(id)
      const typed = [reference, reference.toLowerCase(), reference.replace('ENQ-', ''), reference.replace('ENQ', 'MR')]
      expect(await Promise.all(typed.map((q) => search(id, q)))).toEqual(typed.map(() => true))
      expect(await search((await sent(kind)).id, reference)).toBe(false)
    }
  })
  it('finds a postcode with and without its space, also in a message', async () => {
    const ids = [
      (await sent('booking', { postcode: 'N1 2XX' })).id,
      (await sent('request', { postcode: 'n12xx' })).id,
      (await sent('message', { message: 'My flat in N1 2XX.' })).id,
    ]
    for (const id of ids)
      expect(await Promise.all(['n12xx', 'N1 2XX', 'n1 2x', 'n13xx'].map((q) => search(id, q)))).toEqual([
        true,
        true,
        true,
        false,
      ])
  })
  it('ignores accents, in names and notes, on either side', async () => {
    const { id } = await sent('message', { name: 'Adébáyọ̀ O’Brien-Łódź' })
    await admin.from('enquiry_followups').insert(followUp('message', id, { note: 'Speaks Yorùbá' }))
    const typed = ['adebayo', 'ADÉBÁYỌ̀', 'Adebáyo', "o'brien", 'obrien', 'lodz', 'yoruba', 'Yorùbá']
    expect(await Promise.all(typed.map((q) => search(id, q)))).toEqual(typed.map(() => true))
  })
})

describe('The list', () => {
  it('has the department of an enquiry', async () => {
    const departments = await Promise.all(
      (
        [
          ['inquiry', {}],
          [
            'inquiry',
            {
              type: 'buy',
              employment_status: null,
              current_position: null,
              annual_income: null,
              preferred_viewing_date: null,
              preferred_move_date: null,
            },
          ],
          ['booking', { type: 'sale' }],
          ['booking', { type: 'rental' }],
          ['booking', { type: 'switch' }],
          ['request', { type: 'sales' }],
          ['request', { type: 'rental' }],
          ['message', {}],
        ] as const
      ).map(async ([kind, changes]) => (await listed(admin, (await sent(kind, changes)).id))[0].department),
    )
    expect(departments).toEqual(['lettings', 'sales', 'sales', 'lettings', 'unknown', 'sales', 'lettings', 'unknown'])
  })
  it('finds the same person by email in any case, and by phone with and without country code', async () => {
    const email = address()
    const number = String(Date.now()).slice(-9)
    const mine = await sent('message', { email, phone: `+44 (0)7${number.slice(0, 3)} ${number.slice(3)}` })
    const byAddress = await sent('request', { email: email.toUpperCase(), phone: '020 7946 0999' })
    const byPhone = await sent('booking', { phone: `07${number}` })
    const [row] = await listed(admin, mine.id)
    const { data } = await admin
      .from('enquiries')
      .select('id')
      .or(`email_key.eq."${row.email_key}",phone_key.eq."${row.phone_key}"`)
    expect(new Set(data?.map(({ id }) => id))).toEqual(new Set([mine.id, byAddress.id, byPhone.id]))
  })
  it(
    'finds words in any capitals and any script, in the note as ' + 'well, and takes a percent sign for itself',
    async () => {
      const { id } = await sent('message', { name: 'ỌLÁ 李明', message: 'Half, 100% sure' })
      await admin.from('enquiry_followups').insert(followUp('message', id, { note: 'Speaks Yorùbá' }))
      const search = async (q: string) =>
        (
          await admin
            .from('enquiries')
            .select('id')
            .eq('id', id)
            .filter('search', 'like(all)', postgresArray(likePatterns(q)))
        ).data?.length
      expect([
        await search('李明 Ọlá'),
        await search('YORÙBÁ'),
        await search('100%'),
        await search('100%x'),
        await search('ọlá nobody'),
        await search('nobody ọlá'),
      ]).toEqual([1, 1, 1, 0, 0, 0])
    },
  )
  it('has the slug of a listing while the site has its page', async () => {
    const { data: about } = await admin.from('properties').insert(listingRow()).select().single()
    const { id } = await sent('inquiry', { property_id: about.id })
    expect(await listed(admin, id)).toMatchObject([{ listing_slug: about.slug }])
    await admin.from('properties').update({ status: 'draft' }).eq('id', about.id)
    expect(await listed(admin, id)).toMatchObject([{ listing_slug: null }])
    await admin.from('properties').delete().eq('id', about.id)
    expect(await listed(admin, id)).toMatchObject([{ listing_slug: null }])
  })
  it('is counted by kind and state, in total or for a search', async () => {
    const word = `tally${Date.now()}`
    await sent('message', { message: word })
    const { id } = await sent('message', { message: word.toUpperCase() })
    await admin.from('enquiry_followups').insert(followUp('message', id))
    const { data } = await admin.rpc('enquiry_tally', { patterns: [`%${word}%`] })
    expect(data).toHaveLength(2)
    for (const state of ['new', 'contacted'])
      expect(data).toContainEqual(
        expect.objectContaining({ kind: 'message', state, department: 'unknown', enquiries: 1 }),
      )
    const { count } = await admin.from('enquiries').select('id', { count: 'exact', head: true })
    const { data: all } = await admin.rpc('enquiry_tally')
    expect(all.reduce((sum: number, line: { enquiries: number }) => sum + line.enquiries, 0)).toBe(count)
  })
  it('erases several enquiries of several kinds at once, and returns their number', async () => {
    const which = [
      { kind: 'message', id: (await sent('message')).id },
      { kind: 'booking', id: (await sent('booking')).id },
      { kind: 'request', id: randomUUID() },
    ]
    expect((await admin.rpc('erase_enquiries', { which })).data).toBe(2)
  })
})

// On a separate database: ten thousand enquiries, and the query plans.
describe('Among ten thousand enquiries', () => {
  const person = `'Person ' || n, 'person' || n || '@example.com'`
  const came = `timestamptz '2026-11-20' - make_interval(mins => n)`
  const rows = `
    insert into auth.users (id, email) values ('${randomUUID()}', 'adaeze@example.com');
    insert into auth.sessions (id, user_id) select id, id from auth.users;
    insert into public.staff (user_id, name, email, role) select id, 'Adaeze', email, 'administrator' from auth.users;
    insert into public.contact_submissions (name, email, phone, message, created_at)
      select ${person}, '020 7946 ' || lpad(n::text, 4, '0'), 'Good morning.', ${came}
      from generate_series(1, 2500) n;
    insert into public.booking_valuations (type, name, email, phone, postcode, property_types, created_at)
      select 'sale', ${person}, '07700 90' || lpad(n::text, 4, '0'), 'N1 2AA', '{newFlat}', ${came}
      from generate_series(1, 2500) n;
    insert into public.valuation_requests (type, name, email, phone, postcode, bedrooms, address, created_at)
      select 'sales', ${person}, '07700 91' || lpad(n::text, 4, '0'), 'N1 2AA', '3', 'A house', ${came}
      from generate_series(1, 2500) n;
    insert into public.property_inquiries (type, property_id, property_title, name, email, phone, created_at)
      select 'buy', gen_random_uuid(), 'A home', ${person}, '07700 92' || lpad(n::text, 4, '0'), ${came}
      from generate_series(1, 2500) n;
    analyze;`
  const database = testDatabase()
  beforeAll(async () => {
    await database.exec(rows)
    await database.exec(
      `select set_config('request.jwt.claims', jsonb_build_object('sub', id, 'session_id', id)::text, false)
        from auth.users; set role authenticated`,
    )
  })

  interface Plan {
    'Node Type': string
    'Relation Name'?: string
    'Actual Rows': number
    Plans?: Plan[]
  }
  const steps = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(steps)]
  it.each(['created_at desc, id', 'created_at, id desc'])(
    'the first page by %s is read in order from four indexes, and no more than the page',
    async (order) => {
      const {
        rows: [row],
      } = await database.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
        `explain (analyze, format json) select * from public.enquiries order by ${order} limit 50`,
      )
      const plan = steps(row!['QUERY PLAN'][0]!.Plan)
      expect(plan.map((step) => step['Node Type'])).toContain('Merge Append')
      const read = plan.filter((step) => Object.values<string>(enquiryTables).includes(step['Relation Name'] ?? ''))
      expect(read.map((step) => step['Node Type'])).toEqual(['Index Scan', 'Index Scan', 'Index Scan', 'Index Scan'])
      // One extra row of each table, for the merge.
      expect(read.reduce((sum, step) => sum + step['Actual Rows'], 0)).toBeLessThanOrEqual(54)
    },
  )
  it('the database normalises a text like the screen normalises a search', async () => {
    await database.exec('reset role')
    const texts = [...Object.values(corpus), 'N1 2XX, n12xx and WC1X  8LU; e1 4th', 'ﬁne ½ Å ＡＢＣ İstanbul Łódź']
    for (const text of texts.map((each) => each.toWellFormed().replaceAll('\0', '').slice(0, 5000)))
      expect((await database.query('select private.folded($1) as folded', [text])).rows).toEqual([
        { folded: foldText(text) },
      ])
  })
})
