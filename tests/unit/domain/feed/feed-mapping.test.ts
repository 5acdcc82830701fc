import { describe, expect, it } from 'vitest'
import { compareFeed } from '../../../../src/domain/feed/compare-feed'
import { changedRow, type PresentListing } from '../../../../src/domain/feed/feed-plan'
import { fileOf, present } from './present'

/** The changes of a feed in one sale, on a day. */
function changesOf(values: Record<string, string>, there: Partial<PresentListing>, today = '2026-11-28') {
  const file = fileOf({ AGENT_REF: '99999_A1', ...values })
  const [changed] = compareFeed(file, [present('A1', there)], { branch: '99999', today }).changed
  return changed ? changedRow(changed) : null
}

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

it.each([
  // The record, the listing's columns, the changes.
  ['0', { property_type: 'flat' }, null],
  ['46', { property_type: 'flat' }, null],
  ['0', {}, { property_type: 'other' }],
  ['1', { property_type: 'other' }, { property_type: 'terraced_house' }],
])('PROP_SUB_ID %s, where the listing has %j', (code, there, change) => {
  expect(changesOf({ PROP_SUB_ID: code }, there)).toEqual(change)
})

describe('A price', () => {
  it.each([
    ['9', { price_qualifier: 'guide_price' }, null],
    ['9', {}, { price_qualifier: 'asking_price' }],
    ['0', { price_qualifier: 'guide_price' }, { price_qualifier: 'asking_price' }],
    ['1', { price_qualifier: 'guide_price' }, null],
    ['1', {}, null],
  ])('with the qualifier %s, where the listing has %j', (code, there, change) => {
    expect(changesOf({ PRICE: '425000', PRICE_QUALIFIER: code }, there)).toEqual(change)
  })

  it('on application is not published: a new home stays a draft with the reason, another one keeps its price', () => {
    const values = {
      PRICE: '1250000',
      PRICE_QUALIFIER: '1',
      DISPLAY_ADDRESS: 'Teal Row, Bow, London E3',
      STATUS_ID: '0',
    }
    const file = fileOf({ AGENT_REF: '99999_A1', ...values })
    const compare = (there: PresentListing[]) => compareFeed(file, there, { branch: '99999', today: '2026-11-28' })
    const { created, remarks } = compare([])
    expect(created[0]!.row).toMatchObject({ status: 'draft', price: null })
    expect(created[0]!.draftReasons).toContain('Fill in “Price”.')
    expect(remarks.map(({ field, reason }) => `${field}: ${reason}`)).toEqual([
      expect.stringMatching(/^PRICE_QUALIFIER: .*on application/),
    ])
    expect(compare([present('A1')])).toMatchObject({ changed: [], remarks: [{ field: 'PRICE_QUALIFIER' }] })
  })
})
