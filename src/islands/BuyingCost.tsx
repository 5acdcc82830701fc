import { buyingCost, type BuyingFacts } from '../features/costs/buying'
import { Calculator } from '../features/costs/Calculator'

/** What a purchase costs beside the price. */
export const BuyingCost = (props: { facts: BuyingFacts; built: string }) => (
  <Calculator calculator={buyingCost} {...props} />
)
