/**
 * Whether a popover is open. Browsers without popovers reject the selector; there the fallback
 * (components/layout/popover-fallback.ts) marks open popovers.
 */
export const isPopoverOpen = (popover: Element): boolean =>
  CSS.supports('selector(:popover-open)') ? popover.matches(':popover-open') : popover.hasAttribute('data-open')
