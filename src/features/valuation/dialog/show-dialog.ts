import { isPopoverOpen } from '../../../lib/popover'

/** Gives the focus to what opens the dialog, as the dialog returns it to where it was. */
export function focusOpener(opener: HTMLElement) {
  // Safari does not focus a link that is pressed.
  opener.focus({ preventScroll: true })
  // The menu that holds the opener closes and gives the focus to its button, to which the dialog returns it. A dialog
  // that opens closes the menu by itself, but would return the focus to a link that is hidden by then.
  const menu = opener.closest<HTMLElement>('[popover]')
  if (menu && isPopoverOpen(menu)) menu.hidePopover()
}

/** Shows the dialog over the page, unless it is shown already: the page keeps the width it has with its scrollbar. */
export function showDialog(dialog: HTMLDialogElement) {
  if (dialog.open) return
  const root = document.documentElement
  root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`)
  dialog.showModal()
}
