import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { RequestError } from '../../../../src/admin/query/request-error'
import { conflictNotice, failureNotice, goneNotice } from '../../../../src/admin/viewings/viewing-notices'
import {
  isSameViewing,
  durationChoices,
  recordedAddressText,
  initialBookingValues,
  normaliseViewing,
  type ViewingValues,
  viewingText,
  viewingValues,
  visitorLocalTime,
} from '../../../../src/admin/viewings/viewing-values'
import { viewingErrors, viewingSchema } from '../../../../src/admin/viewings/viewing-errors'
import { defaultAttendee } from '../../../../src/admin/query/accounts'
import { parseViewings } from '../../../../src/domain/viewing/viewing'
import { diaryRow } from '../../domain/viewing/diary-row'

const now = new Date('2026-11-23T09:00:00Z')
const row = diaryRow('2026-12-01 10:30:00+00', {
  ...{ meeting_place: '4 Cornwall Gardens, London SW7 4AJ', attendee_id: 'priya', note: 'Ring twice.', sequence: 2 },
})
const [viewing] = parseViewings([row]) as [ReturnType<typeof parseViewings>[number]]
const priya = { id: 'priya', name: 'Priya Nair' }
const values: ViewingValues = {
  ...{ appointment: 'viewing', listing: 'home', day: '2026-12-01', time: '10:30', minutes: '30', kind: 'in_person' },
  ...{ meetingPlace: row.meeting_place, attendee: 'priya', host: 'Priya Nair', note: 'Ring twice.' },
}

