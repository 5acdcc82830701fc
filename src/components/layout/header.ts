// Enhances the header, which works without JavaScript (<details> groups, a popover menu), with hover, Escape and the
// shadow.

const groups = [...document.querySelectorAll<HTMLDetailsElement>('#nav [data-group]')]
const closeAll = (except?: HTMLDetailsElement) => groups.forEach((group) => group !== except && (group.open = false))
const canHover = matchMedia('(hover: hover)')

for (const group of groups) {
  const summary = group.querySelector('summary')
  group.addEventListener('pointerenter', (event) => {
    if (!canHover.matches || event.pointerType !== 'mouse') return
    closeAll(group)
    group.open = true
  })
  group.addEventListener('pointerleave', (event) => {
    if (event.pointerType === 'mouse' && !group.contains(document.activeElement)) group.open = false
  })
  // Hovering has opened it: the click must not close it again.
  summary?.addEventListener('click', (event) => {
    if (event.detail > 0 && canHover.matches && group.matches(':hover') && group.open) event.preventDefault()
  })
  group.addEventListener('focusout', ({ relatedTarget }) => {
    if (!group.contains(relatedTarget as Node | null) && !group.matches(':hover')) group.open = false
  })
}
// On the document, because the pointer opens a group without the focus.
document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return
  groups
    .find((group) => group.open && group.contains(document.activeElement))
    ?.querySelector('summary')
    ?.focus()
  closeAll()
})
document.addEventListener('click', ({ target }) => {
  if (!(target as Element).closest('#nav')) closeAll()
})

const menu = document.querySelector<HTMLElement>('#menu')
// A page restored from the back/forward cache must not have its menu open.
addEventListener('pagehide', () => (closeAll(), menu?.hidePopover?.()))

const header = document.querySelector('[data-header]')
const shade = () => header?.toggleAttribute('data-raised', scrollY > 20)
addEventListener('scroll', shade, { passive: true })
// In the first frame: reading the scroll position earlier would force a layout.
requestAnimationFrame(shade)
