import { describe, expect, it } from 'vitest'
import { nearestTimes, refusedFields } from '../../../../src/domain/enquiry/refused-fields'
import {
  dayParts,
  daysCovered,
  parseSlots,
  slotsByDay,
  slotsOfKind,
  slotTimes,
} from '../../../../src/domain/viewing/slots'
import { canCancel, canMove, parseHeldVisit, parseLinkedViewing } from '../../../../src/domain/viewing/linked-viewing'

const row = (starts_at: string) => ({
  starts_at,
  in_person_minutes: 45,
  video_minutes: null,
})

describe('A slot', () => {
  // The nights when the clocks of London change, and the hours around them.
  it.each([
    ['2027-03-27T10:00Z', ['11 am', '10 am'], ['6 pm', '10 am'], ['midnight', '10 am']],
    ['2027-03-28T09:00Z', ['10 am', null], ['5 pm', '10 am'], ['11 pm', 'Sun 10 am']],
    ['2027-10-30T09:00Z', ['10 am', null], ['5 pm', '10 am'], ['11 pm', 'Sat 10 am']],
    ['2027-10-31T10:00Z', ['11 am', '10 am'], ['6 pm', '10 am'], ['midnight', '10 am']],
    ['2027-10-31T17:30Z', ['6:30 pm', '5:30 pm'], ['1:30 am', 'Sun 5:30 pm'], ['7:30 am', '5:30 pm']],
  ])('at %s has both clocks in Lagos, Shanghai and Honolulu', (at, lagos, shanghai, honolulu) => {
    const times = (zone: string) => slotTimes(new Date(at), zone)
    expect([times('Africa/Lagos'), times('Asia/Shanghai'), times('Pacific/Honolulu')]).toEqual([
      lagos,
      shanghai,
      honolulu,
    ])
    expect(times('Europe/London')[1]).toBeNull()
  })
  it('is on the visitor’s own day', () => {
    const slots = parseSlots(['2027-03-29T08:00:00+00:00', '2027-03-29T17:00:00+00:00'].map(row))
    const days = (zone: string) => slotsByDay(slots, zone).map(([day, times]) => `${day} ${times.length}`)
    expect(days('Europe/London')).toEqual(['2027-03-29 2'])
    expect(days('Asia/Shanghai')).toEqual(['2027-03-29 1', '2027-03-30 1'])
    expect(days('Pacific/Honolulu')).toEqual(['2027-03-28 1', '2027-03-29 1'])
  })
  it('has its day in parts', () =>
    expect(dayParts('2027-03-29')).toEqual({
      ...{ weekday: 'Mon', date: '29', month: 'Mar', name: 'Monday 29 March' },
    }))
  it('has the length of its kind, and none of a kind that is not offered', () => {
    const [slot] = parseSlots([row('2027-03-29T08:00:00+00:00')])
    expect(slotsOfKind([slot!], 'in_person')).toEqual([{ startsAt: slot!.startsAt, minutes: 45 }])
    expect(slotsOfKind([slot!], 'video')).toEqual([])
  })
  it('of another shape is skipped', () => expect(parseSlots([{ starts_at: 'soon' }, null, 7])).toEqual([]))
})

describe('A response with free times', () => {
  const today = '2027-03-01'
  const hourly = (count: number) =>
    parseSlots(Array.from({ length: count }, (_, n) => row(new Date(Date.UTC(2027, 2, 15, n)).toISOString())))
  it('covers the days that were requested', () => expect(daysCovered(hourly(999), 61, today)).toBe(61))
  it('ends on the day of its last time, which may have others, once it is full', () =>
    expect(daysCovered(hourly(1000), 61, today)).toBe(55))
})

describe('A refused slot', () => {
  const failure = { kind: 'refused', code: 'PT409', hint: 'slot-taken', message: 'Somebody else has it.' } as const
  it('is shown at the time, with the nearest three', () => {
    expect(refusedFields(failure)).toEqual({ viewing: 'Somebody else has it.' })
    expect(nearestTimes({ ...failure, details: '["2027-03-29T08:00:00+00:00"]' })).toEqual([
      new Date('2027-03-29T08:00:00Z'),
    ])
    for (const details of ['', 'no', '{}', 'null']) expect(nearestTimes({ ...failure, details })).toEqual([])
  })
})

it('A time above the limit of the sender is refused at the time, where a date can be typed instead', () => {
  const message = 'Many viewings have been booked this hour. Please type a date and time, or call us.'
  const failure = { kind: 'refused', code: 'rate_limit', hint: 'slots-rate-limit', message } as const
  expect(refusedFields(failure)).toEqual({ viewing: message })
  expect(nearestTimes(failure)).toEqual([])
})

describe('A viewing at a secret address', () => {
  it('is read, or nothing of another shape is', () => {
    const expired = { state: 'expired', renewable: true }
    expect(parseLinkedViewing(expired)).toEqual({ ...expired, appointment: 'viewing' })
    const viewing = { state: 'booked', starts_at: '2027-03-29T08:00:00+00:00', minutes: 30, kind: 'video' }
    const listing = { listing_id: null, title: 'A home', slug: 'a-home' }
    expect(parseLinkedViewing({ ...viewing, ...listing })).toMatchObject({ state: 'booked', listingId: '' })
    for (const other of [null, {}, { state: 'sold' }, { ...viewing, minutes: 'x' }])
      expect(parseLinkedViewing(other)).toBeNull()
  })
  it('can be cancelled, but not moved, if its home is off the market', () => {
    const row = { starts_at: '2027-03-29T08:00:00+00:00', minutes: 30, kind: 'video', title: 'A home', slug: '' }
    const can = (changes: Record<string, unknown>) => {
      const viewing = parseLinkedViewing({ ...row, listing_id: 'a', ...changes })
      return [canCancel(viewing), canMove(viewing)]
    }
    expect(can({ state: 'booked' })).toEqual([true, true])
    expect(can({ state: 'requested', listing_id: null })).toEqual([true, false])
    expect(can({ state: 'booked', listing_id: null, appointment: 'valuation' })).toEqual([true, true])
    for (const gone of [{ state: 'cancelled' }, { state: 'expired', renewable: true }, { state: 'unknown' }])
      expect(can(gone)).toEqual([false, false])
  })
})

describe('A held visit', () => {
  const requested = new Date('2026-12-01T09:30:00Z')

  it('is at the time of the response', () =>
    expect(
      parseHeldVisit({ id: 'a1', state: 'booked', starts_at: '2026-12-01T11:00:00+00:00', minutes: 45 }, requested),
    ).toEqual({
      id: 'a1',
      startsAt: new Date('2026-12-01T11:00:00Z'),
      minutes: 45,
      isBooked: true,
    }))
  // The id of the request is a secret, which a calendar must not have.
  it('is at the requested time without an id of its own if the response cannot be read', () =>
    expect(parseHeldVisit({ state: 'booked', starts_at: '2026-12-01T11:00Z', minutes: 45 }, requested)).toEqual({
      id: '',
      startsAt: requested,
      minutes: 0,
      isBooked: false,
    }))
})
