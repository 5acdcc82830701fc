import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { anonymous, clientsOf, editors, listingRow, type Role, roles, sendable, staff } from './people'
import { testDatabase } from './test-database'

describe('The owner’s report', () => {
  const clients = clientsOf(...roles)
  let listing = ''
  beforeAll(async () => {
    listing = randomUUID()
    const { error } = await clients.administrator.from('properties').insert({ ...listingRow(), id: listing })
    expect(error).toBeNull()
  })

  it.each(roles)('is read by staff alone: %s', async (role) => {
    const { data } = await clients[role].rpc('listing_report', { listing })
    if (staff.includes(role)) expect(data).toMatchObject({ title: 'Test Home', views: 0, enquiries: 0, viewings: [] })
    else expect(data).toBeNull()
  })
  it.each(roles)('is sent by editors alone: %s', async (role) => {
    const { data, error } = await clients[role].rpc('send_owner_report', { listing, mailbox: 'owner@example.com' })
    expect([typeof data === 'string', error === null]).toEqual(Array(2).fill(editors.includes(role)))
  })
  it('has addresses that staff list and editors revoke', async () => {
    const { data: link } = (await clients.negotiator.rpc('send_owner_report', {
      ...{ listing, mailbox: 'owner@example.com' },
    })) as { data: string }
    const listed = async (role: Role) =>
      JSON.stringify((await clients[role].rpc('owner_report_links', { listing })).data ?? []).includes(link)
    for (const role of roles) expect(await listed(role), role).toBe(staff.includes(role))
    for (const role of roles.filter((each) => !editors.includes(each)))
      expect((await clients[role].rpc('revoke_owner_report', { link })).data ?? false, role).toBe(false)
    expect((await clients.negotiator.rpc('revoke_owner_report', { link })).data).toBe(true)
    expect(await listed('administrator')).toBe(false)
  })
  it('is refused without an address, for a draft and for a deleted listing', async () => {
    const send = async (id: string, mailbox: string) =>
      (await clients.administrator.rpc('send_owner_report', { listing: id, mailbox })).error?.hint
    const draft = randomUUID()
    await clients.administrator.from('properties').insert({ ...listingRow({ status: 'draft' }), id: draft })
    expect(await send(listing, 'nobody')).toBe('no-email-address')
    expect(await send(draft, 'owner@example.com')).toBe('draft-not-reported')
    expect(await send(randomUUID(), 'owner@example.com')).toBe('listing-deleted')
  })
  it('is nothing at an address that was guessed', async () => {
    expect((await anonymous().rpc('owner_report', { token: '0'.repeat(64) })).data).toBeNull()
  })
  it('counts the enquiries of its listing', async () => {
    const row = { ...sendable['property_inquiries'], id: randomUUID(), property_id: listing }
    expect((await anonymous().from('property_inquiries').insert(row)).error).toBeNull()
    const { data } = await clients.reader.rpc('listing_report', { listing })
    expect(data).toMatchObject({ enquiries: 1 })
  })
})

