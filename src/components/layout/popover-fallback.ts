// A popover fallback (Chrome before 114, Safari before 17, Firefox before 125): the menu opens, closes by its button,
// Escape and outside presses, and fires `toggle`. An open one has `data-open`, which the style sheets show
// (styles/base.css).

const openerOf = (popover: HTMLElement) =>
  document.querySelector<HTMLElement>(`[popovertarget="${popover.id}"]:not([popovertargetaction])`)
const shown = () => document.querySelector<HTMLElement>('[popover][data-open]')

function setOpen(popover: HTMLElement, open: boolean) {
  if (popover.hasAttribute('data-open') === open) return
  popover.toggleAttribute('data-open', open)
  const opener = openerOf(popover)
  opener?.setAttribute('aria-expanded', String(open))
  // An open popover precedes its opener in the page, so the focus is moved in and back.
  if (open) popover.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true })
  else if (popover.contains(document.activeElement)) opener?.focus({ preventScroll: true })
  popover.dispatchEvent(new Event('toggle'))
}

HTMLElement.prototype.showPopover = function () {
  setOpen(this, true)
}
HTMLElement.prototype.hidePopover = function () {
  setOpen(this, false)
}

document.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest('[popovertarget]')
  const popover = button && document.getElementById(button.getAttribute('popovertarget') ?? '')
  if (popover) setOpen(popover, !popover.hasAttribute('data-open'))
  else if (shown()?.contains(target as Node) === false) shown()?.hidePopover()
})
document.addEventListener('keydown', ({ key }) => key === 'Escape' && shown()?.hidePopover())

export {}
