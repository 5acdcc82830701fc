import { has } from '../../parts'
import * as messages from '#messages/affordability.ts'
import * as shared from '#messages/calculator.ts'
import { choice, type FieldValues, figure, integer, pounds } from './fields'

const rents = ({ aim }: FieldValues) => aim === 'rent' && has('lettings')
const buys = (values: FieldValues) => !rents(values)

/** The fields of “What can I afford”. */
export const affordabilityFields = {
  aim: choice({
    label: messages.aim.label,
    options: [
      { value: 'buy', label: messages.aim.buy },
      { value: 'rent', label: messages.aim.rent },
    ],
    only: () => has('lettings'),
  }),
  income: pounds({ ...messages.incomeField, like: '60,000', max: 1e9, per: 'year', start: '60,000' }),
  savings: pounds({ ...messages.savingsField, like: '60,000', max: 1e9, start: '60,000' }),
  sharers: integer({
    ...shared.sharersField,
    like: '2',
    min: 1,
    max: 12,
    start: '1',
    only: rents,
  }),
  multiple: figure({
    ...messages.multipleField,
    like: '4.5',
    max: 7,
    start: '4.5',
    only: buys,
  }),
  deposit: figure({
    ...messages.depositField,
    like: '10',
    max: 100,
    start: '10',
    only: buys,
  }),
  buyer: choice({
    label: messages.buyer.label,
    hint: messages.buyer.hint,
    options: [
      { value: 'first', label: messages.buyer.first },
      { value: 'home', label: messages.buyer.home },
      { value: 'additional', label: messages.buyer.additional },
    ],
    only: buys,
  }),
  abroad: choice({
    label: shared.buyersInUk.label,
    hint: messages.abroadHint,
    options: [
      { value: 'no', label: shared.buyersInUk.all },
      { value: 'yes', label: shared.buyersInUk.notAll },
    ],
    only: buys,
  }),
}
