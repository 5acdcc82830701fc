import { describe, expect, it } from 'vitest'
import { firstViewingDay, withinViewingHours } from '../../../../src/domain/enquiry/viewing-hours'

describe('Viewing hours', () => {
  it.each([
    ['before opening', '2027-03-29T07:10', '2027-03-29T09:00'],
    ['after closing', '2027-04-03T18:00', '2027-04-03T15:30'],
    ['in office hours', '2027-03-29T14:30', '2027-03-29T14:30'],
  ])('moves a viewing time %s into the office hours of its day', (_when, wall, within) =>
    expect(withinViewingHours(wall)).toBe(within),
  )
  it.each([
    ['2027-03-26T17:59', '2027-03-26'],
    ['2027-03-26T18:00', '2027-03-27'],
    ['2027-03-27T20:30', '2027-03-29'],
  ])('from %s on, the first viewing day is %s', (from, day) => expect(firstViewingDay(from)).toBe(day))
})