describe('The address of an owner’s report', () => {
  const database = testDatabase()
  const listing = '5d0b8f3e-2222-4222-8222-000000000001'
  beforeAll(async () => {
    const row = { ...listingRow({ title: 'Report Row', price: 500000 }), id: listing }
    await database.insert('public.properties', row)
    await database.exec(`
      alter table public.properties disable trigger user;
      update public.properties set published_at = now() - interval '20 days', price = 475000;
      insert into private.price_changes values ('${listing}', current_date - 5, 500000);
      insert into public.listing_views values
        ('${listing}', current_date, 7, now(), 1), ('${listing}', current_date - 15, 3, now(), 1);
      insert into public.property_inquiries (id, type, property_id, property_title, name, email, phone)
        values ('5d0b8f3e-2222-4222-8222-000000000002', 'buy', '${listing}', 'x', 'Adaeze Ngozi Okafor',
          'adaeze@example.com', '+234 803 000 0000');
      alter table public.viewings disable trigger user;
      insert into public.viewings (enquiry_kind, enquiry_id, property_id, starts_at, kind, meeting_place, host,
          feedback, feedback_note)
        select 'inquiry', '5d0b8f3e-2222-4222-8222-000000000002', '${listing}', now() + days * interval '1 day',
          'in_person', '1 Secret Row', 'Priya Nair', feedback, note
        from (values (-2, 'interested', 'Liked the garden.'), (-0.01, null, ''), (2, null, ''))
          as viewing (days, feedback, note);
      insert into private.owner_reports (property_id, token_hash) values ('${listing}', sha256('secret'))`)
  })
  const report = async (token = 'secret') =>
    (
      await database.query<{ report: Record<string, unknown> | null }>('select public.owner_report($1) as report', [
        token,
      ])
    ).rows[0]!.report

  it('shows the figures of that listing, and no visitor in full', async () => {
    const data = await report()
    expect(data).toMatchObject({ title: 'Report Row', views: 10, enquiries: 1, viewings_ahead: 2, price: 475000 })
    // The one that began a quarter of an hour ago still runs.
    expect(data!['viewings']).toMatchObject([
      { visitor: 'Adaeze O.', feedback: 'interested', note: 'Liked the garden.', kind: 'in_person' },
    ])
    expect(data!['prices']).toMatchObject([{ from: 500000, to: 475000 }])
    const weeks = data!['weeks'] as { views: number; enquiries: number }[]
    expect([3, 4]).toContain(weeks.length)
    expect(weeks.reduce((sum, { views }) => sum + views, 0)).toBe(10)
    expect(weeks.at(-1)).toMatchObject({ views: 7, enquiries: 1 })
    for (const secret of ['Okafor', 'Ngozi', 'adaeze@', '803', 'Secret Row', 'Priya'])
      expect(JSON.stringify(data)).not.toContain(secret)
  })
  it.each([
    ['李明', '李.'],
    ['Cher', 'C.'],
    ['  Ada   Byron ', 'Ada B.'],
  ])('shortens the name %s to %s', async (name, short) => {
    const { rows } = await database.query<{ short: string }>('select private.short_name($1) as short', [name])
    expect(rows).toEqual([{ short }])
  })
  it('works while its home is a draft, because staff sent it', async () => {
    await database.exec(`update public.properties set status = 'draft'`)
    expect(await report()).toMatchObject({ title: 'Report Row', status: 'draft' })
    await database.exec(`update public.properties set status = 'live'`)
  })
  it('names a guide price', async () => {
    await database.exec(`update public.properties set price_qualifier = 'guide_price'`)
    expect(await report()).toMatchObject({ price_qualifier: 'guide_price' })
  })
  it('stops working when it is revoked or has expired', async () => {
    for (const [change, back] of [
      ['update private.owner_reports set revoked_at = now()', 'update private.owner_reports set revoked_at = null'],
      [
        `update private.owner_reports set expires_at = now() - interval '1 minute'`,
        `update private.owner_reports set expires_at = now() + interval '1 day'`,
      ],
    ]) {
      await database.exec(change!)
      expect(await report(), change).toBeNull()
      await database.exec(back!)
      expect(await report(), back).not.toBeNull()
    }
    expect(await report('another')).toBeNull()
  })
  it('is emailed once, however often its sending is repeated', async () => {
    await database.signIn(randomUUID(), 'priya@example.com', 'Priya Nair')
    const ids = [randomUUID(), randomUUID()]
    for (const id of [ids[0], ids[0], ids[1]])
      await database.query(`select public.send_owner_report($1, 'owner@example.com', '', $2)`, [listing, id])
    expect(await database.rows('select id from public.owner_report_links($1)', [listing])).toHaveLength(3)
    const emails = 'select report_id from private.outbox where report_id = any ($1)'
    expect((await database.rows(emails, [ids])).map(({ report_id: id }) => id).sort()).toEqual(ids.sort())
  })
})
