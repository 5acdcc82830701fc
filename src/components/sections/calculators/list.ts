import { offered } from '../../../offered-pages'
import { has } from '../../../parts'
import { paths } from '../../../paths'

/** The calculators, in order of use. */
export const calculators = offered([
  {
    path: paths.affordability,
    name: 'Affordability',
    says:
      `The ${has('lettings') ? 'price or rent' : 'price'} that your income and savings reach, ` +
      'and the homes up to it.',
  },
  {
    path: paths.buyingCost,
    name: 'Buying cost',
    says: 'Stamp duty to the pound, possible refunds, and the other costs of buying.',
  },
  {
    path: paths.mortgage,
    name: 'Mortgage',
    says: 'What a loan costs each month and in total, and at a lender’s test rate.',
  },
  {
    path: paths.rentalYield,
    name: 'Rental yield',
    says: 'What you keep of a year’s rent, as a percentage of what you paid, and what is withheld if you live abroad.',
  },
  {
    path: paths.moveInCost,
    name: 'Move-in cost',
    says: 'What a tenant pays to move in, when, and the legal limits.',
  },
])
