import { describe, expect, it } from 'vitest'
import { byDay, mondayOf, parseDiary, placeText, spanText } from '../../../../src/admin/diary/diary'

const row = (starts_at: string, changes: Record<string, unknown> = {}) => ({
  ...{ id: starts_at, starts_at, minutes: 30, kind: 'in_person', state: 'booked', sequence: 0, updated_at: starts_at },
  ...{ meeting_place: '4 Cornwall Gardens', host: 'Priya Nair' },
  ...{ note: '', enquiry_id: 'e', name: 'Adaeze Okafor', phone: '', title: 'Cornwall Gardens Apartment' },
  ...{ slug: 'cornwall-gardens-apartment', area: 'Kensington', address_line: '', postcode: '' },
  ...changes,
})

describe('The diary', () => {
  it('puts a viewing on the London day, also in summer', () => {
    const viewings = parseDiary([row('2026-06-30T23:30:00+00:00'), row('2026-07-01T09:00:00+00:00')])
    const days = byDay(viewings, '2026-06-29', 7)
    expect(days.map(({ day, viewings: of }) => [day, of.length])).toEqual([
      ['2026-06-29', 0],
      ['2026-06-30', 0],
      ['2026-07-01', 2],
      ['2026-07-02', 0],
      ['2026-07-03', 0],
      ['2026-07-04', 0],
      ['2026-07-05', 0],
    ])
    expect(days[2]!.viewings.map(spanText)).toEqual(['00:30 to 01:00', '10:00 to 10:30'])
  })

  it.each([
    ['2026-11-23', '2026-11-23'],
    ['2026-11-29', '2026-11-23'],
    ['2027-01-01', '2026-12-28'],
    ['', '2026-11-16'],
    ['2026-02-31x', '2026-11-16'],
    [null, '2026-11-16'],
  ])('finds the Monday of %s: %s', (day, monday) => expect(mondayOf(day, '2026-11-22')).toBe(monday))

  it('says where the host must be: the agreed address, or for a viewing by video the listing’s', () => {
    const places = (changes: Record<string, unknown>) =>
      parseDiary([row('2026-11-23T10:00:00Z', { address_line: '1 The Row', ...changes })]).map(placeText)
    const video = { kind: 'video', meeting_place: '' }
    expect(places({})).toEqual(['4 Cornwall Gardens'])
    expect(places({ ...video, postcode: 'SW7 4AJ' })).toEqual(['1 The Row, SW7 4AJ'])
    expect(places({ ...video, address_line: '' })).toEqual(['Kensington'])
  })

  it('skips invalid rows', () => {
    expect(parseDiary([row('soon'), row('2026-11-23T10:00:00Z', { kind: 'by balloon' }), null])).toEqual([])
  })
})
