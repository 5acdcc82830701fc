import { describe, expect, it, vi } from 'vitest'
import { firstViewingDay, inViewingHours, withinViewingHours } from '../../../../src/domain/enquiry/viewing-hours'
import { christmas } from '../../lib/time/christmas'

describe('Viewing hours', () => {
  it.each([
    ['before opening', '2027-04-12T07:10', '2027-04-12T09:00'],
    ['after closing', '2027-04-03T18:00', '2027-04-03T15:30'],
    ['in office hours', '2027-04-12T14:30', '2027-04-12T14:30'],
  ])('move a viewing time %s into the office hours of its day', (_when, wall, within) =>
    expect(withinViewingHours(wall)).toBe(within),
  )
  it.each([
    ['2027-04-09T17:59', '2027-04-09'],
    ['2027-04-09T18:00', '2027-04-10'],
    ['2027-04-10T20:30', '2027-04-12'],
    ['2027-03-25T20:30', '2027-03-27'],
    ['2026-12-24T18:00', '2026-12-29'],
  ])('from %s on, the first viewing day is %s', (from, day) => expect(firstViewingDay(from)).toBe(day))
  it('follow the special days of the page', () => {
    const short = { day: '2027-01-02', opens: 600, closes: 620, name: 'Stocktaking' }
    vi.stubGlobal('document', {
      querySelector: () => ({ getAttribute: () => JSON.stringify([...christmas, short]) }),
    })
    expect(withinViewingHours('2026-12-24T16:00')).toBe('2026-12-24T12:30')
    expect(inViewingHours('2026-12-30T11:00')).toBe(false)
    // Too short for a viewing.
    expect(inViewingHours('2027-01-02T10:00')).toBe(false)
    expect(firstViewingDay('2026-12-24T12:40')).toBe('2027-01-04')
    vi.unstubAllGlobals()
  })
})
