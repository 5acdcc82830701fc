import { describe, expect, it } from 'vitest'
import {
  viewingValues,
  requestedViewing,
  clashing,
  isSameViewing,
  minuteChoices,
  parseViewings,
  recordedPlace,
  tidyViewing,
  type ViewingValues,
  viewingErrors,
  viewingText,
  visitorClock,
} from '../../../../src/admin/enquiries/viewing'
import { clashNotice, conflictNotice } from '../../../../src/admin/enquiries/viewing-notices'

const now = new Date('2026-11-23T09:00:00Z')
const row = {
  id: '1',
  starts_at: '2026-12-01 10:30:00+00',
  minutes: 30,
  kind: 'in_person',
  meeting_place: '4 Cornwall Gardens, London SW7 4AJ',
  host: 'Priya Nair',
  note: 'Ring twice.',
  state: 'booked',
  sequence: 2,
}
const [viewing] = parseViewings([row]) as [ReturnType<typeof parseViewings>[number]]
const usual = { meetingPlace: '4 Cornwall Gardens, London SW7 4AJ', host: 'Priya Nair' }
const values: ViewingValues = {
  ...{ day: '2026-12-01', time: '10:30', minutes: '30', kind: 'in_person' },
  ...usual,
  note: 'Ring twice.',
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
  })
  it('starts with the visitor’s request, if it is in the future', () => {
    const details = { preferred_viewing_date: '2027-06-01T09:30:00+00:00', viewing_kind: 'video' }
    expect(requestedViewing({ details }, now, usual)).toEqual({ ...values, kind: 'video', day: '2027-06-01', note: '' })
    const past = { ...details, preferred_viewing_date: '2026-11-20T10:00:00Z' }
    expect(requestedViewing({ details: past }, now, usual)).toEqual({
      ...values,
      kind: 'video',
      day: '',
      time: '',
      note: '',
    })
    expect(requestedViewing({ details: {} }, now, { meetingPlace: '', host: 'Ada' })).toMatchObject({
      meetingPlace: '',
      host: 'Ada',
      day: '',
      time: '',
      kind: 'in_person',
      minutes: '30',
    })
  })
  it.each<[Partial<ViewingValues>, ReturnType<typeof viewingErrors>]>([
    [{ day: '' }, { day: 'Please choose a day.' }],
    [{ time: '' }, { time: 'Please choose a time.' }],
    [{ day: '2026-11-23', time: '08:30' }, { time: 'Please choose a time to come.' }],
    [{ day: '2026-11-22' }, { day: 'Please choose a time to come.' }],
    [{ day: '2027-11-24' }, { day: 'Please choose a day within a year.' }],
    [{ day: '2027-03-28', time: '01:30' }, { time: 'Please choose another time: the clocks change that night.' }],
    [{ note: '你'.repeat(301) }, { note: 'Please use 300 characters or fewer for the note.' }],
    [{ note: '你'.repeat(300) }, {}],
    [
      { meetingPlace: '' },
      { meetingPlace: 'Please enter the address. The visitor’s emails and calendar entry give it.' },
    ],
    [{ meetingPlace: 'x'.repeat(301) }, { meetingPlace: 'Please use 300 characters or fewer for the address.' }],
    [{ kind: 'video', meetingPlace: '' }, {}],
    [{ host: '' }, { host: 'Please enter who meets the visitor. The visitor’s emails give the name.' }],
    [
      { kind: 'video', meetingPlace: '', host: '' },
      { host: 'Please enter who shows the home. The visitor’s emails give the name.' },
    ],
    [{ host: 'x'.repeat(101) }, { host: 'Please use 100 characters or fewer for the name.' }],
  ])('with %j has the errors %j', (changes, errors) =>
    expect(viewingErrors({ ...values, ...changes }, now)).toEqual(errors),
  )
  it('is stored without stray spaces, and by video without the address that was typed', () => {
    const typed = { ...values, meetingPlace: ' 4  Cornwall\u200b Gardens ', host: ' Priya  Nair ', note: ' Ring. ' }
    expect(tidyViewing(typed)).toMatchObject({ meetingPlace: '4 Cornwall Gardens', host: 'Priya Nair', note: 'Ring.' })
    expect(tidyViewing({ ...typed, kind: 'video' })).toMatchObject({ meetingPlace: '', host: 'Priya Nair' })
    for (const change of [{ meetingPlace: 'Elsewhere' }, { host: 'Ada' }])
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
    expect(recordedPlace({ address_line, postcode })).toBe(place),
  )
  it('that has begun keeps its time', () => {
    expect(viewingErrors(values, new Date('2026-12-01T10:40:00Z'), viewing)).toEqual({})
  })
  it('shows the visitor’s local time if it differs', () => {
    const clock = (zone: unknown) => visitorClock({ details: { viewer_time_zone: zone } }, viewing.startsAt)
    expect(['Asia/Shanghai', 'Europe/Lisbon', 'Mars/Olympus', null].map(clock)).toEqual([
      '18:30 in Shanghai',
      ...['', '', ''],
    ])
  })
  it('keeps an unusual duration', () => {
    expect(minuteChoices('25').map(({ value }) => value)).toEqual(['15', '25', '30', '45', '60', '90'])
  })
  it('clashes with another at the same time, not with the one before or after it', () => {
    const at = (time: string) => parseViewings([{ ...row, starts_at: `2026-12-01T${time}:00Z` }])
    expect(['10:00', '10:15', '10:45', '11:00'].map((time) => clashing(values, at(time)).length)).toEqual([0, 1, 1, 0])
    expect(clashNotice(at('10:15')).text).toContain('It begins on Tuesday 1 December 2026, 10:15 and takes 30 minutes.')
  })
  it('changed concurrently by a colleague is shown beside the user’s own', () => {
    const mine = { ...values, time: '12:00' }
    const { text } = conflictNotice(viewing, mine)
    expect(text).toContain(
      `changed it to Tuesday 1 December 2026, 10:30, 30 minutes, with Priya Nair at ${usual.meetingPlace}, “Ring twice`,
    )
    expect(text).toContain('You chose Tuesday 1 December 2026, 12:00, 30 minutes, with Priya Nair at 4 Cornwall')
    expect(conflictNotice({ ...viewing, state: 'cancelled' }, mine).text).toContain('Somebody else cancelled it')
  })
})
