import { has } from '../../parts'
import { choice, type FieldValues, figure, integer, pounds } from './fields'

const rents = ({ aim }: FieldValues) => aim === 'rent' && has('lettings')
const buys = (values: FieldValues) => !rents(values)

/** The fields of “What can I afford”. */
export const affordabilityFields = {
  aim: choice({
    label: 'What do you want to do?',
    options: [
      { value: 'buy', label: 'Buy a home' },
      { value: 'rent', label: 'Rent a home' },
    ],
    only: () => has('lettings'),
  }),
  income: pounds({
    label: 'Income a year',
    hint: 'Before tax, of everybody who pays.',
    what: 'the income',
    like: '60,000',
    most: 1e9,
    per: 'year',
    start: '60,000',
  }),
  savings: pounds({
    label: 'Savings',
    hint: 'What you can spend on the move.',
    what: 'the savings',
    like: '60,000',
    most: 1e9,
    start: '60,000',
  }),
  sharers: integer({
    label: 'People sharing',
    what: 'the number of people',
    like: '2',
    least: 1,
    most: 12,
    unit: 'people',
    start: '1',
    only: rents,
  }),
  multiple: figure({
    label: 'Loan, times income',
    hint: 'Lenders usually go up to 4 or 4.5 times. Each decides for itself.',
    what: 'the loan, in times of your income,',
    like: '4.5',
    most: 7,
    unit: 'times',
    start: '4.5',
    only: buys,
  }),
  deposit: figure({
    label: 'Lowest deposit',
    hint: 'Of the price. Ask your lender.',
    what: 'the lowest deposit',
    like: '10',
    most: 100,
    start: '10',
    only: buys,
  }),
  buyer: choice({
    label: 'Who buys?',
    hint: 'Homes abroad count.',
    options: [
      { value: 'first', label: 'Only people who never owned a home, and will live there' },
      { value: 'home', label: 'People who move home, or own no other home' },
      { value: 'additional', label: 'People who keep another home' },
    ],
    only: buys,
  }),
  abroad: choice({
    label: 'Does every buyer live in the UK?',
    hint: 'At least 183 of the last 365 days.',
    options: [
      { value: 'no', label: 'Yes, every buyer' },
      { value: 'yes', label: 'No, or not every buyer' },
    ],
    only: buys,
  }),
}
