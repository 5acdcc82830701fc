import { describe, expect, it } from 'vitest'
import { changesOf } from './present'

describe('The end of a lease', () => {
  const years = { TENURE_UNEXPIRED_YEARS: '112' }

  it('comes from the feed’s years if it is empty, or differs by more than a year', () => {
    expect(changesOf(years, {})).toEqual({ lease_end: '2138-11-28' })
    expect(changesOf(years, { lease_end: '2136-11-28' })).toEqual({ lease_end: '2138-11-28' })
    expect(changesOf(years, { lease_end: '2199-06-24' })).toEqual({ lease_end: '2138-11-28' })
  })

  it.each(['2026-11-28', '2026-11-29', '2026-11-30', '2027-11-28'])(
    'does not move forward with the file: %s',
    (day) => {
      expect(changesOf(years, { lease_end: '2138-11-28' }, day)).toBeNull()
      // Typed by staff, from the deed.
      expect(changesOf(years, { lease_end: '2138-12-24' }, day)).toBeNull()
    },
  )
})

it.each([
  ['Doubles every 25 years', null],
  ['Every 25 years', null],
  ['Every 10 years', { ground_rent_review: 'Every 25 years' }],
  [null, { ground_rent_review: 'Every 25 years' }],
])('A ground rent review of 25 years, where the listing has “%s”', (there, change) => {
  expect(changesOf({ GROUND_RENT_REVIEW_PERIOD_YEARS: '25' }, { ground_rent_review: there })).toEqual(change)
})
