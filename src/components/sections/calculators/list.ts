import { paths } from '../../../paths'

/** The calculators, in order of use. */
export const calculators = [
  {
    path: paths.buyingCost,
    name: 'Buying cost',
    says: 'Stamp duty to the pound, with what may come back, and the other costs of a purchase.',
  },
  {
    path: paths.mortgage,
    name: 'Mortgage',
    says: 'What a loan costs each month, what it costs in all, and what a lender tests.',
  },
  {
    path: paths.rentalYield,
    name: 'Rental yield',
    says: 'What a let home leaves on what it cost, after the year’s bills and, from abroad, HMRC’s share.',
  },
  {
    path: paths.moveInCost,
    name: 'Move-in cost',
    says: 'What a tenant pays to move in, when, and the most that the law allows.',
  },
] as const
