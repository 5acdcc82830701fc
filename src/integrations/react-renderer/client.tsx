import react from '@astrojs/react/client.js'
import type { ComponentType } from 'react'
import { ErrorBoundary } from '../../components/ui/ErrorBoundary'
import { followFields, readFields, restoreFocus } from '../../lib/form/field-values'
import { restoreNodes } from '../../lib/form/own-nodes'

declare global {
  interface HTMLElement {
    /** Data that `client:when` fetched for an outdated island, until it hydrates. */
    freshData?: unknown
  }
}

/** The library's renderer, for islands in pages that others may have changed, each in an error boundary. */
export default function render(island: HTMLElement): ReturnType<typeof react> {
  const hydrate = react(island)
  return (Island: ComponentType<object>, props: object, ...rest) => {
    const fields = readFields(island)
    if (island.ownNodes) restoreNodes(island.ownNodes)
    island.ownNodes = undefined
    restoreFocus(island, fields)
    const readTyped = followFields(island)
    const GuardedIsland = (given: object) => (
      <ErrorBoundary container={island} readTyped={readTyped}>
        <Island {...given} />
      </ErrorBoundary>
    )
    const { freshData } = island
    island.freshData = undefined
    hydrate(GuardedIsland, freshData === undefined ? props : { ...props, freshData }, ...rest)
  }
}
