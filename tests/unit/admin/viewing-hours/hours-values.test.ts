import { describe, expect, it } from 'vitest'
import {
  attendeeText,
  emptyHours,
  hoursErrors,
  hoursRow,
  officeHoursValues,
  purposeValues,
} from '../../../../src/admin/viewing-hours/hours-values'
import { hoursValues, purposeText, rulesText, weekdaysText } from '../../../../src/domain/viewing/weekly-hours'

const good = { ...emptyHours, weekdays: [1, 2], opens: '09:00', closes: '17:00' }

describe('Hours for viewings', () => {
  it.each([
    [{}, {}],
    [{ weekdays: [] }, { weekdays: 'Please choose at least one day.' }],
    [{ opens: '' }, { opens: 'Please enter the first time.' }],
    [{ closes: '' }, { closes: 'Please enter the last time.' }],
    [{ closes: '09:15' }, { closes: 'Please leave room for one viewing of 30 minutes.' }],
    [{ every: '20' }, { every: 'Viewings would overlap. Please start them less often.' }],
  ])('%o → %o', (changes, errors) => expect(hoursErrors({ ...good, ...changes })).toEqual(errors))
  it('have their days in words', () => {
    expect(weekdaysText([5, 1, 2, 3, 4])).toBe('Monday to Friday')
    expect(weekdaysText([6])).toBe('Saturday')
    expect(weekdaysText([3, 1])).toBe('Monday, Wednesday')
  })
  it('say that a person gives no times without access, or as a reader', () => {
    const ada = { name: 'Ada', active: false, ended: false }
    expect([{ ...ada, active: true }, ada, { ...ada, ended: true }, undefined].map(attendeeText)).toEqual([
      'Ada',
      'Ada (a reader: gives no times)',
      'Ada (access removed: gives no times)',
      'somebody',
    ])
  })
  it('are stored and read as the same values', () => {
    const row = { ...hoursRow(good), opens: '09:00:00', closes: '17:00:00' }
    expect(hoursValues(row)).toEqual(good)
    expect(rulesText({ ...good, selfConfirming: true })).toBe(
      '30 minutes, every 60 minutes, in person or by video, 24 hours’ notice, confirmed at once',
    )
  })
  it('for valuation visits are in person, by a named person, with the journey between', () => {
    const visits = { ...good, listing: 'x', ...purposeValues('valuation') }
    expect(hoursErrors(visits)).toEqual({ attendee: 'Please choose who visits.' })
    expect(hoursErrors({ ...visits, attendee: '1', every: '30' })).toEqual({
      every: 'Visits would overlap. Please start them less often.',
    })
    expect(hoursRow(visits)).toMatchObject({ property_id: null, in_person: true, by_video: false, gap_minutes: 30 })
    expect(`${purposeText(visits, '', 'Ada')}. ${rulesText(visits)}`).toBe(
      'Valuation visits, with Ada. 45 minutes, every 90 minutes, 30 minutes between appointments, 24 hours’ notice, ' +
        'confirmed by us',
    )
  })
  it('begin as our office hours', () =>
    expect(officeHoursValues()).toEqual([
      { ...emptyHours, weekdays: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:30' },
      { ...emptyHours, weekdays: [6], opens: '10:00', closes: '16:00' },
    ]))
})
