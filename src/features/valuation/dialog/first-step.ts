import { bookingDraft } from '../../../domain/enquiry/booking-draft'
import { recordNodes } from '../../../lib/form/own-nodes'
import { focusOpener, showDialog } from './show-dialog'

const load = () => import('./open-dialog')
let loaded: Awaited<ReturnType<typeof load>> | undefined
// Approaching a link by pointer or focus preloads the dialog. A failed preload is retried on the press.
load().then(
  (code) => (loaded = code),
  () => {},
)

function hasDraft() {
  try {
    return sessionStorage.getItem(bookingDraft) !== null
  } catch {
    // Storage is forbidden, so it has no draft.
    return false
  }
}

/** The container of the dialog while it is HTML. */
let host: HTMLElement | undefined

/**
 * Shows the dialog's first step as HTML. A press on its button waits for React; every way of closing works.
 * @returns the dialog, and a function that ends the waiting and returns the last press
 */
function showFirstStep(opener: HTMLElement, html: string) {
  host = document.body.appendChild(document.createElement('div'))
  host.innerHTML = html
  host.ownNodes = recordNodes(host)
  // eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- The HTML of the first step is a dialog.
  const dialog = host.querySelector('dialog')!
  let pressed: HTMLElement | undefined
  const waiting = new AbortController()
  dialog.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest('button')
      if (event.target === dialog || button?.type === 'button') return dialog.close()
      if (!button) return
      event.preventDefault()
      pressed = button
      button.setAttribute('aria-busy', 'true')
    },
    waiting,
  )
  // As in the dialog itself, Enter continues from the focused heading.
  dialog.addEventListener(
    'keydown',
    ({ key, target }) => {
      if (key === 'Enter' && (target as Element).matches('h2'))
        dialog.querySelector<HTMLElement>('[type=submit]')?.click()
    },
    waiting,
  )
  focusOpener(opener)
  showDialog(dialog)
  dialog.querySelector('h2')?.focus()
  const endWaiting = () => {
    waiting.abort()
    return pressed
  }
  return { dialog, endWaiting }
}

/**
 * Opens the valuation dialog, which returns the focus to `opener`.
 * @param html of the first step (pages/valuation-dialog.txt.ts), shown until React has loaded; without it, or if a
 *   draft is at another step, React opens the dialog
 * @throws if React does not load while the visitor still waits
 */
export async function openValuation(opener: HTMLElement, html: string | undefined) {
  host?.remove()
  if (loaded || !html || hasDraft()) return (loaded ??= await load()).openValuation(opener)
  const { dialog, endWaiting } = showFirstStep(opener, html)
  void import('../../../lib/overlay-history').then(({ registerOverlay }) => dialog.open && registerOverlay(dialog))
  try {
    loaded = await load()
  } catch (error) {
    if (dialog.open) throw error
  }
  if (!loaded || !host || !dialog.open) return
  loaded.takeOver(host)
  host = undefined
  const button = endWaiting()
  if (!button) return
  button.removeAttribute('aria-busy')
  button.click()
}
