/**
 * Whether a popover is open. Browsers without popovers refuse the selector; there, the stand-in
 * (components/layout/popover-fallback.ts) marks what it has opened.
 */
export const isPopoverOpen = (popover: Element): boolean =>
  CSS.supports('selector(:popover-open)') ? popover.matches(':popover-open') : popover.hasAttribute('data-open')
