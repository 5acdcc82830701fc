import { Calculator } from '../features/calculators/Calculator'
import { rentalYield, type YieldFacts } from '../features/calculators/rental-yield'

/** The yield of a let property. */
export const RentalYield = (props: { facts: YieldFacts; built: string }) => (
  <Calculator calculator={rentalYield} {...props} />
)
