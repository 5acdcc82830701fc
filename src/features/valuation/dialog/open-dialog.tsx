import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import styles from '../../../styles/dialog.css?url'
import { open } from './dialog.store'
import { ValuationDialog } from './ValuationDialog'

// Asked for as soon as this code is here. Without its styles the dialog does not open, and the link is followed.
const dressed = new Promise<unknown>((onload, onerror) => {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles, onload, onerror }),
  )
})
dressed.catch(() => {})

let mounted = false

/**
 * Opens the valuation dialog, which makes its own place in the page the first time and gives the focus back to
 * `opener`.
 */
export async function openValuation(opener: HTMLElement) {
  await dressed
  if (!mounted) {
    mounted = true
    const root = createRoot(document.body.appendChild(document.createElement('div')))
    flushSync(() => root.render(<ValuationDialog />))
  }
  // Safari does not focus a link that is pressed, and a dialog returns the focus to where it was.
  opener.focus({ preventScroll: true })
  flushSync(open)
}