describe('A viewing', () => {
  it('is parsed from the database, and skipped if its kind is unknown', () => {
    expect(viewingValues(viewing)).toEqual(values)
    expect(isSameViewing(viewing, values)).toBe(true)
    expect(parseViewings([{ ...row, kind: 'by telepathy' }])).toEqual([])
    expect(viewingText(viewing)).toBe(
      'Tuesday 1 December 2026, 10:30, 30 minutes, with Priya Nair at 4 Cornwall Gardens, London SW7 4AJ',
    )
    expect(viewingText({ ...viewing, kind: 'video', meetingPlace: '' })).toMatch(
      /30 minutes, with Priya Nair by video$/,
    )
    expect(viewingText({ ...viewing, meetingPlace: '' })).toMatch(/30 minutes, with Priya Nair$/)
  })
  it('starts with the visitor’s request, if it is in the future', () => {
    const details = {
      preferred_viewing_date: '2027-06-01T09:30:00+00:00',
      viewing_kind: 'video',
      property_id: 'home',
    }
    const enquiry = { kind: 'inquiry', about: 'Cornwall Gardens Apartment', details } as const
    const first = { ...values, kind: 'video', meetingPlace: '', note: '' } as const
    expect(initialBookingValues(enquiry, now, priya)).toEqual({ ...first, day: '2027-06-01' })
    const past = { ...details, preferred_viewing_date: '2026-11-20T10:00:00Z' }
    expect(initialBookingValues({ ...enquiry, details: past }, now, priya)).toEqual({ ...first, day: '', time: '' })
  })
  it('for an owner who asked for a valuation is a visit of an hour at their address', () => {
    const about = '1 Canonbury Row, N1 2AA'
    expect(initialBookingValues({ kind: 'request', about, details: {} }, now, priya)).toMatchObject({
      ...{ appointment: 'valuation', listing: '', minutes: '60', kind: 'in_person', meetingPlace: about },
    })
    expect(initialBookingValues({ kind: 'message', about: '', details: {} }, now, priya)).toMatchObject({
      ...{ appointment: 'viewing', listing: '', minutes: '30', meetingPlace: '' },
    })
  })
  it('is attended by the enquiry’s assignee, or else by whoever is signed in', () => {
    const accounts = [
      { ...priya, active: true, ended: false },
      { id: 'tom', name: 'Tom', active: false, ended: true },
    ]
    const me = { id: 'me', name: 'Ada' }
    expect(defaultAttendee(accounts, 'priya', me)).toMatchObject(priya)
    expect(defaultAttendee(accounts, '', me)).toBe(me)
    expect(defaultAttendee(accounts, 'tom', me), 'an ended account meets nobody').toBe(me)
  })
  it.each<[Partial<ViewingValues>, ReturnType<typeof viewingErrors>]>([
    [{ listing: '' }, { listing: 'Please choose the home to show.' }],
    [{ listing: '', appointment: 'valuation' }, {}],
    [{ day: '' }, { day: 'Please choose a day.' }],
    [{ time: '' }, { time: 'Please choose a time.' }],
    [{ day: '2026-11-23', time: '08:30' }, { time: 'Choose a time in the future.' }],
    [{ day: '2026-11-22' }, { day: 'Choose a time in the future.' }],
    [{ day: '2027-11-24' }, { day: 'Please choose a day within a year.' }],
    [{ day: '2027-03-28', time: '01:30' }, { time: 'Please choose another time: the clocks change that night.' }],
    [{ note: '你'.repeat(301) }, { note: 'Please use 300 characters or fewer for the note.' }],
    [{ note: '你'.repeat(300) }, {}],
    [
      { meetingPlace: '' },
      { meetingPlace: 'Please enter the address. The visitor’s emails and calendar entry give it.' },
    ],
    [
      { appointment: 'valuation', meetingPlace: '' },
      { meetingPlace: 'Please enter the address. The owner’s emails and calendar entry give it.' },
    ],
    [{ meetingPlace: 'x'.repeat(301) }, { meetingPlace: 'Please use 300 characters or fewer for the address.' }],
    [{ kind: 'video', meetingPlace: '' }, {}],
    [{ host: '' }, { host: 'Please enter who meets the visitor. The visitor’s emails give the name.' }],
    [
      { kind: 'video', meetingPlace: '', host: '' },
      { host: 'Please enter who shows the home. The visitor’s emails give the name.' },
    ],
    [{ host: 'x'.repeat(101) }, { host: 'Please use 100 characters or fewer for the name.' }],
  ])('with %j has the errors %j', (changes, errors) => {
    expect(viewingErrors({ ...values, ...changes }, now)).toEqual(errors)
    const { issues = [] } = v.safeParse(
      viewingSchema(() => now),
      { ...values, ...changes },
    )
    expect(Object.fromEntries(issues.map((issue) => [v.getDotPath(issue), issue.message]))).toEqual(errors)
  })
  it('is stored without stray spaces, and by video without the address that was typed', () => {
    const typed = { ...values, meetingPlace: ' 4  Cornwall\u200b Gardens ', host: ' Priya  Nair ', note: ' Ring. ' }
    expect(normaliseViewing(typed)).toMatchObject({
      meetingPlace: '4 Cornwall Gardens',
      host: 'Priya Nair',
      note: 'Ring.',
    })
    expect(normaliseViewing({ ...typed, kind: 'video' })).toMatchObject({ meetingPlace: '', host: 'Priya Nair' })
    expect(normaliseViewing({ ...typed, appointment: 'valuation' }).listing).toBe('')
    for (const change of [{ meetingPlace: 'Elsewhere' }, { host: 'Ada' }, { attendee: 'ada' }])
      expect(isSameViewing(viewing, { ...values, ...change })).toBe(false)
  })
  it.each([
    ['4 Cornwall Gardens', 'SW7 4AJ', '4 Cornwall Gardens, London SW7 4AJ'],
    ['4 Cornwall Gardens', null, '4 Cornwall Gardens, London'],
    ['4 Cornwall Gardens, London', 'SW7 4AJ', '4 Cornwall Gardens, London, SW7 4AJ'],
    ['4 Cornwall Gardens, London SW7 4AJ', 'SW7 4AJ', '4 Cornwall Gardens, London SW7 4AJ'],
    [' ', 'SW7 4AJ', ''],
    [null, 'SW7 4AJ', ''],
  ])('starts at the recorded address: %s, %s', (address_line, postcode, place) =>
    expect(recordedAddressText({ address_line, postcode })).toBe(place),
  )
  it('that has begun keeps its time', () => {
    expect(viewingErrors(values, new Date('2026-12-01T10:40:00Z'), viewing)).toEqual({})
  })
  it('shows the visitor’s local time if it differs', () => {
    const clock = (zone: unknown) => visitorLocalTime({ details: { viewer_time_zone: zone } }, viewing.startsAt)
    expect(['Asia/Shanghai', 'Europe/Lisbon', 'Mars/Olympus', null].map(clock)).toEqual([
      '18:30 in Shanghai',
      ...['', '', ''],
    ])
  })
  it('keeps an unusual duration', () => {
    expect(durationChoices('25').map(({ value }) => value)).toEqual(['15', '25', '30', '45', '60', '90'])
  })
  it('changed concurrently by a colleague is shown beside the user’s own', () => {
    const mine = { ...values, time: '12:00' }
    const { text } = conflictNotice(viewing, mine)
    expect(text).toContain(
      `changed it to Tuesday 1 December 2026, 10:30, 30 minutes, with Priya Nair at ${row.meeting_place}, “Ring twice`,
    )
    expect(text).toContain('You chose Tuesday 1 December 2026, 12:00, 30 minutes, with Priya Nair at 4 Cornwall')
    expect(conflictNotice({ ...viewing, state: 'cancelled' }, mine).text).toContain('It was cancelled meanwhile.')
  })
  it('changed concurrently to a time that the visitor chose says so, and blames nobody else', () => {
    const [moved] = parseViewings([{ ...row, by_visitor: true }]) as [typeof viewing]
    for (const { text } of [conflictNotice(moved, values), goneNotice(moved)])
      expect(text).toMatch(/^It has changed to Tuesday 1 December 2026, 10:30, .*\. The visitor chose this time\. /)
    expect(goneNotice(viewing).text).toMatch(/^Somebody else changed it to Tuesday/)
  })
  it('that was refused says why by the key of the error', () => {
    const text = (hint: string) => failureNotice(new RequestError({ kind: 'refused', message: 'any', hint }))?.text
    expect(text('viewing-cancelled')).toMatch(/Book another one\./)
    expect(text('viewing-time-out-of-range')).toMatch(/between now and one year from now/)
    expect(text('attendee-is-reader')).toMatch(/may only read/)
  })
})
