import { closeThen, opened } from '../../lib/back-closes'

// What a phone's menu needs once it is open: fetched then, so that no page waits for it.

/** Says that the menu is open; a link in it is followed once the menu has closed. */
export function menuOpened(menu: HTMLElement) {
  opened(menu)
  menu.onclick = (event) => {
    const link = (event.target as Element).closest('a')
    if (!link) return
    // A link that opens the valuation dialog, or another tab, leads away from nothing.
    if (link.matches('[data-valuation]') || event.ctrlKey || event.metaKey || event.shiftKey) return menu.hidePopover()
    event.preventDefault()
    closeThen(menu, () => (location.href = link.href))
  }
}
