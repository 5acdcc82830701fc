import { describe, expect, it } from 'vitest'
import {
  alertText,
  listingLine,
  parseMatches,
  parseSeekers,
  hasCriteria,
  seekersText,
  wantedText,
  watchersText,
} from '../../../../src/admin/matching/matching'

describe('What somebody looks for', () => {
  it.each([
    [
      { type: 'rent', areas: ['Camden', 'Hackney'], beds: 2, max: 2500 },
      'To rent, 2 bedrooms or more, up to £2,500 a month, in or near Camden and Hackney',
    ],
    [
      { type: 'sale', areas: [], beds: 0, min: 400_000, max: 500_000 },
      'To buy, a studio or larger, £400,000 to £500,000',
    ],
    [{ areas: ['Camden'] }, 'In or near Camden'],
    [{ type: 'rent', areas: [], price: 2400 }, 'To rent, about £2,400 a month'],
    [{ areas: [] }, ''],
  ] as const)('is one line: %o', (wanted, text) =>
    expect(wantedText({ ...wanted, areas: [...wanted.areas] })).toBe(text),
  )

  it('is unknown if only a type is known', () => {
    expect(hasCriteria({ type: 'rent', areas: [] })).toBe(false)
    expect(hasCriteria({ areas: ['Camden'] })).toBe(false)
    expect(hasCriteria({ type: 'rent', areas: [], beds: 1 })).toBe(true)
  })
})

describe('Who looks for a listing', () => {
  const seekers = { watcher_count: 0, alert_count: 0, alerts: [], enquiry_count: 0, enquiries: [] }
  it.each([
    [0, 0, 'No alert and no open enquiry of the last 90 days asks for a home like this.'],
    [1, 0, '1 alert asks for a home like this.'],
    [8, 3, '8 alerts and 3 open enquiries ask for a home like this.'],
    [0, 1, '1 open enquiry asks for a home like this.'],
  ])('is counted: %i alerts, %i enquiries', (alerts, enquiries, text) =>
    expect(seekersText({ ...seekers, alert_count: alerts, enquiry_count: enquiries })).toBe(text),
  )

  it('counts the visitors who watch its price', () =>
    expect([0, 1, 2].map((count) => watchersText({ watcher_count: count }))).toEqual([
      '',
      '1 visitor saved it and gets emails about its price and status.',
      '2 visitors saved it and get emails about its price and status.',
    ]))

  it('shows the terms of an alert and no address', () => {
    const filters = { type: 'rent' as const, areas: ['Camden'], max: 3000, beds: 2 }
    expect(alertText({ filters, frequency: 'daily', since: '2026-11-03T10:00:00Z' })).toEqual({
      title: 'Homes to rent in Camden',
      note: 'Up to £3,000 a month, 2 bedrooms or more, emailed once a day since 3 November 2026',
    })
  })

  it('is not shown if an enquiry is of a kind that no home can be sent to', () => {
    const row = { id: 'e1', name: 'Mei', has_email: true, created_at: '', about: null, wanted: { areas: [] } }
    const read = (kind: string) =>
      parseSeekers({ ...seekers, is_live: true, enquiry_count: 1, enquiries: [{ ...row, kind }] })
    expect(read('inquiry')?.enquiries).toHaveLength(1)
    expect(() => read('telegram')).toThrow()
  })
})

it('The responses of the database are parsed, and null shows nothing', () => {
  expect([parseMatches(null), parseSeekers(null)]).toEqual([null, null])
  expect(() => parseMatches({ wanted: {} })).toThrow()
  const listing = { id: '1', slug: 'mews', title: 'Mews', area: null, listing_type: 'rent', price: 2400, beds: 0 }
  const matches = parseMatches({ wanted: {}, listings: [{ ...listing, baths: 1, picture: null }], sent: [] })
  expect(listingLine(matches!.listings[0]!)).toBe('£2,400 pcm\u00A0· Studio')
})
