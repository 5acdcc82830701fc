import { describe, expect, it } from 'vitest'
import {
  factEntriesOf,
  type FactEntries,
  factErrors,
  factRow,
  emptyFact,
} from '../../../../../src/admin/listings/form/fact-entries'
import { restoreValues } from '../../../../../src/admin/listings/form/restore-values'
import { differences } from '../../../../../src/admin/listings/form/form-differences'
import { empty } from '../../../../../src/admin/listings/form/property-form'

const entry = (value: string) => ({ ...emptyFact, value })

describe('The facts as the form holds them', () => {
  const row = {
    property_type: 'flat',
    lift: false,
    deposit: '5480.76',
    bills_included: ['water', 'heating'],
    restrictions: [],
    mobile: { EE: 'good', Three: 'limited' },
    fact_notes: { water: { state: 'asked', source: 'Landlord', checked_on: '2026-11-12' } },
  }
  it('make the row that they came from', () => {
    const made = factRow(factEntriesOf(row), 'rent')
    expect(made).toMatchObject({ ...row, deposit: 5480.76 })
  })
  it('leave what is not known null', () => expect(factRow({}, 'sale')).toMatchObject({ tenure: null, fact_notes: {} }))
  it('take money as people type it', () =>
    expect(factRow({ service_charge: entry('£3,200') }, 'sale').service_charge).toBe(3200))
  it('take no charge of a month for a charge of a year', () => {
    expect(factRow({ service_charge: entry('3,200 pa') }, 'sale').service_charge).toBe(3200)
    expect(factRow({ service_charge: entry('300 pcm') }, 'sale').service_charge).toBeNaN()
  })
  it('send nothing of a sale that belongs to a rental, and keep it in the form', () => {
    const entries: FactEntries = { deposit: entry('2000'), tenure: entry('freehold') }
    expect(factRow(entries, 'sale')).toMatchObject({ deposit: null, tenure: 'freehold' })
    expect(factRow(entries, 'rent')).toMatchObject({ deposit: 2000, tenure: null })
  })
  it('count as unchanged once they are emptied again', () => {
    const touched = { ...empty, facts: { tenure: emptyFact } }
    expect(differences(touched, empty)).toEqual([])
    expect(differences({ ...empty, facts: { tenure: entry('freehold') } }, empty)).toEqual(['facts'])
  })
})

describe('What is wrong with a fact', () => {
  const errors = (entries: FactEntries, price: number | null = 4750) => factErrors(entries, { type: 'rent', price })
  it('is nothing where all is well', () => expect(errors({ deposit: entry('5,480.76') })).toEqual({}))
  it('says the cap of a deposit beyond it', () =>
    expect(errors({ deposit: entry('9000'), holding_deposit: entry('1200') })).toEqual({
      deposit: 'The deposit must be £6,576.92 or less, for a rent of £4,750.00.',
      holding_deposit: 'The holding deposit must be £1,096.15 or less: one week’s rent.',
    }))
  it('names the field whose number cannot be read', () =>
    expect(errors({ max_occupants: entry('a few') })).toEqual({
      max_occupants: 'Enter the people as a whole number.',
    }))
})

describe('What a tab kept', () => {
  it.each([null, 'facts', { tenure: null }, { tenure: { value: 5 } }, { tenure: { ...emptyFact, state: 'maybe' } }])(
    'is let go where it can be no facts: %j',
    (facts) => expect(restoreValues({ facts }, empty).facts).toEqual({}),
  )
  it('comes back where it is sound', () =>
    expect(restoreValues({ facts: { tenure: entry('freehold') } }, empty).facts).toEqual({
      tenure: entry('freehold'),
    }))
})
