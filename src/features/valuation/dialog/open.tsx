import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { open } from './store'
import { ValuationDialog } from './ValuationDialog'

let mounted = false

/** Opens the valuation dialog, which makes its own place in the page the first time and gives the focus back to `opener`. */
export function openValuation(opener: HTMLElement) {
  if (!mounted) {
    mounted = true
    const root = createRoot(document.body.appendChild(document.createElement('div')))
    flushSync(() => root.render(<ValuationDialog />))
  }
  // Safari does not focus a link that is pressed, and a dialog returns the focus to where it was.
  opener.focus({ preventScroll: true })
  flushSync(open)
}
