import { describe, expect, it } from 'vitest'
import {
  factAnswersOf,
  type FactAnswers,
  factErrors,
  factRow,
  noAnswer,
} from '../../../../../src/admin/listings/form/fact-answers'
import { restoreAnswers } from '../../../../../src/admin/listings/form/restore-answers'
import { differences } from '../../../../../src/admin/listings/form/form-differences'
import { empty } from '../../../../../src/admin/listings/form/property-form'

const answer = (value: string) => ({ ...noAnswer, value })

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
    const made = factRow(factAnswersOf(row), 'rent')
    expect(made).toMatchObject({ ...row, deposit: 5480.76 })
  })
  it('leave what is not known null', () => expect(factRow({}, 'sale')).toMatchObject({ tenure: null, fact_notes: {} }))
  it('take money as people type it', () =>
    expect(factRow({ service_charge: answer('£3,200') }, 'sale').service_charge).toBe(3200))
  it('take no charge of a month for a charge of a year', () => {
    expect(factRow({ service_charge: answer('3,200 pa') }, 'sale').service_charge).toBe(3200)
    expect(factRow({ service_charge: answer('300 pcm') }, 'sale').service_charge).toBeNaN()
  })
  it('send nothing of a sale that belongs to a rental, and keep it in the form', () => {
    const answers: FactAnswers = { deposit: answer('2000'), tenure: answer('freehold') }
    expect(factRow(answers, 'sale')).toMatchObject({ deposit: null, tenure: 'freehold' })
    expect(factRow(answers, 'rent')).toMatchObject({ deposit: 2000, tenure: null })
  })
  it('count as unchanged once they are emptied again', () => {
    const touched = { ...empty, facts: { tenure: noAnswer } }
    expect(differences(touched, empty)).toEqual([])
    expect(differences({ ...empty, facts: { tenure: answer('freehold') } }, empty)).toEqual(['facts'])
  })
})

describe('What is wrong with a fact', () => {
  const errors = (answers: FactAnswers, price: number | null = 4750) => factErrors(answers, { type: 'rent', price })
  it('is nothing where all is well', () => expect(errors({ deposit: answer('5,480.76') })).toEqual({}))
  it('says the cap of a deposit beyond it', () =>
    expect(errors({ deposit: answer('9000'), holding_deposit: answer('1200') })).toEqual({
      deposit: 'The deposit must be £6,576.92 or less, for a rent of £4,750.00.',
      holding_deposit: 'The holding deposit must be £1,096.15 or less: one week’s rent.',
    }))
  it('names the field whose number cannot be read', () =>
    expect(errors({ max_occupants: answer('a few') })).toEqual({
      max_occupants: 'Enter the people as a whole number.',
    }))
})

describe('What a tab kept', () => {
  it.each([null, 'facts', { tenure: null }, { tenure: { value: 5 } }, { tenure: { ...noAnswer, state: 'maybe' } }])(
    'is let go where it can be no facts: %j',
    (facts) => expect(restoreAnswers({ facts }, empty).facts).toEqual({}),
  )
  it('comes back where it is sound', () =>
    expect(restoreAnswers({ facts: { tenure: answer('freehold') } }, empty).facts).toEqual({
      tenure: answer('freehold'),
    }))
})
