import { describe, expect, it } from 'vitest'
import { factGroups } from '../../../../../src/domain/listing/facts/fact-groups'
import { leaseYears } from '../../../../../src/domain/listing/facts/lease-years'
import { parseFacts } from '../../../../../src/domain/listing/facts/fact-schema'
import { neededFacts } from '../../../../../src/domain/listing/facts/missing-facts'
import type { Listing } from '../../../../../src/domain/listing/listing'
import { parseListing } from '../../../../../src/domain/listing/parse-listing'
import { completeListing } from '../../../../complete-listing'

const today = new Date('2026-11-22T12:00:00Z')
const row = {
  id: 'd1',
  slug: 'royal-hill-cottage',
  listing_type: 'sale',
  title: 'Royal Hill Cottage',
  area: 'Greenwich',
  price: 875000,
  beds: 2,
  baths: 1,
  gallery: ['/pictures/royal-hill-cottage/exterior.webp'],
  description: 'A cottage.',
  features: [],
}
const listing = (facts: Record<string, unknown>) => parseListing({ ...row, ...facts }) as Listing
/** The table's text for each label. */
const rowsOf = (facts: Record<string, unknown>) =>
  Object.fromEntries(
    factGroups(listing(facts), today).flatMap(({ rows }) => rows.map(({ label, text }) => [label, text])),
  )

describe('The table of facts', () => {
  it('counts the years that are left of a lease from today', () => {
    expect(leaseYears('2117-06-24', today)).toBe(90)
    expect(leaseYears('2117-11-21', today)).toBe(90)
    expect(leaseYears('2117-11-22', today)).toBe(91)
    expect(rowsOf({ tenure: 'leasehold', lease_end: '2020-01-01' })['Lease']).toBe('Ended on 1 January 2020')
  })
  it('counts whole days in London, up to the last day of the lease', () => {
    // Midnight in London, where it is summer.
    const hours = ['2026-06-23T23:00:00Z', '2026-06-24T09:00:00Z', '2026-06-24T22:59:00Z']
    for (const at of hours) expect(leaseYears('2117-06-24', new Date(at)), at).toBe(91)
    expect(leaseYears('2117-06-24', new Date('2026-06-24T23:00:00Z'))).toBe(90)
    expect(leaseYears('2116-02-29', new Date('2027-03-01T12:00:00Z'))).toBe(88)
    const lastDay = { tenure: 'leasehold', lease_end: '2026-11-22' }
    expect(rowsOf(lastDay)['Lease']).not.toMatch(/^Ended/)
  })
  it.each(['guide_price', 'offers_over', 'offers_in_region', 'fixed_price'])('explains the price term %s', (term) =>
    expect(rowsOf({ price_qualifier: term })['Price qualifier']).toMatch(/; the seller .*(price|offer)/),
  )
  it('has no explanation of an asking price', () =>
    expect(rowsOf({ price_qualifier: 'asking_price' })['Price qualifier']).toBe('Asking price'))
  it('shows a charge with its year, and a zero charge', () => {
    expect(rowsOf({ service_charge: 3200, service_charge_year: 2026 })['Service charge']).toBe('£3,200 for 2026')
    expect(rowsOf({ ground_rent: 0 })['Ground rent']).toBe('None')
    expect(rowsOf({ ground_rent: 250, ground_rent_review: 'Doubles every 25 years' })['Ground rent']).toBe(
      '£250 a year, doubles every 25 years',
    )
  })
  it('shows a deposit in weeks of rent', () =>
    expect(rowsOf({ listing_type: 'rent', price: 4750, deposit: 5480.76, holding_deposit: 1096.15 })).toMatchObject({
      Deposit: '£5,480.76, five weeks’ rent, in a protection scheme',
      'Holding deposit': '£1,096.15, one week’s rent; counts towards the first month',
    }))
  it.each([
    ['company_let', 2400],
    ['resident_landlord', 2400],
    ['student_block', 2400],
    ['rent_over_100k', 9000],
    [null, 9000],
  ])('promises no protection of the deposit of %s at £%d', (tenancy, price) =>
    expect(rowsOf({ listing_type: 'rent', price, tenancy, deposit: 1000 })['Deposit']).toBe('£1,000.00'),
  )
  it('shows heating and mains in one line', () =>
    expect(
      rowsOf({ heating: 'gas_boiler', water: 'mains', electricity: 'mains', sewerage: 'septic_tank' })['Heating'],
    ).toBe('Gas boiler; mains water and electricity; sewerage: septic tank'))
  it('says that sharers may need a licence, and from which council', () =>
    expect(rowsOf({ listing_type: 'rent', licence: 'not_needed', local_authority: 'Southwark' })['Licence']).toBe(
      'None for one household. Sharers: ask us or Southwark',
    ))
  it('shows from whom it is requested, and since when', () => {
    const groups = factGroups(listing({ fact_notes: { rights: { state: 'asked', checked_on: '2026-11-12' } } }), today)
    expect(groups).toEqual([
      {
        name: 'Building',
        rows: [
          {
            label: 'Rights of way',
            text: 'We have asked the seller',
            requested: true,
            source: 'Not known on 12 November 2026',
          },
        ],
      },
    ])
  })
  it('shows a fact without a text of its own by its kind', () =>
    expect(rowsOf({ ev_charging: false, tenure: 'freehold', rights: [], restrictions: ['listed_2', 'tpo'] })).toEqual({
      'EV charging': 'No',
      Tenure: 'Freehold',
      'Rights of way': 'None known',
      Restrictions: 'Grade II listed, protected tree',
    }))
  it('shows that a part of a line is requested', () =>
    expect(rowsOf({ heating: 'communal', fact_notes: { water: { state: 'asked' } } })).toEqual({
      Heating: 'Communal heating',
      Water: 'We have asked the seller',
    }))
  it('shows why a fact does not apply', () =>
    expect(
      rowsOf({ fact_notes: { ground_rent: { state: 'not_applicable', source: 'Freehold: no ground rent' } } }),
    ).toEqual({ 'Ground rent': 'Freehold: no ground rent' }))
  it('has no empty group', () => expect(factGroups(listing({}), today)).toEqual([]))
  it.each(['sale', 'rent'] as const)('shows every fact that a %s needs, except those in the energy chart', (type) => {
    const full: Record<string, unknown> = completeListing(type)
    const table = (changes: Record<string, unknown>) =>
      JSON.stringify(factGroups(listing({ ...full, ...changes }), today))
    const undisplayed = neededFacts(type, parseFacts(full)).filter((column) => table({}) === table({ [column]: null }))
    expect(undisplayed).toEqual(['epc_rating', 'epc_potential', 'epc_expires'])
  })
})
