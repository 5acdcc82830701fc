import react from '@astrojs/react/client.js'
import type { ComponentType } from 'react'
import { FaultBoundary } from '../../components/ui/FaultBoundary'
import { followFields, readFields, restoreFocus } from '../../lib/form/field-values'
import { restoreNodes } from '../../lib/form/own-nodes'

/** The library's renderer for islands in a page that others may have changed, each with a boundary for its errors. */
export default function render(island: HTMLElement): ReturnType<typeof react> {
  const hydrate = react(island)
  return (Island: ComponentType<object>, ...rest) => {
    const fields = readFields(island)
    if (island.ownNodes) restoreNodes(island.ownNodes)
    island.ownNodes = undefined
    restoreFocus(island, fields)
    const readTyped = followFields(island)
    const GuardedIsland = (props: object) => (
      <FaultBoundary container={island} readTyped={readTyped}>
        <Island {...props} />
      </FaultBoundary>
    )
    hydrate(GuardedIsland, ...rest)
  }
}
