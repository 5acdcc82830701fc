import { Calculator } from '../features/calculators/Calculator'
import { moveInCost } from '../features/calculators/move-in'

/** What a tenant pays before moving in. */
export const MoveInCost = ({ built }: { built: string }) => (
  <Calculator calculator={moveInCost} facts={null} built={built} />
)
