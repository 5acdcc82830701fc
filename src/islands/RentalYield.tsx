import { Calculator } from '../features/costs/Calculator'
import { rentalYield, type YieldFacts } from '../features/costs/rental-yield'

/** What a let home earns. */
export const RentalYield = (props: { facts: YieldFacts; built: string }) => (
  <Calculator calculator={rentalYield} {...props} />
)
