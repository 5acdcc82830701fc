import { has } from '../../parts'
import * as messages from '#messages/affordability.ts'
import * as shared from '#messages/calculator.ts'
import { choice, type FieldValues, figure, integer, pounds } from './fields'

const rents = ({ aim }: FieldValues) => aim === 'rent' && has('lettings')
const buys = (values: FieldValues) => !rents(values)

/** The fields of “What can I afford”. */
export const affordabilityFields = {
  aim: choice(['buy', 'rent'], { ...messages.aim, only: () => has('lettings') }),
  income: pounds({ ...messages.incomeField, example: '60,000', max: 1e9, per: 'year' }),
  savings: pounds({ ...messages.savingsField, example: '60,000', max: 1e9 }),
  sharers: integer({ ...shared.sharersField, example: '2', min: 1, max: 12, start: '1', only: rents }),
  multiple: figure({ ...messages.multipleField, example: '4.5', max: 7, only: buys }),
  deposit: figure({ ...messages.depositField, example: '10', max: 100, only: buys }),
  buyer: choice(['first', 'home', 'additional'], { ...messages.buyer, only: buys }),
  abroad: choice(['no', 'yes'], { ...shared.abroad, hint: messages.abroadHint, only: buys }),
}
