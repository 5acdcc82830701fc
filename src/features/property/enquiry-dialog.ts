// Loaded with the first sheet: the page does not wait for it.
export const overlays = () => import('../../lib/overlay-history')

/** The variant `docked` (styles/theme.css). */
export const dockedQuery = () =>
  matchMedia('screen and (width >= 75rem) and (height >= 40rem) and (scripting: enabled)')
/** Whether the form is in the rail. */
export const isDocked = () => dockedQuery().matches && CSS.supports('selector(:has(a))')

export const enquiryDialog = () => document.querySelector<HTMLDialogElement>('dialog#enquire')
export const isSheet = (dialog: HTMLElement) => 'sheet' in dialog.dataset

/** The first field of the current step, or the success message. */
const focusForm = (dialog: HTMLElement) =>
  dialog.querySelector<HTMLElement>('form :is(input, textarea, select), h2[tabindex]')?.focus({ preventScroll: true })

/** Scrolls to a fragment, also if the address already has it. */
export function scrollTo(hash: string) {
  location.hash = hash
  document.querySelector(hash)?.scrollIntoView()
}

function openSheet(dialog: HTMLDialogElement, opener: HTMLElement | null) {
  const section = dialog.parentElement
  // Keeps the page's height, and with it the reader's position.
  if (section) section.style.minHeight = `${section.offsetHeight}px`
  dialog.open = false
  dialog.dataset.sheet = ''
  dialog.showModal()
  focusForm(dialog)
  let closeThen: ((overlay: HTMLElement, work: () => void) => void) | undefined
  void overlays().then(
    (code) => {
      if (!isSheet(dialog) || !dialog.open) return
      closeThen = code.closeThen
      code.registerOverlay(dialog)
    },
    () => {},
  )
  const restore = () => {
    // The bar with the opener hides while the form has the focus.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    const focusOpener = () => setTimeout(() => opener?.focus({ preventScroll: true }))
    // After the history change, which makes browsers drop the focus.
    if (closeThen) closeThen(dialog, focusOpener)
    else focusOpener()
    delete dialog.dataset.sheet
    dialog.open = true
    if (section) section.style.minHeight = ''
  }
  dialog.addEventListener('close', restore, { once: true })
}

/** @param opener gets the focus back */
export function showEnquiry(opener: HTMLElement | null) {
  const dialog = enquiryDialog()
  if (!dialog) return
  if (!isDocked()) return openSheet(dialog, opener)
  dialog.dataset.open = ''
  focusForm(dialog)
}
