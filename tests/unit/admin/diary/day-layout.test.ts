import { describe, expect, it } from 'vitest'
import { axisHours, openingMinute, placeSideBySide } from '../../../../src/admin/diary/day-layout'
import { tightJourneys } from '../../../../src/admin/diary/journeys'
import { peopleOf, personOf, viewingsOfPerson } from '../../../../src/admin/diary/people'
import { initialsOf } from '../../../../src/admin/query/accounts'
import { parseDiary } from '../../../../src/domain/viewing/viewing'
import { diaryRow } from '../../domain/viewing/diary-row'

const at = (time: string, minutes = 30, state: 'booked' | 'cancelled' = 'booked') => ({
  ...{ startsAt: new Date(`2026-11-27T${time}:00Z`), minutes, state },
})

describe('A day of the diary', () => {
  const columns = (...viewings: ReturnType<typeof at>[]) =>
    placeSideBySide(viewings).placed.map(({ column, columns }) => `${column + 1} of ${columns}`)

  it('has appointments one after the other at full width', () => {
    expect(columns(at('09:30'), at('10:00'), at('11:00'))).toEqual(['1 of 1', '1 of 1', '1 of 1'])
  })
  it('has appointments at the same time side by side', () => {
    expect(columns(at('09:30'), at('09:30'), at('09:45'), at('12:00'))).toEqual([
      ...['1 of 3', '2 of 3', '3 of 3', '1 of 1'],
    ])
  })
  it('uses a column again that has become free', () => {
    expect(columns(at('09:00', 120), at('09:00'), at('09:30'))).toEqual(['1 of 2', '2 of 2', '2 of 2'])
  })
  it('has at most some side by side in a week, and says how many more there are', () => {
    const four = [at('09:00', 60), at('09:00', 60), at('09:15'), at('09:30')]
    const { placed, more } = placeSideBySide(four, 3)
    expect(placed.map(({ column, columns }) => `${column + 1} of ${columns}`)).toEqual(['1 of 3', '2 of 3'])
    expect(more).toEqual([{ from: 555, until: 600, column: 2, columns: 3, count: 2 }])
    expect(placeSideBySide(four.slice(1), 3)).toMatchObject({ placed: [{}, {}, {}], more: [] })
  })
  it('gives a cancelled appointment no column that another needs', () => {
    const cancelled = at('09:00', 30, 'cancelled')
    expect(columns(cancelled, at('09:00'))).toEqual(['2 of 2', '1 of 2'])
    expect(columns(cancelled, at('09:15', 60), at('10:00'))).toEqual(['2 of 2', '1 of 2', '2 of 2'])
    expect(placeSideBySide([cancelled, at('09:00')], 3)).toMatchObject({ placed: [{ columns: 1 }], more: [] })
    expect(placeSideBySide([cancelled], 3).placed).toHaveLength(1)
  })
  it('draws a short appointment as half an hour, so that its text fits', () => {
    expect(placeSideBySide([at('09:00', 10)]).placed[0]).toMatchObject({ from: 540, until: 570 })
    expect(columns(at('09:00', 10), at('09:15', 10))).toEqual(['1 of 2', '2 of 2'])
  })
  it('is in the order of the start, whatever the order of the rows', () => {
    expect(placeSideBySide([at('11:00'), at('09:00')]).placed.map(({ from }) => from)).toEqual([540, 660])
  })
  it('shows eight to eight, and more if an appointment is outside', () => {
    expect(axisHours([])).toEqual({ from: 8, to: 20 })
    expect(axisHours([at('07:45'), at('20:30', 45)])).toEqual({ from: 7, to: 22 })
    expect(axisHours([at('23:30', 90)])).toEqual({ from: 8, to: 24 })
  })
  it.each<[string, number | null, string]>([
    ['07:00', 540, 'the first appointment ahead, before the axis begins'],
    ['10:15', 615, 'now'],
    ['10:50', 630, 'the start of an appointment that still runs'],
    ['18:00', null, 'its top, after the last one'],
  ])('opens at %s at minute %s: %s', (time, minute) =>
    expect(openingMinute([at('09:00'), at('10:30')], at(time).startsAt)).toBe(minute),
  )
  it('has London hours in summer', () => {
    expect(placeSideBySide([{ ...at('09:30'), startsAt: new Date('2026-07-01T09:30:00Z') }]).placed[0]?.from).toBe(630)
  })
})

