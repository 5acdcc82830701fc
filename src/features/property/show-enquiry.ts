import { dockedQuery, enquiryDialog, isDocked, isSheet, overlays, scrollTo, showEnquiry } from './enquiry-dialog'

// Links to the enquiry form of a listing open it where the reader is: in the rail as a panel, elsewhere as a sheet over
// the page. It is the same element in each place, so nothing typed is lost. Works before hydration.

function fold(dialog: HTMLElement) {
  delete dialog.dataset.open
  if (!dialog.contains(document.activeElement)) return
  ;(document.activeElement as HTMLElement).blur()
  // The one that opens the resting panel; the others are hidden.
  for (const link of dialog.querySelectorAll<HTMLElement>('a[href="#enquire"]')) link.focus({ preventScroll: true })
}

function handleClick(event: MouseEvent) {
  const { altKey, ctrlKey, metaKey, shiftKey } = event
  if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey || !(event.target instanceof Element)) return
  const dialog = enquiryDialog()
  const pressed = event.target.closest<HTMLElement>('a[href^="#"]:not([data-skip]), [data-close-enquiry]')
  if (!dialog || !pressed) return
  const inside = dialog.contains(pressed)
  const hash = pressed.getAttribute('href')
  if (hash === '#enquire') {
    event.preventDefault()
    return showEnquiry(inside ? null : pressed)
  }
  if (!inside) return
  if (!isSheet(dialog)) return fold(dialog)
  if (!hash) return dialog.close()
  event.preventDefault()
  void overlays().then(({ closeThen }) => closeThen(dialog, () => setTimeout(() => scrollTo(hash))))
}

/** A field opens the panel, which stays open until the focus or a press is outside it. */
function handleFocus({ target, type }: Event) {
  const dialog = enquiryDialog()
  if (!dialog || !isDocked() || isSheet(dialog)) return
  if (!dialog.contains(target as Node)) delete dialog.dataset.open
  else if (type === 'focusin' && (target as Element).closest('form')) dialog.dataset.open = ''
}

document.addEventListener('click', handleClick)
document.addEventListener('focusin', handleFocus)
document.addEventListener('pointerdown', handleFocus)
document.addEventListener('keydown', (event) => {
  const dialog = enquiryDialog()
  if (event.key === 'Escape' && !event.defaultPrevented && dialog?.dataset.open === '') fold(dialog)
})
dockedQuery().addEventListener('change', () => {
  const dialog = enquiryDialog()
  if (dialog && isSheet(dialog)) dialog.close()
})
// A field may have had the focus before this code.
const focused = enquiryDialog()?.querySelector('form:focus-within')
if (focused && isDocked()) focused.closest('dialog')?.setAttribute('data-open', '')
