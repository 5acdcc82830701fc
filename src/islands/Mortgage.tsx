import { Calculator } from '../features/calculators/Calculator'
import { mortgage } from '../features/calculators/mortgage'

/** The monthly payment of a loan. */
export const Mortgage = (props: { facts: { overseas: string }; built: string }) => (
  <Calculator calculator={mortgage} {...props} />
)
