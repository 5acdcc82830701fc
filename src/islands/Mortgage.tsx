import { Calculator } from '../features/calculators/Calculator'
import { mortgage } from '../features/calculators/mortgage'

/** What a loan costs each month. */
export const Mortgage = (props: { facts: { overseas: string }; built: string }) => (
  <Calculator calculator={mortgage} {...props} />
)
