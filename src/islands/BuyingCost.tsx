import { buyingCost, type BuyingFacts } from '../features/calculators/buying'
import { Calculator } from '../features/calculators/Calculator'

/** The costs of a purchase besides the price. */
export const BuyingCost = (props: { facts: BuyingFacts; built: string }) => (
  <Calculator calculator={buyingCost} {...props} />
)
