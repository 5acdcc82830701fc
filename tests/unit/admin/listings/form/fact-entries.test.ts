import { describe, expect, it } from 'vitest'
import {
  factEntriesOf,
  type FactEntries,
  factErrors,
  factRow,
  emptyFact,
} from '../../../../../src/admin/listings/form/fact-entries'
import { restoreValues } from '../../../../../src/admin/listings/form/restore-values'
import { changedFields } from '../../../../../src/admin/listings/form/field-values'
import { emptyListingValues } from '../../../../../src/admin/listings/form/form-row'

const entry = (value: string) => ({ ...emptyFact, value })

describe('The facts in the form', () => {
  const row = {
    property_type: 'flat',
    lift: false,
    deposit: '5480.76',
    bills_included: ['water', 'heating'],
    restrictions: [],
    mobile: { EE: 'good', Three: 'limited' },
    fact_notes: { water: { state: 'asked', source: 'Landlord', checked_on: '2026-11-12' } },
  }
  it('produce the row they came from', () => {
    const made = factRow(factEntriesOf(row), 'rent')
    expect(made).toMatchObject({ ...row, deposit: 5480.76 })
  })
  it('are null if unknown', () => expect(factRow({}, 'sale')).toMatchObject({ tenure: null, fact_notes: {} }))
  it('accept typed amounts', () =>
    expect(factRow({ service_charge: entry('£3,200') }, 'sale').service_charge).toBe(3200))
  it('reject a monthly charge for a yearly one', () => {
    expect(factRow({ service_charge: entry('3,200 pa') }, 'sale').service_charge).toBe(3200)
    expect(factRow({ service_charge: entry('300 pcm') }, 'sale').service_charge).toBeNaN()
  })
  it('of a rental are not sent for a sale, and stay in the form', () => {
    const entries: FactEntries = { deposit: entry('2000'), tenure: entry('freehold') }
    expect(factRow(entries, 'sale')).toMatchObject({ deposit: null, tenure: 'freehold' })
    expect(factRow(entries, 'rent')).toMatchObject({ deposit: 2000, tenure: null })
  })
  it('count as unchanged when emptied again', () => {
    const touched = { ...emptyListingValues, facts: { tenure: emptyFact } }
    expect(changedFields(touched, emptyListingValues)).toEqual([])
    expect(changedFields({ ...emptyListingValues, facts: { tenure: entry('freehold') } }, emptyListingValues)).toEqual([
      'tenure',
    ])
  })
})

describe('The errors of facts', () => {
  const errors = (entries: FactEntries, price: number | null = 4750) => factErrors(entries, { type: 'rent', price })
  it('are empty for valid facts', () => expect(errors({ deposit: entry('5,480.76') })).toEqual({}))
  it('state the maximum of a deposit above it', () =>
    expect(errors({ deposit: entry('9000'), holding_deposit: entry('1200') })).toEqual({
      deposit: 'The deposit must be £6,576.92 or less, for a rent of £4,750.00.',
      holding_deposit: 'The holding deposit must be £1,096.15 or less: one week’s rent.',
    }))
  it('name the field of an invalid number', () =>
    expect(errors({ max_occupants: entry('a few') })).toEqual({
      max_occupants: 'Enter the maximum occupants as a whole number.',
    }))
})

describe('Facts stored in a tab', () => {
  it.each([null, 'facts', { tenure: null }, { tenure: { value: 5 } }, { tenure: { ...emptyFact, state: 'maybe' } }])(
    'are dropped if invalid: %j',
    (facts) => expect(restoreValues({ facts }, emptyListingValues).facts).toEqual({}),
  )
  it('are restored if valid', () =>
    expect(restoreValues({ facts: { tenure: entry('freehold') } }, emptyListingValues).facts).toEqual({
      tenure: entry('freehold'),
    }))
})
