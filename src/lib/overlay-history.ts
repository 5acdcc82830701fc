import { isPopoverOpen } from './popover'

// Back closes an overlay (the menu, a dialog) instead of leaving the page. An open overlay has its own history entry
// with the page's address. Back removes that entry and closes the overlay; closing the overlay in another way removes
// the entry. One entry is enough: two overlays are never open at once.

let shown: HTMLElement | undefined
/** The history is going back from the overlay's entry. */
let goingBack = false
/** The address of the overlay's entry. */
let address = ''
const waiting: (() => void)[] = []

const onOverlayEntry = () => Boolean((history.state as { overlay?: boolean } | null)?.overlay)
const isOpen = (overlay: HTMLElement) => (overlay instanceof HTMLDialogElement ? overlay.open : isPopoverOpen(overlay))
const close = (overlay: HTMLElement) => {
  if (!isOpen(overlay)) return
  if (overlay instanceof HTMLDialogElement) overlay.close()
  else overlay.hidePopover()
}

/** Synchronises the history with the open overlay. History navigation is asynchronous, so this waits for it. */
function settle() {
  if (goingBack) return
  if (!shown && onOverlayEntry()) {
    goingBack = true
    address = location.href
    history.back()
  } else if (shown && !onOverlayEntry()) {
    address = location.href
    history.pushState({ ...(history.state as object | null), overlay: true }, '')
  } else for (const work of waiting.splice(0)) work()
}

const ended = ({ currentTarget }: Event) => {
  // A dialog that was reopened before its event arrived counts as open.
  if (currentTarget !== shown || isOpen(shown)) return
  shown = undefined
  settle()
}

function travelled(event: PopStateEvent) {
  const overlay = shown
  // Moving to or from the overlay's entry changes nothing else on the page.
  if (location.href === address && (goingBack || overlay || onOverlayEntry())) event.stopImmediatePropagation()
  if (goingBack) goingBack = false
  else if (overlay && !onOverlayEntry()) {
    shown = undefined
    close(overlay)
  }
  settle()
}

/** Registers an opened modal dialog or popover, so that Back closes it. */
export function registerOverlay(overlay: HTMLElement) {
  for (const event of ['close', 'toggle']) overlay.addEventListener(event, ended)
  shown = overlay
  settle()
}

/** Closes an overlay, then runs work that changes the page's address once the overlay's history entry is gone. */
export function closeThen(overlay: HTMLElement, work: () => void) {
  waiting.push(work)
  close(overlay)
  if (shown === overlay) shown = undefined
  settle()
}

// The server also loads this module with the components.
if (typeof window !== 'undefined') {
  addEventListener('popstate', travelled)
  // A page reloaded with an open overlay starts at the overlay's entry.
  settle()
}
