import { closeThen, registerOverlay } from '../../lib/overlay-history'
import { isPopoverOpen } from '../../lib/popover'

// Code that the phone menu needs once open, loaded then so that no page waits for it. Back closes the menu; a pressed
// link is followed after it has closed.

// eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- The header of each page has it.
const menu = document.querySelector<HTMLElement>('#menu')!
const whenOpen = () => isPopoverOpen(menu) && registerOverlay(menu)
menu.addEventListener('toggle', whenOpen)
whenOpen()
menu.addEventListener('click', (event) => {
  const link = (event.target as Element).closest('a')
  if (!link) return
  // A link to the valuation dialog or another tab does not leave the page.
  if (link.matches('[data-valuation]') || event.ctrlKey || event.metaKey || event.shiftKey) return menu.hidePopover()
  event.preventDefault()
  closeThen(menu, () => (location.href = link.href))
})
