import * as messages from '#messages/calculators.ts'
import { offered } from '../../../offered-pages'
import { has } from '../../../parts'
import { paths } from '../../../paths'

const { affordability } = messages

/** The calculators, in order of use. */
export const calculators = offered([
  {
    path: paths.affordability,
    name: affordability.name,
    says: has('lettings') ? affordability.says : affordability.saysOfPrice,
  },
  { path: paths.buyingCost, ...messages.buyingCost },
  { path: paths.mortgage, ...messages.mortgage },
  { path: paths.rentalYield, ...messages.rentalYield },
  { path: paths.moveInCost, ...messages.moveInCost },
])
