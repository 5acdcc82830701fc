import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { ErrorBoundary } from '../../../components/ui/ErrorBoundary'
import { guardMovedNodes } from '../../../lib/form/moved-nodes'
import { restoreNodes } from '../../../lib/form/own-nodes'
import { focusOpener } from './show-dialog'
import { ValuationDialog } from './ValuationDialog'

guardMovedNodes()

/** The delay between closing and removal: the content must not change during the fade-out. */
const removeDelayMs = 300

let root: Root | undefined
let container: HTMLElement | undefined
let isOpen = false
/** The number of openings. Each is a new form. */
let openings = 0
let removing: ReturnType<typeof setTimeout> | undefined

function handleClosed() {
  isOpen = false
  removing = setTimeout(() => root?.render(null), removeDelayMs)
}

const newDialog = (host: HTMLElement) => (
  <ErrorBoundary key={++openings} container={host}>
    <ValuationDialog onClosed={handleClosed} />
  </ErrorBoundary>
)

/** Opens the valuation dialog, which returns the focus to `opener`. */
export function openValuation(opener: HTMLElement) {
  if (isOpen) return
  isOpen = true
  clearTimeout(removing)
  const parent = (container ??= document.body.appendChild(document.createElement('div')))
  root ??= createRoot(parent)
  focusOpener(opener)
  flushSync(() => root?.render(newDialog(parent)))
}

/** Hydrates a dialog that is open as the HTML of its first step, the only child of this element. */
export function takeOver(host: HTMLElement) {
  isOpen = true
  container = host
  if (host.ownNodes) restoreNodes(host.ownNodes)
  host.ownNodes = undefined
  // In one task: between two, a translator changes the nodes again, and React replaces the fields in use.
  flushSync(() => (root = hydrateRoot(host, newDialog(host))))
}
