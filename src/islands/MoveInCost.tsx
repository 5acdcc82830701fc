import { Calculator } from '../features/costs/Calculator'
import { moveInCost } from '../features/costs/move-in'

/** What a tenant pays before the keys. */
export const MoveInCost = ({ built }: { built: string }) => (
  <Calculator calculator={moveInCost} facts={null} built={built} />
)
