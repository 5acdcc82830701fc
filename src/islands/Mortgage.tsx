import { Calculator } from '../features/costs/Calculator'
import { mortgage } from '../features/costs/mortgage'

/** What a loan costs each month. */
export const Mortgage = (props: { facts: { overseas: string }; built: string }) => (
  <Calculator calculator={mortgage} {...props} />
)
