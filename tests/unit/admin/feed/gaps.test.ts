import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  formProblems,
  gapColumns,
  gapRow,
  gapSchema,
  type GapValues,
  parseGaps,
  remainingProblems,
  unsentGaps,
} from '../../../../src/admin/feed/gaps'
import { completeListing } from '../../../complete-listing'

const today = '2026-11-26'
/** A complete letting, apart from the given values. */
const gap = (changes: Record<string, unknown> = {}) =>
  parseGaps([
    {
      ...completeListing('rent', { slug: 'a', gallery: ['/a.webp'], price: 2000 }),
      ...{ id: '1', updated_at: 'now', status: 'draft', feed_status: 'let_agreed', fact_notes: {}, ...changes },
    },
  ]).listings[0]!
const typed = (value: string) => ({ value, isRequested: false })

describe('A home of a feed that cannot go live', () => {
  it('shows the facts that it lacks', () => {
    const listing = gap({ heating: null, council_tax_band: null })
    expect(gapColumns(listing, {}, today).sort()).toEqual(['council_tax_band', 'heating'])
    expect(listing.feedStatus).toBe('let_agreed')
  })

  it('asks for what a typed value needs', () => {
    const listing = gap({ licence: null, licence_number: null })
    expect(gapColumns(listing, { licence: typed('selective') }, today)).toEqual(['licence', 'licence_number'])
  })

  it('is complete with values and facts that wait for the owner', () => {
    const listing = gap({ heating: null, council_tax_band: null, fact_notes: { water: { state: 'asked' } } })
    const values: GapValues = { heating: { value: '', isRequested: true }, council_tax_band: typed('D') }
    expect(remainingProblems(listing, values, today)).toEqual([])
    expect(gapRow(listing, values, today)).toEqual({
      council_tax_band: 'D',
      fact_notes: { water: { state: 'asked' }, heating: { state: 'asked', checked_on: today } },
    })
  })

  it('reads lists, amounts and counts as the database stores them', () => {
    const listing = gap({ parking: null, holding_deposit: null, baths: null, flooded_last_5_years: null })
    const values = {
      parking: typed('permit,garage'),
      holding_deposit: typed('£461.53'),
      baths: typed('2'),
      flooded_last_5_years: typed('no'),
    }
    expect(gapRow(listing, values, today)).toMatchObject({
      ...{ parking: ['permit', 'garage'], holding_deposit: 461.53, baths: 2, flooded_last_5_years: false },
    })
  })

  it('keeps the value that a colleague stored while another was typed', () => {
    const typing = { heating: typed('electric'), council_tax_band: typed('D') }
    const listing = gap({ heating: 'gas_boiler', council_tax_band: null })
    expect(gapColumns(listing, typing, today)).toEqual(['council_tax_band'])
    expect(gapRow(listing, typing, today)).toEqual({ council_tax_band: 'D', fact_notes: {} })
    // A value replaces the note that it waits for the owner.
    const waiting = gap({ heating: null, fact_notes: { heating: { state: 'asked' } } })
    expect(gapRow(waiting, typing, today)).toMatchObject({ fact_notes: {} })
    expect(gapColumns(waiting, typing, today)).toEqual(['heating'])
  })

  it('keeps what was typed during a save', () => {
    const sent = { heating: typed('electric'), council_tax_band: typed('D') }
    const now = { heating: typed('electric'), council_tax_band: typed('E'), water: { value: '', isRequested: true } }
    expect(unsentGaps(now, sent)).toEqual({ council_tax_band: typed('E'), water: { value: '', isRequested: true } })
  })

  it('leaves texts and pictures to the form of the listing', () => {
    const listing = gap({ gallery: null, description: null })
    expect(formProblems(listing).map(({ column }) => column)).toEqual(['gallery', 'description'])
    expect(gapColumns(listing, {}, today)).toEqual([])
  })

  it('refuses a deposit above the legal maximum, and a count that is none', () => {
    const listing = gap({ holding_deposit: null, baths: null })
    const messages = (values: GapValues) => safeParse(gapSchema(listing), values).issues?.map(({ message }) => message)
    expect(messages({ holding_deposit: typed('900') })?.join()).toContain('£461.53 or less')
    expect(messages({ baths: typed('two') })).toEqual(['Enter bathrooms as a whole number.'])
    expect(messages({ baths: typed('2'), holding_deposit: undefined as never })).toBeUndefined()
  })
})

it('The number of all homes that wait is known, with the first hundred alone', () => {
  const rows = [
    { id: '1', feed_status: 'live', total: 812 },
    { id: '2', feed_status: 'unknown' },
  ]
  expect(parseGaps(rows)).toMatchObject({ listings: [{ id: '1' }], total: 811 })
  expect(parseGaps([]).total).toBe(0)
})

it('A row that its feed does not publish is no gap', () =>
  expect(parseGaps([{ id: '1', feed_status: 'draft' }, { id: '2' }, null].filter(Boolean)).listings).toEqual([]))
