import { bookingDraft } from '../../../domain/enquiry/booking-draft'
import { recordNodes } from '../../../lib/form/own-nodes'
import { focusOpener, showDialog } from './show-dialog'

const load = () => import('./open-dialog')
let loaded: Awaited<ReturnType<typeof load>> | undefined
// A finger or the focus that approaches a link fetches the dialog before the press. What fails is fetched again by it.
load().then(
  (code) => (loaded = code),
  () => {},
)

function hasDraft() {
  try {
    return sessionStorage.getItem(bookingDraft) !== null
  } catch {
    // Storage is forbidden: nothing is kept there.
    return false
  }
}

/** What holds the dialog while it is HTML. */
let host: HTMLElement | undefined

/**
 * Shows the dialog's first step as HTML. A press on its button waits for React; whatever closes a dialog closes it.
 * @returns the dialog, and what ends the waiting: it says what was pressed last
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
      button.ariaBusy = 'true'
    },
    waiting,
  )
  // As in the dialog itself, Enter moves on from the heading, which has the focus.
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
 * Opens the valuation dialog, which gives the focus back to `opener`.
 * @param html of the first step (pages/valuation-dialog.txt.ts), shown until React has come; without it, or where a
 * draft leads to another step, the dialog opens with React
 * @throws where React does not come and the visitor still waits for it
 */
export async function openValuation(opener: HTMLElement, html: string | undefined) {
  host?.remove()
  if (loaded || !html || hasDraft()) return (loaded ??= await load()).openValuation(opener)
  const { dialog, endWaiting } = showFirstStep(opener, html)
  void import('../../../lib/overlay-history').then(({ opened }) => dialog.open && opened(dialog))
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
  button.ariaBusy = null
  button.click()
}
