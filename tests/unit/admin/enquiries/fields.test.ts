import { describe, expect, it } from 'vitest'
import { fieldsOf, summaryLine, isOutsideOfficeHours } from '../../../../src/admin/enquiries/fields'
import { christmas } from '../../lib/time/christmas'
import { enquiry, id } from './enquiry'

describe('The fields of an enquiry', () => {
  const rental = enquiry({
    kind: 'inquiry',
    type: 'rent',
    details: {
      id,
      name: 'x',
      property_id: id,
      employment_status: 'employed',
      current_position: 'Surveyor',
      annual_income: 62000,
      preferred_viewing_date: '2027-03-28T09:00:00+00:00',
      preferred_move_date: '2027-04-02',
      message: null,
      source_page: 'Flyer',
    },
  })
  it('are all shown in words and London time, including unknown ones', () =>
    expect(fieldsOf(rental, []).map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Employment: Employed',
      'Position: Surveyor',
      'Annual income: £62,000',
      'Viewing: Sunday 28 March 2027, 10:00 (outside office hours)',
      'Move in: 2 April 2027',
      'source page: Flyer',
    ]))
  it('have the visitor’s time after the one in London', () => {
    const details = { preferred_viewing_date: '2027-01-28T14:30:00Z', viewer_time_zone: 'Africa/Lagos' }
    expect(fieldsOf({ ...rental, details }, [])).toEqual([
      { label: 'Viewing', value: 'Thursday 28 January 2027, 14:30 (15:30 in Lagos)' },
    ])
  })
  it('of a valuation include its purpose, and in the list only the property', () => {
    const valuation = enquiry({
      kind: 'booking',
      type: 'switch',
      details: { property_types: ['newFlat', 'secondHandHouse'], postcode: 'N1 2AA' },
    })
    expect(fieldsOf(valuation, [])[0]).toEqual({ label: 'Valuation for', value: 'Thinking of switching agent' })
    expect(summaryLine(valuation, [])).toBe('New-build flat, Existing house')
  })
  it('in one line are the message', () =>
    expect(summaryLine(enquiry({ message: 'Good\n\nmorning' }), [])).toBe('Good morning'))
})

describe('The fields of an enquiry', () => {
  it.each([
    ['2026-11-23T09:00:00Z', false],
    ['2026-11-23T18:29:00Z', false],
    ['2026-11-23T18:30:00Z', true],
    ['2026-11-23T01:30:00Z', true],
    ['2026-11-22T12:00:00Z', true],
    ['2026-11-21T15:30:00Z', false],
    ['2026-11-21T16:00:00Z', true],
    ['2026-07-01T08:00:00Z', false],
    ['2026-07-01T07:59:00Z', true],
    ['infinity', false],
    [null, false],
  ])('a viewing at %s is outside office hours: %s', (at, odd) =>
    expect(isOutsideOfficeHours({ details: { preferred_viewing_date: at } }, [])).toBe(odd),
  )
  it('know the special days of the office', () => {
    const eve = enquiry({ kind: 'inquiry', details: { preferred_viewing_date: '2026-12-24T15:00:00Z' } })
    expect([isOutsideOfficeHours(eve, []), isOutsideOfficeHours(eve, christmas)]).toEqual([false, true])
    expect(fieldsOf(eve, christmas)[0]?.value).toContain('(outside office hours)')
  })
})
