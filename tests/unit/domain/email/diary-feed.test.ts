import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { diaryFeed } from '../../../../src/domain/email/diary-feed'
import { corpus } from '../../../hostile'

const row = (changes: Record<string, unknown> = {}) => ({
  ...{ id: 'b6f7', starts_at: '2026-07-01T09:00:00+00:00', minutes: 45, kind: 'in_person', state: 'booked' },
  ...{ meeting_place: 'The gate of 4 Cornwall Gardens, SW7 4AJ', host: 'Priya Nair' },
  ...{
    sequence: 2,
    updated_at: '2026-06-20T10:00:00+00:00',
    note: 'Ring the bell.',
    enquiry_id: 'e1',
    enquiry_kind: 'inquiry',
    appointment: 'viewing',
  },
  ...{ name: 'Adaeze Okafor', phone: '+234 803 000 0000', title: 'Cornwall Gardens Apartment', area: 'Kensington' },
  ...{ address_line: '4 Cornwall Gardens', postcode: 'SW7 4AJ' },
  ...changes,
})
/** The events of a feed, as a calendar program parses them. */
const read = (...rows: ReturnType<typeof row>[]) =>
  ICAL.Component.fromString(diaryFeed(rows, 'https://site.example'))
    .getAllSubcomponents('vevent')
    .map((component) => ({ event: new ICAL.Event(component), status: component.getFirstPropertyValue('status') }))

describe('The calendar feed', () => {
  it('has each viewing with its time, place and enquiry link', () => {
    const [{ event, status } = { event: null!, status: null }] = read(row(), row({ id: 'c8', state: 'cancelled' }))
    expect(event.summary).toBe('Viewing: Cornwall Gardens Apartment, Adaeze Okafor')
    expect(event.location).toBe('The gate of 4 Cornwall Gardens, SW7 4AJ')
    expect(event.startDate.toJSDate().toISOString()).toBe('2026-07-01T09:00:00.000Z')
    expect(event.duration.toSeconds()).toBe(45 * 60)
    expect(event.description).toContain('Host: Priya Nair\nVisitor: Adaeze Okafor, +234 803 000 0000\n')
    expect(event.description).toContain('https://site.example/admin/enquiries?open=inquiry:e1')
    expect([status, event.sequence]).toEqual(['CONFIRMED', 2])
    expect(read(row({ state: 'cancelled' }))[0]!.status).toBe('CANCELLED')
  })

  it('has the listing’s address for a viewing by video, because the host must be there', () => {
    const [{ event } = { event: null! }] = read(row({ kind: 'video', meeting_place: '' }))
    expect(event.location).toBe('By video')
    expect(event.description).toContain('Home: 4 Cornwall Gardens, SW7 4AJ\n')
  })

  it('says that the place of a past viewing is not recorded', () =>
    expect(read(row({ meeting_place: '' }))[0]!.event.location).toBe('Not recorded'))

  it('has valuation visits too, with the enquiry of the owner', () => {
    const visit = { appointment: 'valuation', enquiry_kind: 'request', title: '', name: 'Margaret Hale' }
    const [{ event } = { event: null! }] = read(row(visit))
    expect(event.summary).toBe('Valuation visit: Margaret Hale')
    expect(event.description).toContain('Owner: Margaret Hale')
    expect(event.description).toContain('/admin/enquiries?open=request:e1')
  })

  it('is an empty calendar without bookings', () => expect(read()).toEqual([]))

  it('is one calendar with one event, whatever a visitor’s name', () => {
    for (const hostile of Object.values(corpus))
      expect(
        read(row({ name: hostile, note: hostile, phone: hostile, host: hostile, meeting_place: hostile })),
      ).toHaveLength(1)
  })
})
