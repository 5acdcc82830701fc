import react from '@astrojs/react/client.js'
import type { ComponentType } from 'react'
import { ErrorBoundary } from '../../components/ui/ErrorBoundary'
import { followFields, readFields, restoreFocus } from '../../lib/form/field-values'
import { guardMovedNodes } from '../../lib/form/moved-nodes'
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
    // Before React renders, in a later task: a translator may replace texts until then.
    guardMovedNodes()
    const fields = readFields(island)
    const restored = island.ownNodes && restoreNodes(island.ownNodes)
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
    // React hydrates before it handles such an event. Without it, hydration is spread over later tasks: a translator
    // changes the nodes again in between, and React replaces the fields in use.
    if (restored) island.firstElementChild?.dispatchEvent(new Event('compositionend'))
  }
}
