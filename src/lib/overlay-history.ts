import { isPopoverOpen } from './popover'

// Back closes what lies over a page (the menu, a dialog) instead of leaving the page. While an overlay is open, the
// history holds an entry of its own for it, with the page's address. Back takes that entry away and so closes the
// overlay; an overlay closed in another way takes its entry with it. One entry is enough: two overlays are never open
// at once.

let shown: HTMLElement | undefined
/** The history is on its way back from an overlay's entry. */
let leaving = false
/** Where the overlay's entry was made: going to and from it, no page has anything to follow. */
let address = ''
const waiting: (() => void)[] = []

const onOverlayEntry = () => Boolean((history.state as { overlay?: boolean } | null)?.overlay)
const isOpen = (overlay: HTMLElement) => (overlay instanceof HTMLDialogElement ? overlay.open : isPopoverOpen(overlay))
const close = (overlay: HTMLElement) => {
  if (!isOpen(overlay)) return
  if (overlay instanceof HTMLDialogElement) overlay.close()
  else overlay.hidePopover()
}

/**
 * Brings the history into line with what is open. The history moves later than it is asked to: until then, it waits.
 */
function settle() {
  if (leaving) return
  if (!shown && onOverlayEntry()) {
    leaving = true
    address = location.href
    history.back()
  } else if (shown && !onOverlayEntry()) {
    address = location.href
    history.pushState({ ...(history.state as object | null), overlay: true }, '')
  } else for (const work of waiting.splice(0)) work()
}

const ended = ({ currentTarget }: Event) => {
  // A dialog opened again before its event came is open.
  if (currentTarget !== shown || isOpen(shown)) return
  shown = undefined
  settle()
}

function travelled(event: PopStateEvent) {
  if (location.href === address) event.stopImmediatePropagation()
  const overlay = shown
  if (leaving) leaving = false
  else if (overlay && !onOverlayEntry()) {
    shown = undefined
    close(overlay)
  }
  settle()
}

/** Says that a modal dialog or a popover has opened: from now on, Back closes it. */
export function opened(overlay: HTMLElement) {
  for (const event of ['close', 'toggle']) overlay.addEventListener(event, ended)
  shown = overlay
  settle()
}

/** Closes an overlay, and does what changes the page's address once the overlay's entry is out of the history. */
export function closeThen(overlay: HTMLElement, work: () => void) {
  waiting.push(work)
  close(overlay)
  if (shown === overlay) shown = undefined
  settle()
}

// The server, too, loads this with the components that use it.
if (typeof window !== 'undefined') {
  addEventListener('popstate', travelled)
  // A page reloaded while an overlay was open begins at that overlay's entry.
  settle()
}
