import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { address, anonymous, clientsOf, editors, listingRow, roles, sendable } from './people'

// Where enquiries come from, and those that staff add.

const people = clientsOf(...roles)

const detailsOf = async (id: string) =>
  (await people.administrator.from('enquiries').select('details').eq('id', id).single()).data?.details as Record<
    string,
    unknown
  >
const emailKinds = async (of_kind: string, of_id: string) =>
  ((await people.administrator.rpc('enquiry_emails', { of_kind, of_id })).data as { kind: string }[]).map(
    ({ kind }) => kind,
  )

describe.each(Object.keys(sendable))('A row of %s', (table) => {
  const send = async (source?: unknown) => {
    const id = randomUUID()
    const row = { ...sendable[table], id, ...(source === undefined ? {} : { source }) }
    expect((await anonymous().from(table).insert(row)).error).toBeNull()
    return (await detailsOf(id))['source']
  }
  it('has the page, form and campaign of the visitor, or none', async () => {
    const source = { page: '/rent', form: 'enquiry', utm_source: 'newsletter', utm_campaign: 'autumn' }
    expect(await send(source)).toEqual(source)
    expect(await send()).toBeNull()
  })
  it('is stored without a source of another shape', async () => {
    for (const source of [
      7,
      ['page'],
      {},
      { page: 1 },
      { page: 'x'.repeat(201) },
      { referrer: 'https://other.example' },
    ])
      expect(await send(source), JSON.stringify(source)).toBeNull()
  })
  it('cannot pretend to be added by staff', async () => {
    expect(await send({ channel: 'telephone', page: '/rent' })).toEqual({ page: '/rent' })
    const id = randomUUID()
    const row = { ...sendable[table], id, email: '', source: { channel: 'telephone' } }
    expect((await anonymous().from(table).insert(row)).error).not.toBeNull()
  })
})

const caller = (changes: object = {}) => ({
  id: randomUUID(),
  kind: 'message',
  channel: 'telephone',
  name: 'Ngozi Bello',
  phone: '020 7946 0112',
  message: 'Asks whether we manage homes in Hackney.',
  ...changes,
})

describe.each(roles)('The %s', (role) => {
  it(`${editors.includes(role) ? 'adds' : 'does not add'} the enquiry of a caller`, async () => {
    const enquiry = caller()
    const { error } = await people[role].rpc('add_enquiry', { enquiry })
    expect(error === null).toBe(editors.includes(role))
    const { data } = await people.administrator.from('enquiries').select('name').eq('id', enquiry.id)
    expect(data).toHaveLength(editors.includes(role) ? 1 : 0)
  })
})

describe('An added enquiry', () => {
  it('is emailed to nobody, says how it came, and is in the history', async () => {
    const enquiry = caller({ email: address() })
    expect((await people.negotiator.rpc('add_enquiry', { enquiry })).data).toBe(`message:${enquiry.id}`)
    expect(await emailKinds('message', enquiry.id)).toEqual([])
    expect(await detailsOf(enquiry.id)).toMatchObject({ source: { channel: 'telephone' } })
    const { data } = await people.reader.from('audit_log').select('action,thing').eq('thing_id', enquiry.id)
    expect(data).toEqual([{ action: 'added', thing: 'message' }])
  })
  it('is acknowledged if requested, and once, however often it is sent', async () => {
    const enquiry = caller({ email: address() })
    for (let n = 0; n < 2; n++)
      expect((await people.negotiator.rpc('add_enquiry', { enquiry, acknowledge: true })).error).toBeNull()
    expect(await emailKinds('message', enquiry.id)).toEqual(['enquiry_received'])
  })
  it('about a home to rent needs no job and no date', async () => {
    const listing = { id: randomUUID(), ...listingRow({ status: 'draft', listing_type: 'rent', title: 'Rented Home' }) }
    expect((await people.administrator.from('properties').insert(listing)).error).toBeNull()
    const enquiry = caller({ kind: 'inquiry', property_id: listing.id, message: '' })
    expect((await people.negotiator.rpc('add_enquiry', { enquiry })).error).toBeNull()
    const { data } = await people.reader.from('enquiries').select('type,about,department').eq('id', enquiry.id).single()
    expect(data).toEqual({ type: 'rent', about: 'Rented Home', department: 'lettings' })
    const gone = caller({ kind: 'inquiry', property_id: randomUUID() })
    expect((await people.negotiator.rpc('add_enquiry', { enquiry: gone })).error?.hint).toBe('listing-gone')
  })
  it('about a valuation has an address', async () => {
    const place = { type: 'rental', address: '1 Canonbury Row', postcode: 'N1 2AA', bedrooms: '2' }
    const enquiry = caller({ kind: 'request', ...place })
    expect((await people.negotiator.rpc('add_enquiry', { enquiry })).error).toBeNull()
  })
  it('needs a way to reach the person', async () => {
    const { error } = await people.negotiator.rpc('add_enquiry', { enquiry: caller({ phone: '' }) })
    expect(error?.message).toContain('contact_submissions_reachable')
    const byEmail = caller({ phone: '', email: address(), channel: 'email' })
    expect((await people.negotiator.rpc('add_enquiry', { enquiry: byEmail })).error).toBeNull()
    const other = caller({ channel: 'carrier pigeon' })
    expect((await people.negotiator.rpc('add_enquiry', { enquiry: other })).error).not.toBeNull()
  })
  it('without an email address cannot be replied to by email', async () => {
    const enquiry = caller()
    await people.negotiator.rpc('add_enquiry', { enquiry })
    const reply = { id: randomUUID(), kind: 'message', enquiry_id: enquiry.id, body: 'Hello.' }
    expect((await people.negotiator.from('enquiry_replies').insert(reply)).error?.hint).toBe('no-email-address')
  })
})
