import { Calculator } from '../features/calculators/Calculator'
import { rentalYield, type YieldFacts } from '../features/calculators/rental-yield'

/** What a let home earns. */
export const RentalYield = (props: { facts: YieldFacts; built: string }) => (
  <Calculator calculator={rentalYield} {...props} />
)
