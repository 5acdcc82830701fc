import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { ValuationDialog } from './ValuationDialog'

/** Between closing and removing: the answers must not change in a dialog that still fades out. */
const removeDelayMs = 300

let root: Root | undefined
let isOpen = false
/** How often the dialog was opened. Each time is a new form. */
let openings = 0
let removing: ReturnType<typeof setTimeout> | undefined

function handleClosed() {
  isOpen = false
  removing = setTimeout(() => root?.render(null), removeDelayMs)
}

/** Opens the valuation dialog, which gives the focus back to `opener`. */
export function openValuation(opener: HTMLElement) {
  if (isOpen) return
  isOpen = true
  clearTimeout(removing)
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  // Safari does not focus a link that is pressed, and a dialog returns the focus to where it was.
  opener.focus({ preventScroll: true })
  // The menu that holds the opener closes and gives the focus to its button, to which the dialog returns it. A dialog
  // that opens closes the menu by itself, but would return the focus to a link that is hidden by then.
  opener.closest<HTMLElement>(':popover-open')?.hidePopover()
  flushSync(() => root?.render(<ValuationDialog key={++openings} onClosed={handleClosed} />))
}