describe('The people of the diary', () => {
  const accounts = [
    { id: 'amara', name: 'Amara Lewis', active: true, ended: false },
    { id: 'daniel', name: 'Daniel', active: true, ended: false },
  ]
  const viewings = parseDiary([
    diaryRow('2026-11-27T09:30:00Z', { attendee_id: 'daniel', host: 'Daniel' }),
    diaryRow('2026-11-27T10:30:00Z', { attendee_id: 'amara', host: 'Amara Lewis' }),
    diaryRow('2026-11-27T11:30:00Z', { host: 'Mrs Hale' }),
  ])
  it.each([
    ['Amara Lewis', 'AL'],
    ['Daniel', 'DA'],
    ['Lin-Yue van der Berg', 'LB'],
    ['王伟', '王伟'],
    ['', '?'],
  ])('%s has the initials %s', (name, initials) => expect(initialsOf(name)).toBe(initials))
  it('have a colour each, and grey without an account', () => {
    const [amara, daniel, hale] = ['amara', 'daniel', 'Mrs Hale'].map((key) => personOf(key, key, accounts).strong)
    expect(new Set([amara, daniel, hale]).size).toBe(3)
    expect(hale).toBe('bg-ink-2')
  })
  it('say whose access has been removed, in grey', () => {
    const ended = accounts.map((account) => ({ ...account, ended: true }))
    expect(personOf('daniel', 'Daniel', ended)).toMatchObject({
      ...{ name: 'Daniel (access removed)', initials: 'DA', strong: 'bg-ink-2' },
    })
  })
  const names = (me: string, chosen = '', among = viewings) =>
    peopleOf(among, accounts, me, chosen).map(({ name }) => name)
  it('are listed by name, without whoever is signed in, whose filter is “Mine”', () => {
    expect(names('')).toEqual(['Amara Lewis', 'Daniel', 'Mrs Hale'])
    expect(names('daniel')).toEqual(['Amara Lewis', 'Mrs Hale'])
    expect(names('daniel', 'me')).toEqual(['Amara Lewis', 'Mrs Hale'])
  })
  it('include the chosen person, also without an appointment in these days', () => {
    expect(names('daniel', 'amara', [])).toEqual(['Amara Lewis'])
    expect(names('daniel', 'Mrs Hale', [])).toEqual(['Mrs Hale'])
    expect(names('daniel', 'Mrs Hale')).toEqual(['Amara Lewis', 'Mrs Hale'])
  })
  it('filter the appointments', () => {
    const count = (person: string) => viewingsOfPerson(viewings, person, 'daniel').length
    expect(['', 'me', 'amara', 'Mrs Hale', 'nobody'].map(count)).toEqual([3, 1, 1, 1, 0])
  })
})

describe('A journey between two appointments', () => {
  const [fulham, kensington] = [
    { latitude: 51.479, longitude: -0.201, property_id: 'a', title: 'Eel Brook Studio', meeting_place: 'A' },
    { latitude: 51.4945, longitude: -0.1853, property_id: 'b', title: 'Cornwall Gardens', meeting_place: 'B' },
  ]
  const journeys = (second: string, changes = {}, now = '2026-11-27T08:00:00Z') =>
    [
      ...tightJourneys(
        parseDiary([
          diaryRow('2026-11-27T09:30:00Z', { ...fulham, attendee_id: 'amara' }),
          diaryRow(`2026-11-27T${second}:00Z`, { ...kensington, attendee_id: 'amara', ...changes }),
        ]),
        new Date(now),
      ).values(),
    ].map(({ text, isLate }) => `${text}${isLate ? ', late' : ''}`)
  it('is mentioned where the time is short', () => {
    expect(journeys('10:30')).toEqual(['20 min from Eel Brook Studio: leave by 10:10'])
    expect(journeys('10:10')).toEqual(['20 min from Eel Brook Studio: leave by 09:50, late'])
  })
  it('is none between appointments at the same time: both clash, also at one place', () => {
    const clash = ['Clashes with Cornwall Gardens, 09:45 to 10:15', 'Clashes with Eel Brook Studio, 09:30 to 10:00']
    expect(journeys('09:45')).toEqual(clash.map((text) => `${text}, late`))
    expect(journeys('09:45', fulham)).toHaveLength(2)
  })
  it('is not mentioned with time to spare, at one place, by another person, or if it is cancelled', () => {
    expect(journeys('10:40')).toEqual([])
    expect(journeys('10:10', fulham)).toEqual([])
    expect(journeys('10:10', { attendee_id: 'daniel' })).toEqual([])
    expect(journeys('10:10', { state: 'cancelled' })).toEqual([])
    expect(journeys('10:10', {}, '2026-11-27T10:10:00Z'), 'it has begun').toEqual([])
  })
})
