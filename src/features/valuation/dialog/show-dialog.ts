import { isPopoverOpen } from '../../../lib/popover'

/** Focuses the opener, because the dialog returns the focus to where it was. */
export function focusOpener(opener: HTMLElement) {
  // Safari does not focus a pressed link.
  opener.focus({ preventScroll: true })
  // Closes the menu that contains the opener, which focuses the menu's button; the dialog returns the focus there. An
  // opening dialog would close the menu too, but return the focus to a hidden link.
  const menu = opener.closest<HTMLElement>('[popover]')
  if (menu && isPopoverOpen(menu)) menu.hidePopover()
}

/** Shows the dialog modally, unless already shown: the page keeps the width of its scrollbar. */
export function showDialog(dialog: HTMLDialogElement) {
  if (dialog.open) return
  const root = document.documentElement
  root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`)
  dialog.showModal()
}
